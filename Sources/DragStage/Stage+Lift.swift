import DragGeometry
import DragItems
import DragSessions
import Machines

extension Stage {
  /// Lifts what lies under a pointer's press.
  ///
  /// - Returns: Whether there was anything to lift.
  func lift(with pointer: PointerID) -> Bool {
    guard let pressed = pressedItem(of: pointer), scene[pressed.view].source != nil,
      scene[pressed.view].options.lendsItems
    else { return false }
    let id = SessionID(sessionCount + 1)
    situation.drags.append(
      DragSituation(
        id: id, drag: Drag(style: dragStyle, countsRows: settings.countsRows), pointer: pointer,
        source: pressed.view,
        application: scene[pressed.view].application, contributors: [pressed.view],
        within: scene[pressed.view].options.operationsWithin,
        outside: scene[pressed.view].options.operationsOutside,
        grip: grip(of: pressed, with: pointer)))
    step(id, on: .lift)
    guard place(of: id) != nil else { return false }
    sessionCount += 1
    situation.pointers[pointer.index].session = id
    orders.append(.showLift(id))
    return true
  }

  var dragStyle: DragStyle {
    DragStyle(
      asksPreviews: scene.asksPreviews,
      bulk: settings.bulkAnimation.map { Int32(clamping: $0) })
  }

  /// What a pointer has pressed, as long as it and its view are there.
  func pressedItem(of pointer: PointerID) -> ItemReference? {
    guard let pressed = situation.pointers[pointer.index].pressed,
      scene.isPresent(pressed.view), scene[pressed.view].holds(pressed.item)
    else { return nil }
    return pressed
  }

  /// Takes a tap: it adds items to a running drag, or is nothing of ours (CONTRACT-18, 19).
  func tap(with pointer: PointerID) {
    guard let pressed = pressedItem(of: pointer), let source = scene[pressed.view].source,
      !isSilent(pressed.view), scene[pressed.view].options.lendsItems
    else { return }
    // A system's drag carries what it began with: who takes it was told of that.
    let running = situation.drags.filter {
      $0.drag.session.state == .dragging && situation.pointers[$0.pointer.index].seat == nil
    }.map(\.id)
    guard var chosen = running.first else { return }
    if running.count > 1, let first = place(of: chosen) {
      let answer = source.sessionForAdding(
        among: running, for: call(pressed.view, of: first, item: pressed.item, pointer: pointer))
      record(.called(.sessionForAdding, pressed.view, .none), session: answer)
      // Its own answer may have taken the item away.
      guard let answer, pressedItem(of: pointer) == pressed else { return }
      guard running.contains(answer) else {
        let isOver = (1...sessionCount).contains(answer.rawValue) && place(of: answer) == nil
        if isOver { _ = told(.sessionOver, at: pressed.view, session: answer) }
        return
      }
      chosen = answer
    }
    guard let index = place(of: chosen) else { return }
    situation.drags[index].tapped = Tap(pointer: pointer, pressed: pressed)
    step(chosen, on: .addRequested)
    // The same ruling for more items is a wider gap and another badge.
    if let index = place(of: chosen) { showRuling(of: index) }
  }

  /// The items that a source gives, as far as they stand in its view.
  func dragItems(_ given: OfferedItems, pressed: ItemReference) -> [DragItem] {
    switch given {
    case .none: []
    case .pressed: dragItems(.named([pressed]), pressed: pressed)
    case .named(let items):
      items.filter { scene[$0.view].holds($0.item) }
        .map { DragItem(item: $0.item, origin: $0.view) }
    }
  }

  /// Whether any item of a session still stands where it was lifted.
  func isAnyItemLeft(in session: SessionID) -> Bool {
    guard let index = place(of: session) else { return false }
    return situation.drags[index].items.contains { scene[$0.origin].holds($0.item) }
  }
}
