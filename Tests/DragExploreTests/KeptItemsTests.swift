import DragReplay
import DragScript
import DragStage
import Testing

@testable import DragExplore

@Suite struct KeptItemsTests {
  /// What is said after some lines on a list of `a`, `b` and `c`, whose application names other items then.
  private static func words(
    after lines: String, naming names: [String], to operation: String = "move",
    noting action: Action? = nil, listing isListed: Bool = true
  ) throws -> [String] {
    let text = """
      dragscript 1
      collection list at 0,0 size 100x200 layout rows(height=50)
      items list a b c
      on list update => proposal \(operation) insert-at
      test "t"
        \(lines)
      """
    let script = try #require(Script.parse(text, file: "t.drag").script)
    var player = try ScriptStage(script).player()
    let view = try #require(player.stage.view(named: "list"))
    func items(_ names: [String]) -> [NamedItems] {
      let list = ExploredList(view, named: isListed ? [names] : nil)
      return [list].compactMap { NamedItems(of: $0, on: player.stage) }
    }
    var kept = KeptItems()
    #expect(kept.failures(of: items(["a", "b", "c"]), on: player.stage).isEmpty)
    try player.play(script.tests[0].steps)
    try player.finishLine(at: .unwritten)
    if let action { kept.note(action) }
    return kept.failures(of: items(names), on: player.stage).map(\.message)
  }

  private static let move =
    "down list[0]; wait 600ms; glide list[gap 3] over 300ms; up; settle"
    .replacingSemicolons
  private static let cancel =
    "down list[0]; wait 600ms; move list[0](+20,0); cancel; settle".replacingSemicolons

  @Test func `a model that has moved with its view is the same`() throws {
    #expect(try Self.words(after: Self.move, naming: ["b", "c", "a"]) == [])
  }

  @Test func `one that has not moved, or has fewer items, differs from its view (EX-20)`() throws {
    #expect(
      try Self.words(after: Self.move, naming: ["a", "b", "c"]) == [
        "model and view differ: `list` shows b c a, and names a b c"
      ])
    #expect(
      try Self.words(after: Self.move, naming: ["b", "c"]) == [
        "model and view differ: `list` shows b c a, and names b c",
        "a move has not kept the items: a is lost",
      ])
  }

  @Test func `a move loses nothing and doubles nothing, and a copy may (EX-20)`() throws {
    let names = ["b", "b", "x"]
    #expect(
      try Self.words(after: Self.move, naming: names).last
        == "a move has not kept the items: a is lost, b is there twice, c is lost, x is new")
    #expect(try Self.words(after: Self.move, naming: names, to: "copy").count == 1)
  }

  @Test func `a canceled drag changes no order (EX-20)`() throws {
    #expect(
      try Self.words(after: Self.cancel, naming: ["c", "b", "a"]).last
        == "a canceled drag has changed `list`: it has c b a, and had a b c")
    #expect(try Self.words(after: Self.cancel, naming: ["a", "b", "c"]) == [])
  }

  @Test func `where no drag was, or something else may change items, nothing is said of them`()
    throws
  {
    #expect(try Self.words(after: "wait 1ms", naming: ["a", "b"]).count == 1)
    let call = Action.call(Name("import", at: .unwritten), argument: nil)
    for lines in [Self.move, Self.cancel] {
      #expect(try Self.words(after: lines, naming: ["a", "b"], noting: call).count == 1)
      #expect(try Self.words(after: lines, naming: ["a", "b"], noting: .cancelLoads).count == 1)
      #expect(
        try Self.words(after: lines, naming: ["a", "b"], noting: .settle(max: nil)).count == 2)
    }
  }

  @Test func `a list without names is not compared (EX-22)`() throws {
    #expect(try Self.words(after: Self.move, naming: [], listing: false) == [])
  }
}

extension String {
  /// Lines in the place of what semicolons part.
  fileprivate var replacingSemicolons: String { replacing("; ", with: "\n  ") }
}
