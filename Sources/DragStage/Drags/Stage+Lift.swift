import DragSessions
import Machines

extension Stage {
  /// Lifts the item under a pointer's press.
  ///
  /// - Returns: True if there was an item to lift.
  func lift(with pointer: PointerID) -> Bool {
    guard let pressed = core.pressedItem(of: pointer) else { return false }
    let id = SessionID(core.sessionCount + 1)
    let options = core.scene[pressed.view].options
    core.state.drags.append(
      DragState(
        id: id,
        drag: DragSession(style: core.dragStyle, countsTransitions: settings.countsTransitions),
        pointer: pointer,
        source: pressed.view,
        application: core.scene[pressed.view].application, contributors: [pressed.view],
        display: DragDisplay(grip: core.grip(of: pressed, with: pointer)),
        operations: OfferedOperations(
          within: options.operationsWithin, outside: options.operationsOutside)))
    step(id, on: .lift)
    guard core.isLive(id) else { return false }
    core.sessionCount += 1
    core.state.pointers[pointer.index].session = id
    core.commands.append(.showLift(id))
    return true
  }

  /// Handles a tap: it adds items to a running drag, or has no effect (CONTRACT-18, 19).
  func tap(with pointer: PointerID) {
    guard let pressed = core.pressedItem(of: pointer),
      let source = policies.source(of: pressed.view),
      !core.isTerminated(pressed.view)
    else { return }
    // A system's drag keeps its initial items, because its destination was notified of those.
    let running = core.state.drags.filter {
      $0.drag.session.state == .dragging && core.state.pointers[$0.pointer.index].seat == nil
    }.map { $0.id }
    guard var chosen = running.first else { return }
    if running.count > 1, let first = core.live(chosen) {
      let answer = source.sessionForAdding(
        among: running,
        for: core.call(pressed.view, of: first, item: pressed.item, pointer: pointer))
      core.record(.called(.sessionForAdding, pressed.view, .none), session: answer)
      // The policy's own answer may have removed the item.
      guard let answer, core.pressedItem(of: pointer) == pressed else { return }
      guard running.contains(answer) else {
        let isOver = (1...core.sessionCount).contains(answer.rawValue) && !core.isLive(answer)
        if isOver { _ = core.recordViolation(.sessionOver, at: pressed.view, session: answer) }
        return
      }
      chosen = answer
    }
    guard let session = core.live(chosen) else { return }
    core.state.drags[session].carried?.tapped = Tap(pointer: pointer, pressed: pressed)
    step(chosen, on: .addRequested)
    // The same proposal for more items changes gap and badge.
    if let session = core.live(chosen) { core.showRuling(of: session) }
  }
}
