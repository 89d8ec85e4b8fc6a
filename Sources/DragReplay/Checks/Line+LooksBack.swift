import DragScript

extension Line {
  /// Indicates whether the line refers to earlier entries of the trace.
  var looksBack: Bool {
    switch self {
    case .golden: true
    case .raw: false
    case .timed(let line):
      if case .expectation(let expectation) = line.content {
        expectation.predicate.facts.contains(.looksBack)
      } else {
        false
      }
    case .include(let included): included.lines.contains(where: \.looksBack)
    }
  }
}
