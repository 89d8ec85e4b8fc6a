import OrderedStore
import Testing

/// A store in memory: what a transaction may do, and that one that fails has done nothing.
@Suite struct MemoryDriverTests {
  private let driver = MemoryDriver<GapKey>()
  private let keys = GapKey.keys(6, after: nil, before: nil) ?? []

  private func row(_ id: String, _ place: Int, in list: String = "list") -> StoredRow<GapKey> {
    StoredRow(id, in: list, key: keys[place])
  }

  private var ids: [String] { get throws { try driver.load("list").rows.map(\.id) } }

  @Test func `rows that are not consecutive are each put by their keys`() throws {
    try driver.write { table throws(StoreError) in
      try table.insert([row("b", 1), row("d", 3)])
      try table.insert([row("a", 0), row("c", 2), row("e", 4)])
    }
    #expect(try ids == ["a", "b", "c", "d", "e"])
    try driver.write { table throws(StoreError) in
      try table.delete(["a", "b", "c", "d", "e"])
      try table.insert([row("c", 2), row("a", 0), row("b", 1)])
      try table.insert([row("d", 3), row("x", 4, in: "other")])
      try table.insert([])
    }
    #expect(try ids == ["a", "b", "c", "d"])
    #expect(try driver.load("other").rows.map(\.id) == ["x"])
  }

  @Test func `a row that is there, or twice in one insertion, is refused with all others`() throws {
    try driver.write { table throws(StoreError) in try table.insert([row("a", 0)]) }
    #expect(throws: StoreError.rowExists("a")) {
      try driver.write { table throws(StoreError) in
        try table.insert([row("b", 1), row("a", 2)])
      }
    }
    #expect(throws: StoreError.rowExists("b")) {
      try driver.write { table throws(StoreError) in
        try table.insert([row("b", 1), row("b", 2)])
      }
    }
    #expect(try ids == ["a"])
    #expect(driver.transactions == 1 && driver.writes == 1)
  }

  @Test func `what a failed transaction deletes and inserts again is as it was`() throws {
    try driver.write { table throws(StoreError) in
      try table.insert([row("a", 0), row("b", 1)])
    }
    let before = try driver.load("list")
    #expect(throws: StoreError.unknownRow("x")) {
      try driver.write { table throws(StoreError) in
        try table.delete(["a"])
        try table.insert([row("c", 3), row("a", 5)])
        try table.insert([row("d", 4)])
        try table.delete(["d"])
        _ = try table.count("list")
        try table.delete(["x"])
      }
    }
    #expect(try driver.load("list") == before)
    #expect(try driver.write { table throws(StoreError) in try table.row("a") }?.key == keys[0])
    for id in ["c", "d"] {
      #expect(try driver.write { table throws(StoreError) in try table.row(id) } == nil)
    }
  }

  @Test func `an update needs the version that was read`() throws {
    try driver.write { table throws(StoreError) in try table.insert([row("a", 0)]) }
    let read = try #require(try driver.write { table throws(StoreError) in try table.row("a") })
    try driver.write { table throws(StoreError) in try table.update([read]) }
    #expect(throws: StoreError.conflict(.version(of: "a"))) {
      try driver.write { table throws(StoreError) in try table.update([read]) }
    }
  }

  @Test func `the rows beside a row are at most as many as are asked for`() throws {
    let rows = (0..<6).map { row("\($0)", $0) }
    try driver.write { table throws(StoreError) in try table.insert(rows) }
    try driver.write { table throws(StoreError) in
      func ids(_ rows: [StoredRow<GapKey>]) -> [String] { rows.map(\.id) }
      let third = try table.row("2")
      #expect(try ids(table.rows(of: "list", behind: third, limit: 2)) == ["3", "4"])
      #expect(try ids(table.rows(of: "list", before: third, limit: 1)) == ["1"])
      #expect(try ids(table.rows(of: "list", behind: third, limit: 9)) == ["3", "4", "5"])
      #expect(try ids(table.rows(of: "list", before: third, limit: 9)) == ["1", "0"])
      #expect(try ids(table.rows(of: "list", behind: nil, limit: 2)) == ["0", "1"])
      #expect(try ids(table.rows(of: "list", before: nil, limit: 2)) == ["5", "4"])
      #expect(try table.rows(of: "other", behind: nil, limit: 2).isEmpty)
    }
  }
}
