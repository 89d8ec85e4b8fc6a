package import DragReplay

/// What makes two failures the same: what is broken, and its words without numbers and names (EX-24).
///
/// Shrinking never changes it.
package struct Mark: Hashable, Sendable {
  /// The property that does not hold.
  package let property: ExploredProperty
  private let words: String

  /// The mark of a failure.
  package init(_ failure: TestFailure) {
    property = ExploredProperty(of: failure)
    switch failure.cause {
    case .property(let statement):
      words = ([statement] + Self.losses(in: failure.actual ?? "")).joined(separator: " ")
    case .names:
      // The items differ from run to run.
      words = ""
    case .kept:
      let sentence = String(failure.message.prefix { $0 != ":" })
      words = ([Self.withoutNames(sentence)] + Self.losses(in: failure.message))
        .joined(separator: " ")
    case .line, .invariant, .duty, .misuse, .host, .ended, .unsettled, .defect, .determinism:
      words = FailureMark.numberless(Self.withoutNames(failure.message))
    }
  }

  /// Eight digits that are the same for the same mark, for the name of a file (EX-39).
  package var digits: String {
    let number = "\(property) \(words)".stableNumber
    let digits = String(UInt32(truncatingIfNeeded: number), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// Whether items are lost or new, in one word each: which ones may differ.
  private static func losses(in text: String) -> [String] {
    let phrases = ["is lost", "are lost", "there twice", "is new", "are new"]
    let words = phrases.filter(text.contains).compactMap { $0.split(separator: " ").last }
    return Set(words).sorted().map(String.init)
  }

  /// A sentence without what it quotes.
  private static func withoutNames(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined(separator: "`")
  }
}
