import DragGeometry
import DragGestures
import DragItems
import DragSessions
import Machines

// The queries of a move, each in one call: every external access is checked for exclusivity at run
// time, which costs more than most of the work here. Queries on each move are `mutating` although
// they change nothing: otherwise the state would be copied, with reference counting for all of its
// storage.
extension StageState {
  /// Steps a pointer's gesture on an event of the host, and stores the pointer's position.
  mutating func step(
    _ pointer: PointerID, on event: Gesture.Event, into effects: inout [Gesture.Effect]
  ) throws(Gesture.InvalidTransition) {
    try pointers[pointer.index].gesture.take(event, into: &effects)
    switch event {
    case .pressed(let point), .moved(let point): pointers[pointer.index].point = point
    case .pressedAside, .released, .cancelled, .liftDue, .liftEnded, .otherTouch, .itemsLifted,
      .nothingLifted,
      .dragOver:
      break
    }
  }

  /// The session that a pointer has lifted or carries, or nil.
  @inline(__always)
  func carriedDrag(by pointer: PointerID) -> SessionID? {
    pointers[pointer.index].session.flatMap { live($0) }
  }

  /// True if a session's drag is not over.
  @inline(__always)
  func isLive(_ session: SessionID) -> Bool { drags.contains(session) }

  /// The state of a session that has not ended, or nil.
  func state(of session: SessionID) -> DragSessionMachine.State? {
    live(session).map { drags[$0].drag.session.state }
  }

  /// A session whose drag is not over, or nil.
  @inline(__always)
  func live(_ session: SessionID) -> SessionID? { isLive(session) ? session : nil }

  /// The location of the pointer of a drag.
  // Every move asks: a call would get a copy of the whole state.
  @inline(__always)
  func point(of session: SessionID) -> Point { pointers[drags[session].pointer.index].point }

  /// The query for a drag's pointer at a destination.
  mutating func pointing(of session: SessionID, at destination: DestinationID) -> PointerQuery {
    let pointer = drags[session].pointer
    let hysteresis = drags[session].trail.hysteresis
    return PointerQuery(
      pointer: pointer, point: pointers[pointer.index].point,
      hysteresis: hysteresis?.view == ViewID(destination) ? hysteresis : nil,
      isPrecise: !drags[session].trail.memories.isEmpty
        && drags[session].trail.memory(at: destination)?.proposal?.isPrecise == true)
  }

  /// The search of a drag among the views under its pointer.
  @inline(__always)
  mutating func search(by session: SessionID) -> DestinationSearch {
    DestinationSearch(
      point: point(of: session),
      application: drags[session].drag.session.context.isRestricted
        ? drags[session].application : nil,
      isAway: isAway(session),
      isAlone: drags.count == 1 && drags[session].trail.blocked.isEmpty)
  }

  /// Makes a context that of a policy that is called now.
  mutating func describe(
    _ view: ViewID, in application: ApplicationID, of session: SessionID, item: ItemID?,
    pointer: PointerID?, hit: HitResult, at time: Timestamp, into context: inout DragContext
  ) {
    let pointer = pointer ?? drags[session].pointer
    context.pointer = pointer
    context.point = pointers[pointer.index].point
    context.time = time
    context.item = item
    drags[session].describe(view, in: application, hit: hit, into: &context)
  }

  /// True if any step or call is pending.
  var hasMore: Bool { !steps.isEmpty || !queue.isEmpty }

  /// Removes and returns the next call queued by a policy.
  mutating func takeQueued() -> QueuedCall? {
    queue.isEmpty ? nil : queue.removeFirst()
  }

  /// The proposal in force of the session that an event concerns, and the time until a timer.
  @inline(__always)
  mutating func replyState(
    after event: StageEvent
  ) -> (ruling: ResolvedProposal?, untilNext: Microseconds?) {
    switch event {
    case .move(let pointer, _), .up(let pointer, _), .down(let pointer, _, _, _),
      .cancel(let pointer):
      let ruling = carriedDrag(by: pointer).map { drags[$0].drag.session.context.ruling }
      return (ruling, timers.untilNext)
    case .host(let seat, _):
      let ruling = hosted(by: seat).map { drags[$0].drag.session.context.ruling }
      return (ruling, timers.untilNext)
    case .keys, .escape, .loadDelivered, .application, .loadResolved, .loadRejected,
      .loadProgressed,
      .transferCancelled, .saved, .storeChanged, .tick:
      return (nil, timers.untilNext)
    }
  }
}

/// A query of the position under a drag's pointer at a destination.
struct PointerQuery {
  let pointer: PointerID
  let point: Point
  /// The hysteresis of its position there, if any.
  let hysteresis: GapHysteresis?
  /// True if the destination requested that positions are resolved above a finger (CONTRACT-56).
  var isPrecise: Bool

  /// The point that is hit-tested inside a destination: a finger covers the position that a precise
  /// destination shows, so the position is resolved above the finger (CONTRACT-56).
  ///
  /// The point never leaves the view, and the view itself is hit-tested at the finger, so that no
  /// answer of a destination moves the drag out of it.
  @inline(__always)
  func hitPoint(in frame: Rect, under kind: PointerKind, above offset: Double) -> Point {
    guard isPrecise, kind == .touch else { return point }
    return Point(x: point.x, y: max(min(point.y, frame.minY), point.y - offset))
  }
}

/// The search of a drag among the views under its pointer.
struct DestinationSearch {
  let point: Point
  /// The only application whose destinations are searched, or nil for all.
  let application: ApplicationID?
  /// True if the drag is not at a known point inside of its host's views.
  let isAway: Bool
  /// True if no other drag is or was in the way.
  let isAlone: Bool
}
