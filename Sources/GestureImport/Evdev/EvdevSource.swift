import DragScript
import Machines

/// The events of the devices of a recording of the evdev family.
struct EvdevSource: RecordedEvents {
  private let text: ScriptText
  private let options: ImportOptions
  private let tape: EvdevTape
  private(set) var pointers: [ImportedPointer] = []
  /// The numbers of the devices' pointers, those of a device counted behind those of the ones before it.
  private var numbers = PointerNumbers()
  /// How many pointers the devices before each device have.
  private var bases: [Int] = []

  init(_ tape: EvdevTape, of text: ScriptText, _ options: ImportOptions) {
    self.tape = tape
    self.text = text
    self.options = options
  }

  mutating func check(_ log: inout ImportLog) -> Int {
    var used = UsedPointers()
    var devices = EvdevImport(tape, options: options, log: log)
    devices.follow { recording, base in
      used.note(recording.events, from: base)
      recording.forgetEvents()
    }
    log = devices.log
    bases = devices.bases
    let isOne = bases.count == 1
    var all = devices.pointers
    if isOne { EvdevImport.name(&all) }
    let kept = isOne ? used.kept : used.byAppearance
    numbers = PointerNumbers(kept)
    pointers = kept.map { all[$0] }
    if !isOne { EvdevImport.name(&pointers) }
    return used.eventCount
  }

  func play(_ drain: (inout Recording) -> Void) -> Bool {
    // Problems were already reported.
    let silent = ImportLog(text, file: "", options: options)
    var devices = EvdevImport(tape, options: options, log: silent)
    guard bases.count > 1 else {
      devices.follow { recording, _ in
        recording.renumber(numbers)
        drain(&recording)
      }
      return !devices.log.hasErrors
    }
    guard tape.tracks.allSatisfy({ $0.lines != nil }) else {
      devices.follow()
      var recording = devices.recording
      drain(&recording)
      return true
    }
    var ensemble = EvdevEnsemble(devices.players())
    var recording = Recording()
    while let (device, event) = ensemble.next() {
      var event = event
      event.pointer = event.pointer.map { numbers[bases[device] + $0] }
      recording.append(event, from: SourceMap.Entry(.start))
      if recording.events.count >= Recording.eventsOfPiece { drain(&recording) }
    }
    drain(&recording)
    return !ensemble.isBroken
  }
}
