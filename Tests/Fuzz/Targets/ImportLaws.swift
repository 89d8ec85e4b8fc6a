import DragGestures
import DragScript
import GestureImport
import Machines

/// What holds of every recording.
enum ImportLaws {
  /// What comes of it is in the order of time and can be read as a script, or errors say why not.
  static func check(_ bytes: [UInt8], as format: RecordingFormat) throws(BrokenLaw) {
    for options in [plain, tolerant] {
      let result = importRecording(bytes, file: "fuzz", as: format, options: options)
      try check(result, options)
    }
  }

  private static func check(
    _ result: ImportResult, _ options: ImportOptions
  ) throws(BrokenLaw) {
    try require(
      result.events.count <= options.eventLimit, "more events than the limit")
    guard result.isImported else {
      return try require(result.events.isEmpty, "a refused recording has events")
    }
    for (one, next) in zip(result.events, result.events.dropFirst()) {
      try require(one.time <= next.time, "the events are not in the order of time")
    }
    for event in result.events {
      let isKnown = event.pointer.map(result.pointers.indices.contains) ?? true
      try require(isKnown, "an event has a pointer that there is not")
    }
    guard !result.events.isEmpty else { return }
    let text = result.scriptText
    let outcome = Script.parse(text, file: "fuzz.drag")
    let errors = outcome.diagnostics.filter { $0.severity == .error }
    try require(errors.isEmpty, "the script cannot be read: \(errors)\n\(text)")
  }

  private static let plain = {
    var options = ImportOptions()
    options.eventLimit = 5_000
    return options
  }()

  private static let tolerant = {
    var options = plain
    options.outOfBounds = .clamp
    options.backwardClock = .clamp
    options.atEnd = .keep
    options.unitScale = 0.25
    options.prependHold = .milliseconds(550)
    options.keepStationary = true
    options.indirect = true
    options.keepCompatMouse = true
    options.pointerKind = .pen
    return options
  }()
}
