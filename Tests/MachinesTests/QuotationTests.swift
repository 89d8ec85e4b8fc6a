import Testing

import Machines

@Suite struct QuotationTests {
  @Test func `a text in quotation marks is on one line and can be read again`() {
    #expect(Quotation.quoted("plain é") == "\"plain é\"")
    #expect(
      Quotation.quoted("a\"b\\c\nd\te\u{85}\0") == #""a\"b\\c\nd\te\u{85}\u{0}""#)
  }

  @Test func `what is on one line stays as it is, and control characters are written`() {
    #expect(Quotation.onOneLine("a \"b\" \\ é ¡") == "a \"b\" \\ é ¡")
    #expect(Quotation.onOneLine("a\nb\u{9F}\u{7F}") == #"a\nb\u{9f}\u{7f}"#)
  }
}
