/// A position next to an existing element.
@usableFromInline package enum Neighbor<ID: Hashable & Sendable>: Hashable, Sendable {
  /// Before it.
  case before(ID)
  /// After it.
  case after(ID)

  /// The existing element.
  @usableFromInline package var id: ID {
    switch self {
    case .before(let id), .after(let id): id
    }
  }

  /// The offset of the position from that of the existing element.
  var offset: Int {
    switch self {
    case .before: 0
    case .after: 1
    }
  }
}
