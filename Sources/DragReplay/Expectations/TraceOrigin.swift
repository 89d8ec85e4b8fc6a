package import DragScript

/// From which entry of a trace on a line of the script is the one that they follow from.
///
/// Timers that fire later follow from the line that started them, as far as no other line came
/// between.
package struct TraceOrigin: Hashable, Sendable {
  /// The first entry, from 0.
  package var first: Int
  /// The line; for what happens at the end of a test by itself, that of the test.
  package var location: SourceLocation
}
