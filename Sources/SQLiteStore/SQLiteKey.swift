#if SQLite
  public import OrderedStore

  /// A key that a column of SQLite can hold, in the column's own order.
  public protocol SQLiteKey: OrderKey {
    /// What a file says of its keys; a file of other keys is not opened.
    static var columnName: String { get }
    /// The type of the column, with a collation by bytes where it is text (S16).
    static var columnType: String { get }
    /// The key as a column holds it.
    var column: SQLiteColumn { get }
    /// Reads a key, or gives nil for what is none.
    init?(column: SQLiteColumn)
  }

  /// What a column of keys holds.
  public enum SQLiteColumn: Hashable, Sendable {
    /// A number.
    case integer(Int64)
    /// A text.
    case text(String)
  }

  extension GapKey: SQLiteKey {
    /// The name of these keys in a file.
    public static var columnName: String { "gap" }
    /// Whole numbers.
    public static var columnType: String { "INTEGER" }
    /// The number.
    public var column: SQLiteColumn { .integer(rawValue) }
    /// Reads a number.
    public init?(column: SQLiteColumn) {
      guard case .integer(let number) = column else { return nil }
      self.init(number)
    }
  }

  extension DenseKey: SQLiteKey {
    /// The name of these keys in a file.
    public static var columnName: String {
      "dense\(Number.isSigned ? "" : "u")\(Number.bitWidth)"
    }
    /// Whole numbers.
    public static var columnType: String { "INTEGER" }
    /// The number.
    public var column: SQLiteColumn { .integer(Int64(truncatingIfNeeded: rawValue)) }
    /// Reads a number that fits.
    public init?(column: SQLiteColumn) {
      guard case .integer(let number) = column, let exact = Number(exactly: number) else {
        return nil
      }
      self.init(exact)
    }
  }

  extension FractionKey: SQLiteKey {
    /// The name of these keys in a file.
    public static var columnName: String { "fraction" }
    /// Text, compared byte by byte.
    public static var columnType: String { "TEXT COLLATE BINARY" }
    /// The text.
    public var column: SQLiteColumn { .text(text) }
    /// Reads a text that is a key.
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
