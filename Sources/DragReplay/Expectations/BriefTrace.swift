package import DragSessions

/// A trace without what only says that a pointer goes on: without moves, and without updates that repeat
/// the last one of their destination.
///
/// A destination's first update behind its `enter` always stays.
package struct BriefTrace {
  /// The first line of a golden's file whose traces are brief.
  package static let mark = "# brief"

  /// The keys of the last update of each destination in each drag.
  private var last: [String: [TraceLine.Argument]] = [:]

  /// Begins before the first line of a trace.
  package init() {}

  /// Returns whether the next line of the trace stays.
  package mutating func keeps(_ line: TraceLine) -> Bool {
    let visit = "\(line.who) \(line.session?.rawValue ?? 0)"
    switch (line.kind, line.what) {
    case (.pointer, "move"), (.callback, "didMove"): return false
    case (.callback, "enter"): last[visit] = nil
    case (.callback, "update"):
      guard last[visit] != line.arguments else { return false }
      last[visit] = line.arguments
    case _: break
    }
    return true
  }

  /// The lines of a trace that stay.
  ///
  /// - Complexity: O(*n*) in the lines.
  package static func lines(of trace: [TraceLine]) -> [TraceLine] {
    var brief = BriefTrace()
    return trace.filter { brief.keeps($0) }
  }
}
