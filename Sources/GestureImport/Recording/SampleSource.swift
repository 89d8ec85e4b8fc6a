import DragScript

/// A reader of JSON that gives what pointers do at times to a timeline.
protocol SampleReading: JSONReading, SendableMetatype {
  associatedtype Player: SamplePlayer

  var timeline: SampleTimeline<Player> { get set }
  /// The JSON pointer of the list of events.
  var root: String { get }

  /// Reads all events; a recording that breaks off is read as far as its events are whole.
  mutating func read()
}

/// The events of a recording whose samples are read again whenever they are played.
struct SampleSource<Reader: SampleReading>: RecordedEvents {
  private let text: ScriptText
  private let start: Int
  private let options: ImportOptions
  private let span: SampleSpan
  /// The JSON pointer of the list of events.
  let root: String
  private(set) var pointers: [ImportedPointer] = []
  private var numbers = PointerNumbers()

  /// Reads a recording to see when its samples are, and what is wrong with them.
  init(
    _ text: ScriptText, from start: Int, _ options: ImportOptions, _ log: inout ImportLog
  ) {
    self.text = text
    self.start = start
    self.options = options
    var reader = Reader(JSONScanner(text, from: start), options: options, log: log)
    reader.read()
    log = reader.log
    (span, root) = (reader.timeline.span, reader.root)
    if reader.scanner.isBroken { log.reportChange() }
  }

  /// All events, which are held.
  func recording(_ log: inout ImportLog) -> Recording {
    guard !log.hasErrors else { return Recording() }
    return played(&log) { _ in }.recording
  }

  mutating func check(_ log: inout ImportLog) -> Int {
    var used = UsedPointers()
    let recording = played(&log) { recording in
      used.note(recording.events)
      recording.forgetEvents()
    }.recording
    let kept = used.kept
    pointers = kept.map { recording.pointers[$0] }
    numbers = PointerNumbers(kept)
    return used.eventCount
  }

  func play(_ drain: (inout Recording) -> Void) -> Bool {
    // Problems were already reported.
    var silent = ImportLog(text, file: "", options: options)
    let (_, isWhole) = played(&silent) { recording in
      recording.renumber(numbers)
      drain(&recording)
    }
    return isWhole
  }

  /// Reads the recording once more, and plays its samples.
  private func played(
    _ log: inout ImportLog, _ drain: (inout Recording) -> Void
  ) -> (recording: Recording, isWhole: Bool) {
    withoutActuallyEscaping(drain) { drain in
      // What the reader finds was already reported.
      let silent = ImportLog(text, file: "", options: options)
      var reader = Reader(JSONScanner(text, from: start), options: options, log: silent)
      reader.timeline = SampleTimeline(span, options: options, log: log, drain: drain)
      reader.read()
      reader.timeline.end()
      log = reader.timeline.log
      if reader.scanner.isBroken { log.reportChange() }
      return (reader.timeline.recording, !reader.scanner.isBroken)
    }
  }
}
