package import DragScript

/// The trace entry from which on a line of the script is the cause.
///
/// Timers that fire later belong to the line that started them, as long as no other line came in
/// between.
package struct TraceOrigin: Hashable, Sendable {
  /// The first entry, from 0.
  package var first: Int
  /// The line; for entries at the end of a test, the location of the test.
  package var location: SourceLocation
}
