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
  var root: String?
  if !log.hasErrors {
    switch format {
    case .w3c: (recording, root) = importActions(bytes, from: start, options, &log)
    case .evemu:
      let reader = EvemuReader(bytes, from: start, options: options, log: log)
      log = reader.log
      recording = importEvdev(reader.tape, options, &log)
    case .libinput:
      let reader = LibinputReader(bytes, from: start, options: options, log: log)
      log = reader.log
      recording = importEvdev(reader.tape, options, &log)
    case .getevent:
      let reader = GeteventReader(bytes, from: start, options: options, log: log)
      log = reader.log
      recording = importEvdev(reader.tape, options, &log)
    }
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
    sourceMap: SourceMap(file: file, root: root, entries: recording.entries),
    diagnostics: log.diagnostics()
  )
}

private func importActions(
  _ bytes: [UInt8],
  from start: Int,
  _ options: ImportOptions,
  _ log: inout DiagnosticLog
) -> (Recording, root: String?) {
  var reader = W3CReader(bytes, from: start, options: options, log: log)
  reader.read()
  log = reader.log
  guard !log.hasErrors else { return (Recording(), nil) }
  var timeline = W3CTimeline(reader)
  timeline.play()
  log = timeline.log
  return (timeline.recording, timeline.root)
}

private func importEvdev(
  _ tape: EvdevTape,
  _ options: ImportOptions,
  _ log: inout DiagnosticLog
) -> Recording {
  guard !log.hasErrors else { return Recording() }
  let device = EvdevImport(tape, options: options, log: log)
  log = device.log
  return device.recording
}
