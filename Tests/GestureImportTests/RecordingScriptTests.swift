import DragGeometry
import DragScript
import GestureImport
import Machines
import Synchronization
import TestSupport
import Testing

/// A script that is written piece by piece, without its recording being held.
struct RecordingScriptTests {
  /// The bytes of a piece here: some of them make a text of which no reading needs long.
  private static let pieceSize = 16_384

  private static func text(_ pieces: Pieces) -> ScriptText {
    ScriptText(pieces, pieceSize: pieceSize)
  }

  /// A text that is read piece by piece, and notes how.
  private final class Pieces: ScriptPieces {
    let text: [UInt8]
    /// After so many pieces it is another text.
    let most: Int
    private let reads = Mutex((count: 0, longest: 0, bytes: 0))

    init(_ text: [UInt8], most: Int = .max) {
      self.text = text
      self.most = most
    }

    var count: Int { text.count }
    var longest: Int { reads.withLock { $0.longest } }
    var readBytes: Int { reads.withLock { $0.bytes } }
    var readCount: Int { reads.withLock { $0.count } }

    func bytes(in range: Range<Int>) -> [UInt8] {
      let isOver = reads.withLock { reads in
        reads.count += 1
        reads.longest = max(reads.longest, range.count)
        reads.bytes += range.count
        return reads.count > most
      }
      return isOver ? [] : Array(text[range.clamped(to: text.indices)])
    }
  }

