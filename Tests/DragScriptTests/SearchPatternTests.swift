import DragScript
import Testing

@Suite struct SearchPatternTests {
  @Test(arguments: [
    ("milk", true), ("^a.drag: milk", true), ("^milk", false), ("eggs$", true), ("milk$", false),
    ("", true), ("a\\.drag", true), ("(tea|eggs)$", true), ("^(b|a)", true), ("l[a-c]nds", true),
    ("l[^a]nds", false), ("mi?lk", true), ("mil+k", true), ("x*", true), ("x+", false),
    ("^$", false), ("}}", false), ("(^a|^b).*(tea|eggs)$", true), ("\\$", false), ("MILK", false),
  ])
  func `an expression is found anywhere, and between its anchors`(text: String, isFound: Bool)
    throws
  {
    #expect(try SearchPattern(text).isFound(in: "a.drag: milk lands after eggs") == isFound)
  }

  @Test func `the ends of a text are those of an empty one, too`() throws {
    #expect(try SearchPattern("^$").isFound(in: ""))
    #expect(try !SearchPattern(".").isFound(in: ""))
  }

  @Test(arguments: ["(", ")", "a)b", "[", "[]", "*", "a**", "\\d", "a{2}", "(?:a)", "]"])
  func `text that is not an expression is an error with a reason`(text: String) {
    let fault = #expect(throws: SearchPattern.PatternError.self) { try SearchPattern(text) }
    #expect(fault?.message.isEmpty == false)
  }

  @Test(.timeLimit(.minutes(10)))
  func `an expression that others try in exponential time takes a linear one`() throws {
    let text = String(repeating: "a", count: 5_000) + "b"
    #expect(try !SearchPattern("^(a+)+$").isFound(in: text))
    #expect(try !SearchPattern("^(a|a)*(a*)*$").isFound(in: text))
    #expect(try SearchPattern("(a*)*b").isFound(in: text))
  }
}
