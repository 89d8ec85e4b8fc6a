/// A stored row of a list: its id, its key, and its version (S16).
public struct StoredRow<Key: OrderKey>: Hashable, Sendable {
  /// The id, which never changes.
  public let id: String
  /// The list that contains the row.
  public var list: String
  /// The key that defines its position in the list.
  public var key: Key
  /// The number of writes of the row; a writer that has read another version has a conflict.
  public var version: Int64

  /// Makes a row.
  public init(_ id: String, in list: String, key: Key, version: Int64 = 0) {
    self.id = id
    self.list = list
    self.key = key
    self.version = version
  }

  /// Returns true if the row comes before another one of its list: by key, then by id (S11).
  package func precedes(_ other: StoredRow) -> Bool {
    key == other.key ? id.utf8.lexicographicallyPrecedes(other.id.utf8) : key < other.key
  }
}

/// A row of a loaded list: only the values that its order needs (S22).
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

/// A loaded list: its rows in order, and its revision.
public struct StoredList<Key: OrderKey>: Hashable, Sendable {
  /// The rows, by key and id.
  public var rows: [ListedRow<Key>]
  /// The revision of the list.
  public var revision: Int64

  /// Makes a list.
  public init(_ rows: [ListedRow<Key>], revision: Int64) {
    self.rows = rows
    self.revision = revision
  }
}
