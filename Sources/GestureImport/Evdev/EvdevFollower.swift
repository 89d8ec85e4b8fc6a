import Machines

/// Makes pointer events of one device's events, frame by frame.
protocol EvdevFollower {
  var log: ImportLog { get set }
  var recording: Recording { get set }
  /// The last frame that was read whole.
  var lastFrame: EvdevEvent? { get }

  /// Reads one event.
  mutating func take(_ event: EvdevEvent)

  /// Ends the open contacts and presses at the end of the recording.
  mutating func end()
}

/// The clock of a device's frames, which is the same for all kinds of device.
struct EvdevFrameClock: Sendable {
  /// A longer pause between two frames is reported: it is more likely a clock error than a rest.
  private static let longPause: Int64 = 10_000_000

  /// The last frame that was read whole.
  private(set) var lastFrame: EvdevEvent?

  /// Takes a frame's report.
  mutating func report(_ event: EvdevEvent, _ log: inout ImportLog) {
    if let last = lastFrame, event.time - last.time > Self.longPause {
      let pause = DurationText.shortest(event.time - last.time)
      log.report(.clockJump, at: event.location, "\(pause) pass between two frames")
    }
    lastFrame = event
  }
}
