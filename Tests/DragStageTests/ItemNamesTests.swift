import DragItems
import Testing

@testable import DragStage

@Suite struct ItemNamesTests {
  @Test func `a name is numbered once`() {
    var names = ItemNames()
    let first = names.item(named: "a")
    let second = names.item(named: "b")
    #expect([first, second] == [ItemID(0), ItemID(1)])
    #expect(names.item(named: "a") == first)
    #expect(names.known("b") == second)
    #expect(names.known("c") == nil)
    #expect(names[second] == "b")
  }

  @Test(
    arguments: [
      ([], "a-copy"), (["a-copy"], "a-copy-2"), (["a-copy", "a-copy-2"], "a-copy-3"),
      (["a-copy-2"], "a-copy"), (["a-copy", "a-copy-3"], "a-copy-2"),
    ] as [([String], String)])
  func `a copy has the first name that is free`(taken: [String], name: String) {
    var names = ItemNames()
    let item = names.item(named: "a")
    #expect(names.copyName(of: item) { taken.contains($0) } == name)
  }

  @Test func `a copy of a copy is named after it`() {
    var names = ItemNames()
    let item = names.item(named: "a-copy")
    #expect(names.copyName(of: item) { _ in false } == "a-copy-copy")
  }
}
