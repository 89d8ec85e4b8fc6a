import Machines

/// The result of a reader: pointers and events.
///
/// The order of the events is that of their times; of those of one time, the one that was appended first
/// comes first.
struct Recording {
  /// The number of events that are made before they are passed on.
  static let eventsOfPiece = 4_096

  var pointers: [ImportedPointer] = []
  /// The events.
  ///
  /// A sampled way is one event, with the time of its beginning and the point of its
  /// end, and may begin before an earlier event of another pointer is over.
  private(set) var events: [ImportedEvent] = []
  /// The sampled ways, in the order of their events.
  private(set) var ways: [SampledWay] = []
  /// The number of events once the samples are made, with those that are forgotten.
  private(set) var count = 0
  /// The number of events that were forgotten; the index of an event counts them.
  private(set) var forgotten = 0
  private(set) var entries: [SourceMap.Entry] = []
  /// The notes between the events, in order.
  var importNotes: [ImportNote] = []

  /// Makes room for events that will be held.
  mutating func reserveCapacity(_ count: Int) {
    events.reserveCapacity(count)
    entries.reserveCapacity(count)
  }

  mutating func append(_ event: consuming ImportedEvent, from entry: SourceMap.Entry) {
    events.append(event)
    entries.append(entry)
    count += 1
  }

  /// Appends the samples of a way, which are not made before they are asked for.
  ///
  /// - Parameters:
  ///   - path: The way.
  ///   - start: When it begins.
  ///   - pointer: The moving pointer.
  ///   - entry: The location of the move in the recording.
  mutating func append(
    _ path: SampledPath, at start: Timestamp, pointer: Int, from entry: SourceMap.Entry
  ) {
    let way = SampledWay(index: events.count, path: path, count: path.sampleCount)
    let event = ImportedEvent(time: start, pointer: pointer, action: .move(.point(path.end)))
    append(event, from: entry)
    ways.append(way)
    count += way.count - 1
  }

  /// Appends all events of a recording.
  ///
  /// - Parameters:
  ///   - other: The recording.
  ///   - delay: How much later they happen.
  ///   - indices: From the indices of its pointers to those of the pointers here.
  mutating func append(
    contentsOf other: Recording, after delay: Microseconds = .zero, pointers indices: [Int]
  ) {
    let first = events.count
    for event in other.events {
      events.append(
        ImportedEvent(
          time: event.time + delay, pointer: event.pointer.map { indices[$0] },
          action: event.action))
    }
    entries += other.entries
    ways += other.ways.map {
      SampledWay(index: first + $0.index, path: $0.path, count: $0.count)
    }
    count += other.count
  }

  /// The index of the next event.
  var nextIndex: Int { forgotten + events.count }

  /// The time of an event; nil if it is forgotten.
  func time(ofEvent index: Int) -> Timestamp? {
    index < forgotten ? nil : events[index - forgotten].time
  }

  /// Changes an event that was appended and is not forgotten.
  mutating func change(_ index: Int, _ change: (inout ImportedEvent) -> Void) {
    change(&events[index - forgotten])
  }

  /// The time of the last event; nil if there is none.
  var end: Timestamp? {
    let begins = events.lazy.map(\.time).max()
    let ends = ways.lazy.map { events[$0.index].time + $0.path.duration }.max()
    return ends.flatMap { end in begins.map { max($0, end) } } ?? begins
  }

  /// Forgets the events that have been taken; the pointers stay.
  mutating func forgetEvents() {
    forgotten += events.count
    events.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    ways.removeAll(keepingCapacity: true)
  }

  /// Leaves out the pointers that do nothing.
  mutating func dropIdlePointers() {
    var used = UsedPointers()
    used.note(events)
    let kept = used.kept
    guard kept.count < pointers.count else { return }
    pointers = kept.map { pointers[$0] }
    renumber(PointerNumbers(kept))
  }

  /// Gives the pointers of the events other numbers.
  mutating func renumber(_ numbers: PointerNumbers) {
    for index in events.indices {
      events[index].pointer = events[index].pointer.map { numbers[$0] }
    }
  }
}

/// Holds each press that begins a gesture, event by event: what comes after it moves back by that time.
///
/// Presses at one time are one press of several fingers, and the hold follows the last of them.
struct PrependedHold: Sendable {
  private let hold: Microseconds
  private var pressed: Set<Int> = []
  private var shift = Microseconds.zero
  private var heldSince: Timestamp?

  init(_ hold: Microseconds) { self.hold = hold }

  /// Moves an event back by all holds before it.
  mutating func pass(_ event: inout ImportedEvent) {
    guard hold > .zero else { return }
    let original = event.time
    let isDown = event.isDown
    if let since = heldSince, !(isDown && original == since) {
      shift = shift + hold
      heldSince = nil
    }
    event.time = original + shift
    guard let pointer = event.pointer else { return }
    if isDown {
      if pressed.isEmpty { heldSince = original }
      pressed.insert(pointer)
    } else if event.isEnd {
      pressed.remove(pointer)
    }
  }
}

extension ImportedEvent {
  /// Indicates whether a press begins.
  var isDown: Bool {
    if case .down = action { return true }
    return false
  }

  /// Indicates whether a press ends.
  var isEnd: Bool {
    switch action {
    case .up, .cancel: true
    case .down, .move, .glide, .keyDown, .keyUp, .scroll: false
    }
  }
}
