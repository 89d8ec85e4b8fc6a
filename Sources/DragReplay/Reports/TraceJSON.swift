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
    let test = "\(result.file): \(result.name)"
    var json = JSONBytes(.line)
    var origins = result.origins[...]
    var origin = result.location
    for (number, line) in result.trace.enumerated() {
      while let next = origins.first, next.first <= number {
        origin = next.location
        origins.removeFirst()
      }
      guard !isBrief || brief.keeps(line) else { continue }
      json.object { object in
        object.add("v", 1)
        object.add("test", text: test)
        object.add("seq", number)
        write(line, to: &object)
        object.add("src") { write(origin, besides: result.file, to: &$0) }
      }
      json.raw("\n")
    }
    return json.string
  }

  private static func write(_ line: TraceLine, to object: inout JSONObject) {
    object.add("t_us", line.time.microseconds)
    object.add("kind", text: line.kind.rawValue)
    object.add("who", text: line.who)
    object.add("what", text: line.what)
    object.add("args") { json in
      json.object { arguments in
        // A pointer's target has no key in a line; no line has a key of this name.
        if let target = line.target { arguments.add("target", text: target) }
        for argument in line.arguments { arguments.add(argument.key, text: argument.value) }
        if let session = line.session { arguments.add("session", Int(session.rawValue)) }
      }
    }
  }

  /// Writes a location in the test's own file, or in one that it includes.
  private static func write(
    _ location: SourceLocation, besides file: String, to json: inout JSONBytes
  ) {
    json.object { object in
      if location.file != file { object.add("file", text: location.file) }
      object.add("line", location.line)
      object.add("col", location.column)
    }
  }
}
