import DragScript
import Machines

/// Imports a recording: its events, and a script of the raw profile.
///
/// No input traps, however bad. The same bytes and options give the same result, to the byte. The
/// cost is linear in the bytes, and in the events where pointers move at the same time.
///
/// - Parameters:
///   - bytes: The recording.
///   - file: Its name, for messages.
///   - format: The recording's format.
///   - options: The import options.
/// - Returns: The events, or the reasons why there are none.
public func importRecording(
  _ bytes: [UInt8],
  file: String,
  as format: RecordingFormat,
  options: ImportOptions = ImportOptions()
) -> ImportResult {
  let text = ScriptText(bytes)
  var log = ImportLog(text, file: file, options: options)
  let start = log.begin(text, options)
  var recording = Recording()
  var scheme = SourceMap.Scheme.none
  if !log.hasErrors {
    let part = log.excerpt(of: format, in: bytes) ?? bytes
    (recording, scheme) = format.row.read(part, start, options, &log)
  }
  log.finish(format, text, isEmpty: recording.events.isEmpty)
  if log.hasErrors {
    recording = Recording()
  } else {
    recording.dropIdlePointers()
  }
  let events = ImportedEvents(recording, hold: options.prependHold)
  return ImportResult(
    viewport: options.viewport,
    pointers: recording.pointers,
    events: events,
    importNotes: recording.importNotes,
    sourceMap: SourceMap(file: file, scheme: scheme, entries: recording.entries, of: events),
    diagnostics: log.diagnostics()
  )
}

extension ImportLog {
  /// The number of bytes used to detect the format.
  static let looked = 1 << 17

  /// Reports invalid options, and problems of a text in any format.
  ///
  /// - Returns: The offset of the recording.
  mutating func begin(_ text: ScriptText, _ options: ImportOptions) -> Int {
    options.check(&self)
    let sight = text.piece(0..<min(text.count, 16))
    let start = sight.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if start > 0 {
      report(.byteOrderMark, at: .start, "unexpected byte order mark")
    }
    if RecordingFormat.isUTF16(sight) {
      report(
        .otherEncoding, at: .start, "expected UTF-8, found UTF-16",
        hint: "convert it with iconv -f UTF-16 -t UTF-8 FILE")
    }
    if Self.isBlank(text, from: start) { report(.empty, at: .start, "the file is empty") }
    return start
  }

  private static func isBlank(_ text: ScriptText, from start: Int) -> Bool {
    var next = start
    while next < text.count {
      let piece = text.piece(next..<min(text.count, next + text.pieceSize))
      guard piece.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) else { return false }
      next += text.pieceSize
    }
    return true
  }

  /// The part of a text that is a recording, with blanks in the place of what is above it; nil if the whole
  /// text is one.
  mutating func excerpt(of format: RecordingFormat, in bytes: [UInt8]) -> [UInt8]? {
    guard let excerpt = RecordingExcerpt(of: format, in: bytes) else { return nil }
    if let other = excerpt.other {
      report(
        .otherRecording, at: other,
        "the text has a second recording, which ends here; it is not imported",
        hint: "import it from a file of its own")
    }
    return excerpt.isolated(bytes)
  }

  /// Reports that nothing came of a recording, or that it is rather of another format.
  mutating func finish(_ format: RecordingFormat, _ text: ScriptText, isEmpty: Bool) {
    if !hasErrors, isEmpty {
      report(
        .nothingRecorded,
        at: .start,
        severity: breaksOff ? .error : .warning,
        breaksOff
          ? "the recording is truncated before the first pointer action"
          : "the recording contains no pointer action"
      )
    }
    if hasErrors {
      reportOtherFormat(than: format, in: text.beginning(of: Self.looked))
    }
  }
}
