extension RecordingFormat {
  /// The suffixes by which recordings are known, each with its dot.
  package static var suffixes: [String] { allCases.flatMap { $0.row.suffixes } }

  /// The format of a file's suffix, or nil.
  package init?(ofFile path: String) {
    guard let row = Self.rows.first(where: { $0.suffixes.contains(where: path.hasSuffix) }) else {
      return nil
    }
    self = row.format
  }
}
