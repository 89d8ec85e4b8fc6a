import DragFiles
import DragReplay

/// Where the traces of all tests go.
struct TraceOutput {
  private let path: String

  /// A file, or `-` for standard output.
  init(_ path: String) {
    self.path = path
  }

  /// Whether the traces take standard output.
  var isStandardOutput: Bool { path == "-" }

  /// Writes the traces of the tests that were run, in their order.
  func write(_ results: [TestResult]) throws(FileError) {
    var text = ""
    for result in results {
      if case .skipped = result.verdict { continue }
      text += path.hasSuffix(".jsonl") ? TraceJSON.text(of: result) : result.traceText
    }
    guard isStandardOutput else { return try DiskFile(path).write(Array(text.utf8)) }
    Console.say(text)
  }
}
