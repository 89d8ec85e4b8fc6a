import Machines

/// One device that is followed as far as its next events are wanted.
struct EvdevPlayer {
  /// The number of events that are made at once.
  private static let eventsOfPiece = 1_024

  private var follower: any EvdevFollower
  private var cursor: EvdevCursor
  /// The time of the recording's first event.
  private let start: Int64
  /// The events that were made, and how many of them were taken.
  private var events: [ImportedEvent] = []
  private var position = 0
  private var isOver = false

  init(_ follower: any EvdevFollower, _ cursor: EvdevCursor, from start: Int64) {
    self.follower = follower
    self.cursor = cursor
    self.start = start
    load()
  }

  /// Indicates whether the text has changed.
  var isBroken: Bool { cursor.isBroken }
  /// The next event; nil after the last one.
  var next: ImportedEvent? { position < events.count ? events[position] : nil }

  /// Passes the next event.
  mutating func advance() {
    position += 1
    if position >= events.count { load() }
  }

  private mutating func load() {
    (events, position) = ([], 0)
    while events.isEmpty, !isOver {
      var follower = follower
      var count = 0
      isOver = !cursor.read { [start] event in
        var event = event
        event.time -= start
        follower.take(event)
        count += 1
        return count < Self.eventsOfPiece
      }
      if isOver { follower.end() }
      events = follower.recording.events
      follower.recording.forgetEvents()
      self.follower = follower
    }
  }
}

/// Several devices side by side: the next event is the earliest of all, and of one time that of the earlier
/// device.
struct EvdevEnsemble {
  private var players: [EvdevPlayer]

  init(_ players: [EvdevPlayer]) { self.players = players }

  /// Indicates whether the text has changed.
  var isBroken: Bool { players.contains(where: \.isBroken) }

  /// The next event, and the index of its device; nil after the last one.
  mutating func next() -> (device: Int, event: ImportedEvent)? {
    var earliest: (device: Int, event: ImportedEvent)?
    for index in players.indices {
      guard let event = players[index].next else { continue }
      if let found = earliest, found.event.time <= event.time { continue }
      earliest = (index, event)
    }
    if let earliest { players[earliest.device].advance() }
    return earliest
  }
}
