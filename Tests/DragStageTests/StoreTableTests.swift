import DragGeometry
import DragItems
import Testing

@testable import DragStage

/// The stores of a stage, and the changes that are not passed on to them yet.
@Suite struct StoreTableTests {
  private let shown = ViewID(0)
  private let loose = ViewID(1)
  private let start = GapIndex(section: 0, item: 0)

  private func table() -> (table: StoreTable, store: StoreID) {
    var table = StoreTable()
    let store = table.add("s", .atOnce)
    table.bind(BoundView(view: shown, sections: 0..<1), to: store)
    return (table, store)
  }

  @Test func `a change is marked for the store of its collection, or as one that no store keeps`() {
    var (table, store) = table()
    table.mark(.inserted(ItemID(1), shown, start))
    table.mark(.deleted(ItemID(2), loose, nil))
    table.mark(.moved(ItemID(3), loose, start))
    #expect(table.changed == [store])
    #expect(table[store].touched == [ItemID(1)])
    let unbound = table.takeUnbound()
    let rest = table.takeUnbound()
    #expect(unbound.map { $0.item } == [ItemID(2)])
    #expect(unbound.map { $0.place } == [start])
    #expect(rest.isEmpty)
  }

  @Test func `without a bound collection nothing is marked`() {
    var table = StoreTable()
    table.mark(.inserted(ItemID(1), loose, start))
    let unbound = table.takeUnbound()
    #expect(unbound.isEmpty && table.changed.isEmpty)
  }

  @Test func `the id of another stage's store has no name and no changes`() {
    let (table, store) = table()
    let other = StoreID(index: 4)
    #expect(table["s"] == store && table[shown] == store && table[loose] == nil)
    #expect(table.contains(store) && !table.contains(other))
    #expect(table.name(of: other).isEmpty && table.openChanges(of: other).isEmpty)
  }
}
