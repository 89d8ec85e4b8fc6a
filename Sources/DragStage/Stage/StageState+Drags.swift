import DragGeometry
import DragGestures
import DragItems
import DragSessions
import Machines

// What a move asks of the state, each in one go: every access from outside is checked at run
// time not to overlap another one, which costs more than most of what is done here. What is asked
// with each move is lent the state as `mutating`, though it changes nothing: it would otherwise
// be given a copy, for which everything that the state holds is counted up and down.
extension StageState {
  /// Steps a pointer's gesture on an event of the host, and notes where the pointer is.
  ///
  /// - Returns: False where there is no such pointer.
  mutating func step(
    _ pointer: PointerID, on event: Gesture.Event, into effects: inout [Gesture.Effect]
  ) throws(Gesture.InvalidTransition) -> Bool {
    guard pointers.indices.contains(pointer.index) else { return false }
    try pointers[pointer.index].gesture.take(event, into: &effects)
    switch event {
    case .pressed(let point), .moved(let point): pointers[pointer.index].point = point
    case .pressedAside, .released, .cancelled, .liftDue, .liftEnded, .otherTouch, .itemsLifted,
      .nothingLifted,
      .dragOver:
      break
    }
    return true
  }

  /// The session that a pointer has lifted or carries, or nil.
  func carriedDrag(by pointer: PointerID) -> SessionID? {
    pointers[pointer.index].session.flatMap { live($0) }
  }

  /// Whether a session's drag is not over.
  func isLive(_ session: SessionID) -> Bool { drags.contains(session) }

  /// A session whose drag is not over, or nil.
  func live(_ session: SessionID) -> SessionID? { isLive(session) ? session : nil }

  /// Where the pointer of a drag is.
  func point(of session: SessionID) -> Point { pointers[drags[session].pointer.index].point }

  /// Where a drag points at a destination.
  func pointing(of session: SessionID, at destination: DestinationID) -> PointerQuery {
    let hysteresis = drags[session].trail.hysteresis
    return PointerQuery(
      pointer: drags[session].pointer, point: point(of: session),
      hysteresis: hysteresis?.view == ViewID(destination) ? hysteresis : nil,
      isPrecise: drags[session].trail.stay(at: destination)?.proposal?.isPrecise == true)
  }

  /// What is to be done for a drag that puts nothing more out.
  mutating func rest(of session: SessionID) -> DragRest {
    let shown = drags[session].display.shown.view
    let current = drags[session].drag.session.context.current
    return DragRest(
      defect: drags[session].drag.defect,
      isVetoed: drags[session].drop?.isVetoed == true,
      isShownElsewhere: shown != nil && shown != current.map { ViewID($0) },
      isOver: DragSessionMachine.stateKind(of: drags[session].drag.session.state) == .final)
  }

  /// What a drag shows at its destination: a gap for an insert between items, a highlight for one
  /// into an item, else nothing (H5).
  ///
  /// Where nothing would arrive, nothing is shown: a drop is a cancel then (M11).
  ///
  /// - Parameters:
  ///   - session: The drag's session.
  ///   - arrivals: How many items a drop would bring.
  /// - Returns: What is shown, and whether the items are dropped already and wait there.
  mutating func shown(of session: SessionID, arrivals: Int) -> (shown: Shown, waits: Bool) {
    let ruling = drags[session].drag.session.context.ruling
    var shown = Shown(
      badge: Badge(ruling.proposal.operation, items: drags[session].items.count))
    if ruling.proposal.operation.carries {
      shown.arrivals = arrivals
      if arrivals == 0 {
        shown.badge = .none
      } else if ruling.proposal.intent != .unspecified {
        shown.view = drags[session].drag.session.context.current.map { ViewID($0) }
        shown.position = ruling.position
      }
    }
    guard let scope = drags[session].drop?.scope else { return (shown, waits: false) }
    return (shown, waits: scope.performance != nil)
  }

  /// What a drag asks the views under its pointer for.
  mutating func search(by session: SessionID) -> DestinationSearch {
    DestinationSearch(
      point: point(of: session),
      application: drags[session].drag.session.context.isRestricted
        ? drags[session].application : nil,
      isAway: isAway(session),
      isAlone: drags.count == 1 && drags[session].trail.blocked.isEmpty)
  }

  /// What a drag may do at a view of an application.
  ///
  /// Keys that a host's offer implies go before those that are reported as keys.
  func rights(of session: SessionID, at application: ApplicationID) -> DropConstraints {
    let isForeign = drags[session].application != application
    return DropConstraints(
      allowsMove: drags[session].drag.session.context.allowsMove,
      isForeign: isForeign,
      mask: drags[session].operations.mask(isForeign: isForeign),
      asked: drags[session].operations.offer?.asked ?? keys.asked)
  }

