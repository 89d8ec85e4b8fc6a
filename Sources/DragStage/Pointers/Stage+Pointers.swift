import DragGeometry
public import DragGestures
import DragSessions
import Machines

extension Stage {
  /// Adds a pointer.
  ///
  /// - Parameters:
  ///   - name: Its name, as the trace shows it.
  ///   - kind: The kind of the pointer.
  /// - Returns: Its id.
  /// - Throws: ``StageError/nameTaken(_:)``.
  public func addPointer(_ name: String, _ kind: PointerKind = .touch) throws(StageError)
    -> PointerID
  {
    guard core.pointersByName[name] == nil else { throw .nameTaken(name) }
    let id = PointerID(index: core.pointerNames.count)
    core.pointerNames.append(name)
    core.pointersByName[name] = id
    core.pointerKinds.append(kind)
    let tuning = Gesture.Tuning(
      slop: settings.liftSlop,
      liftsAtSlop: kind == .mouse && settings.mouseDragsBeforeLift,
      liftTakesTime: settings.liftDuration > .zero,
      yieldsToOtherTouch: settings.liftBehavior == .extended)
    core.state.pointers.append(
      PointerState(gesture: Machine(Gesture.Context(tuning: tuning))))
    return id
  }

  func press(
    _ pointer: PointerID, at point: Point, label: String?, button: Int
  ) throws(StageError) {
    guard point.isFinite else { throw .notFinite }
    guard button >= 0 else { throw .badButton(button) }
    try refuseSeat(pointer)
    let isAside =
      button != 0 && core.pointerKinds.indices.contains(pointer.index)
      && core.pointerKinds[pointer.index] != .touch
    let press = isAside ? Press() : core.press(at: point)
    try take(isAside ? .pressedAside : .pressed(point), from: pointer) { stage in
      stage.core.record(
        .pointerDown(pointer, point, label: label, button: isAside ? button : 0), session: nil)
      stage.core.state.pointers[pointer.index].point = point
      stage.core.state.pointers[pointer.index].press = press
      stage.core.lastPressed = pointer
      if stage.settings.measuresSpeed {
        stage.core.state.pointers[pointer.index].motion = Motion(since: stage.now)
      }
    }
    stepMenu(on: .interrupted)
    // Only an extended lift yields to the touch; the other states count the ignored event for
    // coverage.
    guard settings.liftBehavior == .extended || settings.countsTransitions else { return }
    for other in core.state.pointers.indices where other != pointer.index {
      stepGesture(of: PointerID(index: other), on: .otherTouch)
    }
  }

  /// Rejects pointer events of a seat, whose events only its host reports.
  private func refuseSeat(_ pointer: PointerID) throws(StageError) {
    if core.isKnown(pointer), core.state.pointers[pointer.index].seat != nil {
      throw .hostRefused(.noPointer)
    }
  }

  func move(_ pointer: PointerID, to point: Point) throws(StageError) {
    guard point.isFinite else { throw .notFinite }
    var effects: [Gesture.Effect] = []
    switch try core.move(pointer, to: point, into: &effects) {
    case .carries(let session, let first): run(session, from: first)
    case .nothing: break
    case .effects: carryOut(&effects, of: pointer)
    }
  }

  func release(_ pointer: PointerID, at point: Point?) throws(StageError) {
    if let point, !point.isFinite { throw .notFinite }
    try take(.released, from: pointer) { stage in
      stage.core.record(.pointerUp(pointer, at: point), session: nil)
      if let point { stage.core.state.pointers[pointer.index].point = point }
    }
    stepMenu(of: pointer, on: .released)
    core.state.pointers[pointer.index].press = Press()
  }

  func cancel(_ pointer: PointerID) throws(StageError) {
    try take(.cancelled, from: pointer) { stage in
      stage.core.record(.pointerCancel(pointer), session: nil)
    }
    stepMenu(of: pointer, on: .cancelled)
    core.state.pointers[pointer.index].press = Press()
  }

