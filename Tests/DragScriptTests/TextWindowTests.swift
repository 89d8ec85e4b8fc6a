import Seeds
import TestSupport
import Testing

@testable import DragScript

@Suite struct SlowTextWindowTests {
  private static func outcomes(_ bytes: [UInt8]) -> (ParseOutcome, ParseOutcome) {
    (
      Script.parse(bytes, file: "long.drag"),
      Script.parse(ScriptText(PiecedText(bytes)), file: "long.drag")
    )
  }

  /// Texts of several pieces, whose lines are of any length and now and then wrong.
  private static func text(seed: UInt64, isFaulty: Bool) -> [UInt8] {
    var random = SplitMix64(seed: seed)
    var text = "dragscript 1\npointer f1 touch\nview box at 0,0 size 9x9\n"
    for line in 0..<20_000 {
      let end = ["\n", "\r\n"].randomElement(using: &random) ?? ""
      let blanks = String(repeating: " ", count: Int.random(in: 0...40, using: &random))
      switch Int.random(in: 0..<200, using: &random) {
      case 0: text += "\(blanks)# \(String(repeating: "a long word ", count: 200))\(end)"
      case 1: text += "@\(line)ms move box\(end)"
      case 2 where isFaulty: text += "@\(line)ms mvoe 1,2\(end)"
      case 3 where isFaulty: text += "@\(line)ms down bxo\(end)"
      case 4: text += "\(blanks)\(end)"
      default: text += "\(blanks)@\(line)ms f1: move \(line),\(blanks.count).5\(end)"
      }
    }
    return Array(text.utf8)
  }

  @Test(.seeds(0...5))
  func `a text in pieces says what it says in memory`() throws {
    let seed = Seed.current
    let bytes = Self.text(seed: seed, isFaulty: seed.isMultiple(of: 2))
    #expect(bytes.count > 2 * ScriptText.pieceSize)
    let (held, pieced) = Self.outcomes(bytes)
    #expect(held.diagnostics == pieced.diagnostics)
    #expect((held.script == nil) == seed.isMultiple(of: 2))
    #expect(held.script == pieced.script)
    #expect(held.script?.text == pieced.script?.text)
  }

  @Test(arguments: [65_536, 65_537, 262_143, 262_144, 262_145, 700_000], ["\n", "\r\n", ""])
  func `a line of any length is reported alike`(length: Int, end: String) {
    let long = String(repeating: "x", count: length - 2)
    let (held, pieced) = Self.outcomes(Array("dragscript 1\n# \(long)\(end)\nfoo".utf8))
    #expect(held.diagnostics == pieced.diagnostics)
    let reported = length > 65_536 ? ["DS0003", "DS0201"] : ["DS0201"]
    #expect(pieced.diagnostics.map(\.code) == reported)
    guard length > 65_536 else { return }
    #expect(
      pieced.diagnostics.first?.message
        == "expected at most 65536 bytes (64 KiB) in a line, found \(length)")
  }

  @Test func `a text without a line end is passed without being held`() {
    let line = Array(repeating: UInt8(ascii: "x"), count: 3_000_000)
    let pieces = PiecedText(Array("dragscript 1\n".utf8) + line)
    let outcome = Script.parse(ScriptText(pieces), file: "long.drag")
    #expect(outcome.diagnostics.map(\.code) == ["DS0003"])
    #expect(
      outcome.diagnostics.first?.message
        == "expected at most 65536 bytes (64 KiB) in a line, found 3000000")
    #expect(pieces.longest == ScriptText.pieceSize)
  }

  @Test func `a text that is not what it was is reported`() {
    let pieces = PiecedText(Self.text(seed: 1, isFaulty: false))
    pieces.change()
    let outcome = Script.parse(ScriptText(pieces), file: "long.drag")
    #expect(outcome.script == nil)
    #expect(outcome.diagnostics.map(\.code) == ["DS0009", "DS0006"])
  }
}
