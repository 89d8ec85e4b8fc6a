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

  @Test func `a mark never goes on behind its line, nor is it ever empty`() {
    #expect(SourceQuote(line: "abc", column: 2, length: 99).mark == " ^~")
    #expect(SourceQuote(line: "abc", column: 2, length: -1).mark == " ^")
  }
}
