import DragScript

/// A reader of the output of a recorder of the evdev family, which gives each event on and keeps none.
protocol EvdevReading: SendableMetatype {
  /// The diagnostics so far.
  var log: ImportLog { get }
  /// The devices that were described or named so far, without their events.
  var tape: EvdevTape { get }
  /// Indicates whether the text has changed.
  var isBroken: Bool { get }
  /// The number of the next line.
  var line: Int { get }

  /// Begins at a byte of a text.
  init(_ text: ScriptText, from start: Int, options: ImportOptions, log: ImportLog)

  /// Reads all lines, or goes on with those after the event at which it stopped.
  ///
  /// - Parameter take: Gets each event with the index of its device, and says whether to go on.
  /// - Returns: Whether it was stopped.
  mutating func read(_ take: (Int, EvdevEvent) -> Bool) -> Bool
}

extension EvdevReading {
  /// The devices of a text; their events are not kept in memory, and read again later.
  static func tape(
    of text: ScriptText, from start: Int, options: ImportOptions, _ log: inout ImportLog
  ) -> EvdevTape {
    var reader = Self(text, from: start, options: options, log: log)
    var sent: [EvdevTrack.Sent] = []
    _ = reader.read { track, event in
      while sent.count <= track { sent.append(EvdevTrack.Sent()) }
      sent[track].note(event)
      return true
    }
    log = reader.log
    if reader.isBroken {
      log.report(
        .fileChanged, at: InputPosition(offset: 0, line: reader.line, column: 1),
        "the file changed while it was read",
        hint: "try again when no program is writing to it")
    }
    var tape = reader.tape
    for index in tape.tracks.indices {
      let lines = EvdevLines(
        reader: Self.self, text: text, start: start, options: options, track: index)
      tape.tracks[index].reread(lines, index < sent.count ? sent[index] : EvdevTrack.Sent())
    }
    if sent.count > EvdevLines.mostDevices { hold(&tape, of: text, from: start, options) }
    return tape
  }

  /// Keeps the events in memory: to read a text again for each of many devices takes too long.
  private static func hold(
    _ tape: inout EvdevTape, of text: ScriptText, from start: Int, _ options: ImportOptions
  ) {
    // Problems were reported by the first reading.
    let silent = ImportLog(text, file: "", options: options)
    var reader = Self(text, from: start, options: options, log: silent)
    for index in tape.tracks.indices { tape.tracks[index].holdEvents() }
    _ = reader.read { track, event in
      guard tape.tracks.indices.contains(track) else { return false }
      tape.tracks[track].hold(event)
      return true
    }
  }
}

/// The events of one device in a recording that was read once without a fault, to be read again.
struct EvdevLines: Sendable {
  /// The events of more devices are held.
  static let mostDevices = 8

  let reader: any EvdevReading.Type
  let text: ScriptText
  let start: Int
  let options: ImportOptions
  /// The index of the device among those of the recording.
  let track: Int

  /// Gives all events in order, until it is said not to go on.
  ///
  /// - Returns: Whether the text is unchanged.
  func forEach(_ take: (EvdevEvent) -> Bool) -> Bool {
    var cursor = EvdevCursor(self)
    _ = cursor.read(take)
    return !cursor.isBroken
  }
}

/// Reads the events of one device once more, from one stop to the next.
struct EvdevCursor {
  private var reader: any EvdevReading
  private let track: Int

  init(_ lines: EvdevLines) {
    track = lines.track
    // Problems were reported by the first reading.
    let silent = ImportLog(lines.text, file: "", options: lines.options)
    reader = lines.reader.init(
      lines.text, from: lines.start, options: lines.options, log: silent)
  }

  /// Indicates whether the text has changed.
  var isBroken: Bool { reader.isBroken }

  /// Gives the next events in order.
  ///
  /// - Parameter take: Gets each event, and says whether to go on.
  /// - Returns: Whether it was stopped; if not, there are no more events.
  mutating func read(_ take: (EvdevEvent) -> Bool) -> Bool {
    let own = track
    return reader.read { track, event in track != own || take(event) }
  }
}
