import DragSessions

/// The signature of a test's failure, for comparing two failures: its kind, its statement, its message and
/// explanation, and how the drags before it have ended.
///
/// Locations, times and other numbers are left out, since they change when earlier lines are removed; names stay,
/// also those that consist of digits.
package struct FailureMark: Hashable {
  private let kind: TestFailure.Kind
  private let statement: String?
  private let words: [String]
  /// The stage that the drags had reached, if a statement failed: shrinking must not remove the drag
  /// that the failure depends on.
  private let reach: DragReach
  /// What each drag has ended with that was over before a failing statement.
  private let outcomes: [DragOutcome]

  /// The signature of a test's first failure; nil if it passes.
  init?(_ result: TestResult) {
    guard result.status == .failed, let fault = result.faults.first else { return nil }
    kind = fault.kind
    statement = result.statement
    // A failure without a statement, such as an invariant, is identified by its message.
    let isExpectation = fault.expected != nil && result.statement != nil
    reach = isExpectation ? result.reach : .nothing
    outcomes = isExpectation ? result.outcomesAtFault : []
    // What is expected is a part of the statement.
    let found = fault.actual ?? ""
    var words = [
      Self.namesKept(fault.message), result.findsItems ? found : Self.numberless(found),
      Self.namesKept(fault.explanation ?? ""),
    ]
    if fault.expected == nil {
      // A golden is identified by its first difference.
      let isChange = { (line: String) in line.hasPrefix("- ") || line.hasPrefix("+ ") }
      words += fault.diff.drop { !isChange($0) }.prefix(while: isChange).map(Self.numberless)
    }
    self.words = words
  }

  /// A sentence without numbers outside of its quoted names.
  private static func namesKept(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset % 2 == 0 ? numberless(String($0.element)) : String($0.element) }
      .joined(separator: "`")
  }

  /// A text without numbers that are not part of a name, with their units, and without session
  /// numbers, which a line omits for the first session.
  package static func numberless(_ text: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      guard isDigit(bytes[index]), result.last.map(isNameByte) != true else {
        result.append(bytes[index])
        index += 1
        continue
      }
      var end = index
      while end < bytes.count, isDigit(bytes[end]) || bytes[end] == UInt8(ascii: ".") { end += 1 }
      for unit in ["us", "ms", "s", "hz"] where bytes[end...].starts(with: unit.utf8) {
        end += unit.utf8.count
        break
      }
      let isName = end < bytes.count && isNameByte(bytes[end])
      result += isName ? bytes[index..<end] : [UInt8(ascii: "N")]
      index = end
    }
    return String(decoding: result, as: UTF8.self)
      .replacing(" session=N", with: "").replacing("session N", with: "session")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte >= 0x80
      || [UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "#"), UInt8(ascii: ".")].contains(byte)
  }
}
