public import DragGeometry
public import DragGestures
import DragSessions
public import Machines

extension Stage {
  /// Adds a pointer.
  ///
  /// - Parameters:
  ///   - name: Its name, as the trace shows it.
  ///   - kind: What kind of pointer it is.
  /// - Returns: Its id.
  /// - Throws: ``StageError/nameTaken(_:)``.
  public func addPointer(_ name: String, _ kind: PointerKind = .touch) throws(StageError)
    -> PointerID
  {
    guard !pointerNames.contains(name) else { throw .nameTaken(name) }
    let id = PointerID(index: pointerNames.count)
    pointerNames.append(name)
    pointerKinds.append(kind)
    let tuning = Gesture.Tuning(
      slop: settings.liftSlop,
      liftsAtSlop: kind == .mouse && settings.mouseDragsBeforeLift,
      liftTakesTime: settings.liftDuration > .zero,
      yieldsToOtherTouch: settings.liftBehavior == .extended)
    situation.pointers.append(
      PointerSituation(gesture: Machine(Gesture.Context(tuning: tuning))))
    return id
  }

  /// The pointer of a name, or nil.
  public func pointer(named name: String) -> PointerID? {
    pointerNames.firstIndex(of: name).map { PointerID(index: $0) }
  }

  /// The pointers, in the order of adding.
  public var pointers: [PointerID] { pointerNames.indices.map { PointerID(index: $0) } }

  /// What a pointer is; a touch where the stage has none of this id.
  public func kind(of pointer: PointerID) -> PointerKind {
    isKnown(pointer) ? pointerKinds[pointer.index] : .touch
  }

  /// Why a pointer's gesture refused what it was given.
  public func reason(for refusal: Gesture.Refused) -> String {
    "\(Gesture.reason(for: refusal))"
  }

  /// Where a pointer is, in the viewport; the origin where it has not been anywhere.
  public func point(of pointer: PointerID) -> Point {
    isKnown(pointer) ? situation.pointers[pointer.index].point : .zero
  }

  /// Whether a pointer is down.
  public func isPressed(_ pointer: PointerID) -> Bool {
    isKnown(pointer) && situation.pointers[pointer.index].gesture.state != .idle
  }

  /// Whether a pointer is one of this stage's; the id of another one may lie past the end.
  func isKnown(_ pointer: PointerID) -> Bool {
    situation.pointers.indices.contains(pointer.index)
  }

  func press(
    _ pointer: PointerID, at point: Point, label: String?, button: Int
  ) throws(StageError) {
    guard point.isFinite else { throw .notFinite }
    guard button >= 0 else { throw .badButton(button) }
    try refuseSeat(pointer)
    let isAside =
      button != 0 && pointerKinds.indices.contains(pointer.index)
      && pointerKinds[pointer.index] != .touch
    let pressed = isAside ? nil : itemUnder(point)
    try take(isAside ? .pressedAside : .pressed(point), from: pointer) { stage in
      stage.record(
        .pointerDown(pointer, point, label: label, button: isAside ? button : 0), session: nil)
      stage.situation.pointers[pointer.index].point = point
      stage.situation.pointers[pointer.index].pressed = pressed
      stage.lastPressed = pointer
      if stage.settings.measuresSpeed {
        stage.situation.pointers[pointer.index].motion = Motion(since: stage.now)
      }
    }
    stepMenu(on: .interrupted)
    for other in situation.pointers.indices where other != pointer.index {
      stepGesture(of: PointerID(index: other), on: .otherTouch)
    }
  }

  /// A seat is told of by its host alone.
  private func refuseSeat(_ pointer: PointerID) throws(StageError) {
    if isKnown(pointer), situation.pointers[pointer.index].seat != nil {
      throw .hostRefused(.noPointer)
    }
  }

  func move(_ pointer: PointerID, to point: Point) throws(StageError) {
    guard point.isFinite else { throw .notFinite }
    let before = settings.measuresSpeed ? self.point(of: pointer) : point
    try take(.moved(point), from: pointer) { stage in
      stage.record(.pointerMove(pointer, point), session: nil)
      if stage.settings.measuresSpeed {
        stage.situation.pointers[pointer.index].motion?.move(
          by: point.squaredDistance(to: before).squareRoot(), at: stage.now)
      }
    }
  }

  func release(_ pointer: PointerID) throws(StageError) {
    try take(.released, from: pointer) { stage in
      stage.record(.pointerUp(pointer), session: nil)
    }
    stepMenu(of: pointer, on: .released)
    situation.pointers[pointer.index].pressed = nil
  }

