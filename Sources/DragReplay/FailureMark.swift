/// How a test fails, so that two failures can be told apart: without places, without times, and
/// without the numbers of sessions, which are others where a drag less comes before.
struct FailureMark: Hashable {
  private let kind: ReplayFault.Kind
  private let words: [String]

  /// The mark of a test's first fault; nil where it does not fail.
  init?(_ result: TestResult) {
    guard result.verdict == .failed, let fault = result.faults.first else { return nil }
    kind = fault.kind
    var words = [fault.message, fault.expected ?? "", fault.actual ?? ""]
    if fault.expected == nil {
      // A golden says by its first difference what is wrong.
      let isChange = { (line: String) in line.hasPrefix("- ") || line.hasPrefix("+ ") }
      words += fault.diff.drop { !isChange($0) }.prefix(while: isChange)
    }
    self.words = words.map(Self.timeless)
  }

  /// A text in which every time of a trace, and every number of microseconds, is gone.
  private static func timeless(_ text: String) -> String {
    var last: Substring = ""
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      defer { last = word }
      if last == "session" || word.hasPrefix("session=") { return "session" }
      let number = word.hasSuffix("us") ? word.dropLast(2) : word
      let isTime =
        (word.hasSuffix("us") || word.contains(".")) && !number.isEmpty
        && number.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
      return isTime ? "T" : String(word)
    }.joined(separator: " ")
  }
}
