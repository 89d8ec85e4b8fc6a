/// An event of a kernel input device: the five-tuple that all recorders of it write.
struct EvdevEvent: Hashable, Sendable {
  /// Microseconds, counted from the recording's first event.
  var time: Int64
  var type: UInt16
  var code: UInt16
  var value: Int
  /// The line that it stands on.
  var line: Int
  /// The byte at which that line begins.
  var offset: Int

  var place: SourcePlace { SourcePlace(offset: offset, line: line, column: 1) }
}
