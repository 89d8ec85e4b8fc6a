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
  /// The store cannot be read or written, in its own words.
  case unavailable(String)
  /// What lies there is not a store of this kind, or is damaged.
  case corrupt(String)

  /// What a writer had not expected.
  public enum Conflict: Hashable, Sendable {
    /// The list has another revision.
    case revision(expected: Int64, found: Int64)
    /// A row was written since it was read.
    case version(of: String)
    /// Both neighbours that were named are gone.
    case bothNeighboursGone
  }
}
