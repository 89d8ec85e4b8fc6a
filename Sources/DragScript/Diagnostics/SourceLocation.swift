/// A place in a text file: its name, and a line and a column that both count from 1.
public struct SourceLocation: Hashable, Sendable {
  /// The file's name, as it was given.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, counted in Unicode scalars.
  public var column: Int

  /// Makes a place from a file, a line and a column.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The place as compilers write it: `file:line:column`.
  public var description: String { "\(file):\(line):\(column)" }
}
