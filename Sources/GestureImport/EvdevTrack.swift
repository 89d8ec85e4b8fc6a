import DragScript
import Machines

/// What one device sent, and what the recording says of it.
struct EvdevTrack: Sendable {
  /// What the recording calls the device: its node, or nothing where there is only one.
  var node = ""
  /// The name that the device gives itself.
  var name = ""
  var device = EvdevDevice()
  /// The events in the order of the file, with the times that stand there.
  var events: [EvdevEvent] = []

  /// Takes the next event; one that is earlier than the one before it is told.
  mutating func append(_ event: EvdevEvent, _ options: ImportOptions, _ log: inout DiagnosticLog) {
    var event = event
    if let before = events.last?.time, event.time < before {
      let message = "the clock goes back by \(DurationText.shortest(before - event.time))"
      if options.backwardClock == .clamp {
        log.report(.clockBackwards, at: event.place, severity: .warning, message)
        event.time = before
      } else {
        log.report(.clockBackwards, at: event.place, message)
      }
    }
    events.append(event)
  }

  /// Whether an option's text means this device: its node, the node's last part, or its name.
  func isCalled(_ text: String) -> Bool {
    text == name || text == node || node.split(separator: "/").last.map(String.init) == text
  }
}

/// What a reader of the evdev family makes of a file.
struct EvdevTape: Sendable {
  /// The devices, in the order in which the file first tells of them.
  var tracks: [EvdevTrack] = []
  /// Where the recording breaks off, if its last line was not written whole.
  var breaksOff: SourcePlace?
  /// The index of each track that was asked for by its node.
  private var indices: [String: Int] = [:]

  init(tracks: [EvdevTrack] = [], breaksOff: SourcePlace? = nil) {
    self.tracks = tracks
    self.breaksOff = breaksOff
  }

  /// The index of a node's track, which is made where there is none.
  mutating func track(of node: String) -> Int {
    if let index = indices[node] { return index }
    tracks.append(EvdevTrack(node: node))
    indices[node] = tracks.count - 1
    return tracks.count - 1
  }
}
