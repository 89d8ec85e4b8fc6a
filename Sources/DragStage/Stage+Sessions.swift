import DragGeometry
import DragGestures
import DragItems
import DragSessions
import Machines

extension Stage {
  /// How often is looked again within one event, at most, because an answer has changed what lies there.
  private static let mostLooks = 10

  /// Where a drag that is not over stands among the others.
  func place(of session: SessionID) -> Int? { situation.place(of: session) }

  /// Steps a drag on an event, and carries everything out that follows from it.
  func step(_ session: SessionID, on event: DragSession.Event) {
    if let index = place(of: session) { step(at: index, on: event) }
  }

  func step(at index: Int, on event: DragSession.Event) {
    let first: Drag.Output?
    do throws(DragError) {
      first = try situation.drags[index].drag.next(after: event)
    } catch {
      defect = defect ?? .drag(situation.drags[index].id, error)
      return
    }
    run(at: index, from: first)
  }

  /// Pulls a drag until it rests: questions are answered and notices told at once, in order.
  ///
  /// No access to the stage's storage is held while a policy is asked.
  func run(at index: Int, from first: Drag.Output?) {
    let changes = placeChanges
    var next = first
    while let output = next {
      switch output {
      case .question(let question): next = answer(question, of: index)
      case .notice(let notice):
        tell(notice, of: index)
        next = situation.drags[index].drag.next()
      case .order(let order):
        carryOut(order, of: index)
        next = situation.drags[index].drag.next()
      }
    }
    if situation.drags[index].hostDrop != nil { finishHostDrop(of: index) }
    let rest = situation.rest(of: index)
    if let found = rest.defect {
      defect = defect ?? .machines(situation.drags[index].id, found)
    }
    if rest.isVetoed { return finishVeto(of: index) }
    // The ruling may be the same at another destination, and is shown there then.
    if rest.isShownElsewhere { showRuling(of: index) }
    let watched = scene.watched
    if watched.contains(.springs) { updateSpring(of: index) }
    if settings.autoScroll != nil { updateAutoScroll(of: index) }
    if watched.contains(.periods) { beginPeriod(of: index) }
    if rest.isOver { return remove(index) }
    guard placeChanges != changes, !isLookingAgain else { return }
    lookAgain(since: changes)
  }

  /// Looks at every drag until nothing more changes.
  ///
  /// What was answered before an application has changed something may be about another place. One that changes
  /// something each time it is asked would never be done.
  private func lookAgain(since changes: Int) {
    isLookingAgain = true
    var seen = changes
    for _ in 0..<Self.mostLooks where placeChanges != seen {
      seen = placeChanges
      for session in situation.drags.map(\.id) {
        if let index = place(of: session) { lookAgain(at: index) }
      }
    }
    isLookingAgain = false
  }

  /// Answers a question.
  ///
  /// - Returns: What the drag puts out next.
  private func answer(_ question: Question, of index: Int) -> Drag.Output? {
    let answer = answerFor(question, of: index)
    do throws(DragError) {
      return try situation.drags[index].drag.next(after: answer)
    } catch {
      defect = defect ?? .drag(situation.drags[index].id, error)
      return nil
    }
  }

  /// Removes a drag that is over, and keeps what people ask about it.
  private func remove(_ index: Int) {
    var drag = situation.drags.remove(at: index)
    countRows(of: &drag)
    situation.shutOut.removeAll { $0.session == drag.id }
    forgetOutside(drag)
    endTransfer(of: drag)
    if let state = SessionState(drag.drag.session.state), drag.id == lastBegun {
      endedSession = SessionRecord(drag, state)
    }
  }

  private func carryOut(_ order: Order, of index: Int) {
    switch order {
    case .itemsLifted, .nothingLifted: break  // The lift asks the session's state.
    case .showRuling: showRuling(of: index)
    case .startEndAnimation:
      let drag = situation.drags[index]
      // A destination that went before it was done takes nothing any more.
      situation.timers.stop(.perform(drag.id))
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
      let isInside =
        situation.hosted(by: pointer) == index
        && situation.pointers[pointer.index].seat?.isInside == true
      if situation.pointers[pointer.index].session == session {
        situation.pointers[pointer.index].session = nil
        // A seat has no gesture that could hear of it.
        if situation.pointers[pointer.index].seat == nil {
          stepGesture(of: pointer, on: .dragOver)
        }
      }
      if situation.pointers[pointer.index].seat?.visitor == session {
        situation.pointers[pointer.index].seat?.visitor = nil
      }
      // The system's drag is still there, and is not what the seat has lifted or will lift.
      if isInside {
        situation.pointers[pointer.index].seat?.presence = .over
        situation.pointers[pointer.index].seat?.past = session
      }
      step(session, on: .cancelled)
    case .idle, .askingItems, .askingCanMove, .askingAllowsMove, .askingRestricted,
      .askingFullSize, .resolving, .sounding, .visiting, .gathering, .askingAdded, .performing,
      .ending,
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
}
