public import CollectionModel

/// Where lists are kept: a file, or memory (S23).
///
/// Every change is one transaction: the old order or the new one is there, never a mix (S20).
public protocol StoreDriver<Key> {
  /// How rows are ordered.
  associatedtype Key: OrderKey
  /// A change under way.
  associatedtype Transaction: StoreTransaction<Key>

  /// Reads a list: ids and keys, no more (S22); O(rows).
  func load(_ list: String) throws(StoreError) -> StoredList<Key>

  /// The number of the last change to a list: what an observer compares.
  func revision(of list: String) throws(StoreError) -> Int64

  /// Carries out a transaction; where the body throws, nothing has changed.
  func write<Value>(
    _ body: (inout Transaction) throws(StoreError) -> Value
  ) throws(StoreError) -> Value
}

extension StoreDriver {
  /// The ids of a list in order; O(rows).
  public func ids(of list: String) throws(StoreError) -> [String] {
    try load(list).rows.map { $0.id }
  }

  /// Reads the lists that somebody shows; O(rows).
  ///
  /// - Parameters:
  ///   - list: What is shown; where its lists cannot be read, it fails, and shows what it did.
  ///   - updated: The rows whose content has changed.
  ///   - origin: Who is behind a change, as far as it is known.
  /// - Returns: What has changed on the screen, or nil where nothing has.
  /// - Throws: A store that cannot be read, or has two rows of one id in a list.
  public func load(
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

/// A change under way: what it reads is what it will write on.
public protocol StoreTransaction<Key> {
  /// How rows are ordered.
  associatedtype Key: OrderKey

  /// The number of the last change to a list; 0 for one that never changed.
  mutating func revision(of list: String) throws(StoreError) -> Int64

  /// The row of an id, or nil.
  mutating func row(_ id: String) throws(StoreError) -> StoredRow<Key>?

  /// Rows of a list in order, from a row on.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - bound: The row behind which they stand, or nil for the first ones.
  ///   - limit: How many at most.
  /// - Returns: The rows, the nearest one first.
  /// - Throws: A store that cannot be read.
  mutating func rows(of list: String, behind bound: StoredRow<Key>?, limit: Int)
    throws(StoreError) -> [StoredRow<Key>]

  /// Rows of a list against the order, from a row back.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - bound: The row before which they stand, or nil for the last ones.
  ///   - limit: How many at most.
  /// - Returns: The rows, the nearest one first.
  /// - Throws: A store that cannot be read.
  mutating func rows(of list: String, before bound: StoredRow<Key>?, limit: Int)
    throws(StoreError) -> [StoredRow<Key>]

  /// Writes rows that are there, each with the version that it was read with; together, so that no
  /// two of them clash on the way (S15).
  ///
  /// - Throws: A conflict where a row has another version, or is gone.
  mutating func update(_ rows: [StoredRow<Key>]) throws(StoreError)

  /// Writes new rows.
  mutating func insert(_ rows: [StoredRow<Key>]) throws(StoreError)

  /// Removes rows.
  mutating func delete(_ ids: [String]) throws(StoreError)

  /// Counts a change to a list.
  ///
  /// - Returns: Its new revision.
  mutating func count(_ list: String) throws(StoreError) -> Int64
}
