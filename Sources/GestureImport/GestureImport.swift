import DragScript
import Machines

/// Imports a recording: what it says has happened, as events and as a script's raw profile.
///
/// No input traps, however bad. The same bytes and options give the same result, to the byte. The
/// cost is linear in the bytes and in the events that come of them.
///
/// - Parameters:
///   - bytes: The recording.
///   - file: Its name, for messages.
///   - format: What it is written in.
///   - options: What it does not say by itself.
/// - Returns: The events, or the reasons why there are none.
public func importRecording(
  _ bytes: [UInt8],
  file: String,
  as format: RecordingFormat,
  options: ImportOptions = ImportOptions()
) -> ImportResult {
  var log = DiagnosticLog(bytes: bytes, file: file, options: options)
  options.check(&log)
  let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  if start > 0 {
    log.report(.byteOrderMark, at: .start, "the file begins with a byte order mark")
  }
  if bytes[start...].allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {
    log.report(.empty, at: .start, "the file is empty")
  }

  var recording = Recording()
  var scheme = SourceMap.Scheme.none
  if !log.hasErrors {
    (recording, scheme) = Recording.read(bytes, from: start, as: format, options, &log)
  }
  if !log.hasErrors, recording.events.isEmpty {
    log.report(
      .nothingRecorded,
      at: .start,
      severity: log.breaksOff ? .error : .warning,
      log.breaksOff
        ? "the recording breaks off before any pointer does anything"
        : "no pointer does anything in the recording"
    )
  }
  if log.hasErrors {
    recording = Recording()
  } else {
    recording.prependHold(options.prependHold)
    recording.dropIdlePointers()
  }
  return ImportResult(
    viewport: options.viewport,
    pointers: recording.pointers,
    events: recording.events,
    remarks: recording.remarks,
    sourceMap: SourceMap(file: file, scheme: scheme, entries: recording.entries),
    diagnostics: log.diagnostics()
  )
}
