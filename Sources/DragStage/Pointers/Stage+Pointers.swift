import DragGeometry
import DragGestures
import DragSessions
import Machines

/// The events of pointers: their gestures, lifts, taps and the context menu.
extension Stage {
  /// A pointer went down.
  func press(
    _ pointer: PointerID, at point: Point, label: String?, button: Int
  ) throws(StageError) {
    guard point.isFinite else { throw .notFinite }
    guard button >= 0 else { throw .badButton(button) }
    // The events of a seat are reported only by its host.
    if core.isKnown(pointer), core.state.pointers[pointer.index].seat != nil {
      throw .hostRejected(.noPointer)
    }
    let isAside =
      button != 0 && core.pointerNames.kind(of: pointer) != .touch
    let press = isAside ? Press() : core.press(at: point)
    try take(isAside ? .pressedAside : .pressed(point), from: pointer) { core in
      core.record(
        .pointerDown(pointer, point, label: label, button: isAside ? button : 0), session: nil)
      core.note(press, of: pointer, at: point)
    }
    stepMenu(on: .interrupted)
    // Only an extended lift yields to the touch; the other states count the ignored event for
    // coverage.
    guard settings.liftBehavior == .extended || settings.countsTransitions else { return }
    for other in core.state.pointers.indices where other != pointer.index {
      stepGesture(of: PointerID(index: other), on: .otherTouch)
    }
  }

  /// Handles what follows from a pointer's move.
  func finishMove(
    _ outcome: StageCore.MoveOutcome, of pointer: PointerID, _ call: inout PendingCall
  ) {
    switch outcome {
    case .carries(let session, let first): run(session, from: first, &call)
    case .nothing: break
    case .effects: performGestureEffects(0..<core.gestureEffects.count, of: pointer)
    }
  }

  /// A pointer went up.
  func release(_ pointer: PointerID, at point: Point?) throws(StageError) {
    if let point, !point.isFinite { throw .notFinite }
    try take(.released, from: pointer) { core in
      core.record(.pointerUp(pointer, at: point), session: nil)
      if let point { core.place(pointer, at: point) }
    }
    stepMenu(of: pointer, on: .released)
  }

  func cancel(_ pointer: PointerID) throws(StageError) {
    try take(.cancelled, from: pointer) { $0.record(.pointerCancel(pointer), session: nil) }
    stepMenu(of: pointer, on: .cancelled)
  }

  /// Steps a gesture on an event of the host, which may be rejected, and performs its effects.
  private func take(
    _ event: Gesture.Event, from pointer: PointerID, noting note: (inout StageCore) -> Void
  ) throws(StageError) {
    let effects = try core.step(pointer, on: event)
    note(&core)
    performGestureEffects(effects, of: pointer)
  }

  /// Steps a gesture on an internal event, which is never rejected.
  func stepGesture(of pointer: PointerID, on event: Gesture.Event) {
    performGestureEffects(core.stepGesture(of: pointer, on: event), of: pointer)
  }

  /// Performs the effects of a step, which are the last ones of the buffer; those of a nested step come
  /// behind them, and go before this returns.
  private func performGestureEffects(_ effects: Range<Int>, of pointer: PointerID) {
    for place in effects { perform(core.gestureEffects[place], of: pointer) }
    core.gestureEffects.removeLast(effects.count)
  }

  private func perform(_ effect: Gesture.Effect, of pointer: PointerID) {
    switch effect {
    case .startLiftDelay, .stopLiftDelay, .startLiftAnimation, .stopLiftAnimation:
      core.changeTimers(of: pointer, by: effect)
    case .lift:
      // Only a touch at rest shows a menu; a mouse that pulls an item does not.
      let isAtRest = core.state.pointers[pointer.index].gesture.state == .asking
      if isAtRest, opensMenuInFront(with: pointer) {
        return stepGesture(of: pointer, on: .nothingLifted)
      }
      stepGesture(of: pointer, on: lift(with: pointer) ? .itemsLifted : .nothingLifted)
      if isAtRest { openMenu(with: pointer) }
    case .cancelLift:
      if let session = core.takeDrag(from: pointer) {
        core.outbox.post(.cancelLift(session))
        step(session, on: .liftCancelled)
      }
    case .begin: begin(with: pointer)
    case .carry:
      if let session = core.state.carriedDrag(by: pointer) {
        stepNow(session, on: core.moveEvent(of: session))
      }
    case .drop:
      if let session = core.takeDrag(from: pointer) {
        step(session, on: .released(anyItemLeft: core.isAnyItemLeft(in: session)))
      }
    case .abandon:
      if let session = core.takeDrag(from: pointer) { step(session, on: .cancelled) }
    case .tap: tap(with: pointer)
    }
  }

  /// Begins a pointer's drag, which becomes the most recent one.
  func begin(with pointer: PointerID) {
    guard let session = core.beginDrag(with: pointer) else { return }
    stepMenu(of: pointer, on: .dragBegan)
    step(session, on: .begin)
  }