  private func text(_ script: RecordingScript) -> String {
    var bytes: [UInt8] = []
    let isWhole = script.write { bytes += $0 }
    #expect(isWhole)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A touch that wanders, in a text of several pieces.
  private static func long(_ frames: Int) -> [UInt8] {
    var numbers = SplitMix64(seed: 3)
    var text = deviceHeader
    for number in 0..<frames {
      let time = "\(number / 100).\(String(1_000_000 + number % 100 * 10_000).dropFirst())"
      switch number % 1_000 {
      case 0: text += frame(time, id(number / 1_000 + 1), x(50), y(50))
      case 999: text += frame(time, id(-1))
      default:
        text += frame(
          time, x(Int.random(in: 0...100, using: &numbers)),
          y(Int.random(in: 0...100, using: &numbers)))
      }
    }
    return Array(text.utf8)
  }

  @Test(arguments: GoodRecordings.all.indices, [0, 550])
  func `law: it is the script of what is imported, held or not`(index: Int, hold: Int64) {
    let recording = GoodRecordings.all[index]
    var numbers = SplitMix64(seed: UInt64(index))
    for round in 0..<12 {
      var bytes = Array(recording.text.utf8)
      if round > 0 {
        for _ in 0..<3 {
          bytes[Int.random(in: bytes.indices, using: &numbers)] =
            bytes.randomElement(using: &numbers) ?? 0
        }
      }
      var options = ImportOptions()
      options.prependHold = .milliseconds(hold)
      options.indirect = true
      options.bindings = ["e": "bin", "from": "list#a", "to": "bin"]
      options.outOfBounds = .clamp
      let result = importRecording(bytes, file: "in", as: recording.format, options: options)
      for held in [ScriptText(bytes), ScriptText(Pieces(bytes))] {
        let script = RecordingScript(held, file: "in", as: recording.format, options: options)
        #expect(script.diagnostics == result.diagnostics)
        #expect(script.isImported == result.isImported)
        #expect(text(script) == result.scriptText)
      }
    }
  }

  @Test(arguments: LongRecording.all)
  func `a long recording is read in pieces, three times, and never held`(
    long: LongRecording
  ) {
    let frames = long.frames(ofBytes: 3 * Self.pieceSize)
    let bytes = long.bytes(frames: frames)
    #expect(bytes.count > 3 * Self.pieceSize)
    let pieces = Pieces(bytes)
    let script = RecordingScript(
      Self.text(pieces), file: "in", as: long.format, options: long.options)
    let before = pieces.readBytes
    // Of the piece that a reading ends in, and of that which it begins with, a part is read twice.
    #expect(before < long.readings * (bytes.count + Self.pieceSize) + 3 * Self.pieceSize)
    let result = importRecording(
      bytes, file: "in", as: long.format, options: long.options)
    #expect(result.isImported && script.diagnostics == result.diagnostics)
    #expect(text(script) == result.scriptText)
    #expect(result.events.count > frames * 19 / 20)
    #expect(pieces.readBytes - before < long.devices * bytes.count + 3 * Self.pieceSize)
    #expect(pieces.longest <= Self.pieceSize)
  }

  @Test func `actions of sources that are played side by side are read once, in pieces`() {
    var text = "{\"actions\":["
    for source in 0..<2 {
      text += source > 0 ? "," : ""
      text += "{\"type\":\"pointer\",\"id\":\"\(source)\",\"actions\":[{\"type\":\"pointerDown\"}"
      for step in 0..<1_000 {
        text += ",{\"type\":\"pointerMove\",\"duration\":16,\"x\":\(step % 90),\"y\":1}"
      }
      text += "]}"
    }
    let bytes = Array((text + "]}").utf8)
    let pieces = Pieces(bytes)
    let script = RecordingScript(Self.text(pieces), file: "in", as: .w3c)
    let result = importRecording(bytes, file: "in", as: .w3c)
    #expect(script.diagnostics == result.diagnostics && result.events.count > 2_000)
    #expect(self.text(script) == result.scriptText)
    #expect(pieces.longest <= Self.pieceSize)
    #expect(pieces.readBytes < bytes.count + 3 * Self.pieceSize)
  }

  @Test func `of two places at one time the last one is kept also where a piece of events ends`() {
    func hand(_ time: Double, _ phase: String, _ place: Int) -> String {
      "{\"inputType\":\"hand\",\"timeOffset\":\(time),\"touches\":[{\"inputType\":\"finger\","
        + "\"phase\":\"\(phase)\",\"id\":1,\"x\":\(place),\"y\":\(place)}]}"
    }
    func way(_ places: Range<Int>) -> String {
      "{\"interpolate\":\"linear\",\"timestep\":0.001,"
        + "\"startEvent\":\(hand(1, "moved", places.lowerBound)),"
        + "\"endEvent\":\(hand(5.2, "moved", places.upperBound))}"
    }
    let events = [
      hand(0, "began", 0), way(10..<60), way(20..<90), hand(6, "ended", 90),
    ]
    let bytes = Array("{\"events\":[\(events.joined(separator: ","))]}".utf8)
    let script = RecordingScript(ScriptText(bytes), file: "in", as: .hid)
    let result = importRecording(bytes, file: "in", as: .hid)
    #expect(result.events.count == 4_203)
    #expect(Set(result.events.map(\.time)).count == result.events.count)
    #expect(text(script) == result.scriptText)
  }

  @Test func `a text that is longer than a piece, and a number at its end, are read whole`() {
    let long = String(repeating: "é\\n", count: 5_000)
    for spaces in [0, 3] {
      let events = (0..<3_000).map { number in
        "{\"type\":3,\"data\":{\"source\":1,\"positions\":[{\"x\":\(number % 90),\"y\":2,\"id\":1,"
          + "\"timeOffset\":-1}]},\"timestamp\":\(1_000_000 + number)}"
      }
      let text =
        "[" + String(repeating: " ", count: spaces)
        + "{\"type\":2,\"data\":{\"\(long)\":\"\(long)\"},\"timestamp\":1},"
        + events.joined(separator: ",") + "]"
      let bytes = Array(text.utf8)
      let script = RecordingScript(Self.text(Pieces(bytes)), file: "in", as: .rrweb)
      let result = importRecording(bytes, file: "in", as: .rrweb)
      #expect(script.diagnostics == result.diagnostics && result.events.count > 2_500)
      #expect(self.text(script) == result.scriptText)
    }
  }

  @Test
  func `a fault far into the file is at its line, and more events than are allowed are refused`() {
    let bytes = Self.long(12_000)
    let bad = bytes + Array("E: 1.5 0003\n".utf8) + bytes.suffix(60)
    let script = RecordingScript(ScriptText(Pieces(bad)), file: "in", as: .evemu)
    let result = importRecording(bad, file: "in", as: .evemu)
    #expect(script.diagnostics == result.diagnostics)
    #expect(!script.isImported && text(script) == "")
    #expect(script.diagnostics.first?.location.line == bytes.count { $0 == 0x0A } + 1)
    for limit in [100, 4_095, 4_096, 5_000, 11_985, 20_000] {
      var options = ImportOptions()
      options.eventLimit = limit
      let held = importRecording(bytes, file: "in", as: .evemu, options: options)
      let read = RecordingScript(
        ScriptText(Pieces(bytes)), file: "in", as: .evemu, options: options)
      #expect(read.diagnostics == held.diagnostics)
      #expect(held.codes == (held.isImported ? [] : ["GI0009"]))
    }
  }

  @Test func `a recording that changes while it is read is refused, or its script is not whole`() {
    let bytes = Self.long(2_000)
    let whole = Pieces(bytes)
    let script = RecordingScript(Self.text(whole), file: "in", as: .evemu)
    let needed = whole.readCount
    #expect(script.isImported)
    for most in [needed / 3, needed * 2 / 3, needed - 2] {
      let changed = RecordingScript(Self.text(Pieces(bytes, most: most)), file: "in", as: .evemu)
      #expect(changed.diagnostics.contains { $0.code == "GI0011" })
      #expect(!changed.isImported)
    }
    let late = RecordingScript(Self.text(Pieces(bytes, most: needed + 3)), file: "in", as: .evemu)
    #expect(late.isImported)
    var count = 0
    #expect(late.write { count += $0.count } == false)
    #expect(count > 0)
  }

  @Test(arguments: LongRecording.all)
  func `a change is noticed in each format, wherever the reading is`(long: LongRecording) {
    // Several small pieces, so that a reading has a first, a middle and a last one.
    let pieceSize = Self.pieceSize / 8
    var long = long
    long.stroke = 100
    let bytes = long.bytes(frames: long.frames(ofBytes: 3 * pieceSize))
    #expect(bytes.count > 3 * pieceSize)
    func script(_ pieces: Pieces) -> RecordingScript {
      let text = ScriptText(pieces, pieceSize: pieceSize)
      return RecordingScript(text, file: "in", as: long.format, options: long.options)
    }
    let whole = Pieces(bytes)
    #expect(script(whole).isImported)
    for most in 3..<whole.readCount {
      let changed = script(Pieces(bytes, most: most))
      #expect(changed.diagnostics.contains { $0.code == "GI0011" }, "\(most)")
      #expect(!changed.isImported)
    }
    let late = script(Pieces(bytes, most: whole.readCount))
    #expect(late.isImported && late.write { _ in } == false)
  }

  @Test func `who takes the pieces may fail, and gets no more`() {
    struct Full: Error {}
    let script = RecordingScript(ScriptText(Self.long(24_000)), file: "in", as: .evemu)
    var count = 0
    #expect(throws: Full.self) {
      _ = try script.write { (_: [UInt8]) throws(Full) in
        count += 1
        if count == 2 { throw Full() }
      }
    }
    #expect(count == 2)
  }
}
