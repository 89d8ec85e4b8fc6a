import DragGeometry
import Testing

import DragScript

@Suite struct BatchTests {
  private func diagnostics(_ line: String) -> [Diagnostic] {
    Script.parse(
      "dragscript 1\ncollection list at 0,0 size 9x9 layout rows()\n\(line)\n", file: "a.drag"
    ).diagnostics
  }

  @Test func `a batch says its changes in any order, and prints as it was written`() throws {
    let text = """
      dragscript 1
      collection list at 0,0 size 9x9 layout rows()
      on list enter do batch list delete 0

      test "one"
        batch list delete 1 insert 1/2 new move 3 to 0 reload 2
        batch list uikit delete-section 1 insert-section 0 move-section 2 to 1 reload-section 3
        batch list insert 0 move counts 4 0 2
        batch list delete 0 counts
        batch list insert-section 1 with a b delete 0 insert-section 2

      """
    let outcome = Script.parse(text, file: "a.drag")
    #expect(outcome.diagnostics == [])
    let script = try #require(outcome.script)
    #expect(script.text == text)
    guard case .timed(let line) = script.tests[0].lines[0],
      case .action(.batch(let batch)) = line.content
    else {
      Issue.record("no batch")
      return
    }
    #expect(
      batch.changes == [
        .deleteItem(Slot(item: 1)),
        .insertItem(
          Slot(section: 1, item: 2),
          id: Name("new", at: SourceLocation(file: "", line: 1, column: 1))),
        .moveItem(from: Slot(item: 3), to: Slot(item: 0)), .reloadItem(Slot(item: 2)),
      ])
    #expect(!batch.isCompatible)
    #expect(batch.counts == nil)
  }

  @Test(
    arguments: [
      ("batch list", DiagnosticCode.missingWord), ("batch list dlete 1", .unknownWord),
      ("batch list delete", .missingWord), ("batch list delete x", .badNumber),
      ("batch list delete 1/", .badNumber), ("batch list delete 1/2/3", .badNumber),
      ("batch list delete 99999999999999999999", .badNumber),
      ("batch list delete 2000000000", .badNumber), ("batch list insert 1", .missingWord),
      ("batch list move 1 2", .unexpectedWord), ("batch list uikit uikit", .givenTwice),
      ("batch list counts 1 counts 2", .givenTwice), ("batch lsit delete 1", .unknownName),
      ("batch list delete-section x", .badNumber),
      ("batch list insert-section 1 with", .missingWord),
    ])
  func `text that is not a batch is reported`(line: String, code: DiagnosticCode) {
    #expect(diagnostics(line).map(\.code) == [code.rawValue], "\(line)")
  }

  @Test func `a change that is misspelt has a hint`() {
    #expect(diagnostics("batch list dlete 1").first?.hint == "did you mean `delete`?")
  }
}
