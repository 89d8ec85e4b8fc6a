extension RecordingFormat {
  /// Distinguishes line formats by the first line that only one of them has.
  ///
  /// Lines of other text may be above it.
  static func lines(_ sight: ArraySlice<UInt8>) -> RecordingFormat? {
    let isQuoted = CopiedText.isQuoted(sight)
    var likely: RecordingFormat?
    var isBelowText = false
    for quoted in sight.split(separator: 0x0A) {
      let bytes = quoted.dropFirst(isQuoted ? CopiedText.marks(of: quoted) : 0)
      if isQuoted && bytes.count == quoted.count || CopiedText.isPreamble(bytes) { continue }
      guard let line = RecordingLine(bytes) else { continue }
      switch sign(of: line) {
      case (.only, let format)?: return format
      case (.perhaps, let format)?:
        if !isBelowText { likely = likely ?? format }
      case (.never, _)?: return nil
      case (.any, _)?: continue
      case nil: isBelowText = isBelowText || likely == nil
      }
    }
    return likely
  }

  /// What a line says, and of which format; nil if it is a line of another text.
  private static func sign(of line: RecordingLine) -> (sign: LineSign, format: RecordingFormat?)? {
    if line.first.hasPrefix("#") {
      let row = rows.first { row in row.comment.map { line.text.hasPrefix($0) } == true }
      return row.map { (.only, $0.format) } ?? (.any, nil)
    }
    if line.first == "dragscript" { return (.never, nil) }
    for row in rows {
      if let sign = row.sign(line) { return (sign, row.format) }
    }
    // Other YAML keys may come first.
    return line.first.hasSuffix(":") || !line.isFlush ? (.any, nil) : nil
  }
}
