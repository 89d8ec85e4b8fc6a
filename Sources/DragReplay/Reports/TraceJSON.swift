import DragScript
import DragSessions
import DragStage
import Machines

/// A trace as JSON Lines: one object a line, keys in a fixed order, numbers as integers.
package enum TraceJSON {
  /// The lines of a test.
  ///
  /// - Parameters:
  ///   - result: The test.
  ///   - isBrief: Whether only the lines of a ``BriefTrace`` are written; each keeps its number.
  /// - Returns: One line for each entry of its trace, each with a line end.
  package static func text(of result: TestResult, isBrief: Bool = false) -> String {
    var brief = BriefTrace()
    let test = JSONText.quoted("\(result.file): \(result.name)")
    var text = ""
    var origins = result.origins[...]
    var origin = result.location
    for (number, line) in result.trace.enumerated() {
      while let next = origins.first, next.first <= number {
        origin = next.location
        origins.removeFirst()
      }
      guard !isBrief || brief.keeps(line) else { continue }
      let source = object(origin, besides: result.file)
      text += object(line, number: number, test: test, source) + "\n"
    }
    return text
  }

  private static func object(
    _ line: TraceLine, number: Int, test: String, _ source: String
  ) -> String {
    var arguments = line.arguments.map {
      "\(JSONText.quoted($0.key)):\(JSONText.quoted($0.value))"
    }
    // A pointer's target has no key in a line; no line has a key of this name.
    if let target = line.target { arguments.insert("\"target\":\(JSONText.quoted(target))", at: 0) }
    if let session = line.session { arguments.append("\"session\":\(session.rawValue)") }
    let members = [
      "\"v\":1",
      "\"test\":\(test)",
      "\"seq\":\(number)",
      "\"t_us\":\(line.time.microseconds)",
      "\"kind\":\(JSONText.quoted(line.kind.rawValue))",
      "\"who\":\(JSONText.quoted(line.who))",
      "\"what\":\(JSONText.quoted(line.what))",
      "\"args\":{\(arguments.joined(separator: ","))}",
      "\"src\":\(source)",
    ]
    return "{\(members.joined(separator: ","))}"
  }

  /// A location in the test's own file, or in one that it includes.
  private static func object(_ location: SourceLocation, besides file: String) -> String {
    let other = location.file == file ? "" : "\"file\":\(JSONText.quoted(location.file)),"
    return "{\(other)\"line\":\(location.line),\"col\":\(location.column)}"
  }
}
