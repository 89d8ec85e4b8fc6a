import CollectionModel
import DragGeometry

/// A store in memory: for tests, for previews, and for lists that live as long as the program.
public final class MemoryDriver<Key: OrderKey>: StoreDriver {
  private var table = MemoryTable<Key>()
  /// How many rows were written so far.
  public private(set) var writes = 0
  /// How many transactions were carried out so far.
  public private(set) var transactions = 0

  /// Makes an empty store.
  public init() {}

  /// Reads a list.
  public func load(_ list: String) throws(StoreError) -> StoredList<Key> {
    StoredList(table.rows(of: list), revision: table.revisions[list] ?? 0)
  }

  /// The number of the last change to a list.
  public func revision(of list: String) throws(StoreError) -> Int64 { table.revisions[list] ?? 0 }

  /// Carries out a transaction on a copy, which shares everything that does not change.
  public func write<Value>(
    _ body: (inout MemoryTable<Key>) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    table.begin()
    do throws(StoreError) {
      let value = try body(&table)
      writes += table.commit()
      transactions += 1
      return value
    } catch {
      table.rollBack()
      throw error
    }
  }
}

/// The rows of a store in memory, with a way back to where a transaction began.
public struct MemoryTable<Key: OrderKey>: StoreTransaction {
  private var rows: [String: StoredRow<Key>] = [:]
  /// For each list its ids in order; copies share their nodes.
  private var orders: [String: Snapshot<Int, String>] = [:]
  private(set) var revisions: [String: Int64] = [:]

  private var before: (orders: [String: Snapshot<Int, String>], revisions: [String: Int64])?
  private var undo: [(id: String, row: StoredRow<Key>?)] = []

  mutating func begin() {
    before = (orders, revisions)
    undo = []
  }

  /// - Returns: How many rows were written.
  mutating func commit() -> Int {
    before = nil
    defer { undo = [] }
    return undo.count
  }

  mutating func rollBack() {
    guard let before else { return }
    (orders, revisions) = before
    for (id, row) in undo.reversed() { rows[id] = row }
    self.before = nil
    undo = []
  }

  func rows(of list: String) -> [ListedRow<Key>] {
    orders[list]?.itemIDs(inSection: 0).compactMap { id in
      rows[id].map { ListedRow(id, key: $0.key) }
    } ?? []
  }

  /// The number of the last change to a list.
  public func revision(of list: String) throws(StoreError) -> Int64 { revisions[list] ?? 0 }

  /// The row of an id, or nil; O(1).
  public func row(_ id: String) throws(StoreError) -> StoredRow<Key>? { rows[id] }

  /// Rows behind a row; O(log n) for each.
  public func rows(
    of list: String, behind bound: StoredRow<Key>?, limit: Int
  ) throws(StoreError) -> [StoredRow<Key>] {
    let first = bound.map { place(of: $0, in: list) + (rows[$0.id] == $0 ? 1 : 0) } ?? 0
    return rows(at: first..<min(first + limit, size(of: list)), of: list)
  }

  /// Rows before a row, against the order; O(log n) for each.
  public func rows(
    of list: String, before bound: StoredRow<Key>?, limit: Int
  ) throws(StoreError) -> [StoredRow<Key>] {
    let end = bound.map { place(of: $0, in: list) } ?? size(of: list)
    return rows(at: max(0, end - limit)..<end, of: list).reversed()
  }

  /// Writes rows that are there.
  public mutating func update(_ updated: [StoredRow<Key>]) throws(StoreError) {
    for row in updated {
      guard let known = rows[row.id], known.version == row.version else {
        throw .conflict(.version(of: row.id))
      }
      takeOut(known)
    }
    for var row in updated {
      row.version += 1
      putIn(row)
    }
  }

  /// Writes new rows.
  public mutating func insert(_ new: [StoredRow<Key>]) throws(StoreError) {
    var seen: Set<String> = []
    for row in new where rows[row.id] != nil || !seen.insert(row.id).inserted {
      throw .rowExists(row.id)
    }
    for row in new { undo.append((row.id, nil)) }
    guard let first = new.first, isRun(new) else { return new.forEach { putIn($0) } }
    // New rows mostly stand one behind the other: a whole list is filled at once.
    let place = makePlace(of: first)
    _ = try? orders[first.list]?.insert(new.map { $0.id }, at: GapIndex(section: 0, item: place))
    for row in new { rows[row.id] = row }
  }

  /// Whether rows of one list stand one behind the other, with no other row between them.
  private func isRun(_ new: [StoredRow<Key>]) -> Bool {
    guard let first = new.first, let last = new.last,
      zip(new, new.dropFirst()).allSatisfy({ $0.list == $1.list && $0.precedes($1) })
    else { return false }
    return place(of: first, in: first.list) == place(of: last, in: last.list)
  }

  /// Removes rows.
  public mutating func delete(_ ids: [String]) throws(StoreError) {
    for id in ids {
      guard let row = rows[id] else { throw .unknownRow(id) }
      takeOut(row)
    }
  }

  /// Counts a change to a list.
  public mutating func count(_ list: String) throws(StoreError) -> Int64 {
    revisions[list, default: 0] += 1
    return revisions[list] ?? 0
  }

  private func size(of list: String) -> Int { orders[list]?.numberOfItems ?? 0 }

  private func rows(at range: Range<Int>, of list: String) -> [StoredRow<Key>] {
    guard let order = orders[list], range.lowerBound <= range.upperBound else { return [] }
    return range.compactMap { place in
      order.item(at: Slot(section: 0, item: place)).flatMap { rows[$0] }
    }
  }

  /// Where a row stands, or would stand; O(log² n).
  private func place(of row: StoredRow<Key>, in list: String) -> Int {
    guard let order = orders[list] else { return 0 }
    var low = 0
    var high = order.numberOfItems
    while low < high {
      let middle = (low + high) / 2
      let other = order.item(at: Slot(section: 0, item: middle)).flatMap { rows[$0] }
      if other?.precedes(row) == true { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func takeOut(_ row: StoredRow<Key>) {
    undo.append((row.id, row))
    rows[row.id] = nil
    _ = try? orders[row.list]?.delete([row.id])
  }

  /// The place of a row in its list, which is made where it is not there.
  private mutating func makePlace(of row: StoredRow<Key>) -> Int {
    if orders[row.list] == nil {
      var order = Snapshot<Int, String>()
      _ = try? order.appendSection(0, items: [])
      orders[row.list] = order
    }
    return place(of: row, in: row.list)
  }

  private mutating func putIn(_ row: StoredRow<Key>) {
    let place = makePlace(of: row)
    _ = try? orders[row.list]?.insert([row.id], at: GapIndex(section: 0, item: place))
    rows[row.id] = row
  }
}
