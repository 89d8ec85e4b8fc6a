import DragReplay
import DragSessions
import Machines

/// A line of a trace as JSON, as `drag replay --trace FILE.jsonl` writes it, read back to its text.
struct TraceJSONLine {
  /// The line as traces write it.
  let text: String
  private let test: String

  /// Reads a line; nil where it is of another form.
  init?(_ json: String) {
    var reader = Reader(json)
    var test: String?
    var time: Int64?
    var (who, what) = ("", "")
    var target: String?
    var arguments: [TraceLine.Argument] = []
    var session: SessionID?
    while let key = reader.nextString() {
      switch key {
      case "test": test = reader.nextString()
      case "t_us": time = reader.nextNumber()
      case "who": who = reader.nextString() ?? ""
      case "what": what = reader.nextString() ?? ""
      case "kind": _ = reader.nextString()
      case "args":
        while !reader.endsObject(), let name = reader.nextString() {
          if name == "session" {
            session = reader.nextNumber().flatMap(UInt32.init(exactly:)).map { SessionID($0) }
          } else if let value = reader.nextString() {
            if name == "target" {
              target = value
            } else {
              arguments.append(TraceLine.Argument(key: name, value: value))
            }
          }
        }
      case "src": reader.skipAll()
      case _: _ = reader.nextNumber()
      }
    }
    guard let test, let time, !who.isEmpty, !what.isEmpty else { return nil }
    self.test = test
    text =
      TraceLine(
        kind: .pointer, time: Timestamp(microseconds: time), who: who, what: what, target: target,
        arguments: arguments, session: session
      ).text
  }

  /// True if it is a line of a test of this name.
  func isOf(test name: String) -> Bool { test == name || test.hasSuffix(": \(name)") }

  /// Reads strings and numbers one after the other.
  private struct Reader {
    private let scalars: [Unicode.Scalar]
    private var index = 0

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    mutating func skipAll() { index = scalars.count }

    /// True if an object ends before the next string; the end is passed then.
    mutating func endsObject() -> Bool {
      while index < scalars.count, scalars[index] != "\"" {
        defer { index += 1 }
        if scalars[index] == "}" { return true }
      }
      return false
    }

    mutating func nextString() -> String? {
      while index < scalars.count, scalars[index] != "\"" { index += 1 }
      guard index < scalars.count else { return nil }
      index += 1
      var text = String.UnicodeScalarView()
      while index < scalars.count, scalars[index] != "\"" {
        if scalars[index] == "\\", index + 1 < scalars.count {
          index += 1
          text.append(escape())
        } else {
          text.append(scalars[index])
        }
        index += 1
      }
      // A line that is cut off ends here, too.
      index = min(index + 1, scalars.count)
      return String(text)
    }

    /// Returns the character of an escape; the index is at its letter, and afterwards at its last
    /// digit.
    private mutating func escape() -> Unicode.Scalar {
      switch scalars[index] {
      case "n": return "\n"
      case "t": return "\t"
      case "r": return "\r"
      case "b": return "\u{8}"
      case "f": return "\u{C}"
      case "u":
        let digits = scalars[(index + 1)...].prefix(4)
        index += digits.count
        let text = String(String.UnicodeScalarView(digits))
        return UInt32(text, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
      case let scalar: return scalar
      }
    }

    mutating func nextNumber() -> Int64? {
      while index < scalars.count, scalars[index] != "-", !("0"..."9").contains(scalars[index]) {
        index += 1
      }
      let start = index
      while index < scalars.count, scalars[index] == "-" || ("0"..."9").contains(scalars[index]) {
        index += 1
      }
      return Int64(String(String.UnicodeScalarView(scalars[start..<index])))
    }
  }
}
