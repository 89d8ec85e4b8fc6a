import DragScript
import Testing

/// Words that had another name in version 0.1 are faults, whose hints have the new name.
@Suite struct RenamedWordTests {
  @Test(arguments: [
    ("shift list#a to list[gap 0]", "`shift` is now written `reorder`"),
    ("foreign db move list#a to list[gap 0]", "`foreign` is now written `external-move`"),
    ("keep \"/a\"", "`keep` is now written `take-file`"),
    ("release \"/a\"", "`release` is now written `end-file-use`"),
    ("stop loads", "`stop` is now written `cancel loads`"),
  ])
  func `an action of version 0.1 leads to its new name`(_ line: String, _ hint: String) {
    let script = """
      dragscript 1
      collection list at 0,0 size 100x100 layout rows(height=10)
      items list a b
      test "one"
        \(line)
      """
    let diagnostics = Script.parse(script, file: "a.drag").diagnostics
    #expect(diagnostics.first?.location.line == 5)
    #expect(diagnostics.first?.hint == hint)
  }

  @Test func `an option of version 0.1 leads to its new name`() {
    let script = """
      dragscript 1
      collection list at 0,0 size 100x100 layout rows(height=10) unanswered copy
      """
    let diagnostics = Script.parse(script, file: "a.drag").diagnostics
    #expect(diagnostics.first?.hint == "`unanswered` is now written `default-proposal`")
  }

  @Test func `cancel loads gives up loads, and cancel with a target is the pointer's`() throws {
    let script = """
      dragscript 1
      view bin at 0,0 size 100x100
      test "one"
        @0ms down bin
        cancel bin
        cancel loads
      """
    let outcome = Script.parse(script, file: "a.drag")
    #expect(outcome.diagnostics == [])
    #expect(try #require(outcome.script).text.contains("cancel bin\n  cancel loads\n"))
  }
}
