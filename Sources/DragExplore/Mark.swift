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
      // Which items are lost may differ, and not whether some are lost or new.
      let found = failure.actual ?? ""
      let losses = ["is lost", "are lost", "there twice", "is new", "are new"].filter(
        found.contains)
      words =
        ([statement]
        + Set(losses.compactMap { $0.split(separator: " ").last }).sorted().map(String.init))
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

  /// A sentence without what it quotes.
  private static func withoutNames(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined(separator: "`")
  }
}
