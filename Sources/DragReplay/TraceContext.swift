import DragStage
import Machines

/// The end of a trace, for a failure that is not about its lines.
enum TraceContext {
  /// The last lines before a moment, so that a failure shows what came before it.
  static func around(_ trace: [TraceLine], until time: Timestamp) -> [String] {
    trace.suffix(6).map { "  \($0.text)" }
  }
}
