import DragGeometry
import DragGestures
import DragScript
import Machines

/// A drag as tools command it: a press, a way, and a rest before the end (3.4).
struct PressTravelHold: Sendable {
  /// How long the way takes, as far as the command says.
  enum Travel: Hashable, Sendable {
    case time(Microseconds)
    /// In points a second.
    case velocity(Double)
    /// In steps of 5 ms, each of which is one sample.
    case steps(Int)
    /// The command says nothing, or something that no page explains.
    case unknown
  }

  var place: SourcePlace
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
  /// What passes between two commands: the tools wait until nothing moves any more.
  private static let rest = Microseconds.milliseconds(500)
  /// How long a step of UiAutomator lasts.
  private static let step: Int64 = 5_000
  /// The longest time that a command may take.
  static let longestTime = Microseconds(1_000_000_000_000_000)

  private let options: ImportOptions
  private(set) var recording = Recording()
  private var time = Timestamp.zero

  init(options: ImportOptions) {
    self.options = options
    recording.pointers = [ImportedPointer(name: "finger", kind: options.pointerKind ?? .touch)]
  }

  /// Keeps words for whoever reads the script, before what comes next.
  mutating func remark(_ text: String) {
    recording.remarks.append(ImportedRemark(text: text, event: recording.events.count))
  }

  /// Plays a command.
  mutating func play(_ command: PressTravelHold, _ log: inout DiagnosticLog) {
    guard let from = admitted(command.from, command, &log),
      let to = admitted(command.to, command, &log)
    else { return }
    if !recording.events.isEmpty { time = time + Self.rest }
    if command.press == .zero, options.prependHold == .zero, options.pointerKind ?? .touch != .mouse
    {
      log.report(
        .noPress,
        at: command.place,
        "the drag begins without a press: a touch that has to be held before it lifts drags nothing",
        hint: "--prepend-hold 550ms holds each press"
      )
    }
    guard let travel = length(of: command, from, to, &log) else { return }
    emit(.down(from, button: 0), command)
    time = time + command.press
    if from != to { self.travel(from, to, over: travel, command, &log) }
    time = time + travel + command.hold
    emit(.up(to), command)
  }

  private mutating func travel(
    _ from: ImportedEvent.Target,
    _ to: ImportedEvent.Target,
    over duration: Microseconds,
    _ command: PressTravelHold,
    _ log: inout DiagnosticLog
  ) {
    guard duration > .zero else {
      emit(.move(to), command)
      return
    }
    guard case .point(let start) = from, case .point(let end) = to else {
      emit(.glide(to, over: duration, rate: options.rate), command)
      return
    }
    var path = SampledPath(from: start, to: end, over: duration, rate: options.rate)
    if case .steps(let count) = command.travel {
      path = SampledPath(from: start, to: end, over: duration, samples: Double(max(1, count)))
    }
    guard path.fits(in: options.eventLimit - recording.events.count) else {
      log.report(
        .tooManyEvents,
        at: command.place,
        "the command makes more than the \(options.eventLimit) events allowed"
      )
      return
    }
    path.forEach { offset, point in
      recording.append(
        ImportedEvent(time: time + offset, pointer: 0, action: .move(.point(point))),
        from: SourceMap.Entry(command.place, source: command.item))
    }
  }

  /// How long the way takes; what is not said is told.
  private func length(
    of command: PressTravelHold,
    _ from: ImportedEvent.Target,
    _ to: ImportedEvent.Target,
    _ log: inout DiagnosticLog
  ) -> Microseconds? {
    switch command.travel {
    case .time(let time): return time
    case .steps(let count): return Microseconds(Int64(count) * Self.step)
    case .velocity(let velocity):
      if case .point(let start) = from, case .point(let end) = to {
        let count = (start.distance(to: end) / velocity * 1_000_000).rounded()
        guard count <= Double(Self.longestTime.count) else {
          log.report(.outOfRange, at: command.place, "the drag takes too long")
          return nil
        }
        return Microseconds(Int64(count))
      }
      tellTravel(
        "where its elements lie is not known, so its velocity gives no time", command, &log)
    case .unknown:
      tellTravel("the command does not say how long its way takes", command, &log)
    }
    return options.travel
  }

  private func tellTravel(
    _ why: String, _ command: PressTravelHold, _ log: inout DiagnosticLog
  ) {
    log.report(
      .travelUnknown,
      at: command.place,
      "\(why); \(DurationText.shortest(options.travel.count)) are taken",
      hint: "--travel says how long it takes"
    )
  }

  private func admitted(
    _ target: ImportedEvent.Target, _ command: PressTravelHold, _ log: inout DiagnosticLog
  ) -> ImportedEvent.Target? {
    guard case .point(let point) = target else { return target }
    let admission = options.admission(of: point)
    log.report(admission, at: command.place)
    return admission.point.map(ImportedEvent.Target.point)
  }

  private mutating func emit(_ action: ImportedEvent.Action, _ command: PressTravelHold) {
    recording.append(
      ImportedEvent(time: time, pointer: 0, action: action),
      from: SourceMap.Entry(command.place, source: command.item))
  }
}
