import DragScript
import Machines
import Testing

/// The lexical rules of section 1, seen through whole scripts.
@Suite struct LineLexerTests {
  private func meta(_ text: String) -> String? {
    Script.parse("dragscript 1\nmeta k \(text)\n", file: "a.drag").script?.meta.first?.text
  }

  private func diagnostics(_ text: String) -> [String] {
    Script.parse(text, file: "a.drag").diagnostics.map { "\($0.code) \($0.location)" }
  }

  @Test(
    arguments: [
      (#""""#, ""), (#""a b""#, "a b"), (#""\"\\\n\t""#, "\"\\\n\t"), (#""\u{e9}\u{1F600}""#, "é😀"),
      (#""a # b" # c"#, "a # b"), (#""(""#, "("), (#""\u{0}""#, "\u{0}"),
    ])
  func `texts know their escapes`(source: String, value: String) {
    #expect(meta(source) == value)
    #expect(printed(source) == value)
  }

  /// What a text means, by way of printing and reading it once more.
  private func printed(_ source: String) -> String? {
    let script = Script.parse("dragscript 1\nmeta k \(source)\n", file: "a.drag").script
    return Script.parse(script?.text ?? "", file: "a.drag").script?.meta.first?.text
  }

  @Test func `a hash is a comment at the start of a line or after a space only`() throws {
    let text = """
      # one
      dragscript 1 # two
      collection list at 0,0 size 9x9 layout rows(height=44,\tgap=2)\t#three
      items list a#
      """
    #expect(diagnostics(text) == ["DS0111 a.drag:4:12"])
    #expect(diagnostics(text.replacing("a#", with: "a\ntest \"t\"\ndown list#a #x")) == [])
  }

  @Test func `line ends may be CRLF, and the last line may have none`() throws {
    let text = "dragscript 1\r\nset seed 7\r\n\r\n@0ms down 1,2\r\n@1ms up"
    let script = try #require(Script.parse(text, file: "a.drag").script)
    #expect(script.settings.seed == 7)
    #expect(script == Script.parse(text.replacing("\r\n", with: "\n"), file: "a.drag").script)
    #expect(diagnostics("dragscript 1\nset seed 7\r") == ["DS0005 a.drag:2:11"])
    #expect(diagnostics("dragscript 1\n@0ms up\n@0ms up\r") == ["DS0005 a.drag:3:8"])
  }

  @Test func `a line may have 64 KiB and not a byte more`() {
    let line = "# " + String(repeating: "x", count: 65_534)
    #expect(diagnostics("dragscript 1\n\(line)\r\n") == [])
    #expect(diagnostics("dragscript 1\n\(line)x\r\n") == ["DS0003 a.drag:2:1"])
    let raw = "@1ms up" + String(repeating: " ", count: 65_536 - 7)
    #expect(diagnostics("dragscript 1\n@0ms up\n\(raw)\n@2ms up") == [])
    #expect(diagnostics("dragscript 1\n@0ms up\n\(raw) \n@2ms up") == ["DS0003 a.drag:3:1"])
  }

  @Test func `columns count characters and not bytes`() {
    #expect(diagnostics("dragscript 1\nmeta k \"é😀\" x\n") == ["DS0204 a.drag:2:13"])
  }

  @Test(
    arguments: [
      ("0us", 0), ("1us", 1), ("5ms", 5_000), ("0.001ms", 1), ("16.667ms", 16_667),
      ("2s", 2_000_000),
      ("0.000001s", 1), ("007ms", 7_000), ("9223372036854775807us", Int64.max),
    ])
  func `durations are exact to the microsecond`(text: String, count: Int64) throws {
    let script = try #require(
      Script.parse("dragscript 1\nwait \(text)\n", file: "a.drag").script)
    guard case .timed(let line) = script.tests[0].lines[0],
      case .action(.wait(let span)) = line.content
    else {
      Issue.record("no wait")
      return
    }
    #expect(span.count == count)
  }

  @Test(arguments: ["9223372036854775808us", "9223372036854776ms", "9223372036854.775808s"])
  func `durations that no Int64 holds are refused`(text: String) {
    #expect(diagnostics("dragscript 1\nwait \(text)\n") == ["DS0208 a.drag:2:6"])
  }

  @Test(arguments: [(#""\u{110000}""#, 9), (#""\u{123456789}""#, 11), (#""\q""#, 2), (#""\u""#, 2)])
  func `an escape that is none is marked as far as it was read`(source: String, length: Int) {
    let outcome = Script.parse("dragscript 1\nmeta k \(source)\n", file: "a.drag")
    #expect(outcome.diagnostics.first?.quote.length == length, "\(source)")
  }
}
