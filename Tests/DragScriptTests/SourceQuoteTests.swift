import DragScript
import Testing

@Suite struct SourceQuoteTests {
  private static let text = """
    dragscript 1
    \twait 1ms  # a while
    meta k "a # b"
    """

  private func quote(line: Int, column: Int) -> SourceQuote {
    SourceQuote(
      at: SourceLocation(file: "a.drag", line: line, column: column),
      in: ScriptText(Array(Self.text.utf8)))
  }

  @Test func `a statement is marked to its last word, and a comment is not`() {
    let quote = quote(line: 2, column: 2)
    #expect(quote.line == "\twait 1ms  # a while")
    #expect(quote.mark == "\t^~~~~~~~")
  }

  @Test func `a number sign inside a text begins no comment`() {
    #expect(quote(line: 3, column: 1).mark == "^~~~~~~~~~~~~~")
  }

  @Test func `a place that the text does not have is an empty line with a mark`() {
    let quote = quote(line: 9, column: 1)
    #expect(quote.line == "")
    #expect(quote.mark == "^")
  }

  @Test func `a mark never goes on after its line, nor is it ever empty`() {
    #expect(SourceQuote(line: "abc", column: 2, length: 99).mark == " ^~")
    #expect(SourceQuote(line: "abc", column: 2, length: -1).mark == " ^")
  }

  @Test func `a long line is cut on the side that is farther from the mark`() {
    func quote(_ before: Int, _ after: Int) -> SourceQuote {
      let line = String(repeating: "a", count: before) + "|" + String(repeating: "b", count: after)
      return SourceQuote(
        at: SourceLocation(file: "a.drag", line: 1, column: before + 1), length: 1,
        in: ScriptText(Array(line.utf8)))
    }
    for (before, after) in [(0, 0), (0, 159), (159, 0), (80, 79)] {
      #expect(quote(before, after).line.utf8.count == before + 1 + after)
    }
    for (before, after, shown) in [
      (0, 160, "|" + String(repeating: "b", count: 159) + "…"),
      (160, 0, "…" + String(repeating: "a", count: 159) + "|"),
      (
        9_000, 9_000,
        "…" + String(repeating: "a", count: 80) + "|" + String(repeating: "b", count: 79) + "…"
      ),
    ] {
      let quote = quote(before, after)
      #expect(quote.line == shown)
      #expect(quote.mark.count == shown.firstIndex(of: "|")!.utf16Offset(in: shown) + 1)
    }
  }

  @Test func `the text itself is shown without what would upset a terminal`() {
    let text = ScriptText([UInt8(ascii: "\t"), 0x1B, 0xFF, UInt8(ascii: "x")])
    let place = SourceLocation(file: "a.drag", line: 1, column: 4)
    #expect(SourceQuote(at: place, length: 1, in: text).line == "\t␛\u{FFFD}x")
    #expect(SourceQuote(at: place, length: 1, in: text).mark == "\t  ^")
  }

  @Test func `what turns the direction of a line is shown by its number, with the mark below it`() {
    let text = ScriptText(Array("a\u{202E}b\u{9B}c d".utf8))
    func quote(_ column: Int, _ length: Int) -> SourceQuote {
      SourceQuote(
        at: SourceLocation(file: "a.drag", line: 1, column: column), length: length, in: text)
    }
    #expect(quote(3, 1).line == "a\\u{202e}b\\u{9b}c d")
    #expect(quote(3, 1).mark == "         ^")
    #expect(quote(2, 1).mark == " ^~~~~~~~")
    #expect(quote(1, 5).mark == "^~~~~~~~~~~~~~~~~")
    #expect(quote(1, 5).length == 5)
  }

  @Test func `quotes of many places read each text once`() throws {
    let pieces = PiecedText(header: "dragscript 1\n", lines: 20_000, each: 8) { number in
      "# \(100_000 + number % 900_000)".prefix(7) + "\n"
    }
    let script = try #require(Script.parse(ScriptText(pieces), file: "long.drag").script)
    let before = pieces.total
    let places = stride(from: 20_001, to: 1, by: -7).map {
      SourceLocation(file: "long.drag", line: $0, column: 1)
    }
    let quotes = SourceQuotes(
      of: places + [SourceLocation(file: "b", line: 1, column: 1)], in: script)
    #expect(pieces.total - before < 2 * pieces.count)
    for place in places {
      #expect(quotes[place] == SourceQuote(at: place, in: ScriptText(pieces)))
      guard place.line % 4_000 < 7 else { break }
    }
    #expect(quotes[places[0]]?.line == "# 11999")
    #expect(quotes[SourceLocation(file: "b", line: 1, column: 1)] == nil)
  }
}
