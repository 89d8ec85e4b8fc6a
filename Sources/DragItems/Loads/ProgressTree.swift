/// How far several pieces of work are that together make up one (CONTRACT-93, 117, 118).
///
/// A node's fraction never falls, lies between 0 and 1, and is 1 only when the node is finished
/// (I11): it stays just below while the work is there but nobody has said that it is done.
package struct ProgressTree: Hashable, Sendable {
  /// A piece of work, by the order of its making.
  package struct NodeID: Hashable, Sendable, Comparable {
    /// The number; the root's is 0.
    package let rawValue: Int

    /// Orders by making: a parent comes before its children.
    package static func < (left: NodeID, right: NodeID) -> Bool { left.rawValue < right.rawValue }
  }

  /// What has become of a piece of work.
  package enum Status: UInt8, Hashable, Sendable {
    /// Somebody works on it.
    case open
    /// It is done, whether well or not.
    case finished
    /// It was given up.
    case cancelled
  }

  /// Why something cannot be said about a piece of work; nothing is changed then.
  package enum ProgressError: Error, Hashable, Sendable {
    /// There is no such node.
    case unknown(NodeID)
    /// The node is finished or cancelled.
    case over(NodeID)
    /// A number of units is below zero, or a node has none at all.
    case units(Int64)
    /// The node has fewer units left than this.
    case overbooked(by: Int64)
    /// Less would be done than before.
    case backwards(Int64)
    /// This many children are open, so that the node cannot be finished.
    case openChildren(Int)
  }

  private struct Node: Hashable, Sendable {
    let parent: NodeID?
    /// How many of the parent's units the node stands for.
    let share: Int64
    var total: Int64
    /// Units that children stand for.
    var booked: Int64 = 0
    /// Units that are done by the node itself.
    var completed: Int64 = 0
    /// Units that are done by children, in parts.
    var childUnits = 0.0
    var fraction = 0.0
    var openChildren = 0
    var status = Status.open
  }

  private var nodes: [Node]

  /// The greatest fraction of work that is not finished.
  private static let almost = 1.0.nextDown

  /// The whole.
  package static let root = NodeID(rawValue: 0)

  /// Makes a tree of one node.
  ///
  /// - Parameter total: The units of the whole; zero for a whole that grows with its children.
  /// - Throws: ``ProgressError/units(_:)`` below zero.
  package init(total: Int64 = 0) throws(ProgressError) {
    guard total >= 0 else { throw .units(total) }
    nodes = [Node(parent: nil, share: 0, total: total)]
  }

  /// Makes a tree whose whole grows with its children.
  package init() {
    nodes = [Node(parent: nil, share: 0, total: 0)]
  }

  /// All nodes, in the order of their making.
  package var ids: [NodeID] { nodes.indices.map(NodeID.init(rawValue:)) }

  /// How much is done, from 0 to 1; 0 for a node that there is not.
  package func fraction(of id: NodeID) -> Double {
    nodes.indices.contains(id.rawValue) ? nodes[id.rawValue].fraction : 0
  }

  /// How many of its own units a node has done, or nil where there is none.
  package func completed(of id: NodeID) -> Int64? {
    nodes.indices.contains(id.rawValue) ? nodes[id.rawValue].completed : nil
  }

  /// What has become of a node, or nil where there is none.
  package func status(of id: NodeID) -> Status? {
    nodes.indices.contains(id.rawValue) ? nodes[id.rawValue].status : nil
  }

  /// Adds units to a node, for more work than was known before; its fraction does not fall.
  ///
  /// - Throws: ``ProgressError``, also when the units would be more than can be counted.
  package mutating func grow(_ id: NodeID, by units: Int64) throws(ProgressError) {
    try check(id)
    guard units > 0 else { throw .units(units) }
    let (total, overflow) = nodes[id.rawValue].total.addingReportingOverflow(units)
    guard !overflow else { throw .units(units) }
    nodes[id.rawValue].total = total
  }

  /// Adds a child that stands for some of a node's units.
  ///
  /// - Parameters:
  ///   - parent: The node.
  ///   - share: How many of the node's units the child stands for.
  ///   - total: The units in which the child counts its own work.
  /// - Returns: The child.
  /// - Throws: ``ProgressError``, when the node has not so many units left.
  package mutating func addChild(of parent: NodeID, share: Int64, total: Int64)
    throws(ProgressError) -> NodeID
  {
    try check(parent)
    guard share > 0 else { throw .units(share) }
    guard total > 0 else { throw .units(total) }
    let node = nodes[parent.rawValue]
    let left = node.total - node.booked - node.completed
    guard share <= left else { throw .overbooked(by: share - left) }
    nodes[parent.rawValue].booked += share
    nodes[parent.rawValue].openChildren += 1
    nodes.append(Node(parent: parent, share: share, total: total))
    return NodeID(rawValue: nodes.count - 1)
  }

  /// Adds a load to the whole of a session, which grows by one unit (CONTRACT-93).
  ///
  /// - Parameter total: The units in which the load counts its own work.
  /// - Returns: The load's node.
  /// - Throws: ``ProgressError/over(_:)`` when the whole is finished or cancelled.
  package mutating func addLoad(total: Int64 = 1) throws(ProgressError) -> NodeID {
    guard total > 0 else { throw .units(total) }
    try grow(Self.root, by: 1)
    return try addChild(of: Self.root, share: 1, total: total)
  }

  /// Tells how many of its own units a node has done.
  ///
  /// - Throws: ``ProgressError``, when it is less than before or more than is left.
  package mutating func report(_ completed: Int64, in id: NodeID) throws(ProgressError) {
    try check(id)
    let node = nodes[id.rawValue]
    guard completed >= 0 else { throw .units(completed) }
    guard completed >= node.completed else { throw .backwards(completed) }
    let left = node.total - node.booked
    guard completed <= left else { throw .overbooked(by: completed - left) }
    nodes[id.rawValue].completed = completed
    raise(id, to: worked(nodes[id.rawValue]))
  }

  /// Says that a node is done; O(depth).
  ///
  /// - Throws: ``ProgressError``, when children of it are open.
  package mutating func finish(_ id: NodeID) throws(ProgressError) {
    try check(id)
    guard nodes[id.rawValue].openChildren == 0 else {
      throw .openChildren(nodes[id.rawValue].openChildren)
    }
    close(id, .finished)
    raise(id, to: 1)
  }

  /// Gives up a node and everything below it that is open (CONTRACT-118); O(nodes).
  ///
  /// - Returns: The nodes that were given up, in the order of their making.
  /// - Throws: ``ProgressError``, when the node is over already.
  package mutating func cancel(_ id: NodeID) throws(ProgressError) -> [NodeID] {
    try check(id)
    var isBelow = [Bool](repeating: false, count: nodes.count)
    var cancelled: [NodeID] = []
    for place in id.rawValue..<nodes.count {
      let parent = nodes[place].parent
      isBelow[place] = place == id.rawValue || parent.map { isBelow[$0.rawValue] } == true
      guard isBelow[place], nodes[place].status == .open else { continue }
      close(NodeID(rawValue: place), .cancelled)
      cancelled.append(NodeID(rawValue: place))
    }
    return cancelled
  }

  private func check(_ id: NodeID) throws(ProgressError) {
    guard nodes.indices.contains(id.rawValue) else { throw .unknown(id) }
    guard nodes[id.rawValue].status == .open else { throw .over(id) }
  }

  private mutating func close(_ id: NodeID, _ status: Status) {
    nodes[id.rawValue].status = status
    if let parent = nodes[id.rawValue].parent { nodes[parent.rawValue].openChildren -= 1 }
  }

  /// What an open node and its children have done, as a fraction of all its units.
  private func worked(_ node: Node) -> Double {
    guard node.total > 0, node.status == .open else { return 0 }
    return min((Double(node.completed) + node.childUnits) / Double(node.total), Self.almost)
  }

  /// Sets a node's fraction where it rises, and those of the nodes above that rise with it.
  private mutating func raise(_ id: NodeID, to fraction: Double) {
    var place = id.rawValue
    var fraction = fraction
    while fraction > nodes[place].fraction {
      let gain = fraction - nodes[place].fraction
      nodes[place].fraction = fraction
      guard let parent = nodes[place].parent else { return }
      nodes[parent.rawValue].childUnits += Double(nodes[place].share) * gain
      place = parent.rawValue
      fraction = worked(nodes[place])
    }
  }
}