  /// What a policy is given that is asked for a proposal, and how the drag came to its place there.
  mutating func callForUpdate(
    _ view: ViewID, in application: ApplicationID, of session: SessionID, hit: HitResult,
    at time: Timestamp
  ) -> DragContext {
    drags[session].trail.hysteresis = hit.hysteresis(to: view)
    return call(
      view, in: application, of: session, item: nil, pointer: nil, hit: hit, at: time)
  }

  /// What becomes of a proposal, and whether the drag has left anything behind where it is.
  mutating func rule(
    on proposal: DropProposal, _ hit: HitResult, at view: ViewID, in application: ApplicationID,
    of session: SessionID, isInsideItself: Bool, performsWithoutDestination: Bool
  ) -> (ruling: ResolvedProposal, hasStays: Bool) {
    var rights = rights(of: session, at: application)
    rights.performsWithoutDestination = performsWithoutDestination
    rights.isInsideItself = isInsideItself
    let ruling = proposal.resolved(with: rights) { operation in
      hit.position(for: proposal.intent, by: operation)
    }
    if let last = LastPosition(hit, for: proposal.intent, at: view) {
      drags[session].trail.lastPosition = last
    }
    if let target = hit.target(of: ruling.position) { drags[session].trail.proposedTarget = target }
    return (ruling, !drags[session].trail.memories.isEmpty)
  }

  /// What a policy is given.
  func call(
    _ view: ViewID, in application: ApplicationID, of session: SessionID, item: ItemID?,
    pointer: PointerID?, hit: HitResult, at time: Timestamp
  ) -> DragContext {
    let pointer = pointer ?? drags[session].pointer
    let context = drags[session].drag.session.context
    let isInside = context.current.map { ViewID($0) } == view
    return DragContext(
      session: session,
      view: view,
      pointer: pointer,
      time: time,
      point: pointers[pointer.index].point,
      items: drags[session].items,
      isLocal: drags[session].application == application,
      item: item,
      over: hit.over,
      position: hit.position(
        for: .insertAt, by: isInside ? context.ruling.proposal.operation : .move),
      ruling: context.ruling,
      allowsMove: context.allowsMove,
      isRestricted: context.isRestricted)
  }

  /// Whether anything follows that has not been carried out.
  var hasMore: Bool { !steps.isEmpty || !queue.isEmpty }

  /// Takes what came next from within a policy.
  mutating func takeQueued() -> QueuedCall? {
    queue.isEmpty ? nil : queue.removeFirst()
  }

  /// The proposal in force of the session that an event concerns, and the time until a timer.
  func replyState(after event: StageEvent) -> (ruling: ResolvedProposal?, untilNext: Microseconds?)
  {
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

/// Where a drag points at a destination, and what that is read with.
struct PointerQuery {
  let pointer: PointerID
  /// Where the pointer is.
  let point: Point
  /// How the drag came to its place there, if it has one.
  let hysteresis: GapHysteresis?
  /// Whether the destination has said that places are looked for above a finger (CONTRACT-56).
  var isPrecise: Bool
}

/// What is to be done for a drag that rests.
struct DragRest {
  let defect: Defect?
  /// Whether its destination has refused the items.
  let isVetoed: Bool
  /// Whether what is shown is shown at another destination than the one it is inside of.
  let isShownElsewhere: Bool
  /// Whether it is over.
  let isOver: Bool
  /// What any view wants of every drag at rest.
  var watched: Scene.Watched = []
}

/// What a drag asks the views under its pointer for.
struct DestinationSearch {
  /// Where the pointer is.
  let point: Point
  /// The only application that may take the items, or nil where any may.
  let application: ApplicationID?
  /// Whether the drag is outside of everything that its host shows us.
  let isAway: Bool
  /// Whether no other drag is or was in the way.
  let isAlone: Bool
}

extension ModifierKeys {
  /// Control or alt asks for a copy, shift for a move; both together ask for a copy.
  var asked: DropOperation? {
    if isEmpty { return nil }
    if !isDisjoint(with: [.control, .alt]) { return .copy }
    return contains(.shift) ? .move : nil
  }
}

extension DragSession {
  /// Takes an event, and gives what comes first of what follows.
  mutating func next(after event: DragSessionMachine.Event) throws(DragError) -> Output? {
    try handle(event)
    return next()
  }

  /// Takes the answer that was due, and gives what comes next.
  mutating func next(after answer: Answer) throws(DragError) -> Output? {
    try self.answer(answer)
    return next()
  }
}
