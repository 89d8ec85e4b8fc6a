import DragScript

extension FormatRow {
  /// A format of the evdev family: what differs is how the devices and their events are written.
  static func evdev(
    _ format: RecordingFormat, help: String, suffixes: [String] = [], comment: String? = nil,
    sign: @escaping @Sendable (RecordingLine) -> LineSign?,
    tape: @escaping @Sendable (ScriptText, Int, ImportOptions, inout ImportLog) -> EvdevTape
  ) -> FormatRow {
    FormatRow(
      format: format, help: help, tools: [format.rawValue], suffixes: suffixes, comment: comment,
      sign: sign,
      read: { bytes, start, options, log in
        let tape = tape(ScriptText(bytes), start, options, &log)
        return (Recording.of(tape, options, &log), .none)
      },
      source: { text, start, options, log in
        EvdevSource(tape(text, start, options, &log), of: text, options)
      })
  }
}

extension Recording {
  /// The events of the devices in a recording of the evdev family.
  static func of(
    _ tape: EvdevTape, _ options: ImportOptions, _ log: inout ImportLog
  ) -> Recording {
    guard !log.hasErrors else { return Recording() }
    var devices = EvdevImport(tape, options: options, log: log)
    devices.follow()
    log = devices.log
    return devices.recording
  }
}