  /// Steps a gesture on an event of the host, which may be rejected, and carries out its effects.
  private func take(
    _ event: Gesture.Event, from pointer: PointerID, noting note: (Stage) -> Void
  ) throws(StageError) {
    var effects = takeEffectBuffer()
    let isKnown: Bool
    if settings.countsTransitions, core.isKnown(pointer) {
      core.count(.gesture, core.state.pointers[pointer.index].gesture, on: event)
    }
    do throws(Gesture.InvalidTransition) {
      isKnown = try core.state.step(pointer, on: event, into: &effects)
    } catch {
      throw .pointerRejected("\(Gesture.reason(for: error))")
    }
    guard isKnown else { throw .unknownName("pointer \(pointer.rawValue)") }
    note(self)
    carryOut(&effects, of: pointer)
  }

  /// Steps a gesture on an internal event, which is never rejected.
  func stepGesture(of pointer: PointerID, on event: Gesture.Event) {
    var effects = takeEffectBuffer()
    if settings.countsTransitions {
      core.count(.gesture, core.state.pointers[pointer.index].gesture, on: event)
    }
    do throws(Gesture.InvalidTransition) {
      try core.state.pointers[pointer.index].gesture.take(event, into: &effects)
    } catch {
      core.defect = core.defect ?? .gesture(pointer, error)
    }
    carryOut(&effects, of: pointer)
  }

  /// The buffer, moved out of its property: a nested step finds none and allocates its own.
  private func takeEffectBuffer() -> [Gesture.Effect] {
    var buffer: [Gesture.Effect] = []
    swap(&buffer, &core.gestureEffects)
    return buffer
  }

  private func carryOut(_ effects: inout [Gesture.Effect], of pointer: PointerID) {
    for effect in effects { carryOut(effect, of: pointer) }
    effects.removeAll(keepingCapacity: true)
    swap(&effects, &core.gestureEffects)
  }

  private func carryOut(_ effect: Gesture.Effect, of pointer: PointerID) {
    switch effect {
    case .startLiftDelay:
      core.state.timers.set(.liftDelay(pointer), after: settings.liftDelay)
    case .stopLiftDelay: core.state.timers.stop(.liftDelay(pointer))
    case .startLiftAnimation:
      core.state.timers.set(.liftAnimation(pointer), after: settings.liftDuration)
    case .stopLiftAnimation: core.state.timers.stop(.liftAnimation(pointer))
    case .lift:
      // Only a touch at rest shows a menu; a mouse that pulls an item does not.
      let isAtRest = core.state.pointers[pointer.index].gesture.state == .asking
      if isAtRest, opensMenuInFront(with: pointer) {
        return stepGesture(of: pointer, on: .nothingLifted)
      }
      stepGesture(of: pointer, on: lift(with: pointer) ? .itemsLifted : .nothingLifted)
      if isAtRest { openMenu(with: pointer) }
    case .cancelLift:
      if let session = core.state.pointers[pointer.index].session {
        core.state.pointers[pointer.index].session = nil
        core.commands.append(.cancelLift(session))
        step(session, on: .liftCancelled)
      }
    case .begin: begin(with: pointer)
    case .carry:
      if let session = core.state.carriedDrag(by: pointer) { stepNow(session, on: .moved) }
    case .drop:
      if let session = core.state.pointers[pointer.index].session {
        core.state.pointers[pointer.index].session = nil
        step(session, on: .released(anyItemLeft: core.isAnyItemLeft(in: session)))
      }
    case .abandon:
      if let session = core.state.pointers[pointer.index].session {
        core.state.pointers[pointer.index].session = nil
        step(session, on: .cancelled)
      }
    case .tap: tap(with: pointer)
    }
  }

  /// Begins a pointer's drag, which becomes the most recent one.
  func begin(with pointer: PointerID) {
    guard let session = core.state.pointers[pointer.index].session, core.isLive(session)
    else { return }
    core.state.drags.append(core.state.drags.remove(session))
    core.lastBegun = session
    stepMenu(of: pointer, on: .dragBegan)
    step(session, on: .begin)
  }
}
