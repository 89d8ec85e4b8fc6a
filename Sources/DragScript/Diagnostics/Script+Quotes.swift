extension Script {
  /// The line at a place of one of the files that the script was read from, as it was read; nil for any other
  /// file.
  ///
  /// A file that lies on a disk and has changed since may show nothing, and never another text's line.
  ///
  /// - Complexity: O(*n*) in the bytes before the line's end.
  package func quote(at place: SourceLocation) -> SourceQuote? {
    texts[place.file].map { SourceQuote(at: place, in: $0) }
  }
}
