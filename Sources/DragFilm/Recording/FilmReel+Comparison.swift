import DragReplay
import DragSessions

extension FilmReel {
  /// Compares the trace of this test with the one in a file.
  ///
  /// - Parameters:
  ///   - text: What the file holds: traces below head lines, or one trace without.
  ///   - file: What it is called.
  ///   - conditions: The conditions of the replay of a recording, by which its golden names traces; nil for a script.
  /// - Returns: The comparison, or nil where the file has no trace of this test.
  package func comparison(
    with text: String, file: String, replayed conditions: String? = nil
  ) -> FilmComparison? {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    guard let first = lines.first else { return nil }
    guard first.hasPrefix("# ") else { return comparison(with: lines, file: file) }
    var golden = GoldenTrace(text, file: file, of: result.file, replayed: conditions)
    // What `--trace` has written of a recording is below the name of its test.
    if golden[result.name] == nil { golden = GoldenTrace(text, file: file, of: result.file) }
    guard let section = golden[result.name] else { return nil }
    return comparison(with: section.lines, file: file, to: golden.lines(of: result.trace))
  }

  /// Compares the trace of this test with the lines of another one.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - file: What their file is called.
  ///   - own: The lines of this test as that file would have them; nil for its trace.
  /// - Returns: The comparison.
  package func comparison(
    with lines: [String], file: String, to own: [String]? = nil
  ) -> FilmComparison {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return FilmComparison(name, lines: lines, to: own ?? result.trace.map(\.text))
  }
}
