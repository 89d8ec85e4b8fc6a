/// The reason that a store rejected a request; the stored order is unchanged.
public enum StoreError: Error, Hashable, Sendable {
  /// No row has this id.
  case unknownRow(String)
  /// A row with this id exists already.
  case rowExists(String)
  /// An id is named twice in one intent.
  case repeatedRow(String)
  /// Another writer has changed the list since (S17, S18).
  case conflict(Conflict)
  /// The list is too long for its keys (S10a).
  case keys(OrderKeyError)
  /// No space is left in the store.
  case full
  /// The store is read-only.
  case readOnly
  /// Another writer is active, and waiting for it timed out.
  case locked
  /// The store cannot be read or written, with its message.
  case unavailable(String)
  /// The data is not a store of this kind, or is damaged.
  case corrupt(String)

  /// The description of the error, without a period.
  public var message: String {
    switch self {
    case .unknownRow(let id): "row `\(id)` does not exist"
    case .rowExists(let id): "row `\(id)` exists already"
    case .repeatedRow(let id): "row `\(id)` is named twice"
    case .conflict(.revision(let expected, let found)):
      "expected list revision \(expected), found \(found)"
    case .conflict(.version(let id)): "row `\(id)` was changed by another writer"
    case .conflict(.bothNeighborsGone): "both neighbor rows were deleted"
    case .keys(.listTooLong(let count, let limit)):
      "expected at most \(limit) rows, found \(count)"
    case .keys(.malformed(let text)): "expected an order key, found `\(text)`"
    case .full: "no space is left for the store"
    case .readOnly: "the store is read-only"
    case .locked: "another writer is writing to the store"
    case .unavailable(let reason), .corrupt(let reason): reason
    }
  }

  /// The unexpected state that a writer found.
  public enum Conflict: Hashable, Sendable {
    /// The list has another revision.
    case revision(expected: Int64, found: Int64)
    /// A row was written since it was read.
    case version(of: String)
    /// Both named neighbors were deleted.
    case bothNeighborsGone
  }
}
