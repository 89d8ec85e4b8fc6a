import DragItems
import DragSessions
import Machines

extension StageCore {
  /// Passes an event to a drag.
  ///
  /// - Returns: The next turn of the drag; nil if it is over, or if it rejects the event.
  mutating func begin(
    _ session: SessionID, on event: DragSessionMachine.Event, into call: inout PendingCall
  ) -> DragTurn? {
    guard state.drags.contains(session) else { return nil }
    var rejection: DragError?
    let first = state.drags[session].drag.next(after: event, noting: &rejection)
    if let rejection {
      note(rejection, of: session)
      return nil
    }
    return turn(of: session, from: first, into: &call)
  }

  /// Passes an answer to a drag.
  ///
  /// - Returns: The next turn of the drag.
  mutating func answer(
    _ answer: Answer, of session: SessionID, into call: inout PendingCall
  ) -> DragTurn {
    var rejection: DragError?
    let first = state.drags[session].drag.next(after: answer, noting: &rejection)
    if let rejection { note(rejection, of: session) }
    return turn(of: session, from: first, into: &call)
  }

  /// Resolves the answer of a destination, and passes it to the drag.
  ///
  /// - Returns: The next turn of the drag.
  mutating func answer(
    _ proposal: DropProposal?, at destination: DestinationID, of session: SessionID,
    into call: inout PendingCall
  ) -> DragTurn {
    let ruling = rule(on: proposal, at: destination, of: session, &call)
    return answer(.update(ruling), of: session, into: &call)
  }

  private mutating func note(_ rejection: DragError, of session: SessionID) {
    defect = defect ?? .drag(session, rejection)
  }

  /// The next turn of a drag whose last one is done.
  mutating func nextTurn(of session: SessionID, into call: inout PendingCall) -> DragTurn {
    let first = state.drags[session].drag.next()
    return turn(of: session, from: first, into: &call)
  }

  /// Carries out the output of a drag until a policy is called, or until there is none.
  private mutating func turn(
    of session: SessionID, from first: DragSession.Output?, into call: inout PendingCall
  ) -> DragTurn {
    var next = first
    var rejection: DragError?
    while let output = next {
      switch output {
      case .question(let question):
        switch question {
        case .candidate(let below):
          let (destination, hasSiblings) = candidate(below: below, for: session)
          next = state.drags[session].drag.next(
            after: .candidate(destination, hasSiblings: hasSiblings), noting: &rejection)
        case .sibling(let destination):
          let answer = Answer.sibling(sibling(after: destination, for: session))
          next = state.drags[session].drag.next(after: answer, noting: &rejection)
        case .canHandle(let destination):
          prepareCanHandle(of: destination, for: session, &call)
          return .canHandle
        case .update(let destination):
          prepareUpdate(of: destination, for: session, &call)
          return .update(destination)
        case .items:
          guard let answer = prepareItems(of: session, &call) else { return .ask(.items) }
          next = state.drags[session].drag.next(after: answer, noting: &rejection)
        case .canMove(let item):
          guard let answer = prepareCanMove(Int(item), of: session, &call) else {
            return .ask(.canMove(Int(item)))
          }
          next = state.drags[session].drag.next(after: answer, noting: &rejection)
        case .allowsMove:
          guard
            let answer = prepare(.allowsMove, orAnswer: .allowsMove(true), of: session, &call)
          else { return .ask(.allowsMove) }
          next = state.drags[session].drag.next(after: answer, noting: &rejection)
        case .restricted:
          guard
            let answer = prepare(.restricted, orAnswer: .restricted(false), of: session, &call)
          else { return .ask(.restricted) }
          next = state.drags[session].drag.next(after: answer, noting: &rejection)
        case .fullSize:
          guard let answer = prepare(.fullSize, orAnswer: .fullSize(false), of: session, &call)
          else { return .ask(.fullSize) }
          next = state.drags[session].drag.next(after: answer, noting: &rejection)
        case .added: return .ask(.added)
        case .perform(let destination): return .ask(.perform(destination))
        }
      case .notification(let notice):
        if let turn = prepare(notice, of: session, &call) { return turn }
        next = state.drags[session].drag.next()
      case .command(let command):
        perform(command, of: session)
        next = state.drags[session].drag.next()
      }
    }
    if let rejection { note(rejection, of: session) }
    return .rest(rest(of: session))
  }

