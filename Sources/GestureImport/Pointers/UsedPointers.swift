import Machines

/// The pointers of a recording that do something, and when each does so first.
struct UsedPointers: Sendable {
  /// The first event of a pointer: its time, and its number among all events that were noted.
  private typealias First = (time: Timestamp, number: Int)

  private var firsts: [First?] = []
  /// The number of events.
  private(set) var eventCount = 0

  /// Takes the pointers of the next events.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - base: How much is added to the indices of their pointers.
  mutating func note(_ events: [ImportedEvent], from base: Int = 0) {
    for index in events.indices {
      eventCount += 1
      guard let pointer = events[index].pointer else { continue }
      while firsts.count <= base + pointer { firsts.append(nil) }
      guard firsts[base + pointer] == nil else { continue }
      firsts[base + pointer] = (events[index].time, eventCount)
    }
  }

  /// The indices of the pointers that do something, in their order.
  var kept: [Int] { firsts.indices.filter { firsts[$0] != nil } }

  /// The indices of the pointers that do something, by the times of their first events.
  var byAppearance: [Int] {
    let found = firsts.indices.compactMap { index in firsts[index].map { (index, $0) } }
    return found.sorted { ($0.1.time, $0.1.number) < ($1.1.time, $1.1.number) }.map(\.0)
  }
}

/// The new numbers of pointers of which some are left out.
struct PointerNumbers: Sendable {
  private var numbers: [Int] = []

  /// Numbers pointers by their order in a list of indices.
  init(_ kept: [Int] = []) {
    numbers = Array(repeating: 0, count: (kept.max() ?? -1) + 1)
    for (number, index) in kept.enumerated() { numbers[index] = number }
  }

  /// The number of a pointer that is in the list.
  subscript(index: Int) -> Int { numbers.indices.contains(index) ? numbers[index] : 0 }
}
