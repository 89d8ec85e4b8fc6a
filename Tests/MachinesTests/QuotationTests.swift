import Testing

import Machines

@Suite struct QuotationTests {
  @Test func `a text in quotation marks is on one line and can be read again`() {
    #expect(Quotation.quoted("plain é") == "\"plain é\"")
    #expect(
      Quotation.quoted("a\"b\\c\nd\te\rf\u{85}\0") == #""a\"b\\c\nd\te\rf\u{85}\u{0}""#)
  }

  @Test func `what is on one line stays as it is, and control characters are written`() {
    #expect(Quotation.onOneLine("a \"b\" \\ é ¡") == "a \"b\" \\ é ¡")
    #expect(Quotation.onOneLine("a\nb\u{9F}\u{7F}") == #"a\nb\u{9f}\u{7f}"#)
    #expect(Quotation.onOneLine("a\r\nb\tc") == #"a\r\nb\tc"#)
  }

  @Test(arguments: [
    ("a\u{1F}", #"a\u{1f}"#), ("a\u{7F}", #"a\u{7f}"#), ("a\u{80}b", #"a\u{80}b"#),
    ("\u{2029}", #"\u{2029}"#), ("\n", #"\n"#), ("~ ", "~ "),
  ])
  func `a control character is written where it is the only one`(text: String, line: String) {
    #expect(Quotation.onOneLine(text) == line)
  }
}
