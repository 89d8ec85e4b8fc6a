/// Why a store did not do what it was asked for; the stored order is as it was.
public enum StoreError: Error, Hashable, Sendable {
  /// There is no row of this id.
  case unknownRow(String)
  /// There is a row of this id already.
  case rowExists(String)
  /// An id stands twice in one intent.
  case repeatedRow(String)
  /// Somebody else has changed the list since (S17, S18).
  case conflict(Conflict)
  /// The list is too long for its keys (S10a).
  case keys(OrderKeyFault)
  /// There is no room for what was to be written.
  case full
  /// The store can be read, and not written.
  case readOnly
  /// Somebody else is writing, and it took too long to wait.
  case locked
  /// The store cannot be read or written, in its own words.
  case unavailable(String)
  /// What lies there is not a store of this kind, or is damaged.
  case corrupt(String)

  /// What is wrong, in a few words without a full stop.
  public var message: String {
    switch self {
    case .unknownRow(let id): "there is no row `\(id)`"
    case .rowExists(let id): "there is a row `\(id)` already"
    case .repeatedRow(let id): "the row `\(id)` stands twice"
    case .conflict(.revision(let expected, let found)):
      "the list has the revision \(found), not \(expected)"
    case .conflict(.version(let id)): "the row `\(id)` was written meanwhile"
    case .conflict(.bothNeighborsGone): "both neighbors are gone"
    case .keys(.listTooLong(let count, let limit)):
      "\(count) rows are more than the \(limit) that have keys"
    case .keys(.malformed(let text)): "`\(text)` is no key"
    case .full: "there is no room left for the store"
    case .readOnly: "the store can only be read"
    case .locked: "somebody else is writing to the store"
    case .unavailable(let reason), .corrupt(let reason): reason
    }
  }

  /// What a writer had not expected.
  public enum Conflict: Hashable, Sendable {
    /// The list has another revision.
    case revision(expected: Int64, found: Int64)
    /// A row was written since it was read.
    case version(of: String)
    /// Both neighbors that were named are gone.
    case bothNeighborsGone
  }
}