  /// The remaining work for a drag without further output.
  private mutating func rest(of session: SessionID) -> DragRest {
    var rest = state.drags[session].rest()
    if rest.isWaitedFor {
      if state.drags[session].hostDrop != nil { finishHostDrop(of: session) }
      if let found = state.drags[session].drag.defect {
        defect = defect ?? .machines(session, found)
      }
      rest = state.drags[session].rest()
    }
    rest.watched = data.scene.watched
    return rest
  }

  /// Performs a command of a drag.
  private mutating func perform(_ command: SessionCommand, of session: SessionID) {
    switch command {
    case .itemsLifted, .nothingLifted: break  // The lift reads the session's state.
    case .showRuling: showRuling(of: session)
    case .startEndAnimation:
      // A destination that was removed before it finished takes no items any more.
      state.timers.stop(.perform(session))
      state.timers.set(.endAnimation(session), after: settings.animation)
      if let outcome = state.drags[session].outcome {
        outbox.post(.animateEnd(session, outcome.operation))
      }
    }
  }

  /// Ends the performance of a destination.
  ///
  /// - Returns: The next turn of the drag.
  mutating func finishPerform(
    at destination: DestinationID, isTaken: Bool = true, of session: SessionID,
    into call: inout PendingCall
  ) -> DragTurn {
    do throws(DragError) {
      try state.drags[session].drag.finishPerform(at: destination, isTaken: isTaken)
    } catch {
      defect = defect ?? .drag(session, error)
    }
    return nextTurn(of: session, into: &call)
  }

  /// The own destination of the view that a drag is inside of, if it accepts drops no more, while others there do.
  func closedDestination(of session: SessionID) -> DestinationID? {
    let drag = state.drags[session].drag
    guard let site = drag.currentSite else { return nil }
    let own = DestinationID(site)
    return drag.inside.contains(own) && !data.scene.gates[ViewID(own).index].acceptsDrops
      ? own : nil
  }

  /// Takes a drag out of a destination.
  ///
  /// - Returns: The next turn of the drag.
  mutating func leave(
    _ destination: DestinationID, of session: SessionID, into call: inout PendingCall
  ) -> DragTurn {
    do throws(DragError) {
      try state.drags[session].drag.leave(destination)
    } catch {
      defect = defect ?? .drag(session, error)
    }
    return nextTurn(of: session, into: &call)
  }

  /// Schedules the next periodic update of the destination that a drag rests in (CONTRACT-135).
  ///
  /// Every event of the drag restarts the period, so that it measures only the time at rest.
  mutating func beginPeriod(of session: SessionID) {
    state.timers.stop(.period(session))
    guard state.drags[session].isCarried,
      let current = state.drags[session].drag.session.context.current,
      let period = data.scene.behavior(of: current).period, period > .zero
    else { return }
    state.timers.set(.period(session), after: period)
  }

  /// Removes a drag that is over, with what was kept for its loads, and keeps its record.
  mutating func remove(_ session: SessionID) {
    countTransitions(of: session)
    // Few drags come from outside.
    if !seatsByView.isEmpty { forgetOutside(state.drags[session]) }
    var fraction: Double?
    if var progress = state.drags[session].progress {
      let isGivenUp = progress.ids.contains { progress.status(of: $0) == .cancelled }
      if !isGivenUp { try? progress.finish(ProgressTree.root) }
      fraction = progress.fraction(of: ProgressTree.root)
    }
    sessions.end(session, record(of: state.drags[session]), progress: fraction)
    let view = state.drags[session].display.shown.view
    state.drags.remove(session)
    returnToContent(in: view)
    // Copies that were handed out instead of originals are removed some time later (CONTRACT-115).
    if state.drags.isEmpty { data.catalog.files.space.sweep() }
  }

  /// Marks a drag as being stepped; false if one is already.
  mutating func beginStep() -> Bool {
    defer { isStepping = true }
    return !isStepping
  }

  mutating func endStep() -> Bool {
    isStepping = false
    return true
  }

  /// True if a drag is carried and at rest.
  func isIdle(_ session: SessionID) -> Bool {
    isLive(session) && state.drags[session].drag.session.state == .dragging
      && state.drags[session].drag.isIdle
  }

