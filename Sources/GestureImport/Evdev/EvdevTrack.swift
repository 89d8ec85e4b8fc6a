import DragScript
import Machines

/// The events of one device, and its description in the recording.
struct EvdevTrack: Sendable {
  /// The name of the device in the recording: its node, or empty if there is only one.
  var node = ""
  /// The name that the device gives itself.
  var name = ""
  var device = EvdevDevice()
  /// The summary of its events.
  private(set) var sent = Sent()
  /// Made with the first event.
  private var clock: EvdevClock?
  /// The events in the order of the file, with the times that are there; none where they are read again.
  private var events: [EvdevEvent] = []
  /// The source from which events are read again, so that they need not be held; nil where they are
  /// held.
  private(set) var lines: EvdevLines?

  /// A summary of the events of a device, which the survey needs before any of them is followed.
  struct Sent: Sendable {
    /// The kinds of events that occur.
    private(set) var traffic = EvdevTraffic()
    private(set) var first: EvdevEvent?
    private(set) var last: EvdevEvent?

    /// Takes the next event.
    mutating func note(_ event: EvdevEvent) {
      traffic.note(event)
      if first == nil { first = event }
      last = event
    }
  }

  /// Makes a track without events.
  init(node: String = "") { self.node = node }

  /// Takes the next event, which is held; one that is earlier than the one before it is reported.
  mutating func append(_ event: EvdevEvent, _ options: ImportOptions, _ log: inout ImportLog) {
    var event = event
    admit(&event, options, &log)
    sent.note(event)
    hold(event)
  }

  /// Lets the next event pass, which is not held; one that is earlier than the one before it is reported.
  mutating func admit(
    _ event: inout EvdevEvent, _ options: ImportOptions, _ log: inout ImportLog
  ) {
    if clock == nil { clock = EvdevClock(options) }
    clock?.admit(&event, &log)
  }

  /// Takes the summary of events that are read again when they are followed.
  mutating func reread(_ lines: EvdevLines, _ sent: Sent) {
    self.lines = lines
    self.sent = sent
  }

  /// Gives up reading the events again, since they will be held.
  mutating func holdEvents() { lines = nil }

  /// Keeps an event that is in the summary.
  mutating func hold(_ event: EvdevEvent) { events.append(event) }

  /// Gives all events in order, until it is said not to go on.
  ///
  /// - Returns: Whether the recording is still what it was, where it had to be read again.
  func forEach(_ take: (EvdevEvent) -> Bool) -> Bool {
    if let lines { return lines.forEach(take) }
    for event in events { guard take(event) else { break } }
    return true
  }

  /// Returns whether an option's text means this device: its node, the node's last part, or its
  /// name.
  func isCalled(_ text: String) -> Bool {
    text == name || text == node || node.split(separator: "/").last.map(String.init) == text
  }
}

/// The clock of a device, which runs forward.
struct EvdevClock: Sendable {
  /// Indicates whether an event that is earlier than the one before it takes its time.
  private let isClamped: Bool
  private var last = Int64.min

  init(_ options: ImportOptions) { isClamped = options.backwardClock == .clamp }

  /// Lets an event pass; one that is earlier than the one before it is reported.
  mutating func admit(_ event: inout EvdevEvent, _ log: inout ImportLog) {
    guard event.time < last else {
      last = event.time
      return
    }
    let message = "the time decreases by \(DurationText.shortest(last - event.time))"
    if isClamped {
      log.report(.clockBackwards, at: event.location, severity: .warning, message)
      event.time = last
    } else {
      log.report(.clockBackwards, at: event.location, message)
      last = event.time
    }
  }
}

/// The result of a reader of the evdev family.
struct EvdevTape: Sendable {
  /// The devices, in the order of their first line in the file.
  var tracks: [EvdevTrack] = []
  /// The location where the recording is truncated, if its last line is incomplete.
  var breaksOff: InputPosition?
  /// The index of each track that was asked for by its node.
  private var indices: [String: Int] = [:]

  init(tracks: [EvdevTrack] = [], breaksOff: InputPosition? = nil) {
    self.tracks = tracks
    self.breaksOff = breaksOff
  }

  /// The index of a node's track, which is created if it does not exist.
  mutating func track(of node: String) -> Int {
    if let index = indices[node] { return index }
    tracks.append(EvdevTrack(node: node))
    indices[node] = tracks.count - 1
    return tracks.count - 1
  }
}
