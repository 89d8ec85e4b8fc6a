import DragScript

extension FormatRow {
  /// A format of JSON with a list of samples.
  static func samples<Reader>(
    _ format: RecordingFormat, help: String, tool: String, fields: [[String]],
    _ source:
      @escaping @Sendable (ScriptText, Int, ImportOptions, inout ImportLog) -> SampleSource<Reader>
  ) -> FormatRow {
    FormatRow(
      format: format, help: help, tools: [tool], fields: fields,
      read: { bytes, start, options, log in
        let source = source(ScriptText(bytes), start, options, &log)
        return (source.recording(&log), .list(below: source.root))
      },
      source: { source($0, $1, $2, &$3) })
  }
}
