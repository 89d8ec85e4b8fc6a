import DragScript

/// The events of WebDriver Actions, which are made of the actions of all sources side by side.
struct W3CActions: RecordedEvents {
  private let text: ScriptText
  private let options: ImportOptions
  private let reader: W3CReader
  private(set) var pointers: [ImportedPointer] = []
  private var numbers = PointerNumbers()

  /// Reads the actions.
  init(
    _ text: ScriptText, from start: Int, _ options: ImportOptions, _ log: inout ImportLog
  ) {
    self.text = text
    self.options = options
    var reader = W3CReader(JSONScanner(text, from: start), options: options, log: log)
    reader.read()
    log = reader.log
    if reader.scanner.isBroken { log.reportChange() }
    self.reader = reader
  }

  /// The JSON pointer of the list of sources.
  var root: String { reader.root }

  /// All events, which are held.
  func recording(_ log: inout ImportLog) -> Recording {
    guard !log.hasErrors else { return Recording() }
    return played(&log, holding: reader.sources.reduce(0) { $0 + $1.items.count }) { _ in }
  }

  mutating func check(_ log: inout ImportLog) -> Int {
    var used = UsedPointers()
    let recording = played(&log) { recording in
      used.note(recording.events)
      recording.forgetEvents()
    }
    let kept = used.kept
    pointers = kept.map { recording.pointers[$0] }
    numbers = PointerNumbers(kept)
    return used.eventCount
  }

  func play(_ drain: (inout Recording) -> Void) -> Bool {
    // Problems were already reported.
    var silent = ImportLog(text, file: "", options: options)
    _ = played(&silent) { recording in
      recording.renumber(numbers)
      drain(&recording)
    }
    return true
  }

  private func played(
    _ log: inout ImportLog, holding count: Int = 0, _ drain: (inout Recording) -> Void
  ) -> Recording {
    var timeline = W3CTimeline(options: options, log: log)
    timeline.recording.reserveCapacity(count)
    timeline.play(reader, below: reader.root, drain)
    timeline.end()
    log = timeline.log
    drain(&timeline.recording)
    return timeline.recording
  }
}
