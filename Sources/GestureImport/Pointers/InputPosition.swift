/// A location in a recording, as a scanner knows it.
struct InputPosition: Hashable, Sendable {
  /// The byte's index.
  var offset: Int
  /// The line, from 1.
  var line: Int
  /// The column, from 1, counted in Unicode scalars.
  var column: Int

  static let start = InputPosition(offset: 0, line: 1, column: 1)
}
