import DragGeometry
import DragGestures
import DragScript
import Machines

/// A drag as tools command it: a press, a way, and a rest before the end (3.4).
struct PressTravelHold: Sendable {
  /// The duration of the way, as far as the command states it.
  enum Travel: Hashable, Sendable {
    case time(Microseconds)
    /// In points a second.
    case velocity(Double)
    /// In steps of 5 ms, each of which is one sample.
    case steps(Int)
    /// In samples over a time.
    case samples(Int, over: Microseconds)
    /// The command says nothing, or something that no page explains.
    case unknown
  }

  var location: InputPosition
  var from: ImportedEvent.Target
  var to: ImportedEvent.Target
  var press = Microseconds.zero
  var travel = Travel.unknown
  var hold = Microseconds.zero
  /// The index of the command in its list.
  var item = 0
}

/// Plays commands one after the other, with one finger (3.4).
struct CommandTimeline {
  /// The pause between two commands: the tools wait until all motion has stopped.
  static let rest = Microseconds.milliseconds(500)
  /// The duration of a step of UiAutomator.
  private static let step: Int64 = 5_000
  /// The longest time that a command may take.
  static let longestTime = Microseconds(1_000_000_000_000_000)

  private let options: ImportOptions
  /// The timeline that executes the commands.
  var pointer: PointerTimeline
  var recording: Recording { pointer.recording }

  init(options: ImportOptions, name: String = "finger", kind: PointerKind = .touch) {
    self.options = options
    pointer = PointerTimeline(name, kind, options: options)
  }

  /// Adds a comment to the script, before the next event.
  mutating func note(_ text: String) { pointer.note(text) }

  /// Plays a command, a rest after the one before.
  mutating func play(
    _ command: PressTravelHold, after rest: Microseconds = Self.rest, _ log: inout ImportLog
  ) {
    let origin = PointerTimeline.Origin(location: command.location, source: command.item)
    guard let from = pointer.admitted(command.from, origin, &log),
      let to = pointer.admitted(command.to, origin, &log)
    else { return }
    if !recording.events.isEmpty { pointer.wait(rest) }
    if command.press == .zero, options.prependHold == .zero, pointer.kind != .mouse {
      log.report(
        .noPress,
        at: command.location,
        "the drag has no press: a touch that is not held does not lift",
        hint: "hold each press with --prepend-hold 550ms"
      )
    }
    guard let travel = length(of: command, from, to, &log) else { return }
    pointer.location(at: from)
    pointer.press(origin, &log)
    pointer.wait(command.press)
    var samples: Int?
    switch command.travel {
    case .steps(let count), .samples(let count, _): samples = count
    case .time, .velocity, .unknown: break
    }
    pointer.move(to: to, over: travel, samples: samples, from: origin, &log)
    pointer.wait(command.hold)
    pointer.release(origin, &log)
  }

  /// The duration of the movement; a missing one is reported.
  private func length(
    of command: PressTravelHold,
    _ from: ImportedEvent.Target,
    _ to: ImportedEvent.Target,
    _ log: inout ImportLog
  ) -> Microseconds? {
    switch command.travel {
    case .time(let time), .samples(_, let time): return time
    case .steps(let count): return Microseconds(Int64(count) * Self.step)
    case .velocity(let velocity):
      if case .point(let start) = from, case .point(let end) = to {
        let count = (start.distance(to: end) / velocity * 1_000_000).rounded()
        guard count <= Double(Self.longestTime.count) else {
          log.report(.outOfRange, at: command.location, "the duration of the drag is out of range")
          return nil
        }
        return Microseconds(Int64(count))
      }
      reportTravel(
        "the positions of its elements are unknown, so its velocity gives no duration", command,
        &log)
    case .unknown:
      reportTravel("the command has no duration", command, &log)
    }
    return options.travel
  }

  private func reportTravel(
    _ why: String, _ command: PressTravelHold, _ log: inout ImportLog
  ) {
    log.report(
      .travelUnknown,
      at: command.location,
      "\(why); \(DurationText.shortest(options.travel.count)) are taken",
      hint: "set the duration with --travel"
    )
  }
}
