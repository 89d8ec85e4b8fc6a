import DragReplay

/// The destination of all tests' traces.
struct TraceOutput {
  /// The file, or standard output.
  let file: OutputFile
  /// Indicates whether moves are left out, and updates that repeat the last one.
  private let isBrief: Bool

  /// A file, or `-` for standard output; `brief` alone is standard output, and `brief=FILE` a file.
  init(_ text: String, of option: String) throws(CommandError) {
    let prefix = "brief="
    isBrief = text == "brief" || text.hasPrefix(prefix)
    let path =
      text == "brief" ? "-" : isBrief ? String(text.dropFirst(prefix.utf8.count)) : text
    file = try OutputFile(path, of: option)
  }

  /// Writes the traces of the tests that were run, in their order.
  func write(_ results: [TestResult], apartFrom inputs: InputFiles) throws(CommandError) {
    var text = ""
    for var result in results {
      if case .skipped = result.status { continue }
      guard !file.path.hasSuffix(".jsonl") else {
        text += TraceJSON.text(of: result, isBrief: isBrief)
        continue
      }
      if isBrief { result.trace = BriefTrace.lines(of: result.trace) }
      text += result.traceText
    }
    try file.write(text, apartFrom: inputs)
  }
}
