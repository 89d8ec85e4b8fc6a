import DragScript

extension Line {
  /// Indicates whether the line refers to earlier entries of the trace.
  var looksBack: Bool {
    switch self {
    case .golden: true
    case .raw: false
    case .timed(let line):
      if case .expectation(let expectation) = line.content {
        expectation.predicate.looksBack
      } else {
        false
      }
    case .include(let included): included.lines.contains(where: \.looksBack)
    }
  }
}

extension Predicate {
  /// Indicates whether it refers to the calls of the test so far.
  fileprivate var looksBack: Bool {
    switch self {
    case .calls, .once, .never, .sequence, .within, .writes, .misuse, .refused: true
    case .state, .order, .items, .operation, .proposal, .data, .frame, .badge, .gap, .stored,
      .progress, .context, .object, .teamData, .files, .file, .activity, .menu, .preview,
      .noSession:
      false
    }
  }
}
