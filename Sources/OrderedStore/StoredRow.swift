/// A row of a list, as a store keeps it: its id, its key, and how often it was written (S16).
public struct StoredRow<Key: OrderKey>: Hashable, Sendable {
  /// The id, which never changes.
  public let id: String
  /// The list that the row stands in.
  public var list: String
  /// The key that gives its place in the list.
  public var key: Key
  /// How often the row was written; a writer that has seen another number has seen another row.
  public var version: Int64

  /// Makes a row.
  public init(_ id: String, in list: String, key: Key, version: Int64 = 0) {
    self.id = id
    self.list = list
    self.key = key
    self.version = version
  }

  /// Whether a row stands before another one of its list: by key, then by id (S11).
  public func precedes(_ other: StoredRow) -> Bool {
    key == other.key ? id.utf8.lexicographicallyPrecedes(other.id.utf8) : key < other.key
  }
}

/// A row of a list that was read as a whole: what its order needs, and no more (S22).
public struct ListedRow<Key: OrderKey>: Hashable, Sendable {
  /// The id.
  public let id: String
  /// The key.
  public let key: Key

  /// Makes a row.
  public init(_ id: String, key: Key) {
    self.id = id
    self.key = key
  }
}

/// A list as it was read: its rows in order, and the revision that they belong to.
public struct StoredList<Key: OrderKey>: Hashable, Sendable {
  /// The rows, by key and id.
  public var rows: [ListedRow<Key>]
  /// The number of the last change to the list.
  public var revision: Int64

  /// Makes a list.
  public init(_ rows: [ListedRow<Key>], revision: Int64) {
    self.rows = rows
    self.revision = revision
  }
}
