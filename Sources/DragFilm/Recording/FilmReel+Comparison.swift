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
    let own = result.trace.map(\.text)
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    guard let first = lines.first else { return nil }
    if first.hasPrefix("{") {
      let texts = lines.compactMap { TraceJSONLine($0) }.filter { $0.isOf(test: result.name) }
      guard !texts.isEmpty else { return nil }
      return FilmComparison(name, lines: texts.map(\.text), to: own)
    }
    guard first.hasPrefix("# ") else { return FilmComparison(name, lines: lines, to: own) }
    var golden = GoldenTrace(text, file: file, of: result.file, replayed: conditions)
    // What `--trace` has written of a recording is below the name of its test.
    if golden[result.name] == nil { golden = GoldenTrace(text, file: file, of: result.file) }
    guard let section = golden[result.name] else { return nil }
    return FilmComparison(name, lines: section.lines, to: golden.lines(of: result.trace))
  }
}
