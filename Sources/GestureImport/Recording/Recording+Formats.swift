import DragScript

extension Recording {
  /// Reads a recording in its format, and says how a location in it is named.
  static func read(
    _ bytes: [UInt8],
    from start: Int,
    as format: RecordingFormat,
    _ options: ImportOptions,
    _ log: inout ImportLog
  ) -> (Recording, SourceMap.Scheme) {
    switch format {
    case .w3c:
      let source = W3CActions(ScriptText(bytes), from: start, options, &log)
      guard !log.hasErrors else { return (Recording(), .none) }
      return (source.recording(&log), .actions(below: source.root))
    case .evemu, .evtest, .getevent, .libinput:
      let tape = tape(of: ScriptText(bytes), from: start, as: format, options, &log)
      return (of(tape, options, &log), .none)
    case .hid:
      let source = SampleSource<HIDReader>(ScriptText(bytes), from: start, options, &log)
      return (source.recording(&log), .list(below: source.root))
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
      let source = SampleSource<RRWebReader>(ScriptText(bytes), from: start, options, &log)
      return (source.recording(&log), .list(below: source.root))
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

  /// The events of a recording that are made again; nil if it is refused before they are checked, or if
  /// recordings of its format are held.
  static func source(
    _ text: ScriptText, from start: Int, as format: RecordingFormat, _ options: ImportOptions,
    _ log: inout ImportLog
  ) -> (any RecordedEvents)? {
    let source: any RecordedEvents
    switch format {
    case .evemu, .evtest, .getevent, .libinput:
      let tape = tape(of: text, from: start, as: format, options, &log)
      source = EvdevSource(tape, of: text, options)
    case .hid: source = SampleSource<HIDReader>(text, from: start, options, &log)
    case .w3c: source = W3CActions(text, from: start, options, &log)
    case .rrweb: source = SampleSource<RRWebReader>(text, from: start, options, &log)
    case .maestro, .commands, .mjsonwp, .side, .adb, .log: return nil
    }
    return log.hasErrors ? nil : source
  }

  /// The devices of a recording of the evdev family; none of another one.
  private static func tape(
    of text: ScriptText, from start: Int, as format: RecordingFormat, _ options: ImportOptions,
    _ log: inout ImportLog
  ) -> EvdevTape {
    switch format {
    case .evemu: EvemuReader.tape(of: text, from: start, options: options, &log)
    case .evtest: EvtestReader.tape(of: text, from: start, options: options, &log)
    case .getevent: GeteventReader.tape(of: text, from: start, options: options, &log)
    case .libinput: LibinputReader.tape(of: text, from: start, options: options, &log)
    case .w3c, .hid, .maestro, .commands, .rrweb, .mjsonwp, .side, .adb, .log: EvdevTape()
    }
  }

  /// The events of the devices in a recording of the evdev family.
  private static func of(
    _ tape: EvdevTape,
    _ options: ImportOptions,
    _ log: inout ImportLog
  ) -> Recording {
    guard !log.hasErrors else { return Recording() }
    var devices = EvdevImport(tape, options: options, log: log)
    devices.follow()
    log = devices.log
    return devices.recording
  }
}
