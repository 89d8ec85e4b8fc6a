import Machines

/// What is known of a test's time before it runs: no line can start earlier than this.
///
/// Stamps are exact, durations are added, and what is not known is taken as no time at all; so a
/// line told of here runs backwards in every run.
struct StaticTimeline {
  /// The start of the line above, or less.
  private var start = Timestamp.zero
  /// The end of the line above, or less.
  private var end = Timestamp.zero
  /// The end of the wait above, or less, which no line cuts.
  private var waitEnd = Timestamp.zero

  /// Passes a line and tells of one whose stamp is before the start of the line above.
  mutating func pass(_ line: Line, _ log: inout DiagnosticLog) {
    switch line {
    case .timed(let timed): pass(timed, &log)
    case .raw(let run): pass(run, &log)
    case .golden: break
    case .include(let included):
      for line in included.lines { pass(line, &log) }
    }
  }

  private mutating func pass(_ timed: TimedLine, _ log: inout DiagnosticLog) {
    switch timed.stamp {
    case .none: start = end
    case .relative(let span): start = end + span
    case .absolute(let time):
      if time < start {
        tell(at: timed.location, &log)
      } else if time < waitEnd {
        reportOfWait(at: timed.location, &log)
      }
      start = max(start, time)
    }
    end = start + timed.leastDuration
    if timed.isWait { waitEnd = end }
  }

  private mutating func pass(_ run: RawRun, _ log: inout DiagnosticLog) {
    // One line is told of; behind one that is too early others may be as well.
    if run.times.first < start {
      tell(at: run.location, &log)
    } else if run.times.first < waitEnd {
      reportOfWait(at: run.location, &log)
    } else if let place = run.times.backwards {
      tell(at: place, &log)
    }
    start = max(start, run.times.latest)
    end = start
  }

  private func tell(at place: SourceLocation, _ log: inout DiagnosticLog) {
    let fault = ParseFault(
      .timeRunsBackwards, column: place.column, "the time is before the start of the line above")
    log.add(.error, fault, file: place.file, line: place.line)
  }
}

extension StaticTimeline {
  private func reportOfWait(at place: SourceLocation, _ log: inout DiagnosticLog) {
    let fault = ParseFault(
      .timeInsideWait, column: place.column,
      "the time falls inside the `wait` above, which ends at \(waitEnd.text) or later",
      hint:
        "only glides and scrolls of other pointers go on beside other lines; make the wait shorter")
    log.add(.error, fault, file: place.file, line: place.line)
  }
}

extension TimedLine {
  /// Whether the line lets time pass and does nothing.
  fileprivate var isWait: Bool {
    if case .action(.wait) = content { true } else { false }
  }

  /// How long the line takes at least.
  fileprivate var leastDuration: Microseconds {
    guard case .action(let action) = content else { return .zero }
    return switch action {
    case .glide(let glide): glide.duration
    case .wait(let span): span
    case .scroll(_, _, let span): span
    default: .zero
    }
  }
}
