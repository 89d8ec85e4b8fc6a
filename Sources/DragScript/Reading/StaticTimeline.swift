import Machines

/// A lower bound of a test's time before it runs: no line can start earlier.
///
/// Stamps are exact, durations are added, and unknown durations count as zero; so a line that is
/// reported here goes backwards in time in every run.
struct StaticTimeline {
  /// The start of the line above, at the earliest.
  private var start = Timestamp.zero
  /// The end of the line above, at the earliest.
  private var end = Timestamp.zero
  /// The end of the wait above, at the earliest; no line interrupts a wait.
  private var waitEnd = Timestamp.zero

  /// Advances past a line; reports a stamp before the start of the line above.
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
        report(at: timed.location, &log)
      } else if time < waitEnd {
        reportOfWait(at: timed.location, &log)
      }
      start = max(start, time)
    }
    end = start + timed.leastDuration
    if timed.isWait { waitEnd = end }
  }

  private mutating func pass(_ run: RawRun, _ log: inout DiagnosticLog) {
    // One line is reported; lines after one that is too early may be affected by it.
    if run.times.first < start {
      report(at: run.location, &log)
    } else if run.times.first < waitEnd {
      reportOfWait(at: run.location, &log)
    } else if let location = run.times.backwards {
      report(at: location, &log)
    }
    start = max(start, run.times.latest)
    end = start
  }

  private func report(at location: SourceLocation, _ log: inout DiagnosticLog) {
    let fault = SyntaxError(
      .timeRunsBackwards, column: location.column, "the time is before the start of the line above")
    log.add(.error, fault, file: location.file, line: location.line)
  }
}

extension StaticTimeline {
  private func reportOfWait(at location: SourceLocation, _ log: inout DiagnosticLog) {
    let fault = SyntaxError(
      .timeInsideWait, column: location.column,
      "the time falls inside the `wait` above, which ends at \(waitEnd.text) at the earliest",
      hint:
        "shorten the wait; only glides and scrolls of other pointers run alongside other lines")
    log.add(.error, fault, file: location.file, line: location.line)
  }
}

extension TimedLine {
  /// Indicates whether the line only lets time pass.
  fileprivate var isWait: Bool {
    if case .action(.wait) = content { true } else { false }
  }

  /// The minimum duration of the line.
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
