/// An event of a kernel input device: the five-tuple that all recorders of it write.
struct EvdevEvent: Hashable, Sendable {
  /// Microseconds: as in the file, or relative to the recording's first event.
  var time: Int64
  var type: UInt16
  var code: UInt16
  var value: Int
  /// The number of its line.
  var line: Int
  /// The byte at which it begins, for the line that is shown.
  var offset: Int

  var location: InputPosition { InputPosition(offset: offset, line: line, column: 1) }
}
