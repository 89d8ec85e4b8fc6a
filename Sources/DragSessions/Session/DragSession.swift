package import Machines

/// One drag: a session, the drop sessions of its destinations, and the pending output.
///
/// Call ``next()`` until it returns nil; answer a question before the next call. The pending
/// effects are a stack: a message to a drop session is carried out completely, with all its
/// notifications, questions and reports, before the next effect of the session's row.
package struct DragSession: Hashable, Sendable {
  /// The output of a drag, one at a time.
  package enum Output: Hashable, Sendable, BitwiseCopyable {
    /// The drag waits for an answer.
    case question(Question)
    /// An application is notified.
    case notification(SessionNotification)
    /// The owner must execute a command.
    case command(SessionCommand)
  }

  /// The machine of the session, which controls the drop sessions.
  package private(set) var session: Machine<DragSessionMachine>
  /// The drop sessions, in the order in which their destinations were first queried.
  private var visits = VisitTable()
  /// The visited destinations, in the order in which they were first entered.
  package private(set) var visited: [DestinationID] = []
  /// The destinations that the drag is inside of, in order of entry; all of one site.
  package private(set) var inside: [DestinationID] = []
  /// The effects that are still to be carried out.
  private var pending = PendingEffects()
  private let tables = DragTables()
  /// The question that must be answered before the drag goes on.
  package private(set) var due: Question?
  /// The rows that the session has taken, if they are counted.
  package var sessionLog: TransitionLog
  /// The rows that the drop sessions have taken, if they are counted.
  package var visitLog: TransitionLog
  /// The bug that stopped the drag, if any.
  package private(set) var defect: Defect?

  /// Makes a drag that has not begun.
  ///
  /// - Parameters:
  ///   - style: The presentation of the drag.
  ///   - countsTransitions: True to record the rows that its machines take.
  package init(style: DragStyle = DragStyle(), countsTransitions: Bool = false) {
    sessionLog = TransitionLog(isKept: countsTransitions)
    visitLog = TransitionLog(isKept: countsTransitions)
    session = Machine(DragSessionMachine.Context(style: style))
  }

  /// True if nothing is pending, so that the next event can be handled.
  package var isIdle: Bool { due == nil && pending.isEmpty && defect == nil }

  /// The state of a destination's drop session, or nil if it was never queried; O(1).
  package func visitState(of destination: DestinationID) -> DropSession.State? {
    visits.index(of: destination).map { visits[$0].state }
  }

  /// The site that the drag is inside; O(1).
  ///
  /// The drag leaves a destination at `dropEnd`, before the conclusion that follows the animation
  /// (CONTRACT-33, 36).
  package var currentSite: UInt32? {
    guard let current = session.context.current, visitState(of: current) != .concluding else {
      return nil
    }
    return current.rawValue
  }

  /// Returns true if the drag is at a site, or has not left every destination there; O(inside).
  package func occupies(_ site: UInt32) -> Bool {
    currentSite == site || !isIdle && inside.contains { $0.rawValue == site }
  }

  /// Returns true if the question due is `canHandle` of a destination at a site; O(1).
  package func isQuerying(_ site: UInt32) -> Bool {
    if case .canHandle(let destination)? = due { return destination.rawValue == site }
    return false
  }

  /// Returns true if a destination has declined the drag with its present items; O(1).
  package func isDeclined(by destination: DestinationID) -> Bool {
    guard let index = visits.index(of: destination) else { return false }
    let visit = visits[index]
    return (visit.state == .refused || visit.state == .blocked)
      && visit.context.version == session.context.itemsVersion
  }

  /// Handles an event from the owner.
  ///
  /// - Parameter event: The event; answers and reports enter through other methods.
  /// - Throws: ``DragError`` if the event is invalid now; the drag is then unchanged.
  package mutating func handle(_ event: DragSessionMachine.Event) throws(DragError) {
    let kind = event.kind
    guard DragSessionMachine.source(of: kind) == .host else { throw .notFromTheHost(kind) }
    guard isIdle else { throw .busy }
    do throws(DragSessionMachine.InvalidTransition) {
      try stepSession(on: event, of: kind)
    } catch {
      throw .rejected(error)
    }
  }

  /// Handles the delayed result of a destination that answered `perform` with "not done".
  ///
  /// - Parameters:
  ///   - destination: The destination that had answered that it is not done.
  ///   - isTaken: False if it rejects the items, and the drag is a cancel (CONTRACT-134).
  /// - Throws: ``DragError`` if it was not asked or has reported its result already.
  package mutating func finishPerform(
    at destination: DestinationID, isTaken: Bool = true
  ) throws(DragError) {
    guard isIdle else { throw .busy }
    guard let index = visits.index(of: destination) else { throw .unknownDestination(destination) }
    do throws(DropSession.InvalidTransition) {
      try stepVisit(at: index, on: .performFinished(isTaken: isTaken))
    } catch {
      throw .rejectedByVisit(destination, error)
    }
  }

  /// Takes the drag out of one of the destinations at its site, which accepts drops no more; the others stay.
  ///
  /// - Parameter destination: The destination.
  /// - Throws: ``DragError`` if the drag is not inside it.
  package mutating func leave(_ destination: DestinationID) throws(DragError) {
    guard isIdle else { throw .busy }
    guard let index = visits.index(of: destination) else { throw .unknownDestination(destination) }
    do throws(DropSession.InvalidTransition) {
      try stepVisit(at: index, on: .left)
    } catch {
      throw .rejectedByVisit(destination, error)
    }
  }

  /// The next question, notification or command, or nil if the drag is idle.
  ///
  /// A question that is due is returned again until it is answered.
  package mutating func next() -> Output? {
    if let due { return .question(due) }
    while defect == nil, let effect = pending.next() {
      if let output = carryOut(effect) { return output }
    }
    return nil
  }

  @inline(__always)
  private mutating func carryOut(_ effect: Effect) -> Output? {
    switch effect {
    case .ask(let question):
      due = question
      return .question(question)
    case .notify(let notice): return .notification(notice)
    case .command(let command): return .command(command)
    case .send(let message, let destination): deliver(message, to: destination)
    case .report(let report): take(report)
    case .joinVisited(let destination):
      if visited.count == 1 { visited.reserveCapacity(8) }
      visited.append(destination)
    case .joinInside(let destination): inside.append(destination)
    case .leaveInside(let destination):
      if let index = inside.firstIndex(of: destination) { inside.remove(at: index) }
    case .leave(let kept):
      // All are at one site, so the first one is enough.
      guard let first = inside.first, first.rawValue != kept?.rawValue else { return nil }
      pending.push(.leave(allBut: kept))
      deliver(.left, to: first)
    case .endVisits(let from):
      guard from < visited.count else { return nil }
      pending.push(.endVisits(from: from + 1))
      deliver(.sessionEnded, to: visited[Int(from)])
    case .liftPreviews(let from):
      guard from < session.context.itemCount else { return nil }
      pending.push(.liftPreviews(from: from + 1))
      return .notification(.liftPreview(item: from))
    case .cancelPreviews(let from):
      guard from < session.context.itemCount else { return nil }
      pending.push(.cancelPreviews(from: from + 1))
      return .notification(.cancelPreview(item: from))
    case .dropPreviews(let destination, let from):
      guard from < session.context.itemCount else { return nil }
      pending.push(.dropPreviews(into: destination, from: from + 1))
      return .notification(.dropPreview(destination, item: from))
    case .cancelItems(let from):
      guard from < session.context.itemCount else { return nil }
      pending.push(.cancelItems(from: from + 1))
      return .notification(.willCancel(item: from))
    case .dropItems(let destination, let from):
      guard from < session.context.itemCount else { return nil }
      pending.push(.dropItems(into: destination, from: from + 1))
      return .notification(.willDrop(destination, item: from))
    case .notifyContributors(let from):
      guard from < session.context.contributors else { return nil }
      pending.push(.notifyContributors(from: from + 1))
      return .notification(.willAdd(contributor: from))
    }
    return nil
  }

  private mutating func take(_ report: DropSession.Report) {
    switch report {
    case .accepted: step(on: .accepted, of: .accepted)
    case .kept: step(on: .kept, of: .kept)
    case .declined: step(on: .declined, of: .declined)
    case .performed: step(on: .performed, of: .performed)
    case .vetoed: step(on: .vetoed, of: .vetoed)
    }
  }

  /// Steps the session on an event that it must accept.
  private mutating func step(
    on event: DragSessionMachine.Event, of kind: DragSessionMachine.Event.Kind
  ) {
    do throws(DragSessionMachine.InvalidTransition) {
      try stepSession(on: event, of: kind)
    } catch {
      defect = .session(error)
    }
  }

  private mutating func deliver(_ message: DropSession.Event, to destination: DestinationID) {
    let index: Int
    if let known = visits.knownIndex(of: destination) {
      index = known
    } else {
      // A destination that was never queried has no drop session and is not notified of its loss.
      guard message != .lost else { return }
      index = visits.add(destination)
    }
    do throws(DropSession.InvalidTransition) {
      try stepVisit(at: index, on: message)
    } catch {
      defect = .visit(destination, error)
    }
  }

  @inline(__always)
  private mutating func stepSession(
    on event: DragSessionMachine.Event, of kind: DragSessionMachine.Event.Kind
  ) throws(DragSessionMachine.InvalidTransition) {
    if sessionLog.isKept { sessionLog.note(session, on: event) }
    pending.beginRow()
    try session.advance(on: event, of: kind, by: tables.session, into: &pending)
    pending.endRow()
  }

  @inline(__always)
  private mutating func stepVisit(
    at index: Int, on event: DropSession.Event
  ) throws(DropSession.InvalidTransition) {
    if visitLog.isKept { visitLog.note(visits[index], on: event) }
    pending.beginRow()
    try visits[index].advance(on: event, of: event.kind, by: tables.visit, into: &pending)
    pending.endRow()
  }
}

