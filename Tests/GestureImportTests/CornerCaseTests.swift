import DragGeometry
import DragScript
import GestureImport
import Testing

/// What every reader must bear (3.6), asked of all of them.
struct CornerCaseTests {
  func read(
    _ sample: (format: RecordingFormat, text: String),
    _ configure: (inout ImportOptions) -> Void = { _ in }
  ) -> ImportResult {
    imported(sample.text, as: sample.format) { options in
      options.bindings = ["e": "list#tea", "w": "list", "wheel": "list"]
      options.indirect = true
      configure(&options)
    }
  }

  @Test func `every format has a good recording, which is detected where it can be`() {
    #expect(GoodRecordings.ofEachFormat.map(\.format) == RecordingFormat.allCases)
    for sample in GoodRecordings.all {
      let result = read(sample)
      #expect(result.isImported && result.events.count > 1, "\(sample.format) \(result.codes)")
      let shown = RecordingFormat.detected(in: Array(sample.text.utf8))
      #expect(shown == sample.format || shown == nil)
    }
  }

  @Test func `3.6: lines may end in CR LF, and a byte order mark may precede them`() {
    for sample in GoodRecordings.all {
      let lines = read(sample).timedLines
      #expect(lines.count > 1, "\(sample.format)")
      let other = (sample.format, sample.text.replacing("\n", with: "\r\n"))
      #expect(read(other).timedLines == lines, "\(sample.format)")
      let marked = read((sample.format, "\u{FEFF}" + sample.text))
      #expect(marked.timedLines == lines, "\(sample.format)")
      #expect(marked.codes.contains("GI0006"))
      let strict = imported("\u{FEFF}" + sample.text, as: sample.format) { $0.strict = true }
      #expect(strict.errors.map(\.code).contains("GI0006"), "\(sample.format)")
    }
  }

  @Test func `the same recording gives the same script, byte for byte`() {
    for sample in GoodRecordings.all {
      #expect(read(sample) == read(sample))
      #expect(read(sample).scriptText == read(sample).scriptText)
      let script = read(sample).scriptText.replacing("list#tea", with: "1,1")
      #expect(script.hasPrefix("dragscript 1\n"))
    }
  }

  @Test func `a recording that is cut anywhere is imported as far as it goes, or refused`() {
    for sample in GoodRecordings.all {
      let bytes = Array(sample.text.utf8)
      var options = ImportOptions()
      options.bindings = ["e": "list#tea", "w": "list"]
      options.indirect = true
      for count in stride(from: 1, to: bytes.count, by: 7) {
        let cut = Array(bytes[..<count])
        let result = importRecording(cut, file: "in", as: sample.format, options: options)
        #expect(result.isImported || result.events.isEmpty)
        guard result.codes.contains("GI0004") else { continue }
        options.brokenEnd = .error
        let refused = importRecording(cut, file: "in", as: sample.format, options: options)
        options.brokenEnd = .keep
        #expect(!refused.isImported, "\(sample.format) \(count)")
      }
    }
  }

  /// A reader of each kind, for a quick run of what a slow suite does with all: packets, actions, commands, samples.
  static let kinds: [RecordingFormat] = [.evemu, .w3c, .side, .hid]

  @Test(arguments: kinds)
  func `lines of 64 KiB and more, NUL bytes and wrong UTF-8 are reported, and take no time`(
    format: RecordingFormat
  ) {
    Self.importLongLines(as: format, count: 70_000)
  }

  static func importLongLines(as format: RecordingFormat, count: Int) {
    let long: [[UInt8]] = [
      Array(repeating: UInt8(ascii: "a"), count: 65_536),
      Array(repeating: UInt8(ascii: " "), count: count) + [UInt8(ascii: "x")],
      Array(repeating: UInt8(ascii: "0"), count: count),
      Array(repeating: 0, count: 65_536), Array(repeating: 0xFF, count: 65_536),
      Array("E: ".utf8) + Array(repeating: UInt8(ascii: "9"), count: 65_536),
      Array("a: \"".utf8) + Array(repeating: 0xC3, count: 65_536) + Array("\"\n".utf8),
      Array("[  1.000000] /".utf8) + Array(repeating: UInt8(ascii: "d"), count: 65_536),
    ]
    for bytes in long {
      let start = ContinuousClock.now
      let result = importRecording(bytes, file: "in", as: format)
      #expect(result.events.isEmpty)
      #expect(result.diagnostics.count <= 21)
      #expect(result.diagnostics.allSatisfy { $0.quote.line.utf8.count <= 1_200 })
      #expect(ContinuousClock.now - start < .seconds(10))
    }
  }

