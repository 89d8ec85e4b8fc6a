import DragGeometry
import DragGestures
import DragItems
import DragSessions
import Machines

extension Stage {
  /// Where a drag that is not over stands among the others; they are few.
  func place(of session: SessionID) -> Int? {
    situation.drags.firstIndex { $0.id == session }
  }

  /// Steps a drag on an event, and carries everything out that follows from it.
  func step(_ session: SessionID, on event: DragSession.Event) {
    guard let index = place(of: session) else { return }
    do throws(DragError) {
      try situation.drags[index].drag.handle(event)
    } catch {
      defect = defect ?? .drag(session, error)
      return
    }
    run(session, at: index)
  }

  /// Pulls a drag until it rests: questions are answered and notices told at once, in order.
  ///
  /// No access to the stage's storage is held while a policy is asked.
  func run(_ session: SessionID, at index: Int) {
    while let output = situation.drags[index].drag.next() {
      switch output {
      case .question(let question): answer(question, of: index)
      case .notice(let notice): tell(notice, of: index)
      case .order(let order): carryOut(order, of: index)
      }
    }
    if let found = situation.drags[index].drag.defect {
      defect = defect ?? .machines(session, found)
    }
    note(index)
    if DragSession.posture(of: situation.drags[index].drag.session.state) == .ends {
      situation.drags.remove(at: index)
      situation.shutOut.removeAll { $0.session == session }
    }
  }

  private func answer(_ question: Question, of index: Int) {
    let answer = answerFor(question, of: index)
    do throws(DragError) {
      try situation.drags[index].drag.answer(answer)
    } catch {
      defect = defect ?? .drag(situation.drags[index].id, error)
    }
  }

  private func carryOut(_ order: Order, of index: Int) {
    switch order {
    case .itemsLifted, .nothingLifted: break  // The lift asks the session's state.
    case .showRuling: showRuling(of: index)
    case .startEndAnimation:
      let drag = situation.drags[index]
      situation.timers.set(.endAnimation(drag.id), after: settings.animation)
      orders.append(.animateEnd(drag.id, drag.drag.session.context.operation))
    }
  }

  func endAnimation(of session: SessionID) {
    let isLoading = situation.loads.contains { $0.session == session }
    step(session, on: .animationEnded(isLoading: isLoading))
  }

  /// Cancels a drag from outside its gesture, which hears that it is over.
  func cancelSession(_ session: SessionID) {
    guard let index = place(of: session) else { return }
    let pointer = situation.drags[index].pointer
    let state = situation.drags[index].drag.session.state
    switch state {
    case .lifted, .dragging:
      if state == .lifted { orders.append(.letDown(session)) }
      if situation.pointers[pointer.index].session == session {
        situation.pointers[pointer.index].session = nil
        stepGesture(of: pointer, on: .dragOver)
      }
      step(session, on: .cancelled)
    case .idle, .askingItems, .askingCanMove, .askingAllowsMove, .askingRestricted,
      .askingFullSize, .resolving, .sounding, .visiting, .askingAdded, .performing, .ending,
      .transferring, .transferred, .ended, .discarded:
      break
    }
  }

  func cancelLastSession() {
    if let last = situation.drags.last(where: { $0.drag.session.state == .dragging }) {
      cancelSession(last.id)
    }
  }

  func change(keys: ModifierKeys) {
    guard keys != situation.keys else { return }
    situation.keys = keys
    for session in situation.drags.filter({ $0.drag.session.state == .dragging }).map(\.id) {
      step(session, on: .keysChanged)
    }
  }

  /// Keeps what people ask about a session when it is over.
  private func note(_ index: Int) {
    let drag = situation.drags[index]
    guard drag.id == lastBegun, let state = SessionState(drag.drag.session.state) else { return }
    lastSession = SessionRecord(drag, state)
  }
}
