import DragScript
import Foundation
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

  @Test(arguments: [
    ("unanswered copy", "`unanswered` is now written `default-proposal`"),
    ("sticky", "`sticky` is now written `keeps-last-position`"),
    ("reorders untold", "`untold` is now written `silent`"),
    ("reorders told", "`told` is now written `notify`"),
    ("reorders reverted", "`reverted` is now written `revert`"),
  ])
  func `an option of version 0.1 leads to its new name`(_ option: String, _ hint: String) {
    let script = """
      dragscript 1
      collection list at 0,0 size 100x100 layout rows(height=10) \(option)
      """
    let diagnostics = Script.parse(script, file: "a.drag").diagnostics
    #expect(diagnostics.count == 1 && diagnostics.first?.location.line == 2)
    #expect(diagnostics.first?.hint == hint)
  }

  @Test func `the page of names has every word that has another name now`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = root.appendingPathComponent("../../.github/Names.md")
    let section =
      try String(contentsOf: page, encoding: .utf8)
      .components(separatedBy: "## Words of scripts").last?
      .components(separatedBy: "\n## ").first ?? ""
    var words: [String: String] = [:]
    for row in section.split(separator: "\n") where row.hasPrefix("| `") {
      let cells = row.split(separator: "`")
      words[String(cells[1])] = String(cells[3])
    }
    #expect(words == Spelling.renamed)
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

  @Test func `a pointer before cancel loads is reported: all loads are meant`() throws {
    let script = """
      dragscript 1
      view bin at 0,0 size 100x100
      pointer p touch
      test "one"
        p: cancel loads
      """
    let found = try #require(Script.parse(script, file: "a.drag").diagnostics.first)
    #expect(found.code == "DS0220")
    #expect(found.location.line == 5)
    #expect(found.location.column == 3)
  }
}
