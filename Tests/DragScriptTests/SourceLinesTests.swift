import DragScript
import Testing

/// The lines about sources of views, and about the owners of items.
@Suite struct SourceLinesTests {
  private func parse(_ lines: String) -> ParseOutcome {
    Script.parse("dragscript 1\nview list at 0,0 size 9x9\n\(lines)\n", file: "a.drag")
  }

  @Test func `an interaction may be one more source, which has no options of drops`() throws {
    let line = "interaction handle on list source"
    let script = try #require(parse(line).script)
    guard case .scene(.addedSource(let name, let view))? = script.setupLines.last?.statement else {
      Issue.record("read as another line")
      return
    }
    #expect(name.text == "handle" && view.text == "list")
    #expect(script.text.contains("\(line)\n"))
    for wrong in [
      line + " keeps-last-position", line + "\non handle update => proposal copy",
      line + "\non handle sessionForAdding => none",
    ] {
      #expect(parse(wrong).diagnostics.count == 1)
    }
  }

  @Test func `an owner ends the load of one representation, or the first one`() {
    let lines = [
      "resolve list#a", "resolve list#a public.png", "reject list#a \"no\"",
      "reject list#a public.png \"no\"",
    ]
    let text =
      "dragscript 1\ncollection list at 0,0 size 9x9 layout rows()\nitems list a\n"
      + lines.map { $0 + "\n" }.joined()
    let outcome = Script.parse(text, file: "a.drag")
    #expect(outcome.diagnostics.isEmpty)
    for line in lines { #expect(outcome.script?.text.contains(line + "\n") == true) }
    let wrong = Script.parse(text + "reject list#a public.png\n", file: "a.drag")
    #expect(wrong.diagnostics.count == 1)
  }
}
