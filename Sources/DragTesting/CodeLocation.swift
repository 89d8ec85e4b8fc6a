/// A line of a file of code that is only known while a test runs.
package struct CodeLocation: Hashable, Sendable {
  /// The path of the file.
  package let path: String
  /// The line, from 1.
  package let line: Int

  /// Makes a location.
  package init(path: String, line: Int) {
    self.path = path
    self.line = line
  }

  /// The name of the file with a folder before it, as testing libraries write it.
  var fileID: String { path.split(separator: "/").suffix(2).joined(separator: "/") }
}
