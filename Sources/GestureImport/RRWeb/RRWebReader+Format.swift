extension RRWebReader {
  /// A session that rrweb recorded.
  static let format = FormatRow.samples(
    .rrweb, help: "rrweb sessions", tool: "rrweb",
    fields: [["\"timestamp\"", "\"type\"", "\"data\""]]
  ) { SampleSource<RRWebReader>($0, from: $1, $2, &$3) }
}
