import DragScript

/// A line that was played, as a failure of a property names it.
///
/// Indirect, since a player holds one, and is copied now and then.
indirect enum PlayedLine {
  /// An action or an expectation.
  case timed(TimedLine)
  /// A sample of a raw profile.
  case sample(RawSample, of: RawRun, at: SourceLocation)

  /// The location of the line.
  var location: SourceLocation {
    switch self {
    case .timed(let line): line.location
    case .sample(_, of: _, at: let location): location
    }
  }

  /// The line as a script writes it.
  var text: String {
    switch self {
    case .timed(let line): line.text
    case .sample(let sample, of: let run, at: _): sample.text(pointer: run.pointer(of: sample))
    }
  }

  /// Indicates whether the line lets time pass until nothing is pending.
  var settles: Bool {
    if case .timed(let line) = self, case .action(.settle) = line.content { true } else { false }
  }
}