  /// True if a drag at rest is to be updated, as it counts from then on.
  ///
  /// Its pointer refers to another position than at its last update, or what was answered then is outdated.
  mutating func takeChange(of session: SessionID) -> Bool {
    defer { state.drags[session].trail.isOutdated = false }
    return isAimedElsewhere(session) || state.drags[session].trail.isOutdated
  }

  /// Makes the drag of a pointer the most recent one, as it begins.
  ///
  /// - Returns: Its session; nil if it is over.
  mutating func beginDrag(with pointer: PointerID) -> SessionID? {
    guard let session = state.pointers[pointer.index].session, isLive(session) else { return nil }
    state.drags.moveToEnd(session)
    sessions.begin(session)
    return session
  }

  /// True if the pointer of a drag at rest now refers to another position than at its last update.
  mutating func isAimedElsewhere(_ session: SessionID) -> Bool {
    let current = state.drags[session].drag.session.context.current
    return viewBelow(session) != current.map { ViewID($0) }
      || current.map { isAimedElsewhere(at: $0, session) } == true
  }

  /// True if a drag's pointer now refers to another position than its proposal, or if another item
  /// is at the position.
  private mutating func isAimedElsewhere(
    at current: DestinationID, _ session: SessionID
  ) -> Bool {
    let ruling = state.drags[session].drag.session.context.ruling
    let target = state.drags[session].target
    func isMeant(_ hit: HitResult) -> Bool {
      hit.position(for: ruling.requested.intent, by: ruling.proposal.operation) == ruling.position
        && hit.target(of: ruling.position) == target
    }
    if isMeant(hit(at: current, of: session)) { return false }
    // A position from before its destination requested precision is the one below the finger.
    let isPrecise = state.pointing(of: session, at: current).isPrecise
    return !isPrecise || !isMeant(hit(at: current, of: session, isRough: true))
  }
}

// A move that does nothing but carry a drag, from the host's event to the drag's first turn: one access to the core.
extension StageCore {
  /// The start of a host's event.
  enum EventStart {
    /// Timers are due before it.
    case timersDue
    /// It can be handled.
    case ready
    /// It is the move of a pointer, which has moved.
    case moved(PointerID, MoveOutcome)
  }

  /// Starts to handle an event, and moves a pointer at once if no timer is due.
  mutating func begin(
    _ event: StageEvent, at time: Timestamp, into call: inout PendingCall
  ) throws(StageError) -> EventStart {
    guard try beginEvent(at: time) else { return .timersDue }
    guard case .move(let pointer, let point) = event else { return .ready }
    do throws(StageError) {
      return .moved(pointer, try move(pointer, to: point, into: &call))
    } catch {
      gate.open()
      throw error
    }
  }

  /// The outcome of a pointer's move.
  enum MoveOutcome {
    /// It only moves a drag; this is the first turn of the drag.
    case carries(SessionID, DragTurn)
    /// It moves a drag that ignores the event.
    case nothing
    /// Its gesture has effects, which are in the buffer.
    case effects
  }

  /// Moves a pointer.
  ///
  /// Where the gesture rejects the event, or no such pointer exists, nothing has changed.
  mutating func move(
    _ pointer: PointerID, to point: Point, into call: inout PendingCall
  ) throws(StageError) -> MoveOutcome {
    guard point.isFinite else { throw .notFinite }
    guard isKnown(pointer) else { throw .unknownName("pointer \(pointer.rawValue)") }
    if settings.countsTransitions {
      count(.gesture, state.pointers[pointer.index].gesture, on: .moved(point))
    }
    let before = state.pointers[pointer.index].point
    do throws(Gesture.InvalidTransition) {
      try state.step(pointer, on: .moved(point), into: &gestureEffects)
    } catch {
      gestureEffects.removeAll(keepingCapacity: true)
      throw .pointerRejected("\(Gesture.reason(for: error))")
    }
    record(.pointerMove(pointer, point), session: nil)
    if settings.measuresSpeed {
      measure(pointer, movingBy: point.squaredDistance(to: before).squareRoot())
    }
    if gestureEffects.count == 1, case .carry = gestureEffects[0] {
      gestureEffects.removeLast()
      if let session = state.carriedDrag(by: pointer) {
        guard let first = begin(session, on: moveEvent(of: session), into: &call) else {
          return .nothing
        }
        return .carries(session, first)
      }
      return .nothing
    }
    return gestureEffects.isEmpty ? .nothing : .effects
  }
}
