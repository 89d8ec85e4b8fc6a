extension RecordingFormat {
  /// The suffixes by which recordings are known, and what a file of that name is where its beginning
  /// does not show it.
  private static let formats: [(suffix: String, format: RecordingFormat)] = [
    (".json", .w3c), (".evemu", .evemu), (".events", .evemu), (".ev", .evemu),
    (".getevent", .getevent),
    (".yaml", .maestro), (".yml", .maestro), (".side", .side),
  ]

  /// The suffixes by which recordings are known, each with its dot.
  package static var suffixes: [String] { formats.map(\.suffix) }

  /// The format of a file's suffix, or nil.
  package init?(ofFile path: String) {
    guard let known = Self.formats.first(where: { path.hasSuffix($0.suffix) }) else { return nil }
    self = known.format
  }
}
