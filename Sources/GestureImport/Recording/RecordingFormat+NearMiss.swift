extension RecordingFormat {
  /// A hint for an unsupported format that is often mistaken for a supported one.
  ///
  /// - Parameter bytes: The recording.
  /// - Returns: A sentence for the user; nil if the text is not recognized.
  package static func nearMiss(in bytes: [UInt8]) -> String? {
    if isUTF16(bytes) {
      return "expected UTF-8, found UTF-16; convert it with iconv -f UTF-16 -t UTF-8"
    }
    let sight = sight(of: bytes)
    let misses: [(marks: [String], sentence: String)] = [
      (
        ["\"steps\"", "\"type\"", "\"title\""],
        "recordings of Chrome's Recorder contain clicks and keys, but no drags"
      ),
      (
        ["await page."], "Playwright's recorder writes code, and does not record drags"
      ),
      (
        ["<td>", "<table", "elenium"],
        "save tests of the old Selenium IDE as .side"
      ),
    ]
    return misses.first { $0.marks.allSatisfy { contains(sight, $0) } }?.sentence
  }
}

extension DiagnosticLog {
  /// Reports that a rejected recording looks like another format.
  mutating func reportOtherFormat(than format: RecordingFormat, in bytes: [UInt8]) {
    // That has been reported already.
    guard !RecordingFormat.isUTF16(bytes) else { return }
    if let shown = RecordingFormat.detected(in: bytes) {
      guard shown != format else { return }
      makeRoom()
      report(
        .otherDialect, at: .start,
        "the recording looks like format `\(shown.rawValue)`, not `\(format.rawValue)`",
        hint: "name that format, or omit it")
    } else if let sentence = RecordingFormat.nearMiss(in: bytes) {
      makeRoom()
      report(.otherDialect, at: .start, sentence)
    }
  }
}
