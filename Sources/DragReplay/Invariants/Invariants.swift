import DragItems
import DragSessions
package import DragStage

/// The invariants that hold in every test, checked callback by callback.
///
/// Ended sessions are forgotten, except for the fact that they ended: no callback may follow.
package struct Invariants {
  private(set) var stage: Stage
  package internal(set) var violations: [String] = []
  var allVisits: [VisitKey: Visit] = [:]
  var sessions = SessionLives()
  /// The number of sessions that have not ended.
  private var openCount = 0
  /// Items that their application has deleted during a drag.
  var takenAway: Set<ItemID> = []
  /// The last action of another program on the items of a drag.
  private var takenOutside: DropOperation?
  private var menus = MenuCheck()

  struct VisitKey: Hashable {
    let session: SessionID
    let view: ViewID
    /// The index of the destination on the view.
    let number: UInt32

    /// Hashes two numbers at once: every update is looked up.
    func hash(into hasher: inout Hasher) {
      hasher.combine(UInt64(session.rawValue) << 32 | UInt64(view.rawValue))
      hasher.combine(number)
    }

    var destination: DestinationID { DestinationID(view.rawValue, ordinal: number) }
  }

  /// The callbacks that a destination received for a session.
  struct Visit: Hashable {
    var isInside = false
    var wasEntered = false
    var operation = DropOperation.cancel
    var ends = 0

    /// Leaves the destination.
    ///
    /// - Returns: Whether it was inside.
    mutating func leave() -> Bool {
      defer { isInside = false }
      return isInside
    }
  }

  package init(_ stage: Stage) {
    self.stage = stage
  }

  /// Continues with another stage that has the same state.
  package mutating func goOn(at stage: Stage) { self.stage = stage }

  /// Discards between events obsolete state: empty lifts, and additions in progress.
  package mutating func forgetBetweenEvents() {
    for session in sessions.remembered {
      if sessions[session].addition != nil { sessions[session].addition = nil }
      guard sessions[session].isLiftOfNothing else { continue }
      sessions[session] = SessionLife(.unheard, from: nil)
      openCount -= 1
    }
  }

  /// Hashes the recorded state, except for sessions that have ended properly: a stage knows nothing
  /// of them any more, and any further callback about one would be a violation.
  package func feed(_ hasher: inout Hasher) {
    var remembered: [SessionID: SessionLife] = [:]
    for session in sessions.remembered { remembered[session] = sessions[session] }
    var visits = allVisits
    for (key, visit) in allVisits where !visit.isInside {
      // The proposal is read again for the drop, until the drag ends with it.
      let life = remembered[key.session]
      if life?.performer != key || life?.outcome != nil { visits[key]?.operation = .cancel }
    }
    hasher.combine(visits)
    hasher.combine(remembered)
    hasher.combine(takenAway)
    hasher.combine(takenOutside)
    hasher.combine(menus)
  }

  /// The violated invariants about callbacks in a stage's trace.
  static func violations(in trace: [TraceEntry], on stage: Stage) -> [String] {
    var check = Invariants(stage)
    var transfers = TransferCount()
    for entry in trace {
      check.follow(entry)
      transfers.count(entry)
    }
    return check.finish() + transfers.violations(on: stage)
  }

  /// Follows an entry; the caller passes each entry once, in order.
  package mutating func follow(_ entry: TraceEntry) {
    if let session = entry.session { sessions.expect(session) }
    switch entry.event {
    case .called(let callback, let view, let detail):
      follow(callback, detail, of: entry.session, at: view, number: entry.ordinal)
    case .dropped(let item, let view, _):
      guard let session = entry.session else { return }
      choose(item, at: VisitKey(session: session, view: view, number: entry.ordinal))
    case .misused(let misuse, _, let item):
      guard misuse == .dropLate, let item, let session = entry.session else { return }
      sessions[session].lateChoice = item
    case .dropFailed: if let session = entry.session { sessions[session].hasFailed = true }
    case .inserted(let item, _, _):
      if let session = entry.session {
        changeData(of: session) { $0.balance[item, default: 0] += 1 }
      }
    case .moved:
      if let session = entry.session { changeData(of: session) { $0.hasReordered = true } }
    case .deleted(let item, _, _):
      if let session = entry.session, !isTakenOutside(session) {
        changeData(of: session) { $0.balance[item, default: 0] -= 1 }
      } else {
        takenAway.insert(item)
      }
    case .reloaded(_, _, let gone):
      if entry.session == nil { takenAway.formUnion(gone) }
    case .transfer(.asked), .transfer(.askedForAll):
      if let session = entry.session { ask(in: session) }
    case .host(_, .ended(let operation)): takenOutside = operation.dropOperation
    case .host: takenOutside = nil
    default: break
    }
  }

  /// Follows an `update` or a `didMove`, which are most entries of a trace, without the entry around it.
  mutating func followMove(
    _ callback: Callback, _ detail: CallDetail, of session: SessionID, at view: ViewID,
    number: UInt32
  ) {
    sessions.expect(session)
    follow(callback, detail, of: session, at: view, number: number)
  }

  private mutating func follow(
    _ callback: Callback, _ detail: CallDetail, of session: SessionID?, at view: ViewID,
    number: UInt32
  ) {
    menus.followMenu(callback, view, detail, on: stage)
    guard let session else { return }
    let key = VisitKey(session: session, view: view, number: number)
    if callback.isAside, sessions.phase(of: session) == .unheard { return }
    guard mayCome(callback, key) else { return }
    followCall(callback, key, detail)
  }

  /// Returns whether a callback is allowed now; one that is not is reported and has no effect.
  private mutating func mayCome(_ callback: Callback, _ key: VisitKey) -> Bool {
    let session = key.session
    let phase = sessions.phase(of: session)
    // An empty lift has left its number to the next drag.
    let isNew = phase == .unheard || phase == .lifting && sessions[session].isLiftOfNothing
    if isNew, callback == .items || callback.meetsOutside {
      if phase == .unheard { openCount += 1 }
      sessions[session] =
        callback == .items
        ? SessionLife(.lifting, from: key.view) : SessionLife(.outside, from: nil)
      return true
    }
    guard phase != .unheard else {
      fail("\(callback.rawValue) of a drag that has not begun", session)
      return false
    }
    guard callback != .items && callback.mayCome(in: phase) || mayComeInSilence(callback, session)
    else {
      fail("\(callback.rawValue) \(phase)", session)
      return false
    }
    if callback != .willAdd, sessions.isAdding(to: session) { sessions[session].addition = nil }
    return true
  }

  /// A source whose application has ended receives no more callbacks, while the drag continues (I7).
  private func mayComeInSilence(_ callback: Callback, _ session: SessionID) -> Bool {
    let phase = sessions[session].phase
    return phase != .over && phase != .liftCancelled && hasSilentSource(session)
      && callback.mayCome(in: .outside)
  }

  /// Returns whether a session has a source on this stage whose application has ended.
  private func hasSilentSource(_ session: SessionID) -> Bool {
    sessions[session].source.map { stage.scene.isTerminated($0) } == true
  }

  /// Returns whether another program has just moved the items of a drag to itself.
  private func isTakenOutside(_ session: SessionID) -> Bool {
    takenOutside?.leavesSource == true && sessions[session].phase == .begun
      && sessions[session].performer == nil
  }

  private mutating func followCall(_ callback: Callback, _ key: VisitKey, _ detail: CallDetail) {
    let session = key.session
    switch callback {
    case .canMove:
      if case .item(let item) = detail { sessions[session].carried.append(item) }
    case .willLift:
      if sessions[session].carried.isEmpty { fail("a lift without items", session) }
      sessions[session].hasRisen = true
    case .liftCancelled:
      openCount -= 1
      sessions.close(session, as: .liftCancelled)
    case .willBegin: begin(session)
    case .addItems: sessions[session].addition = .asked
    case .willAdd:
      if case .items(let items) = detail { add(items, to: session) }
    case .enter: enter(key)
    case .update:
      if case .ruling(let ruling) = detail { update(key, ruling) }
    case .exit: leave(key)
    case .perform, .moveRow: perform(key)
    case .willEnd:
      if case .outcome(let outcome) = detail { willEnd(outcome, key) }
    case .willDrop, .willCancel:
      afterDropEnd(of: key, callback)
      if case .item(let item) = detail { sessions[session].flown.append(item) }
    case .dropEnd: endVisit(key)
    case .conclude: conclude(key)
    case .didEnd:
      if case .outcome(let outcome) = detail { didEnd(outcome, session) }
    case .placeholderCommit:
      if case .place(let item, _) = detail {
        changeData(of: session) {
          $0.balance[item, default: 0] += 1
          $0.loaded[item] = key.view
        }
      }
    case .placeholderDiscard:
      // The placeholder of the item was removed, so it may be chosen again.
      if case .place(let item, _) = detail { sessions[session].chosen[item, default: 1] -= 1 }
    case .didTransfer:
      if sessions[session].outcome?.operation.carries != true {
        fail("a didTransfer of neither a copy nor a move", session)
      }
      close(session)
    case .didLoadAll:
      if case .items(let items) = detail, sessions[session].source != nil,
        !sessions[session].keepsOrder(items)
      {
        fail("didLoadAll in another order than the drag's", key)
      }
    case .canHandle, .mayMoveRow, .dropPreview, .springLoad, .springLoaded:
      afterDropEnd(of: key, callback)
    default: break
    }
  }

  private mutating func begin(_ session: SessionID) {
    // Items that may not move are not lifted (I3).
    let record = stage.sessions.session(session)
    if sessions[session].carried.isEmpty || record?.items.isEmpty == true {
      fail("a drag without items", session)
    }
    sessions[session].phase = .begun
  }

  /// Every contributor receives the same notification after the question (CONTRACT-20).
  private mutating func add(_ items: [ItemID], to session: SessionID) {
    switch sessions[session].addition {
    case .asked:
      sessions[session].addition = .notified(items)
      sessions[session].carried += items
      sessions[session].addedCount += items.count
    case .notified(let notified):
      if notified != items { fail("a willAdd of other items", session) }
    case nil: fail("a willAdd without an addItems", session)
    }
  }

  private mutating func ask(in session: SessionID) {
    guard sessions[session].performer != nil,
      Callback.perform.mayCome(in: sessions[session].phase) || hasSilentSource(session)
    else { return fail("a load outside of a perform", session) }
  }

  private mutating func willEnd(_ outcome: DragOutcome, _ key: VisitKey) {
    let life = sessions[key.session]
    let operation = outcome.operation
    if let performer = life.performer {
      let visit = allVisits[performer]
      // A removed destination, or one that rejects the drop, has taken nothing.
      let mayRefuse = life.hasFailed || !stage.scene.isPresent(performer.destination)
      if operation != visit?.operation, operation != .cancel || !mayRefuse {
        fail("the drag ends by another operation than the one in force", key.session)
      }
    } else if operation.carries {
      if takenOutside != operation, takenOutside?.leavesSource != true {
        fail("the drag ends by an operation without a perform", key.session)
      }
    } else if operation == .forbidden {
      let isInForce = life.inside.contains { allVisits[$0]?.operation == .forbidden }
      if !isInForce {
        fail("the drag ends as forbidden without a forbidden proposal", key.session)
      }
    }
    if !operation.carries, life.hasChangedData {
      fail("a drag that takes nothing has changed data", key.session)
    }
    leaveAll(of: key.session)
    sessions[key.session].chosen = [:]
    sessions[key.session].outcome = outcome
    sessions[key.session].phase = .ending
  }

  private mutating func didEnd(_ outcome: DragOutcome, _ session: SessionID) {
    let life = sessions[session]
    if life.outcome != outcome { fail("a didEnd by another operation than willEnd", session) }
    if let fault = life.faultOfFlights { fail(fault, session) }
    sessions[session].flown = []
    sessions[session].phase = .ended
    if !outcome.operation.carries { close(session) }
  }

  /// Forgets a session that can have no more callbacks, if it has no violations.
  private mutating func close(_ session: SessionID) {
    let life = sessions[session]
    for key in life.visited {
      checkEnd(of: key)
      allVisits[key] = nil
    }
    guard faultsOfItems(in: life).isEmpty else {
      // A later action of an application may still explain it, so it is checked again.
      sessions[session].phase = .over
      return
    }
    sessions.close(session, as: .over)
    openCount -= 1
    if openCount == 0 { takenAway = [] }
  }

  mutating func fail(_ what: String, _ session: SessionID) {
    violations.append("session \(session.rawValue): \(what)")
  }

  mutating func fail(_ what: String, _ key: VisitKey) {
    violations.append(
      "session \(key.session.rawValue) at \(stage.name(of: key.destination)): \(what)")
  }

  /// The violations found after the last entry.
  package mutating func finish() -> [String] {
    for key in allVisits.keys.sorted(by: {
      $0.session == $1.session ? $0.destination < $1.destination : $0.session < $1.session
    }) {
      checkEnd(of: key)
    }
    for session in sessions.remembered {
      let life = sessions[session]
      guard let source = life.source else { continue }
      let isOpen = life.phase == .begun || life.phase == .ending
      if isOpen, !stage.scene.isTerminated(source) {
        fail("no \(life.phase == .begun ? "willEnd" : "didEnd")", session)
      }
      for fault in faultsOfItems(in: life) { fail(fault, session) }
    }
    menus.finish(on: stage)
    violations += menus.violations
    violations += violationsOfLoads
    violations += violationsOfFiles
    if !stage.isIdle, !stage.inspection.waitsForSourcesAlone {
      violations.append("something is pending after the end")
    }
    return violations
  }
}
