import DragGeometry
import DragGestures
import DragItems
import DragSessions
import Machines

// What a move asks of the situation, each in one go: every access from outside is checked at run
// time not to overlap another one, which costs more than most of what is done here. What is asked
// with each move is lent the situation as `mutating`, though it changes nothing: it would otherwise
// be given a copy, for which everything that the situation holds is counted up and down.
extension Situation {
  /// Steps a pointer's gesture on an event of the host, and notes where the pointer is.
  ///
  /// - Returns: False where there is no such pointer.
  mutating func step(
    _ pointer: PointerID, on event: Gesture.Event, into effects: inout [Gesture.Effect]
  ) throws(Gesture.Refused) -> Bool {
    guard pointers.indices.contains(pointer.index) else { return false }
    try pointers[pointer.index].gesture.advance(on: event, into: &effects)
    switch event {
    case .pressed(let point), .moved(let point): pointers[pointer.index].point = point
    case .pressedAside, .released, .cancelled, .liftDue, .liftEnded, .otherTouch, .itemsLifted,
      .nothingLifted,
      .dragOver:
      break
    }
    return true
  }

  /// Where the drag that a pointer has lifted or carries stands among the others.
  func carriedDrag(by pointer: PointerID) -> Int? {
    pointers[pointer.index].session.flatMap { place(of: $0) }
  }

  /// Where a drag that is not over stands among the others; they are few.
  func place(of session: SessionID) -> Int? {
    drags.firstIndex { $0.id == session }
  }

  /// Where the pointer of a drag is.
  func point(ofDrag index: Int) -> Point { pointers[drags[index].pointer.index].point }

  /// Where a drag points at a destination.
  func pointing(of index: Int, at destination: DestinationID) -> Pointing {
    let approach = drags[index].approach
    return Pointing(
      pointer: drags[index].pointer, point: point(ofDrag: index),
      approach: approach?.view == ViewID(destination) ? approach : nil,
      isPrecise: drags[index].stay(at: destination)?.proposal?.isPrecise == true)
  }

  /// What is to be done for a drag that puts nothing more out.
  mutating func rest(of index: Int) -> DragRest {
    let shown = drags[index].shown.view
    let current = drags[index].drag.session.context.current
    return DragRest(
      defect: drags[index].drag.defect,
      isVetoed: drags[index].isVetoed,
      isShownElsewhere: shown != nil && shown != current.map { ViewID($0) },
      isOver: DragSession.posture(of: drags[index].drag.session.state) == .ends)
  }

  /// What a drag shows at its destination: a gap for an insert between items, a highlight for one
  /// into an item, else nothing (H5).
  ///
  /// - Returns: What is shown, and whether the items are dropped already and wait there.
  mutating func shown(of index: Int) -> (shown: Shown, waits: Bool) {
    let ruling = drags[index].drag.session.context.ruling
    let itemCount = drags[index].items.count
    var shown = Shown(badge: Badge(ruling.proposal.operation, items: itemCount))
    if ruling.proposal.operation.carries, ruling.proposal.intent != .unspecified {
      shown.view = drags[index].drag.session.context.current.map { ViewID($0) }
      shown.landing = ruling.landing
      if case .gap = ruling.landing { shown.gapItems = itemCount }
    }
    guard let scope = drags[index].scope else { return (shown, waits: false) }
    return (shown, waits: scope.performance != nil)
  }

  /// What a drag asks the views under its pointer for.
  mutating func search(by index: Int) -> DestinationSearch {
    DestinationSearch(
      point: point(ofDrag: index),
      application: drags[index].drag.session.context.isRestricted
        ? drags[index].application : nil,
      isAway: isAway(index),
      isAlone: drags.count == 1 && shutOut.isEmpty)
  }

  /// What a drag may do at a view of an application.
  func rights(of index: Int, at application: ApplicationID) -> DropRights {
    let isForeign = drags[index].application != application
    return DropRights(
      allowsMove: drags[index].drag.session.context.allowsMove,
      isForeign: isForeign,
      mask: drags[index].mask(isForeign: isForeign),
      asked: keys.asked)
  }

  /// What a policy is given that is asked for a proposal, and how the drag came to its place there.
  mutating func callForUpdate(
    _ view: ViewID, in application: ApplicationID, of index: Int, aim: Aim, at time: Timestamp
  ) -> DragCall {
    drags[index].approach = aim.approach(to: view)
    return call(
      view, in: application, of: index, item: nil, pointer: nil, aim: aim, at: time)
  }

  /// What becomes of a proposal, and whether the drag has left anything behind where it is.
  ///
  /// What the system of a host asks for goes before what the keys do.
  mutating func rule(
    on proposal: DropProposal, _ aim: Aim, at view: ViewID, in application: ApplicationID,
    of index: Int, asked: DropOperation?, performsWithoutDestination: Bool
  ) -> (ruling: DropRuling, hasStays: Bool) {
    var rights = rights(of: index, at: application)
    rights.performsWithoutDestination = performsWithoutDestination
    if let asked { rights.asked = asked }
    let ruling = proposal.ruled(under: rights, landing: aim.landing(for: proposal.intent))
    if let landing = ruling.landing {
      drags[index].lastPlace = LastPlace(view: view, landing: landing)
    }
    if let target = aim.target(of: ruling.landing) { drags[index].proposedTarget = target }
    return (ruling, !drags[index].stays.isEmpty)
  }

  /// What a policy is given.
  func call(
    _ view: ViewID, in application: ApplicationID, of index: Int, item: ItemID?,
    pointer: PointerID?, aim: Aim, at time: Timestamp
  ) -> DragCall {
    let pointer = pointer ?? drags[index].pointer
    return DragCall(
      session: drags[index].id,
      view: view,
      pointer: pointer,
      time: time,
      point: pointers[pointer.index].point,
      items: drags[index].items,
      isLocal: drags[index].application == application,
      item: item,
      over: aim.over,
      landing: aim.landing(for: .insertAt),
      ruling: drags[index].drag.session.context.ruling,
      allowsMove: drags[index].drag.session.context.allowsMove,
      isRestricted: drags[index].drag.session.context.isRestricted)
  }

  /// Takes what came next from within a policy.
  mutating func takeQueued() -> QueuedCall? {
    queue.isEmpty ? nil : queue.removeFirst()
  }

  /// The proposal in force of the session that an event concerns, and the time until a timer.
  func outlook(after event: StageEvent) -> (ruling: DropRuling?, untilNext: Microseconds?) {
    switch event {
    case .move(let pointer, _), .up(let pointer), .down(let pointer, _, _, _), .cancel(let pointer):
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
struct Pointing {
  let pointer: PointerID
  /// Where the pointer is.
  let point: Point
  /// How the drag came to its place there, if it has one.
  let approach: Approach?
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

extension Drag {
  /// Takes an event, and gives what comes first of what follows.
  mutating func next(after event: DragSession.Event) throws(DragError) -> Output? {
    try handle(event)
    return next()
  }

  /// Takes the answer that was due, and gives what comes next.
  mutating func next(after answer: Answer) throws(DragError) -> Output? {
    try self.answer(answer)
    return next()
  }
}
