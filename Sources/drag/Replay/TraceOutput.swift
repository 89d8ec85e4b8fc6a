import DragFiles
import DragReplay

/// The destination of all tests' traces.
struct TraceOutput {
  private let path: String
  /// Indicates whether moves are left out, and updates that repeat the last one.
  private let isBrief: Bool

  /// A file, or `-` for standard output; `brief` alone is standard output, and `brief=FILE` a file.
  init(_ text: String) {
    let prefix = "brief="
    isBrief = text == "brief" || text.hasPrefix(prefix)
    path = text == "brief" ? "-" : isBrief ? String(text.dropFirst(prefix.utf8.count)) : text
  }

  /// Indicates whether the traces use standard output.
  var isStandardOutput: Bool { path == "-" }

  /// Writes the traces of the tests that were run, in their order.
  func write(_ results: [TestResult]) throws(FileError) {
    var text = ""
    for var result in results {
      if case .skipped = result.status { continue }
      guard !path.hasSuffix(".jsonl") else {
        text += TraceJSON.text(of: result, isBrief: isBrief)
        continue
      }
      if isBrief { result.trace = BriefTrace.lines(of: result.trace) }
      text += result.traceText
    }
    guard isStandardOutput else { return try DiskFile(path).write(Array(text.utf8)) }
    Console.say(text)
  }
}
