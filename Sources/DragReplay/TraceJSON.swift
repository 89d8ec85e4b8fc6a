import DragSessions
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
      "\"test\":\(JSONText.quoted(test))",
      "\"seq\":\(number)",
      "\"t_us\":\(line.time.microseconds)",
      "\"who\":\(JSONText.quoted(line.who))",
      "\"what\":\(JSONText.quoted(line.what))",
    ]
    if let place = line.place { members.append("\"place\":\(JSONText.quoted(place))") }
    let arguments = line.arguments.map { "\(JSONText.quoted($0.key)):\(JSONText.quoted($0.value))" }
    members.append("\"args\":{\(arguments.joined(separator: ","))}")
    if let session = line.session { members.append("\"session\":\(session.rawValue)") }
    return "{\(members.joined(separator: ","))}"
  }
}
