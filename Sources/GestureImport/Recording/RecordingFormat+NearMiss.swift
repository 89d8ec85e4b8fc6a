extension RecordingFormat {
  /// What a recording's beginning shows that is none of the formats, but is often taken for one.
  ///
  /// - Parameter bytes: The recording.
  /// - Returns: A sentence for the user who tried to import it; nil where nothing is known of it.
  package static func nearMiss(in bytes: [UInt8]) -> String? {
    if isUTF16(bytes) { return "it is in UTF-16; iconv -f UTF-16 -t UTF-8 writes it in UTF-8" }
    let sight = sight(of: bytes)
    let misses: [(marks: [String], sentence: String)] = [
      (
        ["\"steps\"", "\"type\"", "\"title\""],
        "a recording of Chrome's Recorder has clicks and keys, and no drags"
      ),
      (
        ["await page."], "Playwright's recorder writes code, and records no drags"
      ),
      (
        ["<td>", "<table", "elenium"],
        "tests of the old Selenium IDE are read once they are saved as .side"
      ),
    ]
    return misses.first { $0.marks.allSatisfy { contains(sight, $0) } }?.sentence
  }
}

extension DiagnosticLog {
  /// Tells that a refused recording is rather of another format, where its beginning shows that.
  mutating func reportOtherFormat(than format: RecordingFormat, in bytes: [UInt8]) {
    // That has been reported already.
    guard !RecordingFormat.isUTF16(bytes) else { return }
    if let shown = RecordingFormat.detected(in: bytes) {
      guard shown != format else { return }
      makeRoom()
      report(
        .otherDialect, at: .start,
        "the recording looks like one of the format `\(shown.rawValue)`, not `\(format.rawValue)`",
        hint: "name that format, or none")
    } else if let sentence = RecordingFormat.nearMiss(in: bytes) {
      makeRoom()
      report(.otherDialect, at: .start, sentence)
    }
  }
}
