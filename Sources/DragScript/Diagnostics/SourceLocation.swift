/// A location in a text file: file name, line and column, both counted from 1.
public struct SourceLocation: Hashable, Sendable {
  /// The file's name, as given.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, counted in Unicode scalars.
  public var column: Int

  /// Makes a location from a file, a line and a column.
  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The location of what is in no file.
  package static let unwritten = SourceLocation(file: "", line: 1, column: 1)
}

extension SourceLocation: CustomStringConvertible {
  /// The location as compilers print it: `file:line:column`.
  public var description: String { "\(file):\(line):\(column)" }
}
