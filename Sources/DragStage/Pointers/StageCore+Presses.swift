import DragGeometry
import DragGestures
import DragSessions
import Machines

// What lies under a press, and the drag that is lifted from it.
extension StageCore {
  /// The presentation of a drag that is lifted from a view.
  func dragStyle(from source: ViewID) -> DragStyle {
    DragStyle(
      asksPreviews: scene.asksPreviews,
      notifiesMoves: settings.keepsTrace || scene.gates[source.index].notifiesSource,
      bulk: settings.bulkAnimation.map { Int32(clamping: $0) })
  }

  /// The items that a press refers to: the front view and the views that it is nested in are
  /// visited; the first one that allows dragging the item there provides it (CONTRACT-01).
  ///
  /// A view that does not allow dragging is transparent for presses, as a view that accepts no
  /// drops is for drags.
  mutating func press(at point: Point) -> Press {
    scene.collectViews(at: point, into: &candidates)
    var press = Press()
    var next = candidates.first
    while let view = next, press.lent == nil {
      next = scene.gates[view.index].parent
      guard let item = item(in: view, at: point) else { continue }
      let reference = ItemReference(view: view, item: item)
      if scene.allowsDragging(view) {
        press.lent = reference
      } else if press.menu == nil, scene.hasMenus(view) {
        press.menu = reference
      }
    }
    return press
  }

  /// The pressed item that a pointer may lift or tap, while it and its view exist.
  mutating func pressedItem(of pointer: PointerID) -> ItemReference? {
    stillThere(state.pointers[pointer.index].press.lent).flatMap {
      // Dragging may have been switched off since.
      scene.allowsDragging($0.view) ? $0 : nil
    }
  }

  /// The pressed item with a menu in front of that one, while it exists.
  mutating func pressedMenu(of pointer: PointerID) -> ItemReference? {
    stillThere(state.pointers[pointer.index].press.menu)
  }

  mutating func stillThere(_ item: ItemReference?) -> ItemReference? {
    guard let item, scene.isPresent(item.view), scene.holds(item) else { return nil }
    return item
  }

  /// The offset of a pressed item's center from the pointer.
  mutating func grip(of item: ItemReference, with pointer: PointerID) -> Point {
    let frame = shownFrame(of: item) ?? scene.frame(of: item.view)
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
    let application = scene.gates[pressed.view.index].application
    let within = scene.views[pressed.view.index].options.operationsWithin
    let outside = scene.views[pressed.view.index].options.operationsOutside
    state.drags.append(
      DragState(
        id: id,
        drag: DragSession(
          style: dragStyle(from: pressed.view), countsTransitions: settings.countsTransitions),
        pointer: pointer, source: pressed.view, application: application,
        display: DragDisplay(grip: grip(of: pressed, with: pointer)),
        operations: OfferedOperations(within: within, outside: outside)))
    state.drags[id].ask(scene.firstSource(of: pressed.view) ?? DestinationID(pressed.view.rawValue))
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
    return !scene.isPresent(item.view) || !scene.holds(item)
  }

  /// The item whose menu a press at rest queries.
  mutating func itemWithMenu(under pointer: PointerID) -> ItemReference? {
    guard let item = pressedMenu(of: pointer) ?? pressedItem(of: pointer),
      scene.hasMenus(item.view), !scene.isTerminated(item.view)
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
