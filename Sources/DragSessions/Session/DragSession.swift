package import Machines

/// One drag: a session, its visits, and what is still to be said; a value that routes.
///
/// Pull with ``next()`` until it gives nil; answer a question before pulling again. A message to a
/// visit is carried out completely, with everything that the visit tells, asks and reports, before
/// the next effect of the session's row: the pending effects are a stack.
package struct DragSession: Hashable, Sendable {
  /// What a drag puts out, one at a time.
  package enum Output: Hashable, Sendable, BitwiseCopyable {
    /// The drag waits for an answer.
    case question(Question)
    /// An application is told something.
    case notification(SessionNotification)
    /// The owner must do something.
    case command(SessionCommand)
  }

  /// The conductor.
  package private(set) var session: Machine<DragSessionMachine>
  /// The visits, in the order in which their destinations were first queried.
  private var visits: [Machine<DropSession>] = []
  /// Where a destination's visit stands in `visits`.
  private var places: [DestinationID: Int] = [:]
  private var lastPlace = Shortcut()
  /// The visited destinations, in the order in which they were first entered.
  package private(set) var visited: [DestinationID] = []
  /// The destinations that the drag is inside of, in order of entry; all of one site.
  package private(set) var inside: [DestinationID] = []
  /// What is still to be carried out; the last one is next.
  private var pending: [Effect] = []
  /// The question that must be answered before the drag goes on.
  package private(set) var due: Question?
  /// A proposal that was ruled on and that its visit has not reported yet.
  private var ruling: ResolvedProposal?
  /// The rows that the session has taken, where somebody counts them.
  package var sessionLog: TransitionLog
  /// The rows that the visits have taken, where somebody counts them.
  package var visitLog: TransitionLog
  /// A mistake of ours that stopped the drag.
  package private(set) var defect: Defect?

  /// Makes a drag that has not begun.
  ///
  /// - Parameters:
  ///   - style: How it is shown.
  ///   - countsTransitions: Whether the rows are noted that its machines take.
  package init(style: DragStyle = DragStyle(), countsTransitions: Bool = false) {
    sessionLog = TransitionLog(isKept: countsTransitions)
    visitLog = TransitionLog(isKept: countsTransitions)
    session = Machine(DragSessionMachine.Context(style: style))
  }

  /// Whether nothing is pending, so that the next event can be taken.
  package var isIdle: Bool { due == nil && pending.isEmpty && defect == nil }

  /// The state of the visit of a destination, or nil where it was never queried; O(1).
  package func visitState(of destination: DestinationID) -> DropSession.State? {
    places[destination].map { visits[$0].state }
  }

  /// The site that the drag is inside of; O(1).
  ///
  /// The end of a destination is `dropEnd`, and not the conclusion behind the animation (CONTRACT-33, 36).
  package var currentSite: UInt32? {
    guard let current = session.context.current, visitState(of: current) != .concluding else {
      return nil
    }
    return current.rawValue
  }

  /// Whether the drag is at a site, or has not left every destination there yet; O(inside).
  package func occupies(_ site: UInt32) -> Bool {
    currentSite == site || !isIdle && inside.contains { $0.rawValue == site }
  }

  /// Whether a destination at a site is being asked whether it looks at the drag; O(1).
  package func isQuerying(_ site: UInt32) -> Bool {
    if case .canHandle(let destination)? = due { return destination.rawValue == site }
    return false
  }

  /// Whether a destination has said that it does not look at the drag with the items that it has now; O(1).
  package func isDeclined(by destination: DestinationID) -> Bool {
    guard let place = places[destination] else { return false }
    let visit = visits[place]
    return (visit.state == .refused || visit.state == .blocked)
      && visit.context.version == session.context.itemsVersion
  }

  /// Takes an event from the owner.
  ///
  /// - Parameter event: What happened; answers and reports have their own way in.
  /// - Throws: ``DragError`` when the event cannot follow; the drag is then unchanged.
  package mutating func handle(_ event: DragSessionMachine.Event) throws(DragError) {
    guard DragSessionMachine.source(of: event.kind) == .host else {
      throw .notFromTheHost(event.kind)
    }
    guard isIdle else { throw .busy }
    do throws(DragSessionMachine.InvalidTransition) {
      try stepSession(on: event)
    } catch {
      throw .refused(error)
    }
  }

  /// Takes the late word of a destination whether it has taken the items.
  ///
  /// - Parameters:
  ///   - destination: The destination that had answered that it is not done.
  ///   - isTaken: False where it refuses them, and the drag is a cancel (CONTRACT-134).
  /// - Throws: ``DragError`` when it was not asked or has said so already.
  package mutating func finishPerform(
    at destination: DestinationID, isTaken: Bool = true
  ) throws(DragError) {
    guard isIdle else { throw .busy }
    guard let place = places[destination] else { throw .unknownDestination(destination) }
    do throws(DropSession.InvalidTransition) {
      try stepVisit(at: place, on: .performFinished(isTaken: isTaken))
    } catch {
      throw .refusedByVisit(destination, error)
    }
  }

  /// The next thing to ask, tell or do, or nil when the drag rests; a question that is due is
  /// given again until it is answered.
  package mutating func next() -> Output? {
    if let due { return .question(due) }
    while defect == nil, let effect = pending.popLast() {
      if let output = carryOut(effect) { return output }
    }
    return nil
  }

  private mutating func carryOut(_ effect: Effect) -> Output? {
    switch effect {
    case .ask(let question):
      due = question
      return .question(question)
    case .notify(let notice): return .notification(notice)
    case .command(let order): return .command(order)
    case .send(let message, let destination): deliver(message, to: destination)
    case .report(let report): take(report)
    case .joinVisited(let destination): visited.append(destination)
    case .joinInside(let destination): inside.append(destination)
    case .leaveInside(let destination):
      if let index = inside.firstIndex(of: destination) { inside.remove(at: index) }
    case .leave(let kept):
      // All stand at one site, so that the first one tells of all.
      guard let first = inside.first, first.rawValue != kept?.rawValue else { return nil }
      pending.append(.leave(allBut: kept))
      deliver(.left, to: first)
    case .endVisits(let from):
      guard from < visited.count else { return nil }
      pending.append(.endVisits(from: from + 1))
      deliver(.sessionEnded, to: visited[Int(from)])
    case .liftPreviews(let from):
      guard from < session.context.itemCount else { return nil }
      pending.append(.liftPreviews(from: from + 1))
      return .notification(.liftPreview(item: from))
    case .cancelPreviews(let from):
      guard from < session.context.itemCount else { return nil }
      pending.append(.cancelPreviews(from: from + 1))
      return .notification(.cancelPreview(item: from))
    case .dropPreviews(let destination, let from):
      guard from < session.context.itemCount else { return nil }
      pending.append(.dropPreviews(into: destination, from: from + 1))
      return .notification(.dropPreview(destination, item: from))
    case .cancelItems(let from):
      guard from < session.context.itemCount else { return nil }
      pending.append(.cancelItems(from: from + 1))
      return .notification(.willCancel(item: from))
    case .dropItems(let destination, let from):
      guard from < session.context.itemCount else { return nil }
      pending.append(.dropItems(into: destination, from: from + 1))
      return .notification(.willDrop(destination, item: from))
    case .notifyContributors(let from):
      guard from < session.context.contributors else { return nil }
      pending.append(.notifyContributors(from: from + 1))
      return .notification(.willAdd(contributor: from))
    }
    return nil
  }

  private mutating func take(_ report: DropSession.Report) {
    let event: DragSessionMachine.Event
    switch report {
    case .accepted: event = .accepted
    case .kept: event = .kept
    case .declined: event = .declined
    case .performed: event = .performed
    case .vetoed: event = .vetoed
    case .proposed:
      event = .proposed(ruling ?? .nothing)
      ruling = nil
    }
    do throws(DragSessionMachine.InvalidTransition) {
      try stepSession(on: event)
    } catch {
      defect = .session(error)
    }
  }

  private mutating func deliver(_ message: DropSession.Event, to destination: DestinationID) {
    let place: Int
    if let known = knownPlace(of: destination) {
      place = known
    } else {
      // What was never queried has no visit, and need not hear that it is gone.
      guard message != .lost else { return }
      place = visits.count
      visits.append(Machine(DropSession.Context(destination: destination)))
      places[destination] = place
    }
    do throws(DropSession.InvalidTransition) {
      try stepVisit(at: place, on: message)
    } catch {
      defect = .visit(destination, error)
    }
  }

  /// Most messages go to the same visit as the one before, which is found without a hash.
  private mutating func knownPlace(of destination: DestinationID) -> Int? {
    let last = lastPlace.place
    if last < visits.count, visits[last].context.destination == destination { return last }
    guard let place = places[destination] else { return nil }
    lastPlace.place = place
    return place
  }

  private mutating func stepSession(on event: DragSessionMachine.Event) throws(DragSessionMachine
    .InvalidTransition)
  {
    let start = pending.count
    if sessionLog.isKept { sessionLog.note(session, on: event) }
    try session.advance(on: event, into: &pending)
    putLastFirst(from: start)
  }

  private mutating func stepVisit(
    at place: Int, on event: DropSession.Event
  ) throws(DropSession.InvalidTransition) {
    let start = pending.count
    if visitLog.isKept { visitLog.note(visits[place], on: event) }
    try visits[place].advance(on: event, into: &pending)
    putLastFirst(from: start)
  }

  /// A row's effects were appended in order; on a stack the first must come last.
  private mutating func putLastFirst(from start: Int) {
    var low = start
    var high = pending.count - 1
    while low < high {
      pending.swapAt(low, high)
      low += 1
      high -= 1
    }
  }
}