  /// Lifts the item under a pointer's press.
  ///
  /// - Returns: True if there was an item to lift.
  func lift(with pointer: PointerID) -> Bool {
    guard let session = core.addDrag(with: pointer) else { return false }
    step(session, on: .lift)
    return core.showLift(of: session, with: pointer)
  }

  /// Handles a tap: it adds items to a running drag, or has no effect (CONTRACT-18, 19).
  private func tap(with pointer: PointerID) {
    guard let pressed = core.pressedItem(of: pointer),
      let source = policies.source(core.data.scene.firstSource(of: pressed.view)),
      !core.data.scene.isTerminated(pressed.view)
    else { return }
    // A system's drag keeps its initial items, because its destination was notified of those.
    let running = core.state.drags.filter {
      $0.drag.session.state == .dragging && core.state.pointers[$0.pointer.index].seat == nil
    }.map { $0.id }
    guard var session = running.first else { return }
    if running.count > 1 {
      let answer = source.sessionForAdding(
        among: running,
        for: core.call(pressed.view, of: session, item: pressed.item, pointer: pointer))
      core.record(.called(.sessionForAdding, pressed.view, .none), session: answer)
      // The policy's own answer may have removed the item.
      guard let answer, core.pressedItem(of: pointer) == pressed else { return }
      guard running.contains(answer) else {
        let isOver = (1...core.sessions.count).contains(answer.rawValue) && !core.isLive(answer)
        if isOver { _ = core.recordViolation(.sessionOver, at: pressed.view, session: answer) }
        return
      }
      session = answer
    }
    guard core.isLive(session) else { return }
    core.note(Tap(pointer: pointer, pressed: pressed), of: session)
    step(session, on: .addRequested)
    // The same proposal for more items changes gap and badge.
    if core.isLive(session) { core.showRuling(of: session) }
  }

  /// Cancels a drag from outside its gesture, which is notified.
  func cancelSession(_ session: SessionID) {
    let state = core.state.state(of: session)
    guard state == .lifted || state == .dragging else { return }
    if state == .lifted { core.outbox.post(.cancelLift(session)) }
    let pointer = core.state.drags[session].pointer
    if core.release(session) { stepGesture(of: pointer, on: .dragOver) }
    step(session, on: .cancelled)
  }
}

/// The context menu.
extension Stage {
  /// Shows the menu of the item that a pointer has pressed for the lift delay, if it has one.
  private func openMenu(with pointer: PointerID) {
    guard core.itemWithMenu(under: pointer) != nil else { return }
    stepMenu(on: .interrupted)
    // A source that is notified of the previous menu's end may have removed this item.
    guard let item = core.itemWithMenu(under: pointer) else { return }
    core.setMenu(of: item, under: pointer)
    stepMenu(on: .rested)
  }

  /// Returns true if a shown menu lies in front of the item that a pointer could lift, which is
  /// then not lifted.
  private func opensMenuInFront(with pointer: PointerID) -> Bool {
    guard core.state.pointers[pointer.index].press.menu != nil else { return false }
    if core.pressedMenu(of: pointer) != nil {
      openMenu(with: pointer)
      if core.state.menu.subject?.pointer == pointer { return true }
    }
    // The press now refers to the item below.
    core.forgetPressedMenu(of: pointer)
    return false
  }

  /// Steps the menu on an event of its item's pointer; other pointers are ignored.
  private func stepMenu(of pointer: PointerID, on event: ContextMenu.Event) {
    guard core.state.menu.subject?.pointer == pointer, core.state.menu.machine.state == .shown
    else { return }
    stepMenu(on: event)
  }

  /// Steps the menu.
  ///
  /// - Returns: True if its state changed.
  @discardableResult
  func stepMenu(on event: ContextMenu.Event) -> Bool {
    // A menu without a subject is hidden, and ignores the event, which is then only counted.
    guard core.state.menu.subject != nil || settings.countsTransitions else { return false }
    let effects = core.stepMenu(on: event)
    for effect in effects { perform(effect) }
    core.forgetHiddenMenu()
    return !effects.isEmpty
  }

  private func perform(_ effect: ContextMenu.Effect) {
    guard let subject = core.state.menu.subject else { return }
    let item = subject.item
    switch effect {
    case .ask:
      let call = core.call(.menu, of: subject)
      let answer =
        policies.source(core.data.scene.menuSource(of: item.view))?.hasMenu(item.item, for: call)
        ?? false
      // The policy's own answer may have removed the item.
      stepMenu(on: .answered(answer && core.data.scene[item.view].holds(item.item)))
    case .show:
      core.outbox.post(.showMenu(item))
      notify(.menuShown(item.item), of: subject)
    case .dismiss:
      core.outbox.post(.dismissMenu(item))
      notify(.menuDismissed(item.item), of: subject)
    }
  }

  private func notify(_ notification: DragNotification, of subject: MenuState.Subject) {
    let view = subject.item.view
    guard !core.data.scene.isTerminated(view),
      let source = policies.source(core.data.scene.menuSource(of: view))
    else { return }
    source.dragDidUpdate(notification, core.call(notification.callback, of: subject))
  }
}
