import DragScript
import Machines

/// The events of one device, and its description in the recording.
struct EvdevTrack: Sendable {
  /// The name of the device in the recording: its node, or empty if there is only one.
  var node = ""
  /// The name that the device gives itself.
  var name = ""
  var device = EvdevDevice()
  /// The kinds of events that occur.
  private(set) var traffic = EvdevTraffic()
  private(set) var first: EvdevEvent?
  private(set) var last: EvdevEvent?
  /// Made with the first event.
  private var clock: EvdevClock?
  /// The events in the order of the file, with the times that are there; none where they are read again.
  private var events: [EvdevEvent] = []
  /// The source from which events are read again, so that they need not be held; nil where they are
  /// held.
  private var lines: EvemuLines?

  /// Makes a track without events, which are held.
  init(node: String = "") { self.node = node }

  /// Makes a track whose events are read again when they are followed.
  init(rereading lines: EvemuLines) { self.lines = lines }

  /// Indicates whether nothing was sent.
  var isEmpty: Bool { first == nil }

  /// Takes the next event; one that is earlier than the one before it is reported.
  mutating func append(_ event: EvdevEvent, _ options: ImportOptions, _ log: inout DiagnosticLog) {
    var event = event
    if clock == nil { clock = EvdevClock(options) }
    clock?.admit(&event, &log)
    note(event)
    events.append(event)
  }

  /// Records the properties of an event that the survey needs.
  mutating func note(_ event: EvdevEvent) {
    traffic.note(event)
    if first == nil { first = event }
    last = event
  }

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
  mutating func admit(_ event: inout EvdevEvent, _ log: inout DiagnosticLog) {
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
