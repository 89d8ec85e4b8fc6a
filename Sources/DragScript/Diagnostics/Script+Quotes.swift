/// Quotes of places in the files of a script, each of which is read once.
package struct SourceQuotes {
  /// The lines of each file, by their numbers.
  private let lines: [String: [Int: [Unicode.Scalar]]]

  /// Reads the lines of places.
  ///
  /// A file that has changed on disk since may yield nothing, and never a line of another text.
  ///
  /// - Complexity: O(*n*) in the bytes before the end of the last line of each file.
  package init(of locations: some Sequence<SourceLocation>, in script: Script) {
    lines = Dictionary(grouping: locations, by: { $0.file }).reduce(into: [:]) { lines, file in
      lines[file.key] = script.texts[file.key]?.lines(Set(file.value.map { $0.line }))
    }
  }

  /// The quote of one of the places; nil for a place in a file that is none of the script's.
  package subscript(location: SourceLocation) -> SourceQuote? {
    lines[location.file].map { SourceQuote(at: location, line: $0[location.line] ?? []) }
  }
}
