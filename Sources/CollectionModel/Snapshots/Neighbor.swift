/// The side of something that is there, as a place for something else.
public enum Neighbor<ID: Hashable & Sendable>: Hashable, Sendable {
  /// Ahead of it.
  case before(ID)
  /// Behind it.
  case after(ID)

  /// What is there.
  public var id: ID {
    switch self {
    case .before(let id), .after(let id): id
    }
  }

  /// How many places the side lies behind the place of what is there.
  var offset: Int {
    switch self {
    case .before: 0
    case .after: 1
    }
  }
}
