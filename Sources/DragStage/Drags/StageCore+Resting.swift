import CollectionLayout
import DragGeometry
import DragSessions
import Machines

// What a drag starts by resting: spring-loading of the target under it, and scrolling at an edge.
extension StageCore {
  /// The front view at the pointer of a carried drag that allows spring-loading, and its item; nil
  /// if there is none.
  mutating func springTarget(of session: SessionID) -> SpringTarget? {
    springView(of: session).flatMap { springTarget(in: $0, of: session) }
  }

  /// Whether a destination accepts the drag does not matter (CONTRACT-98).
  private mutating func springView(of session: SessionID) -> ViewID? {
    guard state.drags.isCarried(session) else { return nil }
    let search = state.search(by: session)
    if search.isAway { return nil }
    data.scene.collectViews(at: search.point, into: &candidates)
    return candidates.first { view in
      data.scene.gates[view.index].isSpringLoaded
        && data.scene.gates[view.index].isReachable(from: search.application)
    }
  }

  /// The target at the pointer in a view that is spring-loaded; in a collection it is an item (CONTRACT-99).
  private mutating func springTarget(in view: ViewID, of session: SessionID) -> SpringTarget? {
    guard data.scene.collectionAndFrame(of: view) != nil else {
      return SpringTarget(view: view, item: nil)
    }
    let point = state.search(by: session).point
    return item(in: view, at: point).map { SpringTarget(view: view, item: $0) }
  }

  /// The event of the spring-loading target that a drag rests on now; nil if it has none, or its
  /// pointer is too fast for one.
  ///
  /// A target that the drag has left, or that the pointer passes too fast, is forgotten.
  mutating func springEvent(of session: SessionID) -> SpringLoad.Event? {
    let view = springView(of: session)
    // What a collection shows is laid out with the open gap, for a pointer that is slow enough to need it.
    if view != nil, state.drags.spring(of: session) == nil, isTooFast(session) { return nil }
    let target = view.flatMap { springTarget(in: $0, of: session) }
    if let spring = state.drags.spring(of: session), spring.target != target {
      leaveSpring(of: session)
    }
    guard let target else {
      // Without a target, nothing is activated when the pointer is slow again.
      state.timers.stop(.springStill(session))
      return nil
    }
    guard !isTooFast(session) else { return nil }
    if state.drags.spring(of: session) != nil { return .hovered }
    state.drags[session].spring = SpringState(target: target)
    return .entered
  }

  private mutating func leaveSpring(of session: SessionID) {
    guard let target = state.drags.spring(of: session)?.target else { return }
    for effect in stepSpring(of: session, on: .left) { perform(effect, on: target, of: session) }
    state.drags[session].spring = nil
  }

  /// Returns true if the pointer is too fast for spring-loading (CONTRACT-100).
  ///
  /// A start requires a nearly still pointer; once started, it may be faster. After it was
  /// canceled, it starts again as soon as the pointer has been slow enough, moving or not.
  private mutating func isTooFast(_ session: SessionID) -> Bool {
    guard settings.measuresSpeed else { return false }
    state.timers.stop(.springStill(session))
    let machine = state.drags[session].spring?.machine.state
    // A target that was activated, or did not allow it, waits for the pointer to leave, at any
    // speed.
    if machine == .spent { return false }
    let begin = settings.springBeginSpeed ?? settings.springCancelSpeed
    let limit = machine == nil ? begin : settings.springCancelSpeed
    guard let limit, let begin, limit > 0, begin > 0,
      let motion = state.pointers[state.drags[session].pointer.index].motion,
      motion.wait(for: limit, at: clock.now) > .zero
    else { return false }
    if machine != nil { leaveSpring(of: session) }
    state.timers.set(.springStill(session), after: motion.wait(for: begin, at: clock.now))
    return true
  }

  /// Steps the spring-loading of a drag.
  ///
  /// - Returns: The effects, in the order in which they are carried out.
  mutating func stepSpring(
    of session: SessionID, on event: SpringLoad.Event
  ) -> [SpringLoad.Effect] {
    var effects: [SpringLoad.Effect] = []
    guard isLive(session), let machine = state.drags.spring(of: session)?.machine else { return [] }
    if settings.countsTransitions { count(.springLoad, machine, on: event) }
    do throws(SpringLoad.InvalidTransition) {
      try state.drags[session].spring?.machine.advance(on: event, into: &effects)
    } catch {
      defect = defect ?? .spring(session, error)
    }
    return effects
  }

  /// Performs an effect that involves no policy.
  mutating func perform(
    _ effect: SpringLoad.Effect, on target: SpringTarget, of session: SessionID
  ) {
    switch effect {
    case .ask, .activate: break
    case .highlight: outbox.post(.highlightSpring(session, target.view, target.item))
    case .startDelay: state.timers.set(.springDelay(session), after: settings.springTimes.rest)
    case .stopDelay: state.timers.stop(.springDelay(session))
    case .startFlash:
      outbox.post(.flashSpring(session))
      state.timers.set(.springFlash(session), after: settings.springTimes.flash)
    case .stopFlash: state.timers.stop(.springFlash(session))
    case .finish: outbox.post(.clearSpring(session))
    }
  }

  /// The context of a policy that is asked or notified about a target, which is recorded.
  mutating func call(
    _ callback: Callback, about target: SpringTarget, of session: SessionID
  ) -> DragContext {
    let detail = target.item.map { CallDetail.item($0) } ?? .none
    record(.called(callback, target.view, detail), session: session)
    return call(
      target.view, of: session, item: target.item, aimingAt: DestinationID(target.view.rawValue))
  }

  /// Starts or stops auto-scrolling under a drag (A1, A4).
  ///
  /// It continues while the drag is under way and rests near an edge of its target view, and stops
  /// at a drop, a cancel, a leave, and at the end of the content.
  mutating func updateAutoScroll(of session: SessionID) {
    let timer = TimerPurpose.autoScroll(session)
    let isNeeded = autoScrolled(by: session) != nil
    guard isNeeded != state.timers.holds(timer) else { return }
    if isNeeded {
      state.timers.set(timer, after: settings.autoScrollStep)
    } else {
      state.timers.stop(timer)
    }
  }

  /// Scrolls by one step: the content under the drag moves, so the pointer refers to another
  /// position (A3).
  mutating func stepAutoScroll(of session: SessionID) {
    guard isLive(session), let (view, position) = autoScrolled(by: session) else {
      return
    }
    scroll(view, to: position.offset)
    outbox.post(.scroll(view, to: position.offset))
    recordScroll(of: view)
    placesChanged()
    if isLive(session) { updateAutoScroll(of: session) }
  }

  /// The view that a drag scrolls, and its position after the next step; nil if nothing moves.
  ///
  /// Of nested views it is the inner one, until the end of its content.
  private mutating func autoScrolled(by session: SessionID) -> (ViewID, ScrollPosition)? {
    let drag = state.drags[session].drag.session
    guard let rule = settings.autoScroll, state.drags[session].isCarried else { return nil }
    let point = state.point(of: session)
    var next = drag.context.current.map { ViewID($0.rawValue) }
    while let view = next {
      let frame = data.scene.frame(of: view)
      let inside = point - frame.origin
      // The position with an open gap is looked up only where it matters.
      if rule.isNearEdge(inside, of: frame.size), var position = scrollPosition(of: view) {
        let offset = rule.offset(
          after: settings.autoScrollStep.count, at: inside, from: position)
        if offset != position.offset {
          position.offset = offset
          return (view, position)
        }
      }
      next = data.scene[view].options.parent
    }
    return nil
  }
}
