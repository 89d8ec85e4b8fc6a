import DragScript
import DragSessions
import GestureImport
import Machines

/// A line of a trace as JSON, as `drag replay --trace FILE.jsonl` writes it, read back to its text.
struct TraceJSONLine {
  /// The line as traces write it.
  let text: String
  private let test: String

  /// The lines of a test; those of other forms, such as one that was cut off, are left out.
  static func texts(in lines: String, ofTest name: String) -> [String] {
    lines.split(whereSeparator: \.isNewline).compactMap { TraceJSONLine($0) }
      .filter { $0.test == name || $0.test.hasSuffix(": \(name)") }.map { $0.text }
  }

  /// Reads a line; nil where it is of another form.
  init?(_ json: some StringProtocol) {
    var parts = Parts()
    do throws(JSONError) {
      try parts.read(JSONScanner(ScriptText(Array(json.utf8)), from: 0))
    } catch {
      return nil
    }
    guard let test = parts.test, let time = parts.time, !parts.who.isEmpty, !parts.what.isEmpty
    else {
      return nil
    }
    self.test = test
    text =
      TraceLine(
        kind: .pointer, time: Timestamp(microseconds: time), who: parts.who, what: parts.what,
        target: parts.target, arguments: parts.arguments, session: parts.session
      ).text
  }

  /// What the members of a line say, in their order.
  private struct Parts {
    var test: String?
    var time: Int64?
    var (who, what) = ("", "")
    var target: String?
    var arguments: [TraceLine.Argument] = []
    var session: SessionID?

    mutating func read(_ json: JSONScanner) throws(JSONError) {
      var json = json
      guard try json.kind() == .object else { return }
      try json.enter()
      var isFirst = true
      while let key = try json.nextMember(isFirst: &isFirst) {
        switch (json.contents(of: key), try json.kind()) {
        case ("test", .string): test = json.contents(of: try json.string())
        case ("t_us", .number): time = Int64(exactly: try json.number())
        case ("who", .string): who = json.contents(of: try json.string())
        case ("what", .string): what = json.contents(of: try json.string())
        case ("args", .object): try readArguments(&json)
        default: try json.skipValue()
        }
      }
    }

    private mutating func readArguments(_ json: inout JSONScanner) throws(JSONError) {
      try json.enter()
      var isFirst = true
      while let key = try json.nextMember(isFirst: &isFirst) {
        let name = json.contents(of: key)
        switch try json.kind() {
        case .string where name == "target": target = json.contents(of: try json.string())
        case .string:
          arguments.append(
            TraceLine.Argument(key: name, value: json.contents(of: try json.string())))
        case .number where name == "session":
          session = UInt32(exactly: try json.number()).map { SessionID($0) }
        default: try json.skipValue()
        }
      }
    }
  }
}
