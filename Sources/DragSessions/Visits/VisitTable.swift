import Machines

/// The drop sessions of a drag, in the order in which their destinations were first queried.
struct VisitTable: Hashable, Sendable {
  /// The number of drop sessions that are compared one by one, which costs less than a hash.
  private static let few = 32

  private(set) var machines: [Machine<DropSession>] = []
  /// The index of each destination's drop session, once they are many.
  private var indices: [DestinationID: Int] = [:]
  private var last = CachedIndex()

  subscript(index: Int) -> Machine<DropSession> {
    get { machines[index] }
    _modify { yield &machines[index] }
  }

  /// The index of a destination's drop session, or nil if it was never queried; O(1).
  // A call would get a copy of the table.
  @inline(__always)
  func index(of destination: DestinationID) -> Int? {
    guard machines.count > Self.few else {
      return machines.firstIndex { $0.context.destination == destination }
    }
    return indices[destination]
  }

  /// The index of the drop session that a message goes to, or nil if its destination was never queried.
  // Most messages go to the same drop session as the previous one, which needs no search.
  @inline(__always)
  mutating func knownIndex(of destination: DestinationID) -> Int? {
    let last = last.index
    if last < machines.count, machines[last].context.destination == destination { return last }
    return foundIndex(of: destination)
  }

  @inline(never)
  private mutating func foundIndex(of destination: DestinationID) -> Int? {
    guard let index = index(of: destination) else { return nil }
    last.index = index
    return index
  }

  /// Adds the drop session of a destination that has none.
  ///
  /// - Returns: Its index.
  mutating func add(_ destination: DestinationID) -> Int {
    let index = machines.count
    // A drag that comes to a second destination often comes to several.
    if index == 1 { machines.reserveCapacity(8) }
    machines.append(Machine(DropSession.Context(destination: destination)))
    last.index = index
    if index >= Self.few {
      for added in (indices.isEmpty ? 0 : index)...index {
        indices[machines[added].context.destination] = added
      }
    }
    return index
  }

  /// Removes every drop session, and keeps the capacity.
  mutating func removeAll() {
    machines.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
    last = CachedIndex()
  }
}

/// The index of the last message's drop session; a cache, so any two values are equal.
private struct CachedIndex: Hashable, Sendable {
  var index = 0

  static func == (left: CachedIndex, right: CachedIndex) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