  @Test(arguments: kinds)
  func `deep nesting is refused, and costs no stack`(format: RecordingFormat) {
    Self.importNested(as: format, depth: 3_000)
  }

  static func importNested(as format: RecordingFormat, depth: Int) {
    let nested = (0..<200).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    for text in [
      String(repeating: "[", count: 2 * depth), String(repeating: "{\"a\":", count: depth),
      String(repeating: "{\"args\":", count: depth),
      String(repeating: "{\"commands\":[", count: depth),
      String(repeating: "- ", count: depth), nested,
      "a: " + String(repeating: "[", count: 2 * depth),
    ] {
      #expect(!imported(text, as: format).isImported)
    }
  }

  @Test func `huge numbers are reported, wherever they are`() {
    for sample in GoodRecordings.all {
      for number in ["99999999999999999999999", "1e400", "-1e308", "9223372036854775807"] {
        for digit in ["1", "5", "0", "50", "600"] {
          let text = sample.text.replacing(digit, with: number, maxReplacements: 3)
          let result = read((sample.format, text)) { $0.eventLimit = 10_000 }
          #expect(result.isImported || result.events.isEmpty)
        }
      }
    }
  }
}

/// Long inputs, longer lines and deeper nesting than a quick run has.
@Suite struct SlowCornerCaseTests {
  @Test(arguments: RecordingFormat.allCases)
  func `lines of a megabyte are reported`(format: RecordingFormat) {
    CornerCaseTests.importLongLines(as: format, count: 1_000_000)
  }

  @Test(arguments: RecordingFormat.allCases)
  func `deeper nesting is refused, and costs no stack`(format: RecordingFormat) {
    CornerCaseTests.importNested(as: format, depth: 20_000)
  }

  @Test func `ten thousand contacts of each reader are events or a message`() {
    let touches = (1...10_000).map { "{\"phase\":\"began\",\"id\":\($0),\"x\":1,\"y\":1}" }
      .joined(separator: ",")
    let hid = imported("{\"events\":[{\"timeOffset\":0,\"touches\":[\(touches)]}]}", as: .hid)
    #expect(hid.events.count == 20_000)
    let hand = "{\"timeOffset\":0,\"touches\":[\(touches)]}"
    let way = imported(
      "{\"events\":[{\"interpolate\":\"linear\",\"startEvent\":\(hand),\"endEvent\":\(hand)}]}",
      as: .hid)
    #expect(way.events.count == 20_000)
    let crowd = (1...10_000).flatMap { [id($0), x($0 % 90), y(1), "0000 0002 0"] }
    let packets = (crowd + ["0000 0000 0"]).map { "E: 1.000000 \($0)\n" }.joined()
    let header = "A: 35 0 100 0 0 0\nA: 36 0 100 0 0 0\n"
    #expect(imported(header + packets, as: .evemu).errors.map(\.code) == ["GI0307"])
    let devices = (1...10_000).map {
      "[1.000000] /dev/input/event\($0): 0002 0000 00000001\n"
        + "[1.000000] /dev/input/event\($0): 0000 0000 00000000\n"
    }
    let mice = imported(devices.joined(), as: .getevent)
    #expect(mice.pointers.count == 10_000 && mice.events.count == 10_000)
  }

  @Test func `3.6: 50,000 events of each reader of lines are imported whole`() {
    var getevent = "[0.000000] 0003 0039 00000001\n[0.000000] 0003 0036 00000001\n"
    var libinput = "version: 1\ndevices:\n- node: a\n  events:\n  - evdev:\n"
    libinput += "    - [0, 0, 3, 57, 1]\n    - [0, 0, 3, 54, 1]\n"
    for step in 0..<50_000 {
      let fraction = String(String(1_000_000 + step % 1_000 * 1_000).dropFirst())
      let value = String(String(0x100 + step % 90, radix: 16).dropFirst())
      getevent += "[\(step / 1_000).\(fraction)] 0003 0035 000000\(value)\n"
      getevent += "[\(step / 1_000).\(fraction)] 0000 0000 00000000\n"
      libinput += "    - [\(step / 1_000), \(step % 1_000 * 1_000), 3, 53, \(step % 90)]\n"
      libinput += "    - [\(step / 1_000), \(step % 1_000 * 1_000), 0, 0, 0]\n"
    }
    for (text, format) in [(getevent, RecordingFormat.getevent), (libinput, .libinput)] {
      let result = imported(text, as: format) { $0.unitScale = 1 }
      #expect(result.codes == ["GI0007"])
      #expect(result.events.count == 50_001, "\(format)")
    }
  }
}
