import OrderedStore
import Testing

/// Lists of older versions: the order in which people saw them stays.
@Suite struct LegacyRowTests {
  private func order(_ rows: [LegacyRow]) -> [String] { rows.inOldOrder.map(\.id) }

  @Test func `S10c: rows that all got the number 0 are in the order of their making`() {
    let rows = [
      LegacyRow("new", displayOrder: 0, createdOn: 30),
      LegacyRow("old", displayOrder: 0, createdOn: 10),
      LegacyRow("between", displayOrder: 0, createdOn: 20),
    ]
    #expect(order(rows) == ["old", "between", "new"])
    #expect(order(rows.reversed()) == ["old", "between", "new"])
  }

  @Test func `a dense order is kept, whenever the rows were made`() {
    let rows = (0..<300).map {
      LegacyRow("row\($0)", displayOrder: Int16($0), createdOn: Int64(1_000 - $0))
    }
    #expect(order(rows.shuffled()) == rows.map(\.id))
  }

  @Test func `S10b: of two rows with one number the older one is the first`() {
    let rows = [
      LegacyRow("a", displayOrder: 0, createdOn: 1),
      LegacyRow("taken", displayOrder: 2, createdOn: 9),
      LegacyRow("c", displayOrder: 2, createdOn: 3), LegacyRow("b", displayOrder: 1, createdOn: 2),
    ]
    #expect(order(rows) == ["a", "b", "c", "taken"])
  }

  @Test func `S10a: the greatest number and the least are numbers as any others`() {
    let rows = [
      LegacyRow("last", displayOrder: .max), LegacyRow("first", displayOrder: .min),
      LegacyRow("middle", displayOrder: 0),
    ]
    #expect(order(rows) == ["first", "middle", "last"])
  }

  @Test
  func `S11: equal keys are ordered by id, and unknown rows come last`() {
    let rows = [
      LegacyRow("z"), LegacyRow("b", displayOrder: 0), LegacyRow("a", displayOrder: 0),
      LegacyRow("c", displayOrder: 0, createdOn: 5), LegacyRow("y", createdOn: 1),
    ]
    #expect(order(rows) == ["c", "a", "b", "y", "z"])
  }

  @Test func `without a number the time decides alone`() {
    let rows = [
      LegacyRow("b", createdOn: 2), LegacyRow("a", createdOn: 3), LegacyRow("c", createdOn: 1),
    ]
    #expect(order(rows) == ["c", "b", "a"])
  }

  @Test func `a migration fills a list in one transaction, and is not carried out twice`() throws {
    let driver = MemoryDriver<GapKey>()
    let rows = (0..<40_000).map { LegacyRow("row\($0)", displayOrder: 0, createdOn: Int64(-$0)) }
    let intent = StoreIntent(migrating: rows, to: "list")
    #expect(try driver.commit(intent).writes == 40_000)
    #expect(driver.transactions == 1)
    #expect(try driver.ids(of: "list") == rows.reversed().map(\.id))
    #expect(throws: StoreError.rowExists("row39999")) { try driver.commit(intent) }
    #expect(try driver.ids(of: "list").count == 40_000)
    let twice = StoreIntent(migrating: [LegacyRow("a"), LegacyRow("a")], to: "other")
    #expect(throws: StoreError.repeatedRow("a")) { try driver.commit(twice) }
  }
}
