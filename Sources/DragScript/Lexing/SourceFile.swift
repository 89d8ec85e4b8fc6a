/// A file's name and text.
struct SourceFile: Sendable {
  /// The maximum number of bytes in a line, without its line end.
  static let longestLine = 65_536

  var name: String
  var text: ScriptText

  /// The file name without folders and suffix; it names a test that has no name of its own.
  static func baseName(of path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.hasSuffix(".drag") && last.count > 5 ? String(last.dropLast(5)) : last
  }
}
