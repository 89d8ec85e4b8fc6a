#if SQLite
  public import OrderedStore

  /// A key that an SQLite column can store and order.
  public protocol SQLiteKey: OrderKey {
    /// The name of the key type in a file; a file with other keys is not opened.
    static var columnName: String { get }
    /// The type of the column, with a collation by bytes where it is text (S16).
    static var columnType: String { get }
    /// The column value of the key.
    var column: SQLiteColumn { get }
    /// Makes a key from a column value, or nil if it is not valid.
    init?(column: SQLiteColumn)
  }

  /// The value of a key column.
  public enum SQLiteColumn: Hashable, Sendable {
    /// A number.
    case integer(Int64)
    /// A text.
    case text(String)
  }

  extension GapKey: SQLiteKey {
    /// The name of the key type in a file.
    public static var columnName: String { "gap" }
    /// The column type of integers.
    public static var columnType: String { "INTEGER" }
    /// The number.
    public var column: SQLiteColumn { .integer(rawValue) }
    /// Makes a key from a number.
    public init?(column: SQLiteColumn) {
      guard case .integer(let number) = column else { return nil }
      self.init(number)
    }
  }

  extension DenseKey: SQLiteKey {
    /// The name of the key type in a file.
    package static var columnName: String {
      "dense\(Number.isSigned ? "" : "u")\(Number.bitWidth)"
    }
    /// The column type of integers.
    package static var columnType: String { "INTEGER" }
    /// The number.
    package var column: SQLiteColumn { .integer(Int64(truncatingIfNeeded: rawValue)) }
    /// Makes a key from a number within the range.
    package init?(column: SQLiteColumn) {
      guard case .integer(let number) = column, let exact = Number(exactly: number) else {
        return nil
      }
      self.init(exact)
    }
  }

  extension FractionKey: SQLiteKey {
    /// The name of the key type in a file.
    public static var columnName: String { "fraction" }
    /// Text, compared byte by byte.
    public static var columnType: String { "TEXT COLLATE BINARY" }
    /// The text.
    public var column: SQLiteColumn { .text(text) }
    /// Makes a key from a text that is valid.
    public init?(column: SQLiteColumn) {
      guard case .text(let text) = column, let key = try? FractionKey(text) else { return nil }
      self = key
    }
  }

  extension SQLiteColumn {
    var value: SQLiteValue {
      switch self {
      case .integer(let number): .integer(number)
      case .text(let text): .text(text)
      }
    }
  }
#endif
