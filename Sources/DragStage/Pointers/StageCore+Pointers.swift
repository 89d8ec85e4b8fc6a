import DragGeometry
import DragGestures
import DragSessions
import Machines

// The gestures of pointers.
extension StageCore {
  mutating func addPointer(_ name: String, _ kind: PointerKind) throws(StageError) -> PointerID {
    guard pointerNames[name] == nil else { throw .nameTaken(name) }
    let tuning = Gesture.Tuning(
      slop: settings.liftSlop,
      liftsAtSlop: kind == .mouse && settings.mouseDragsBeforeLift,
      liftTakesTime: settings.liftDuration > .zero,
      yieldsToOtherTouch: settings.liftBehavior == .extended)
    state.pointers.append(PointerState(gesture: Machine(Gesture.Context(tuning: tuning))))
    return pointerNames.add(name, kind)
  }

  /// Steps a gesture on an event of the host.
  ///
  /// - Returns: The effects, as places in the buffer.
  /// - Throws: An error if the gesture rejects the event, or if the pointer does not exist; nothing
  ///   has changed then.
  mutating func step(
    _ pointer: PointerID, on event: Gesture.Event
  ) throws(StageError) -> Range<Int> {
    guard isKnown(pointer) else { throw .unknownName("pointer \(pointer.rawValue)") }
    if settings.countsTransitions {
      count(.gesture, state.pointers[pointer.index].gesture, on: event)
    }
    let start = gestureEffects.count
    do throws(Gesture.InvalidTransition) {
      try state.step(pointer, on: event, into: &gestureEffects)
    } catch {
      throw .pointerRejected("\(Gesture.reason(for: error))")
    }
    return start..<gestureEffects.count
  }

  /// Steps a gesture on an internal event, which is never rejected.
  ///
  /// - Returns: The effects, as places in the buffer.
  mutating func stepGesture(of pointer: PointerID, on event: Gesture.Event) -> Range<Int> {
    if settings.countsTransitions {
      count(.gesture, state.pointers[pointer.index].gesture, on: event)
    }
    let start = gestureEffects.count
    do throws(Gesture.InvalidTransition) {
      try state.pointers[pointer.index].gesture.take(event, into: &gestureEffects)
    } catch {
      defect = defect ?? .gesture(pointer, error)
    }
    return start..<gestureEffects.count
  }

  /// Sets or stops a timer of a pointer's gesture, as an effect asks for it; other effects change none.
  mutating func changeTimers(of pointer: PointerID, by effect: Gesture.Effect) {
    switch effect {
    case .startLiftDelay: state.timers.set(.liftDelay(pointer), after: settings.liftDelay)
    case .stopLiftDelay: state.timers.stop(.liftDelay(pointer))
    case .startLiftAnimation:
      state.timers.set(.liftAnimation(pointer), after: settings.liftDuration)
    case .stopLiftAnimation: state.timers.stop(.liftAnimation(pointer))
    case .lift, .cancelLift, .begin, .carry, .drop, .abandon, .tap: break
    }
  }
}

// What lies under a press, and the drag that is lifted from it.
extension StageCore {
  /// The presentation of a drag that is lifted from a view.
  func dragStyle(from source: ViewID) -> DragStyle {
    DragStyle(
      asksPreviews: data.scene.asksPreviews,
      notifiesMoves: settings.keepsTrace || data.scene.gates[source.index].notifiesSource,
      bulk: settings.bulkAnimation.map { Int32(clamping: $0) })
  }

  /// The items that a press refers to: the front view and the views that it is nested in are
  /// visited; the first one that allows dragging the item there provides it (CONTRACT-01).
  ///
  /// A view that does not allow dragging is transparent for presses, as a view that accepts no
  /// drops is for drags.
  mutating func press(at point: Point) -> Press {
    data.scene.collectViews(at: point, into: &candidates)
    var press = Press()
    var next = candidates.first
    while let view = next, press.lent == nil {
      next = data.scene.gates[view.index].parent
      guard let item = item(in: view, at: point) else { continue }
      let reference = ItemReference(view: view, item: item)
      if data.scene.allowsDragging(view) {
        press.lent = reference
      } else if press.menu == nil, data.scene.hasMenus(view) {
        press.menu = reference
      }
    }
    return press
  }

  /// The pressed item that a pointer may lift or tap, while it and its view exist.
  mutating func pressedItem(of pointer: PointerID) -> ItemReference? {
    stillThere(state.pointers[pointer.index].press.lent).flatMap {
      // Dragging may have been switched off since.
      data.scene.allowsDragging($0.view) ? $0 : nil
    }
  }

  /// The pressed item with a menu in front of that one, while it exists.
  mutating func pressedMenu(of pointer: PointerID) -> ItemReference? {
    stillThere(state.pointers[pointer.index].press.menu)
  }

  mutating func stillThere(_ item: ItemReference?) -> ItemReference? {
    guard let item, data.scene.isPresent(item.view), data.scene.holds(item) else { return nil }
    return item
  }

  /// The offset of a pressed item's center from the pointer.
  mutating func grip(of item: ItemReference, with pointer: PointerID) -> Point {
    let frame = shownFrame(of: item) ?? data.scene.frame(of: item.view)
    let center = Point(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2)
    let holder = state.pointers[pointer.index]
    // A pulling mouse has left the slop already; it grips the item at its press.
    let isPulling = holder.gesture.state == .pulling
    return center - (isPulling ? holder.gesture.context.origin : holder.point)
  }

