import Seeds
import DragScript
import GestureImport
import Machines
import TestSupport
import Testing

/// No input traps, however bad, and none takes long.
struct GestureImportTests {
  @Test(arguments: RecordingFormat.allCases)
  func `3.6: an empty file, or one of spaces, is refused`(format: RecordingFormat) {
    for text in ["", " \n\t\r\n", "\u{FEFF}"] {
      #expect(imported(text, as: format).errors.map(\.code) == ["GI0003"])
    }
  }

  @Test(arguments: RecordingFormat.allCases)
  func `a binary file is refused`(format: RecordingFormat) {
    for bytes in [
      [0], [0xFF, 0xFE, 0x7B, 0x00], Array(repeating: 0, count: 10_000), Array(0...255),
    ] as [[UInt8]] {
      let result = importRecording(bytes, file: "in", as: format)
      #expect(!result.isImported && result.events.isEmpty)
    }
  }

  @Test(.seeds(0...14))
  func `random bytes never trap`() {
    Self.importRandomBytes(Seed.current)
  }

  static func importRandomBytes(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let bytes = (0..<Int.random(in: 0...400, using: &generator)).map { _ in
      UInt8.random(in: 0...255, using: &generator)
    }
    for format in RecordingFormat.allCases {
      let result = importRecording(bytes, file: "in", as: format)
      #expect(result.diagnostics.count <= 21)
    }
  }

  /// Changes, drops, doubles and exchanges bytes of a good recording of each format.
  @Test(.seeds(0...399))
  func `a recording with wrong bytes never traps, and is reported alike twice`() {
    Self.importWrongBytes(Seed.current)
  }

  static func importWrongBytes(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let samples = GoodRecordings.all
    let (format, text) = samples[Int(seed) % samples.count]
    var bytes = Array(text.utf8)
    let odd: [UInt8] = Array("0123456789-+.eE\"\\{}[],:#\n\t \0".utf8) + [0x80, 0xC3, 0xFF]
    for _ in 0...Int.random(in: 0...5, using: &generator) {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[index] = odd.randomElement(using: &generator) ?? 0
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(odd.randomElement(using: &generator) ?? 0, at: index)
      default: bytes.swapAt(index, Int.random(in: 0..<bytes.count, using: &generator))
      }
    }
    var options = ImportOptions()
    options.outOfBounds = [.error, .clamp, .allow].randomElement(using: &generator) ?? .error
    options.atEnd = ImportOptions.AtEnd.allCases.randomElement(using: &generator) ?? .keep
    options.backwardClock = .clamp
    options.bindings = ["e": "list#tea", "w": "list", "wheel": "list", "5": "bin"]
    options.keepStationary = Bool.random(using: &generator)
    options.prependHold = .milliseconds(Int64.random(in: 0...1_000, using: &generator))
    options.eventLimit = 10_000
    options.indirect = Bool.random(using: &generator)
    options.keepCompatMouse = Bool.random(using: &generator)
    let result = importRecording(bytes, file: "in", as: format, options: options)
    #expect(result.diagnostics.count <= 21)
    #expect(result.sourceMap.count == result.events.count)
    #expect(result.isImported || result.events.isEmpty)
    #expect(result.events.map(\.time) == result.events.map(\.time).sorted())
    #expect(result == importRecording(bytes, file: "in", as: format, options: options))
    #expect(isBalanced(result.events, keepsAtEnd: options.atEnd == .keep))
    #expect(result.timedLines.count == result.events.count)
    #expect(RecordingFormat.detected(in: bytes) == RecordingFormat.detected(in: bytes))
  }

  /// Whether each pointer goes down only while it is up, and up only while it is down.
  static func isBalanced(_ events: ImportedEvents, keepsAtEnd: Bool) -> Bool {
    var isDown: Set<Int> = []
    for event in events {
      guard let pointer = event.pointer else { continue }
      switch event.action {
      case .down:
        guard isDown.insert(pointer).inserted else { return false }
      case .up, .cancel:
        guard isDown.remove(pointer) != nil else { return false }
      default: continue
      }
    }
    return keepsAtEnd || isDown.isEmpty
  }

  @Test func `3.6: ten thousand contacts, one after the other and all at once`() {
    var row = ""
    for number in 0..<10_000 {
      row +=
        frame("\(number).000000", id(number), x(number % 100), y(1))
        + frame("\(number).500000", id(-1))
    }
    let result = touches(row)
    #expect(result.diagnostics.isEmpty)
    #expect(result.events.count == 20_000 && result.pointers.count == 1)

    let begins = (0..<10_000).flatMap { ["0003 002f \($0)", id($0), x(1), y(1)] }
    let ends = (0..<10_000).flatMap { ["0003 002f \($0)", id(-1)] }
    let text = [("1.000000", begins), ("2.000000", ends)].map { time, events in
      (events + ["0000 0000 0"]).map { "E: \(time) \($0)\n" }.joined()
    }
    let header = "A: 35 0 100 0 0 0\nA: 36 0 100 0 0 0\n"
    let crowd = imported(header + text.joined(), as: .evemu)
    #expect(crowd.diagnostics.isEmpty)
    #expect(crowd.pointers.count == 10_000 && crowd.events.count == 20_000)
    #expect(crowd.pointers.last?.name == "touch10000")
  }
}

/// The same with the seeds that a quick run leaves out.
@Suite struct SlowGestureImportTests {
  @Test func `3.6: a file of 50,000 events is imported whole`() {
    var text = ""
    for step in 0..<50_000 {
      text +=
        "E: \(step / 1000).\(String(1_000_000 + step % 1000 * 1000).dropFirst()) 0003 0035 \(step % 90)\n"
      text +=
        "E: \(step / 1000).\(String(1_000_000 + step % 1000 * 1000).dropFirst()) 0000 0000 0\n"
    }
    let result = touches(frame("0.000000", id(1), x(99), y(1)), text, frame("50.000000", id(-1)))
    #expect(result.diagnostics.isEmpty)
    #expect(result.events.count == 50_002)
    let moves = actions(pointer("p", "mouse", (1...50_000).map { move($0 % 300, 1, 10) }))
    let steps = imported(moves, as: .w3c)
    #expect(steps.diagnostics.isEmpty)
    #expect(steps.events.count == 50_000)
    #expect(steps.timedLines.last == "@500s p: move 200,1")
  }

  @Test(.seeds(15...239))
  func `random bytes never trap, more seeds`() {
    GestureImportTests.importRandomBytes(Seed.current)
  }

  @Test(.seeds(400...1_999))
  func `a recording with wrong bytes never traps, more seeds`() {
    GestureImportTests.importWrongBytes(Seed.current)
  }
}
