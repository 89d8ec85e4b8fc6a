import Testing

@testable import SourceLift

@Suite struct SourceCursorTests {
  private func cursor(_ source: String, at index: Int = 0) -> SourceCursor {
    var cursor = SourceCursor(source)
    while cursor.index < index { _ = cursor.advance() }
    return cursor
  }

  @Test func `lines and columns are counted in characters, and a line ends with one or two bytes`()
  {
    var cursor = SourceCursor("é\r\nb")
    #expect(cursor.advance() == "é" && cursor.column == 2 && cursor.isAtEndOfLine)
    #expect(cursor.advance() == "\r\n" && cursor.line == 2 && cursor.column == 1)
    #expect(cursor.advance() == "b" && cursor.isAtEnd && cursor.peek(0) == nil)
  }

  @Test func `a word is one of its line, behind spaces`() {
    #expect(cursor("var  a1: Int").nextWord(from: 3)?.text == "a1")
    #expect(cursor("var  a1: Int").nextWord(from: 3)?.range == 5..<7)
    #expect(cursor("var\na").nextWord(from: 3) == nil)
    #expect(cursor("var(a)").nextWord(from: 3) == nil)
    #expect(cursor("var (a)").nextWord(from: 3) == nil)
    #expect(cursor("var").nextWord(from: 3) == nil)
    #expect(cursor("a \n {").nextCharacter(from: 1) == "{")
    #expect(cursor("@a_1 b").word(after: "@") == "a_1")
    #expect(cursor("@ b").word(after: "@") == nil)
  }

  @Test func `marks are counted up to the end of the file`() {
    #expect(cursor("a##").starts(with: "#", 2, at: 1))
    #expect(!cursor("a##").starts(with: "#", 3, at: 1))
    #expect(!cursor("a#b").starts(with: "#", 2, at: 1))
  }

  @Test func `a member is behind a point`() {
    #expect(cursor("a?.b?(", at: 4).member() == "b")
    #expect(cursor("ab?(", at: 2).member() == nil)
    #expect(cursor("a.?(", at: 2).member() == nil)
    #expect(cursor("?(").member() == nil)
    #expect(cursor("a b?(", at: 3).member() == nil)
  }

  @Test(arguments: [
    ("(iOS)", 5), (" ( iOS ) ", 8), ("(iOS", nil), ("(macOS)", nil), ("", nil), ("(", nil),
    ("[iOS)", nil),
    ("(iOS]", nil),
  ])
  func `iOS is recognized in its parentheses`(source: String, end: Int?) {
    #expect(cursor(source).endOfIOS(from: 0) == end)
  }
}
