/// The progress of several pieces of work that make up one whole (CONTRACT-93, 117, 118).
///
/// A node's fraction never decreases, lies between 0 and 1, and is 1 only when the node is finished
/// (I11): until then it stays just below 1, even if all units are completed.
package struct ProgressTree: Hashable, Sendable {
  /// The identity of a piece of work, in order of creation.
  package struct NodeID: Hashable, Sendable, Comparable {
    /// The number; the root's is 0.
    package let rawValue: Int

    /// Compares by order of creation: a parent comes before its children.
    package static func < (left: NodeID, right: NodeID) -> Bool { left.rawValue < right.rawValue }
  }

  /// The status of a piece of work.
  package enum Status: UInt8, Hashable, Sendable {
    /// In progress.
    case open
    /// Done, successfully or not.
    case finished
    /// Canceled.
    case cancelled
  }

  /// The reason that an update was rejected; nothing has changed.
  package enum ProgressError: Error, Hashable, Sendable {
    /// The node does not exist.
    case unknown(NodeID)
    /// The node is finished or canceled.
    case over(NodeID)
    /// A number of units is negative, or a node has no units.
    case units(Int64)
    /// The node has fewer units left than this.
    case overbooked(by: Int64)
    /// The number of completed units is lower than before.
    case backwards(Int64)
    /// The node cannot be finished: this many children are open.
    case openChildren(Int)
  }

  private struct Node: Hashable, Sendable {
    let parent: NodeID?
    /// The number of the parent's units that the node represents.
    let share: Int64
    var total: Int64
    /// The number of units that are assigned to children.
    var booked: Int64 = 0
    /// The number of units that the node itself has completed.
    var completed: Int64 = 0
    /// The units that children have completed, including fractions.
    var childUnits = 0.0
    var fraction = 0.0
    var openChildren = 0
    var status = Status.open
  }

  private var nodes: [Node]

  /// The greatest fraction of work that is not finished.
  private static let almost = 1.0.nextDown

  /// The root node, which represents the whole.
  package static let root = NodeID(rawValue: 0)

  /// Makes a tree of one node.
  ///
  /// - Parameter total: The units of the whole; zero for a whole that grows with its children.
  /// - Throws: ``ProgressError/units(_:)`` if the number is negative.
  package init(total: Int64 = 0) throws(ProgressError) {
    guard total >= 0 else { throw .units(total) }
    nodes = [Node(parent: nil, share: 0, total: total)]
  }

  /// Makes a tree whose whole grows with its children.
  package init() {
    nodes = [Node(parent: nil, share: 0, total: 0)]
  }

  /// All nodes, in order of creation.
  package var ids: [NodeID] { nodes.indices.map(NodeID.init(rawValue:)) }

  /// The completed fraction, from 0 to 1; 0 for a node that does not exist.
  package func fraction(of id: NodeID) -> Double {
    nodes.indices.contains(id.rawValue) ? nodes[id.rawValue].fraction : 0
  }

  /// The number of its own units that a node has completed, or nil if it does not exist.
  package func completed(of id: NodeID) -> Int64? {
    nodes.indices.contains(id.rawValue) ? nodes[id.rawValue].completed : nil
  }

  /// The status of a node, or nil if it does not exist.
  package func status(of id: NodeID) -> Status? {
    nodes.indices.contains(id.rawValue) ? nodes[id.rawValue].status : nil
  }

  /// Adds units to a node for additional work; its fraction does not decrease.
  ///
  /// - Throws: ``ProgressError``, also if the number of units overflows.
  package mutating func grow(_ id: NodeID, by units: Int64) throws(ProgressError) {
    try check(id)
    guard units > 0 else { throw .units(units) }
    let (total, overflow) = nodes[id.rawValue].total.addingReportingOverflow(units)
    guard !overflow else { throw .units(units) }
    nodes[id.rawValue].total = total
  }

  /// Adds a child that represents some of a node's units.
  ///
  /// - Parameters:
  ///   - parent: The node.
  ///   - share: The number of the node's units that the child represents.
  ///   - total: The number of units of the child's own work.
  /// - Returns: The child.
  /// - Throws: ``ProgressError`` if the node has too few units left.
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
  /// - Parameter total: The number of units of the load's own work.
  /// - Returns: The load's node.
  /// - Throws: ``ProgressError/over(_:)`` if the whole is finished or canceled.
  package mutating func addLoad(total: Int64 = 1) throws(ProgressError) -> NodeID {
    guard total > 0 else { throw .units(total) }
    try grow(Self.root, by: 1)
    return try addChild(of: Self.root, share: 1, total: total)
  }

  /// Reports the number of its own units that a node has completed.
  ///
  /// - Throws: ``ProgressError`` if the number is lower than before or larger than what is left.
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

  /// Finishes a node; O(depth).
  ///
  /// - Throws: ``ProgressError`` if it has open children.
  package mutating func finish(_ id: NodeID) throws(ProgressError) {
    try check(id)
    guard nodes[id.rawValue].openChildren == 0 else {
      throw .openChildren(nodes[id.rawValue].openChildren)
    }
    close(id, .finished)
    raise(id, to: 1)
  }

  /// Cancels a node and all open nodes below it (CONTRACT-118); O(nodes).
  ///
  /// - Returns: The canceled nodes, in order of creation.
  /// - Throws: ``ProgressError`` if the node is finished or canceled already.
  package mutating func cancel(_ id: NodeID) throws(ProgressError) -> [NodeID] {
    try check(id)
    var isBelow = [Bool](repeating: false, count: nodes.count)
    var cancelled: [NodeID] = []
    for index in id.rawValue..<nodes.count {
      let parent = nodes[index].parent
      isBelow[index] = index == id.rawValue || parent.map { isBelow[$0.rawValue] } == true
      guard isBelow[index], nodes[index].status == .open else { continue }
      close(NodeID(rawValue: index), .cancelled)
      cancelled.append(NodeID(rawValue: index))
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

  /// The completed fraction of all units of an open node, with its children.
  private func worked(_ node: Node) -> Double {
    guard node.total > 0, node.status == .open else { return 0 }
    return min((Double(node.completed) + node.childUnits) / Double(node.total), Self.almost)
  }

  /// Raises a node's fraction, and the fractions of the nodes above it.
  private mutating func raise(_ id: NodeID, to fraction: Double) {
    var index = id.rawValue
    var fraction = fraction
    while fraction > nodes[index].fraction {
      let gain = fraction - nodes[index].fraction
      nodes[index].fraction = fraction
      guard let parent = nodes[index].parent else { return }
      nodes[parent.rawValue].childUnits += Double(nodes[index].share) * gain
      index = parent.rawValue
      fraction = worked(nodes[index])
    }
  }
}
