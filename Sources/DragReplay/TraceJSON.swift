import DragStage
import Machines

/// A trace as JSON Lines: one object a line, keys in a fixed order, numbers as integers.
public enum TraceJSON {
  /// The lines of a test.
  ///
  /// - Parameter result: The test.
  /// - Returns: One line for each entry of its trace, each with a line end.
  public static func text(of result: TestResult) -> String {
    var text = ""
    for (number, line) in result.trace.enumerated() {
      text += object(line, number: number, test: "\(result.file): \(result.name)") + "\n"
    }
    return text
  }

  private static func object(_ line: TraceLine, number: Int, test: String) -> String {
    var members = [
      "\"v\":1",
      "\"test\":\(quoted(test))",
      "\"seq\":\(number)",
      "\"t_us\":\(line.time.microseconds)",
      "\"who\":\(quoted(line.who))",
      "\"what\":\(quoted(line.what))",
    ]
    if let place = line.place { members.append("\"place\":\(quoted(place))") }
    let arguments = line.arguments.map { "\(quoted($0.key)):\(quoted($0.value))" }
    members.append("\"args\":{\(arguments.joined(separator: ","))}")
    if let session = line.session { members.append("\"session\":\(session.rawValue)") }
    return "{\(members.joined(separator: ","))}"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\0"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      case _: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
