import Machines

/// The events of a recording in the order of time.
///
/// The samples of a move with a duration are made as they are asked for, so that the memory follows the
/// commands of the recording and not their durations.
package struct ImportedEvents: Sequence, Hashable, Sendable {
  /// The number of events.
  package let count: Int
  /// The events; a sampled way is one of them.
  private let kept: [ImportedEvent]
  private let ways: [SampledWay]
  /// The indices of what is kept by the times at which it begins; nil where it is in that order.
  private let order: [Int]?
  private let hold: Microseconds

  /// Takes events that are in the order of time.
  package init(_ events: [ImportedEvent]) {
    (kept, ways, order, hold, count) = (events, [], nil, .zero, events.count)
  }

  /// Takes the events of a recording, with each press that begins a gesture held.
  init(_ recording: Recording, hold: Microseconds) {
    (kept, ways, count) = (recording.events, recording.ways, recording.count)
    order = recording.order
    self.hold = hold
  }

  /// Indicates whether there are no events.
  package var isEmpty: Bool { count == 0 }
  /// The number of events, for a caller that reserves memory for them.
  package var underestimatedCount: Int { count }
  /// The number of events that are held in memory.
  package var heldCount: Int { kept.count }

  /// Indicates whether each event is held, and in its order.
  var isInHeldOrder: Bool { ways.isEmpty && order == nil }

  /// Begins with the first event.
  package func makeIterator() -> Iterator { Iterator(self) }

  /// Returns whether the same events come in the same order.
  package static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && left.elementsEqual(right)
  }

  /// Hashes all events.
  package func hash(into hasher: inout Hasher) {
    for event in self { hasher.combine(event) }
  }

  /// The events one after the other.
  package struct Iterator: IteratorProtocol {
    private var positions: Positions
    private var hold: PrependedHold

    fileprivate init(_ events: ImportedEvents) {
      positions = Positions(events)
      hold = PrependedHold(events.hold)
    }

    /// The next event; nil after the last one.
    package mutating func next() -> ImportedEvent? {
      guard var event = positions.next()?.event else { return nil }
      hold.pass(&event)
      return event
    }
  }

  /// The events before any press is held, each with the index of what it was made of.
  struct Positions: IteratorProtocol {
    private let events: ImportedEvents
    /// The number of kept events that have begun.
    private var begun = 0
    /// The number of ways that have begun, where events are in the order in which they were made.
    private var begunWays = 0
    /// The ways that have begun and are not over.
    private var open = OpenWays()

    init(_ events: ImportedEvents) { self.events = events }

    mutating func next() -> (index: Int, event: ImportedEvent)? {
      while let index = upcoming(begun) {
        let event = events.kept[index]
        if open.precede(event.time, index) { break }
        begun += 1
        guard let way = way(at: index) else { return (index, event) }
        open.begin(way, event)
      }
      return open.next()
    }

    /// Passes the samples of a way, where the next events are its samples and nothing else is between
    /// them, and says how many there are.
    mutating func passWay() -> (index: Int, count: Int)? {
      guard open.isEmpty, let index = upcoming(begun), let way = events.way(at: index, begunWays)
      else { return nil }
      if let following = upcoming(begun + 1) {
        let end = events.kept[index].time + way.path.duration
        guard (end, index) < (events.kept[following].time, following) else { return nil }
      }
      begun += 1
      begunWays += 1
      return (index, way.count)
    }

    /// The way that an event is, which begins with it.
    private mutating func way(at index: Int) -> SampledWay? {
      guard let way = events.way(at: index, begunWays) else { return nil }
      begunWays += 1
      return way
    }

    private func upcoming(_ position: Int) -> Int? {
      guard position < events.kept.count else { return nil }
      return events.order?[position] ?? position
    }
  }

  /// The way that an event is, if so many ways are before it in the order of time; nil if it is none.
  private func way(at index: Int, _ begun: Int) -> SampledWay? {
    if order == nil {
      return begun < ways.count && ways[begun].index == index ? ways[begun] : nil
    }
    var (low, high) = (0, ways.count)
    while low < high {
      let middle = (low + high) / 2
      if ways[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low < ways.count && ways[low].index == index ? ways[low] : nil
  }
}
