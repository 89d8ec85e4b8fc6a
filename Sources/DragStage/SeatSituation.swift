import DragItems
import DragSessions
import Machines

/// What a seat of a host has come to.
struct SeatSituation: Hashable, Sendable {
  enum Presence: UInt8, Hashable, Sendable {
    /// Nothing is over our views.
    case away
    /// A drag is, and where is not known yet.
    case unplaced
    /// A drag is at the seat's point.
    case placed
    /// A drag is there that is over for us: what comes of it says nothing.
    case over
    /// A drag was dropped.
    case dropped
  }

  /// The collection where the items of other programs stand while a session knows them.
  let outside: ViewID
  var presence = Presence.away
  /// The session of another program's drag, as long as it is inside and was not dropped.
  var visitor: SessionID?
  /// The session that is over while its drag is still inside.
  var past: SessionID?
  /// What the system said of the drag that is inside.
  var drag = HostDrag()
  /// What items without a name are numbered by.
  var itemCount: UInt32 = 0

  var isInside: Bool { presence == .unplaced || presence == .placed }
}

/// A drop that a host waits for.
struct HostDrop: Hashable, Sendable {
  /// The items of which a load brought something.
  var arrived: Set<ItemID> = []
  /// Whether a load brought nothing.
  var hasFailed = false
  var isFinished = false
  /// The format of the list that the drop waits for before it is performed.
  var list: String?

  /// What the host is told: a source keeps what has not arrived, all of it, and is told of a cancel
  /// where nothing has.
  ///
  /// - Parameters:
  ///   - operation: What was agreed on.
  ///   - items: The items of another program, which come by loads alone; none of a drag of ours.
  /// - Returns: What has become of it.
  func operation(after operation: DropOperation, bringing items: [ItemID]) -> DropOperation {
    guard operation.carries, hasFailed || !arrived.isSuperset(of: items) else { return operation }
    return arrived.isEmpty ? .cancel : .copy
  }
}

extension Situation {
  /// Where the session that a seat has inside, or else carries, stands among the others.
  func hosted(by seat: PointerID) -> Int? {
    guard pointers.indices.contains(seat.index), let host = pointers[seat.index].seat else {
      return nil
    }
    return (host.visitor ?? pointers[seat.index].session).flatMap { place(of: $0) }
  }

  /// Whether a drag is a host's, and not at a known point inside.
  func isAway(_ index: Int) -> Bool {
    // What was dropped stays where it is until its list has come.
    if drags[index].hostDrop?.list != nil { return false }
    let pointer = drags[index].pointer
    guard let seat = pointers[pointer.index].seat else { return false }
    return seat.presence != .placed
      || (seat.visitor ?? pointers[pointer.index].session) != drags[index].id
  }
}

extension DragSituation {
  /// Whether the drag is under way, and not dropped.
  var isCarried: Bool { drag.session.state == .dragging && hostDrop == nil }

  /// The operations that the source and its host allow at a destination, or nil without a mask.
  func mask(isForeign: Bool) -> OperationMask? {
    let own = isForeign ? outside : within
    guard let offered else { return own }
    return own.map { $0.intersection(offered) } ?? offered
  }
}
