import DragScript
import Testing

@Suite struct ScriptTextBeginningTests {
  private static let comments = String(repeating: "# a comment\n", count: 6_000)

  @Test(arguments: [
    ("dragscript 1\n", true), ("\u{FEFF}\n  # a\n\t dragscript 1\n", true), ("wait 5ms\n", false),
    ("\0\0", false),
  ])
  func `a long text is a script by its first statement`(start: String, mayBe: Bool) {
    #expect(ScriptText(Array((start + Self.comments).utf8)).mayBeScript == mayBe)
  }

  @Test func `a header below a long comment is not looked for`() {
    #expect(!ScriptText(Array((Self.comments + "dragscript 1\n").utf8)).mayBeScript)
  }

  @Test(arguments: ["wait 5ms\n", ""])
  func `a short text is parsed in any case`(text: String) {
    #expect(ScriptText(Array(text.utf8)).mayBeScript)
  }

  @Test func `a long text that is no script is one error`() {
    let text = String(repeating: "y\n", count: 50_000)
    let outcome = Script.parse(text, file: "a.drag")
    #expect(outcome.diagnostics.map { "\($0.code) \($0.location)" } == ["DS0006 a.drag:1:1"])
  }
}