/// Where the visit of the last message stands; it decides nothing, so any two are equal.
private struct Shortcut: Hashable, Sendable {
  var place = 0

  static func == (left: Shortcut, right: Shortcut) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension DragSession {
  /// Answers the question that is due.
  ///
  /// - Parameter answer: The answer, of the question's kind.
  /// - Throws: ``DragError`` when nothing is due or the answer is of another kind; the drag is
  ///   then unchanged.
  package mutating func answer(_ answer: Answer) throws(DragError) {
    guard let question = due else { throw .nothingAsked }
    let event: DragSessionMachine.Event
    switch answer {
    case .canHandle(let answer):
      guard case .canHandle(let destination) = question else { throw .unexpectedAnswer(question) }
      return answerVisit(.canHandleAnswered(answer), of: destination)
    case .update(let ruling):
      guard case .update(let destination) = question else { throw .unexpectedAnswer(question) }
      self.ruling = ruling
      return answerVisit(.updateAnswered, of: destination)
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
    do throws(DragSessionMachine.InvalidTransition) {
      try stepSession(on: event)
    } catch {
      defect = .session(error)
    }
  }

  private mutating func answerVisit(_ event: DropSession.Event, of destination: DestinationID) {
    due = nil
    deliver(event, to: destination)
  }
}