extension DragSession {
  /// The lists of a drag without their elements: a drag that gets those of an earlier one fills them without allocation.
  package struct Storage: Sendable {
    fileprivate var visits = VisitTable()
    fileprivate var visited: [DestinationID] = []
    fileprivate var inside: [DestinationID] = []
    fileprivate var pending = PendingEffects()

    /// Lists without capacity.
    package init() {}
  }

  /// Gives a drag that has not begun the lists of an earlier one.
  package mutating func begin(in storage: inout Storage) { exchange(&storage) }

  /// Takes the lists of a drag that is over, for a later one.
  package mutating func end(leaving storage: inout Storage) {
    visits.removeAll()
    visited.removeAll(keepingCapacity: true)
    inside.removeAll(keepingCapacity: true)
    pending.removeAll()
    exchange(&storage)
  }

  private mutating func exchange(_ storage: inout Storage) {
    swap(&visits, &storage.visits)
    swap(&visited, &storage.visited)
    swap(&inside, &storage.inside)
    swap(&pending, &storage.pending)
  }
}

/// The tables of a drag's machines: the same for all drags, so any two values are equal.
private struct DragTables: Hashable, Sendable {
  let session = DragSessionMachine.transitionTable
  let visit = DropSession.transitionTable

  static func == (left: DragTables, right: DragTables) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension DragSession {
  /// Answers the question that is due.
  ///
  /// - Parameter answer: The answer, of the question's kind.
  /// - Throws: ``DragError`` if no question is due or the answer is of another kind; the drag is
  ///   then unchanged.
  package mutating func answer(_ answer: Answer) throws(DragError) {
    guard let question = due else { throw .nothingAsked }
    let event: DragSessionMachine.Event
    switch answer {
    case .canHandle(let answer):
      guard case .canHandle(let destination) = question else { throw .unexpectedAnswer(question) }
      return answerVisit(.canHandleAnswered(answer), of: destination)
    case .update(let ruling):
      guard case .update = question else { throw .unexpectedAnswer(question) }
      session.prepare { $0.proposed = ruling }
      event = .updateAnswered
    case .perform(let isDone):
      guard case .perform(let destination) = question else { throw .unexpectedAnswer(question) }
      return answerVisit(.performAnswered(isDone: isDone), of: destination)
    case .canMove(let answer):
      guard case .canMove = question else { throw .unexpectedAnswer(question) }
      event = .canMoveAnswered(answer)
    case .candidate(let destination, let hasSiblings):
      guard case .candidate = question else { throw .unexpectedAnswer(question) }
      event = .candidateAnswered(destination, hasSiblings: hasSiblings)
    case .sibling(let destination):
      guard case .sibling = question else { throw .unexpectedAnswer(question) }
      event = .siblingAnswered(destination)
    case .items(let count):
      guard question == .items else { throw .unexpectedAnswer(question) }
      event = .itemsAnswered(count)
    case .allowsMove(let answer):
      guard question == .allowsMove else { throw .unexpectedAnswer(question) }
      event = .allowsMoveAnswered(answer)
    case .restricted(let answer):
      guard question == .restricted else { throw .unexpectedAnswer(question) }
      event = .restrictedAnswered(answer)
    case .fullSize(let answer):
      guard question == .fullSize else { throw .unexpectedAnswer(question) }
      event = .fullSizeAnswered(answer)
    case .added(let count, let joins):
      guard question == .added else { throw .unexpectedAnswer(question) }
      event = .addedAnswered(count, joins: joins)
    }
    due = nil
    step(on: event, of: event.kind)
  }

  private mutating func answerVisit(_ event: DropSession.Event, of destination: DestinationID) {
    due = nil
    deliver(event, to: destination)
  }
}
