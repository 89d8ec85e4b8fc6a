extension Script {
  /// The source line at a location in one of the files that the script was read from; nil for any
  /// other file.
  ///
  /// A file that has changed on disk since may yield nothing, and never a line of another text.
  ///
  /// - Complexity: O(*n*) in the bytes before the line's end.
  package func quote(at location: SourceLocation) -> SourceQuote? {
    texts[location.file].map { SourceQuote(at: location, in: $0) }
  }
}
