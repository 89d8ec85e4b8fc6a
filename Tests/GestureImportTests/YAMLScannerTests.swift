import DragScript
import Testing

@testable import GestureImport

/// The part of YAML that is read.
struct YAMLScannerTests {
  /// The entries of a text, each as `COLUMN KIND TEXT`.
  func entries(_ text: String, quotation: Bool = false) throws -> [String] {
    var scanner = YAMLScanner(ScriptText(Array(text.utf8)), from: 0, isCopied: quotation)
    var result: [String] = []
    while let entry = try scanner.next() {
      result.append("\(entry.column) \(entry.kind) \(scanner.text(of: entry))")
    }
    return result
  }

  func rejection(_ text: String) -> (fault: ImportError, line: Int, column: Int)? {
    do {
      _ = try entries(text)
      return nil
    } catch let error as YAMLError {
      return (error.fault, error.location.line, error.location.column)
    } catch {
      return nil
    }
  }

  @Test func `keys, dashes and values come with their columns`() throws {
    let text =
      "a: 1 # one\nb:\n  - c: 'it''s'\n    d: \"x\\ty\"\n  -  [1, 2] # two\n---\ne f: g#h\n"
    #expect(
      try entries(text) == [
        "0 key a", "3 scalar 1", "0 key b", "2 item -", "4 key c", "7 quoted it's", "4 key d",
        "7 quoted x\ty", "2 item -", "5 flow [1, 2]", "0 document ---", "0 key e f",
        "5 scalar g#h",
      ])
  }

  @Test func `a list in brackets may go on over lines, a mail's marks are passed`() throws {
    #expect(
      try entries("a: [\n 1,\n 2 ]\nb: c\n")
        == ["0 key a", "3 flow [\n 1,\n 2 ]", "0 key b", "3 scalar c"])
    #expect(
      try entries("> a:\n>   - b\n>\n> c: d\n", quotation: true)
        == ["0 key a", "2 item -", "4 scalar b", "0 key c", "3 scalar d"])
  }

  @Test func `colons and dashes within values are theirs`() throws {
    #expect(
      try entries("a: http://x:80/-y\n\"q: r\": -1\n- -5\n")
        == [
          "0 key a", "3 scalar http://x:80/-y", "0 key q: r", "8 scalar -1", "0 item -",
          "2 scalar -5",
        ])
  }

  @Test(arguments: [
    ("a: &b c", 1, 4), ("a: *b", 1, 4), ("a: !b c", 1, 4), ("a: |\n  b", 1, 4), ("a: >-\n", 1, 4),
    ("a: b\n  c", 2, 3), ("a: \"b\n  c\"", 1, 4), ("? a\n", 1, 1), ("%YAML 1.2\n", 1, 1),
    ("- a\n  b\n", 2, 3), ("a\nb\n", 2, 1),
  ])
  func `other parts are refused by name`(text: String, line: Int, column: Int) throws {
    let fault = try #require(rejection(text))
    #expect(fault.fault == .yamlFeature)
    #expect(fault.line == line && fault.column == column)
  }

  @Test func `text that is not YAML is refused at its place`() throws {
    #expect(try #require(rejection("a:\n\tb: c\n")).fault == .yamlSyntax)
    #expect(try #require(rejection("a: 'b' c\n")).fault == .yamlSyntax)
    #expect(try #require(rejection("@a\n")).fault == .yamlSyntax)
    #expect(try #require(rejection("a: b\u{1}\n")).fault == .controlCharacter)
    #expect(try #require(rejection("a: [1\n")).fault == .endsEarly)
    #expect(try #require(rejection("é: [1\n")).column == 1)
  }

  @Test func `an escape within brackets passes neither the end of the file nor that of a line`()
    throws
  {
    #expect(try #require(rejection("a: [\"\\")).fault == .endsEarly)
    let behind = try #require(rejection("a: [\"b\\\nc\"] d"))
    #expect(behind.fault == .yamlSyntax)
    #expect(behind.line == 2 && behind.column == 5)
  }

  @Test func `an element may begin on the line below its dash, and a word may have an apostrophe`()
    throws
  {
    #expect(
      try entries("-\n  a: 1\n- {b: Don't, c: 'it}'}\nd: 2\n") == [
        "0 item -", "2 key a", "5 scalar 1", "0 item -", "2 flow {b: Don't, c: 'it}'}",
        "0 key d", "3 scalar 2",
      ])
  }
}
