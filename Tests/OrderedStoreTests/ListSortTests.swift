import CollectionModel
import OrderedStore
import Testing

@Suite struct ListSortTests {
  private let values: [String: ListSort.Value] = [
    "two": .number(2), "ten": .number(10), "a": .text("a"), "B": .text("B"), "same": .number(2),
  ]

  private func shown(_ ids: [String], descending: Bool = false) -> [String] {
    var list = OrderedList(["list"], session: 1)
    let rows = ids.enumerated().map { ListedRow($1, key: GapKey(Int64($0))) }
    _ = list.take(["list": StoredList(rows, revision: 1)])
    _ = list.sort(by: .by(values, descending: descending))
    return list.shown.itemIDs
  }

  @Test func `numbers come before texts, rows of one value by their ids, and those without last`() {
    let ids = ["z", "a", "two", "B", "y", "ten", "same"]
    let sorted = ["same", "two", "ten", "B", "a", "y", "z"]
    #expect(shown(ids) == sorted)
    #expect(shown(ids.reversed()) == sorted)
    #expect(shown(sorted) == sorted)
  }

  @Test func `descending values are in the other order, ids and rows without a value are not`() {
    let ids = ["z", "a", "two", "B", "y", "ten", "same"]
    let sorted = ["a", "B", "ten", "same", "two", "y", "z"]
    #expect(shown(ids, descending: true) == sorted)
    #expect(shown(ids.reversed(), descending: true) == sorted)
  }
}
