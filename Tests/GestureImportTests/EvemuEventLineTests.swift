import DragScript
import GestureImport
import TestSupport
import Testing

/// Lines of events that are read byte by byte say what the ordinary path says.
struct EvemuEventLineTests {
  /// What an import makes of a text, without columns.
  private struct Reading: Equatable {
    var script: String
    var lines: [Int?]
    var diagnostics: [String]

    init(_ text: String, _ configure: (inout ImportOptions) -> Void = { _ in }) {
      let result = imported(text, as: .evemu, configure)
      script = result.scriptText
      lines = (0..<result.events.count).map { result.sourceMap.location(ofEvent: $0)?.line }
      diagnostics = result.diagnostics.map { "\($0.location.line) \($0.code) \($0.message)" }
    }
  }

  /// The text with a blank before each line, which only the ordinary path reads.
  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : " " + $0 }.joined(separator: "\n")
  }

  @Test(
    arguments: [
      "E: 1.000000 0003 0035 7\n", "E: 1.000000 0003 0035 -7\n", "E: 1.000000 0003 0035 0007\r\n",
      "E: 1.000000 0003 0035 7 # x\n", "E: 1.000000 0003 0035 7\t# EV_ABS\n",
      "E: 1.000000 0003 0035 7#x\n", "E: 1.000000 0003 0035 7 -\r\n",
      "E: 1.000000 0003 0035 7\rx\n", "E: 1.000000 0003 0035 7\r\r\n", "E: 1.000000 0003 0035 7",
      "E: 1.000000 0003 0035 7\r", "E: 1.000000 0003 0035 -\n", "E: 1.000000 0003 0035 --7\n",
      "E: 1.000000 0003 0035 +7\n", "E: 1.000000 0003 0035 7x\n", "E: 1.000000 0003 0035 7.5\n",
      "E: 1.000000 0003 0035 \n", "E: 1.000000 0003 0035\n", "E: 1.000000 003 0035 7\n",
      "E: 1.000000 00003 0035 7\n", "E: 1.000000 000g 0035 7\n", "E: 1.000000 0003 003F 7\n",
      "E: 1.000000 0003 003f 7\n", "E: 1.000000 0003 003@ 7\n", "E: 1.00000 0003 0035 7\n",
      "E: 1.0000000 0003 0035 7\n", "E: .000000 0003 0035 7\n", "E: 1 0003 0035 7\n",
      "E: 1,000000 0003 0035 7\n", "E:1.000000 0003 0035 7\n", "E:  1.000000 0003 0035 7\n",
      "E: 1.000000  0003 0035 7\n", "E: 1.000000\t0003 0035 7\n", "e: 1.000000 0003 0035 7\n",
      "F: 1.000000 0003 0035 7\n", "E: 999999999999.999999 0003 0035 7\n",
      "E: 9999999999999.999999 0003 0035 7\n", "E: 9223372036854.775807 0003 0035 7\n",
      "E: 99999999999999999999.000000 0003 0035 7\n", "E: 1.000000 0003 0035 999999999999\n",
      "E: 1.000000 0003 0035 9999999999999\n", "E: 1.000000 0003 0035 9223372036854775807\n",
      "E: 1.000000 0003 0035 -9223372036854775808\n",
      "E: 1.000000 0003 0035 99999999999999999999\n",
      "E: 1.000000 0003 0035 7\u{0}\n", "E: 1.000000 0003 0035 7\u{C}\n", "E", "E:", "E: ", "\n",
      "",
    ])
  func `a line by itself, and amid others`(line: String) {
    let before = deviceHeader + frame("0.900000", id(1), x(50), y(20))
    for text in [line, before + line, before + line + frame("2.000000", x(60), id(-1))] {
      let clamped = { (options: inout ImportOptions) in
        options.backwardClock = .clamp
        options.outOfBounds = .clamp
      }
      #expect(Reading(text, clamped) == Reading(Self.indented(text), clamped), "\(text)")
    }
  }

  @Test func `law: what is changed anywhere is read the same by both`() {
    let good = GoodRecordings.all.filter { $0.format == .evemu }.map { Array($0.text.utf8) }
    let bytes = Array("E: .0123456789abcdefF-\n\r\t #>x".utf8)
    for seed in 0..<1_500 {
      var numbers = SplitMix64(seed: UInt64(seed))
      var text = good[seed % good.count]
      for _ in 0..<Int.random(in: 0...6, using: &numbers) {
        let place = Int.random(in: 0..<text.count, using: &numbers)
        let byte = bytes.randomElement(using: &numbers) ?? 0
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: text[place] = byte
        case 1: text.insert(byte, at: place)
        default: text.remove(at: place)
        }
      }
      if seed % 4 == 0 { text.removeLast(Int.random(in: 0..<text.count, using: &numbers)) }
      let string = String(decoding: text, as: UTF8.self)
      // A quoted text is read by the ordinary path alone.
      guard !string.contains(">") else { continue }
      let options = { (options: inout ImportOptions) in
        options.backwardClock = seed % 2 == 0 ? .clamp : .error
        options.outOfBounds = .clamp
      }
      #expect(
        Reading(string, options) == Reading(Self.indented(string), options), "seed \(seed)")
    }
  }
}
