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
    case .evemu: recording = importEvemu(bytes, from: start, options, &log)
    }
  }
  if !log.hasErrors, recording.events.isEmpty {
    log.report(.nothingRecorded, at: .start, "no pointer does anything in the recording")
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

private func importEvemu(
  _ bytes: [UInt8],
  from start: Int,
  _ options: ImportOptions,
  _ log: inout DiagnosticLog
) -> Recording {
  let reader = EvemuReader(bytes, from: start, options: options, log: log)
  log = reader.log
  guard !log.hasErrors else { return Recording() }
  let device = reader.header.described
  let survey = EvdevSurvey(reader.events, of: device)
  for (what, event) in survey.unread {
    log.report(
      .unreadDevice,
      at: event?.place ?? .start,
      "the recording is of \(what); that is not read, only touch screens of protocol B or with a "
        + "single contact are"
    )
  }
  guard !log.hasErrors, let scale = options.scale(for: device, survey, &log) else {
    return Recording()
  }

  var contacts = EvdevContacts(
    options: options,
    device: device,
    survey: survey,
    scale: scale,
    log: log
  )
  for event in reader.events {
    contacts.take(event)
    if contacts.recording.events.count > options.eventLimit {
      contacts.log.report(
        .tooManyEvents,
        at: event.place,
        "the recording makes more than \(options.eventLimit) events"
      )
    }
    guard !contacts.log.isFull, contacts.recording.events.count <= options.eventLimit else { break }
  }
  let lastPlace = reader.breaksOff ?? reader.events.last?.place
  if let place = lastPlace, reader.breaksOff != nil || contacts.lastFrame != reader.events.last {
    let time = DurationText.shortest(contacts.lastFrame?.time ?? 0)
    contacts.log.report(
      .endsEarly,
      at: place,
      "the recording breaks off within a frame; it is whole up to \(time)",
      hint: DiagnosticLog.brokenEndHint
    )
  }
  contacts.end()
  log = contacts.log
  return contacts.recording
}
