import DragScript
import Testing

@Suite struct ScriptTextBeginningTests {
  private static let filler = String(repeating: "# a comment\n", count: 6_000)

  @Test(arguments: [
    ("dragscript 1\n" + filler, true), ("\u{FEFF}\n  # a\n\t dragscript 1\n" + filler, true),
    ("wait 5ms\n" + filler, false), (filler + "dragscript 1\n", false),
    (String(repeating: "\0", count: 70_000), false), ("wait 5ms\n", true), ("", true),
  ])
  func `a long text is a script by its first statement, and a short one in any case`(
    text: String, mayBe: Bool
  ) {
    #expect(ScriptText(Array(text.utf8)).mayBeScript == mayBe)
  }

  @Test func `a long text that is no script is one error`() {
    let text = String(repeating: "y\n", count: 50_000)
    let outcome = Script.parse(text, file: "a.drag")
    #expect(outcome.diagnostics.map { "\($0.code) \($0.location)" } == ["DS0006 a.drag:1:1"])
  }
}
