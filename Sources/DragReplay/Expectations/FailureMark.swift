/// How a test fails, so that two failures can be distinguished: the kind of fault, the statement that it
/// is at, and what is said of it without places, times and other numbers, which are others where a
/// line less comes before.
struct FailureMark: Hashable {
  private let kind: TestFailure.Kind
  private let statement: String?
  private let words: [String]
  /// How far the drags had come, where a statement is at fault: a drag is not cut away from a failure
  /// that follows from it.
  private let reach: DragReach

  /// The mark of a test's first fault; nil where it does not fail.
  init?(_ result: TestResult) {
    guard result.verdict == .failed, let fault = result.faults.first else { return nil }
    kind = fault.kind
    statement = result.statement
    // What fails by itself, such as an invariant, says by its words what has led to it.
    let isExpectation = fault.expected != nil && result.statement != nil
    reach = isExpectation ? result.reach : .nothing
    var words = [fault.message, fault.expected ?? "", fault.actual ?? ""]
    if fault.expected == nil {
      // A golden says by its first difference what is wrong.
      let isChange = { (line: String) in line.hasPrefix("- ") || line.hasPrefix("+ ") }
      words += fault.diff.drop { !isChange($0) }.prefix(while: isChange)
    }
    self.words = words.map(Self.numberless)
  }

  /// A text in which every number that is not a part of a name is gone, with its unit, and so is the
  /// number of a session, which a line leaves out where it is the first.
  static func numberless(_ text: String) -> String {
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
