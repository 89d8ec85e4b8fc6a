import DragSessions
import DragStage

/// Drop sessions: at most one view is entered at a time, and each entered one is notified of the end (I4, I5).
extension Invariants {
  mutating func enter(_ key: VisitKey) {
    let session = key.session
    let known = allVisits[key]
    var visit = known ?? Visit()
    if visit.ends > 0 { fail("enter after dropEnd", key) }
    if visit.isInside { fail("a second enter without an exit", key) }
    if sessions[session].performer != nil { fail("an enter after a perform", key) }
    // A removed destination receives no exit.
    let elsewhere = sessions[session].inside.first {
      $0.view != key.view && stage.scene.isPresent($0.destination)
    }
    if let elsewhere {
      fail("an enter while it is inside of \(stage.name(of: elsewhere.destination))", key)
    }
    if known == nil { sessions[session].visited.append(key) }
    // Removed destinations stay recorded: a trace that is read later does not contain the removal.
    sessions[session].inside.removeAll { $0 == key }
    sessions[session].inside.append(key)
    visit.isInside = true
    visit.wasEntered = true
    allVisits[key] = visit
  }

  mutating func update(_ key: VisitKey, _ ruling: ResolvedProposal) {
    guard var visit = allVisits[key], visit.isInside else { return fail("an update outside", key) }
    // Most updates repeat the proposal of the one before.
    guard visit.operation != ruling.proposal.operation else { return }
    visit.operation = ruling.proposal.operation
    allVisits[key] = visit
    checkRuling(ruling, at: key)
  }

  /// A move without permission becomes a cancel, and never a copy (I6).
  private mutating func checkRuling(_ ruling: ResolvedProposal, at key: VisitKey) {
    let (requested, given) = (ruling.requested.operation, ruling.proposal.operation)
    // Modifier keys may request a copy, and of several reasons the last one is reported.
    let isAsked = [.keys, .noDestination, .noItem, .severalItems].contains(ruling.reason)
    if requested.leavesSource, given.carries, !given.leavesSource, !isAsked {
      fail("a move becomes a copy", key)
    }
    guard given.leavesSource,
      let record = stage.sessions.session(key.session),
      record.state == .dragging
    else { return }
    if !record.allowsMove { fail("a move without permission", key) }
  }

  mutating func leave(_ key: VisitKey) {
    let wasInside = allVisits[key]?.leave() ?? false
    if !wasInside { fail("an exit without an enter", key) }
    sessions[key.session].inside.removeAll { $0 == key }
  }

  mutating func leaveAll(of session: SessionID) {
    for key in sessions[session].inside { allVisits[key]?.isInside = false }
    sessions[session].inside = []
  }

  mutating func perform(_ key: VisitKey) {
    if sessions[key.session].performer != nil { return fail("a second perform", key) }
    if allVisits[key]?.isInside != true { fail("a perform outside", key) }
    if allVisits[key]?.operation.carries != true {
      fail("a perform after a proposal of neither copy nor move", key)
    }
    sessions[key.session].performer = key
    leaveAll(of: key.session)
  }

  mutating func endVisit(_ key: VisitKey) {
    if allVisits[key]?.wasEntered != true { fail("a dropEnd without an enter", key) }
    allVisits[key]?.isInside = false
    allVisits[key, default: Visit()].ends += 1
    if allVisits[key]?.ends ?? 0 > 1 { fail("a second dropEnd", key) }
  }

  /// Only the performing destination concludes, after its dropEnd (CONTRACT-33).
  mutating func conclude(_ key: VisitKey) {
    if sessions[key.session].performer != key || allVisits[key]?.ends == 0 {
      fail("a conclude without a perform and a dropEnd", key)
    }
  }

  mutating func afterDropEnd(of key: VisitKey, _ callback: Callback) {
    if allVisits[key]?.ends ?? 0 > 0 { fail("\(callback.rawValue) after dropEnd", key) }
  }

  /// Every entered destination receives dropEnd, unless it was removed: then it receives nothing more (I7).
  mutating func checkEnd(of key: VisitKey) {
    guard !stage.scene.isTerminated(key.view), let visit = allVisits[key], visit.wasEntered,
      visit.ends != 1, stage.scene.isPresent(key.destination)
    else { return }
    fail("\(visit.ends) dropEnd instead of one", key)
  }
}
