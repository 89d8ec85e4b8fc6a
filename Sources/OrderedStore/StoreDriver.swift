package import CollectionModel

/// The storage of lists: a file, or memory (S23).
///
/// Every change is one transaction: the store contains the old order or the new one, never a mix
/// (S20).
public protocol StoreDriver<Key> {
  /// The type of the keys that order rows.
  associatedtype Key: OrderKey
  /// The type of transactions.
  associatedtype Transaction: StoreTransaction<Key>

  /// Loads a list: only ids and keys (S22); O(rows).
  func load(_ list: String) throws(StoreError) -> StoredList<Key>

  /// The revision of a list, which observers compare.
  func revision(of list: String) throws(StoreError) -> Int64

  /// Executes a transaction; if the body throws, nothing has changed.
  func write<Value>(
    _ body: (inout Transaction) throws(StoreError) -> Value
  ) throws(StoreError) -> Value
}

extension StoreDriver {
  /// The ids of a list in order; O(rows).
  package func ids(of list: String) throws(StoreError) -> [String] {
    try load(list).rows.map { $0.id }
  }

  /// Loads the lists of a view; O(rows).
  ///
  /// - Parameters:
  /// - list: The view; if its lists cannot be loaded, its state becomes `failed` and the shown
  ///   lists stay.
  /// - updated: The rows whose content has changed.
  /// - origin: The origin of a change, if known.
  /// - Returns: The change of the shown lists, or nil if there is none.
  /// - Throws: An error if the store cannot be read, or if a list contains an id twice.
  package func load(
    into list: inout OrderedList, updated: Set<String> = [], by origin: ChangeOrigin = .foreign
  ) throws(StoreError) -> ListChange? {
    do throws(StoreError) {
      var loaded: [String: StoredList<Key>] = [:]
      for name in list.lists { loaded[name] = try load(name) }
      let change = list.take(loaded, updated: updated, by: origin)
      if case .failed(let error) = list.state { throw error }
      return change
    } catch {
      list.fail(error)
      throw error
    }
  }
}

/// A transaction: its reads see the state that its writes will change.
public protocol StoreTransaction<Key> {
  /// The type of the keys that order rows.
  associatedtype Key: OrderKey

  /// The revision of a list; 0 for one that was never changed.
  mutating func revision(of list: String) throws(StoreError) -> Int64

  /// The row of an id, or nil.
  mutating func row(_ id: String) throws(StoreError) -> StoredRow<Key>?

  /// The rows of a list after a row, in order.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - bound: The row before the first one, or nil to start at the beginning.
  ///   - limit: The maximum number of rows.
  /// - Returns: The rows, the nearest one first.
  /// - Throws: An error if the store cannot be read.
  mutating func rows(of list: String, behind bound: StoredRow<Key>?, limit: Int)
    throws(StoreError) -> [StoredRow<Key>]

  /// The rows of a list before a row, in reverse order.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - bound: The row after the first one, or nil to start at the end.
  ///   - limit: The maximum number of rows.
  /// - Returns: The rows, the nearest one first.
  /// - Throws: An error if the store cannot be read.
  mutating func rows(of list: String, before bound: StoredRow<Key>?, limit: Int)
    throws(StoreError) -> [StoredRow<Key>]

  /// Updates existing rows, each with the version that was read; all together, so that their keys
  /// do not conflict in between (S15).
  ///
  /// - Throws: A conflict if a row has another version, or was deleted.
  mutating func update(_ rows: [StoredRow<Key>]) throws(StoreError)

  /// Inserts new rows.
  mutating func insert(_ rows: [StoredRow<Key>]) throws(StoreError)

  /// Deletes rows.
  mutating func delete(_ ids: [String]) throws(StoreError)

  /// Increments the revision of a list.
  ///
  /// - Returns: The new revision.
  mutating func count(_ list: String) throws(StoreError) -> Int64
}