  func cancel(_ pointer: PointerID) throws(StageError) {
    try take(.cancelled, from: pointer) { stage in
      stage.record(.pointerCancel(pointer), session: nil)
    }
    stepMenu(of: pointer, on: .cancelled)
    situation.pointers[pointer.index].pressed = nil
  }

  /// Steps a gesture on an event of the host, which it may refuse, and carries its effects out.
  private func take(
    _ event: Gesture.Event, from pointer: PointerID, noting note: (Stage) -> Void
  ) throws(StageError) {
    var effects = takeEffectBuffer()
    let isKnown: Bool
    if settings.countsRows, self.isKnown(pointer) {
      count(.gesture, situation.pointers[pointer.index].gesture, on: event)
    }
    do throws(Gesture.Refused) {
      isKnown = try situation.step(pointer, on: event, into: &effects)
    } catch {
      throw .pointerRefused(error)
    }
    guard isKnown else { throw .unknownName("pointer \(pointer.rawValue)") }
    note(self)
    carryOut(&effects, of: pointer)
  }

  /// Steps a gesture on an event of our own, which it never refuses.
  func stepGesture(of pointer: PointerID, on event: Gesture.Event) {
    var effects = takeEffectBuffer()
    if settings.countsRows {
      count(.gesture, situation.pointers[pointer.index].gesture, on: event)
    }
    do throws(Gesture.Refused) {
      try situation.pointers[pointer.index].gesture.advance(on: event, into: &effects)
    } catch {
      defect = defect ?? .gesture(pointer, error)
    }
    carryOut(&effects, of: pointer)
  }

  /// The buffer, taken out of its place: a nested step finds none and makes one of its own.
  private func takeEffectBuffer() -> [Gesture.Effect] {
    var buffer: [Gesture.Effect] = []
    swap(&buffer, &gestureEffects)
    return buffer
  }

  private func carryOut(_ effects: inout [Gesture.Effect], of pointer: PointerID) {
    for effect in effects { carryOut(effect, of: pointer) }
    effects.removeAll(keepingCapacity: true)
    swap(&effects, &gestureEffects)
  }

  private func carryOut(_ effect: Gesture.Effect, of pointer: PointerID) {
    switch effect {
    case .startLiftDelay:
      situation.timers.set(.liftDelay(pointer), after: settings.liftDelay)
    case .stopLiftDelay: situation.timers.stop(.liftDelay(pointer))
    case .startLiftAnimation:
      situation.timers.set(.liftAnimation(pointer), after: settings.liftDuration)
    case .stopLiftAnimation: situation.timers.stop(.liftAnimation(pointer))
    case .lift:
      // A mouse that pulls an item away wants no menu; only a touch at rest does.
      let isAtRest = situation.pointers[pointer.index].gesture.state == .asking
      stepGesture(of: pointer, on: lift(with: pointer) ? .itemsLifted : .nothingLifted)
      if isAtRest { openMenu(with: pointer) }
    case .letDown:
      if let session = situation.pointers[pointer.index].session {
        situation.pointers[pointer.index].session = nil
        orders.append(.letDown(session))
        step(session, on: .liftCancelled)
      }
    case .begin: begin(with: pointer)
    case .carry: stepCarried(by: pointer, on: .moved)
    case .drop:
      if let session = situation.pointers[pointer.index].session {
        situation.pointers[pointer.index].session = nil
        step(session, on: .released(anyItemLeft: isAnyItemLeft(in: session)))
      }
    case .abandon:
      if let session = situation.pointers[pointer.index].session {
        situation.pointers[pointer.index].session = nil
        step(session, on: .cancelled)
      }
    case .tap: tap(with: pointer)
    }
  }

  /// Begins a pointer's drag, which is then the one begun last.
  func begin(with pointer: PointerID) {
    guard let session = situation.pointers[pointer.index].session, let index = place(of: session)
    else { return }
    situation.drags.append(situation.drags.remove(at: index))
    lastBegun = session
    stepMenu(of: pointer, on: .dragBegan)
    step(session, on: .begin)
  }

  private func stepCarried(by pointer: PointerID, on event: DragSession.Event) {
    if let index = situation.carriedDrag(by: pointer) { step(at: index, on: event) }
  }

  /// The item that a press takes hold of: of the front view there, else of a view it is nested in.
  func itemUnder(_ point: Point) -> ItemReference? {
    scene.collectViews(at: point, into: &candidates)
    var view = candidates.first
    while let id = view {
      if let item = item(in: id, at: point) { return ItemReference(view: id, item: item) }
      view = scene[id].options.parent
    }
    return nil
  }
}
