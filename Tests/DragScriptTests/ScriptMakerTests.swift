import TestSupport
import Testing

@testable import DragScript

/// Scripts are made of every word: a word without a line would never be in one.
@Suite struct ScriptMakerTests {
  @Test(arguments: [
    ("scene", SceneStatement.words.map { $0.form }, MadeLines.scene),
    ("actions", Action.words.map { $0.form }, MadeLines.actions),
    ("predicates", Predicate.words.map { $0.form }, MadeLines.predicates),
  ])
  func `each word stands in a script as its row forms it`(
    family: String, forms: [String], lines: [[String]]
  ) {
    #expect(forms.count == lines.count)
    #expect(zip(forms, lines).filter { $1.isEmpty }.map { $0.0 } == [])
  }

  @Test func `each callback has a line`() {
    let lines = MadeLines.policies
    #expect(lines.indices.filter { lines[$0].isEmpty } == [])
  }
}
