import DragGeometry
import DragStage
import Testing

@testable import DragExplore

@Suite struct ExploredListTests {
  /// A list on a stage, beside what its application names.
  private static func items(_ shown: [[String]], _ named: [[String]]?) throws -> NamedItems? {
    let stage = Stage()
    let view = try stage.addCollection(
      "list", frame: Rect(x: 0, y: 0, width: 100, height: 200),
      layout: .rows(Layout.Rows(height: 50)))
    for (section, items) in shown.enumerated() {
      if section > 0 {
        try stage.appendSection(items, to: view)
      } else {
        try stage.append(items, toSection: 0, of: view)
      }
    }
    return NamedItems(of: ExploredList(view, named: named), on: stage)
  }

  @Test func `what is shown is the same as what is named, section by section`() throws {
    #expect(try Self.items([["a", "b"], ["c"]], [["a", "b"], ["c"]])?.isSame == true)
    for named in [
      [["a", "b", "c"]], [["a"], ["b", "c"]], [["b", "a"], ["c"]], [["a", "b"], []], [],
    ] {
      #expect(try Self.items([["a", "b"], ["c"]], named)?.isSame == false, "\(named)")
    }
  }

  @Test func `an item with a number of the list matches any name`() throws {
    #expect(try Self.items([["a", "list-7"]], [["a", "x"]])?.isSame == true)
    #expect(try Self.items([["a", "list-7b"]], [["a", "x"]])?.isSame == false)
  }

  @Test func `a list whose items have no names is left out (EX-22)`() throws {
    #expect(try Self.items([["a"]], nil) == nil)
  }
}
