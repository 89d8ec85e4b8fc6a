/// The reason that an event of a host was rejected.
package enum HostRejection: Hashable, Sendable {
  /// The pointer is not a seat of a host, and has a gesture of its own.
  case noSeat
  /// The seat is a host's, and has no gesture of its own.
  case noPointer
  /// The seat has lifted or carries a drag already.
  case busy
  /// No drag was offered that could begin.
  case nothingOffered
  /// No drag has entered.
  case notInside
  /// The drag was dropped already.
  case dropped
  /// There are more than 4,096 formats or items.
  case tooMany

  /// The rejection as a message.
  var sentence: String {
    switch self {
    case .noSeat: "expected a seat, found a pointer with its own gesture"
    case .noPointer: "expected a pointer with its own gesture, found a seat"
    case .busy: "a drag is already in progress"
    case .nothingOffered: "nothing was offered"
    case .notInside: "no drag has entered"
    case .dropped: "the drag was already dropped"
    case .tooMany: "expected at most \(HostDrag.limit) formats or items"
    }
  }
}