  /// Measures the speed of a pointer, if spring-loading needs it.
  mutating func measure(_ pointer: PointerID, movingBy distance: Double) {
    let time = clock.now
    state.pointers[pointer.index].motion?.move(by: distance, at: time)
  }

  /// Adds the drag of the item under a pointer's press.
  ///
  /// - Returns: The session that it gets when it is lifted; nil without an item.
  mutating func addDrag(with pointer: PointerID) -> SessionID? {
    guard let pressed = pressedItem(of: pointer) else { return nil }
    let id = sessions.next
    let application = data.scene.gates[pressed.view.index].application
    let within = data.scene.views[pressed.view.index].options.operationsWithin
    let outside = data.scene.views[pressed.view.index].options.operationsOutside
    state.drags.append(
      DragState(
        id: id,
        drag: DragSession(
          style: dragStyle(from: pressed.view), countsTransitions: settings.countsTransitions),
        pointer: pointer, source: pressed.view, application: application,
        display: DragDisplay(grip: grip(of: pressed, with: pointer)),
        operations: OfferedOperations(within: within, outside: outside)))
    state.drags[id].ask(
      data.scene.firstSource(of: pressed.view) ?? DestinationID(pressed.view.rawValue))
    return id
  }

  /// Gives a pointer the drag that it has lifted.
  ///
  /// - Returns: False if no item was lifted.
  mutating func showLift(of session: SessionID, with pointer: PointerID) -> Bool {
    guard isLive(session) else { return false }
    _ = sessions.addSession()
    state.pointers[pointer.index].session = session
    outbox.post(.showLift(session))
    return true
  }

  /// Takes a pointer's drag away from it, or nil if it has none.
  mutating func takeDrag(from pointer: PointerID) -> SessionID? {
    defer { state.pointers[pointer.index].session = nil }
    return state.pointers[pointer.index].session
  }

  /// Notes what a pointer has pressed, and where.
  mutating func note(_ press: Press, of pointer: PointerID, at point: Point) {
    place(pointer, at: point)
    state.pointers[pointer.index].press = press
    lastPressed = pointer
    if settings.measuresSpeed {
      state.pointers[pointer.index].motion = Motion(since: clock.now)
    }
  }

  /// Puts a pointer at a point, where nothing follows from it.
  mutating func place(_ pointer: PointerID, at point: Point) {
    state.pointers[pointer.index].point = point
  }

  /// Notes the tap by which items may join a drag.
  mutating func note(_ tap: Tap, of session: SessionID) {
    state.drags[session].carried?.tapped = tap
  }

  /// The tap by which items may join a drag, which is asked about now.
  mutating func takeTap(of session: SessionID) -> Tap? {
    defer { state.drags[session].carried?.tapped = nil }
    return state.drags[session].carried?.tapped
  }
}

// The menu of a pressed item.
extension StageCore {
  /// True if the item whose context menu is shown was removed, or its view.
  var isMenuLost: Bool {
    guard let item = state.menu.shown else { return false }
    return !data.scene.isPresent(item.view) || !data.scene.holds(item)
  }

  /// The item whose menu a press at rest queries.
  mutating func itemWithMenu(under pointer: PointerID) -> ItemReference? {
    guard let item = pressedMenu(of: pointer) ?? pressedItem(of: pointer),
      data.scene.hasMenus(item.view), !data.scene.isTerminated(item.view)
    else { return nil }
    return item
  }

  /// Steps the menu.
  ///
  /// - Returns: The effects, in the order in which they are carried out.
  mutating func stepMenu(on event: ContextMenu.Event) -> [ContextMenu.Effect] {
    var effects: [ContextMenu.Effect] = []
    if settings.countsTransitions { count(.menu, state.menu.machine, on: event) }
    do throws(ContextMenu.InvalidTransition) {
      try state.menu.machine.advance(on: event, into: &effects)
    } catch {
      defect = defect ?? .menu(error)
    }
    return effects
  }

  /// The context of a source that is asked or notified about the menu, which is recorded.
  mutating func call(_ callback: Callback, of subject: MenuState.Subject) -> DragContext {
    let view = subject.item.view
    record(.called(callback, view, .item(subject.item.item)), session: subject.session)
    // A lift without items created no session; the context has the number of the next one.
    return DragContext(
      session: subject.session ?? sessions.next, view: view,
      pointer: subject.pointer, time: clock.now, point: state.pointers[subject.pointer.index].point,
      items: subject.session.flatMap { live($0) }.map { state.drags[$0].items } ?? [],
      isLocal: true, item: subject.item.item, over: .none, position: nil, ruling: .nothing)
  }

  /// Makes an item the one whose menu a pointer asks for.
  mutating func setMenu(of item: ItemReference, under pointer: PointerID) {
    state.menu.subject = MenuState.Subject(
      item: item, pointer: pointer, session: state.pointers[pointer.index].session)
  }

  /// Forgets the item of a menu that is hidden.
  mutating func forgetHiddenMenu() {
    if state.menu.machine.state == .hidden { state.menu.subject = nil }
  }

  /// Lets a pointer's press refer to the item below the one with a menu.
  mutating func forgetPressedMenu(of pointer: PointerID) {
    state.pointers[pointer.index].press.menu = nil
  }
}
