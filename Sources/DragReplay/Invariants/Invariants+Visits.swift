import DragSessions
import DragStage

/// Drop sessions: at most one view is entered at a time, and each entered one is notified of the end (I4, I5).
extension Invariants {
  mutating func enter(_ place: Place) {
    let session = place.session
    let known = places[place]
    var visit = known ?? Visit()
    if visit.ends > 0 { fail("enter after dropEnd", place) }
    if visit.isInside { fail("a second enter without an exit", place) }
    if sessions[session].performer != nil { fail("an enter after a perform", place) }
    // A removed destination receives no exit.
    let elsewhere = sessions[session].inside.first {
      $0.view != place.view && stage.scene.isPresent($0.destination)
    }
    if let elsewhere {
      fail("an enter while it is inside of \(stage.name(of: elsewhere.destination))", place)
    }
    if known == nil { sessions[session].visited.append(place) }
    // Removed destinations stay recorded: a trace that is read later does not contain the removal.
    sessions[session].inside.removeAll { $0 == place }
    sessions[session].inside.append(place)
    visit.isInside = true
    visit.wasEntered = true
    places[place] = visit
  }

  mutating func update(_ place: Place, _ ruling: ResolvedProposal) {
    guard var visit = places[place], visit.isInside else { return fail("an update outside", place) }
    // Most updates repeat the proposal of the one before.
    guard visit.operation != ruling.proposal.operation else { return }
    visit.operation = ruling.proposal.operation
    places[place] = visit
    checkRuling(ruling, at: place)
  }

  /// A move without permission becomes a cancel, and never a copy (I6).
  private mutating func checkRuling(_ ruling: ResolvedProposal, at place: Place) {
    let (requested, given) = (ruling.requested.operation, ruling.proposal.operation)
    // Modifier keys may request a copy, and of several reasons the last one is reported.
    let isAsked = [.keys, .noDestination, .noItem].contains(ruling.reason)
    if requested == .move, given == .copy, !isAsked { fail("a move becomes a copy", place) }
    guard given == .move,
      let record = stage.sessions.session(place.session),
      record.state == .dragging
    else { return }
    if !record.allowsMove { fail("a move without permission", place) }
  }

  mutating func leave(_ place: Place) {
    let wasInside = places[place]?.leave() ?? false
    if !wasInside { fail("an exit without an enter", place) }
    sessions[place.session].inside.removeAll { $0 == place }
  }

  mutating func leaveAll(of session: SessionID) {
    for place in sessions[session].inside { places[place]?.isInside = false }
    sessions[session].inside = []
  }

  mutating func perform(_ place: Place) {
    if sessions[place.session].performer != nil { return fail("a second perform", place) }
    if places[place]?.isInside != true { fail("a perform outside", place) }
    if places[place]?.operation.carries != true {
      fail("a perform after a proposal of neither copy nor move", place)
    }
    sessions[place.session].performer = place
    leaveAll(of: place.session)
  }

  mutating func endVisit(_ place: Place) {
    if places[place]?.wasEntered != true { fail("a dropEnd without an enter", place) }
    places[place]?.isInside = false
    places[place, default: Visit()].ends += 1
    if places[place]?.ends ?? 0 > 1 { fail("a second dropEnd", place) }
  }

  /// Only the performing destination concludes, after its dropEnd (CONTRACT-33).
  mutating func conclude(_ place: Place) {
    if sessions[place.session].performer != place || places[place]?.ends == 0 {
      fail("a conclude without a perform and a dropEnd", place)
    }
  }

  mutating func afterDropEnd(of place: Place, _ callback: Callback) {
    if places[place]?.ends ?? 0 > 0 { fail("\(callback.rawValue) after dropEnd", place) }
  }

  /// Every entered destination receives dropEnd, unless it was removed: then it receives nothing more (I7).
  mutating func checkEnd(of place: Place) {
    guard !stage.scene.isTerminated(place.view), let visit = places[place], visit.wasEntered,
      visit.ends != 1, stage.scene.isPresent(place.destination)
    else { return }
    fail("\(visit.ends) dropEnd instead of one", place)
  }
}
