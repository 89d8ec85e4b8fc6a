import CollectionModel
import DragGeometry

/// Makes an empty in-memory store: for tests, previews, and lists with the lifetime of the process.
///
/// What it holds is shared by everything that it is given to.
///
/// - Parameter keys: The kind of order keys.
/// - Returns: The driver of the store.
public func makeMemoryDriver<Key: OrderKey>(
  of keys: Key.Type = GapKey.self
) -> some StoreDriver<Key> {
  MemoryDriver<Key>()
}

/// An in-memory store: for tests, previews, and lists with the lifetime of the process.
package final class MemoryDriver<Key: OrderKey>: StoreDriver {
  private var table = MemoryTable<Key>()
  /// The number of rows written so far.
  package private(set) var writes = 0
  /// The number of transactions executed so far.
  package private(set) var transactions = 0

  /// Makes an empty store.
  package init() {}

  /// Reads a list.
  package func load(_ list: String) throws(StoreError) -> StoredList<Key> {
    StoredList(table.rows(of: list), revision: table.revisions[list] ?? 0)
  }

  /// The revision of a list.
  package func revision(of list: String) throws(StoreError) -> Int64 { table.revisions[list] ?? 0 }

  /// Executes a transaction on a copy, which shares everything that does not change.
  package func write<Value>(
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

/// The rows of an in-memory store, with the ability to roll back a transaction.
package struct MemoryTable<Key: OrderKey>: StoreTransaction {
  private var rows: [String: StoredRow<Key>] = [:]
  /// The ids of each list in order; copies share their nodes.
  private var orders: [String: Snapshot<Int, String>] = [:]
  private(set) var revisions: [String: Int64] = [:]

  private var before: (orders: [String: Snapshot<Int, String>], revisions: [String: Int64])?
  private var undo: [(id: String, row: StoredRow<Key>?)] = []

  mutating func begin() {
    before = (orders, revisions)
    undo = []
  }

  /// - Returns: The number of rows written.
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

  /// The revision of a list.
  package func revision(of list: String) throws(StoreError) -> Int64 { revisions[list] ?? 0 }

  /// The row of an id, or nil; O(1).
  package func row(_ id: String) throws(StoreError) -> StoredRow<Key>? { rows[id] }

  /// The rows after a row; O(log n) for each.
  package func rows(
    of list: String, behind bound: StoredRow<Key>?, limit: Int
  ) throws(StoreError) -> [StoredRow<Key>] {
    let first = bound.map { place(of: $0, in: list) + (rows[$0.id] == $0 ? 1 : 0) } ?? 0
    return rows(at: first..<min(first + limit, size(of: list)), of: list)
  }

  /// The rows before a row, in reverse order; O(log n) for each.
  package func rows(
    of list: String, before bound: StoredRow<Key>?, limit: Int
  ) throws(StoreError) -> [StoredRow<Key>] {
    let end = bound.map { place(of: $0, in: list) } ?? size(of: list)
    return rows(at: max(0, end - limit)..<end, of: list).reversed()
  }

  /// Updates existing rows.
  package mutating func update(_ updated: [StoredRow<Key>]) throws(StoreError) {
    for row in updated {
      guard let known = rows[row.id], known.version == row.version else {
        throw .conflict(.version(of: row.id))
      }
      removeRow(known)
    }
    for var row in updated {
      row.version += 1
      put(row)
    }
  }

  /// Inserts new rows.
  package mutating func insert(_ new: [StoredRow<Key>]) throws(StoreError) {
    var seen: Set<String> = []
    for row in new where rows[row.id] != nil || !seen.insert(row.id).inserted {
      throw .rowExists(row.id)
    }
    for row in new { undo.append((row.id, nil)) }
    guard let first = new.first, isRun(new) else { return new.forEach { put($0) } }
    // New rows are mostly consecutive: a whole list is filled at once.
    let place = makePlace(of: first)
    _ = try? orders[first.list]?.insert(new.map { $0.id }, at: GapIndex(section: 0, item: place))
    for row in new { rows[row.id] = row }
  }

  /// Returns true if rows of one list are consecutive, without another row between them.
  private func isRun(_ new: [StoredRow<Key>]) -> Bool {
    guard let first = new.first, let last = new.last,
      zip(new, new.dropFirst()).allSatisfy({ $0.list == $1.list && $0.precedes($1) })
    else { return false }
    return place(of: first, in: first.list) == place(of: last, in: last.list)
  }

  /// Deletes rows.
  package mutating func delete(_ ids: [String]) throws(StoreError) {
    for id in ids {
      guard let row = rows[id] else { throw .unknownRow(id) }
      removeRow(row)
    }
  }

  /// Increments the revision of a list.
  package mutating func count(_ list: String) throws(StoreError) -> Int64 {
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

  /// The index of a row, or the index at which it would be inserted; O(log² n).
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

  private mutating func removeRow(_ row: StoredRow<Key>) {
    undo.append((row.id, row))
    rows[row.id] = nil
    _ = try? orders[row.list]?.delete([row.id])
  }

  /// The index of a row in its list, which is created if it does not exist.
  private mutating func makePlace(of row: StoredRow<Key>) -> Int {
    if orders[row.list] == nil {
      var order = Snapshot<Int, String>()
      _ = try? order.appendSection(0, items: [])
      orders[row.list] = order
    }
    return place(of: row, in: row.list)
  }

  private mutating func put(_ row: StoredRow<Key>) {
    let place = makePlace(of: row)
    _ = try? orders[row.list]?.insert([row.id], at: GapIndex(section: 0, item: place))
    rows[row.id] = row
  }
}
