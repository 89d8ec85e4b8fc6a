import DragScript

extension Line {
  /// Whether the line looks back at what the trace said before.
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
  /// Whether it looks back at the calls of the test so far.
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
