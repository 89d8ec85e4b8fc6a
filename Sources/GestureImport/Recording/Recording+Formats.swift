import DragScript

extension Recording {
  /// Reads a recording in its format, and says how a location in it is named.
  static func read(
    _ bytes: [UInt8],
    from start: Int,
    as format: RecordingFormat,
    _ options: ImportOptions,
    _ log: inout DiagnosticLog
  ) -> (Recording, SourceMap.Scheme) {
    switch format {
    case .w3c:
      var reader = W3CReader(bytes, from: start, options: options, log: log)
      reader.read()
      log = reader.log
      guard !log.hasErrors else { return (Recording(), .none) }
      var timeline = W3CTimeline(options: options, log: log)
      timeline.play(reader, below: reader.root)
      timeline.end()
      log = timeline.log
      return (timeline.recording, .actions(below: reader.root))
    case .evemu:
      let tape = EvemuReader.tape(of: ScriptText(bytes), from: start, options: options, &log)
      return (of(tape, options, &log), .none)
    case .evtest:
      let reader = EvtestReader(bytes, from: start, options: options, log: log)
      log = reader.log
      return (of(reader.tape, options, &log), .none)
    case .getevent:
      let reader = GeteventReader(bytes, from: start, options: options, log: log)
      log = reader.log
      return (of(reader.tape, options, &log), .none)
    case .libinput:
      let reader = LibinputReader(bytes, from: start, options: options, log: log)
      log = reader.log
      return (of(reader.tape, options, &log), .none)
    case .hid:
      var reader = HIDReader(bytes, from: start, options: options, log: log)
      reader.read()
      log = reader.log
      guard !log.hasErrors else { return (Recording(), .none) }
      var timeline = reader.timeline
      timeline.play(&log)
      return (timeline.recording, .list(below: reader.root))
    case .maestro:
      let reader = MaestroReader(bytes, from: start, options: options, log: log)
      log = reader.log
      return (reader.timeline.recording, .none)
    case .commands:
      let sight = RecordingFormat.sight(of: bytes[...])
      if !RecordingFormat.beginsWithValue(sight), let dialect = CommandScript.dialect(of: sight) {
        let reader = CommandScriptReader(
          bytes, from: start, as: dialect, options: options, log: log)
        log = reader.log
        return (reader.timeline.recording, .none)
      }
      var reader = CommandReader(bytes, from: start, options: options, log: log)
      reader.read()
      log = reader.log
      return (reader.timeline.recording, .list(below: reader.root))
    case .rrweb:
      var reader = RRWebReader(bytes, from: start, options: options, log: log)
      reader.read()
      log = reader.log
      guard !log.hasErrors else { return (Recording(), .none) }
      var timeline = reader.timeline
      timeline.play(&log)
      return (timeline.recording, .list(below: reader.root))
    case .mjsonwp:
      var reader = MJSONWPReader(bytes, from: start, options: options, log: log)
      reader.read()
      log = reader.log
      return (reader.recording, reader.scheme)
    case .side:
      var reader = SideReader(bytes, from: start, options: options, log: log)
      reader.read()
      log = reader.log
      return (reader.mouse.recording, .commands(below: "/tests"))
    case .adb:
      let reader = ADBReader(bytes, from: start, options: options, log: log)
      log = reader.log
      return (reader.hasInput ? reader.timeline.recording : of(reader.tape, options, &log), .none)
    case .log:
      let reader = LogReader(bytes, from: start, options: options, log: log)
      log = reader.log
      return (reader.recording, .none)
    }
  }

  /// The events of the devices in a recording of the evdev family.
  private static func of(
    _ tape: EvdevTape,
    _ options: ImportOptions,
    _ log: inout DiagnosticLog
  ) -> Recording {
    guard !log.hasErrors else { return Recording() }
    let devices = EvdevImport(tape, options: options, log: log)
    log = devices.log
    return devices.recording
  }
}
