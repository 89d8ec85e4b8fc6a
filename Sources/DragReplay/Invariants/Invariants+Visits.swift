import DragSessions
import DragStage

/// What destinations hear: at most one view is entered at a time, and each is told the end (I4, I5).
extension Invariants {
  mutating func enter(_ place: Place) {
    let session = place.session
    let known = places[place]
    var visit = known ?? Visit()
    if visit.ends > 0 { fail("enter after dropEnd", place) }
    if visit.isInside { fail("a second enter without an exit", place) }
    if sessions[session].performer != nil { fail("an enter after a perform", place) }
    // What is gone has heard no exit.
    let elsewhere = sessions[session].inside.first {
      $0.view != place.view && stage.isPresent($0.destination)
    }
    if let elsewhere {
      fail("an enter while it is inside of \(stage.name(of: elsewhere.destination))", place)
    }
    if known == nil { sessions[session].visited.append(place) }
    // Whoever is gone stays: a trace that is read later does not say when it went.
    sessions[session].inside.removeAll { $0 == place }
    sessions[session].inside.append(place)
    visit.isInside = true
    visit.wasEntered = true
    places[place] = visit
  }

  mutating func update(_ place: Place, _ ruling: ResolvedProposal) {
    guard var visit = places[place], visit.isInside else { return fail("an update outside", place) }
    // Most updates say what the one before has said.
    guard visit.operation != ruling.proposal.operation else { return }
    visit.operation = ruling.proposal.operation
    places[place] = visit
    checkRuling(ruling, at: place)
  }

  /// A move without the right is a cancel, and never a copy (I6).
  private mutating func checkRuling(_ ruling: ResolvedProposal, at place: Place) {
    let (requested, given) = (ruling.requested.operation, ruling.proposal.operation)
    // The keys may ask for a copy, and of several reasons the last one is told.
    let isAsked = [.keys, .noDestination, .noItem].contains(ruling.reason)
    if requested == .move, given == .copy, !isAsked { fail("a move becomes a copy", place) }
    guard given == .move,
      let record = stage.session(place.session),
      record.state == .dragging
    else { return }
    if !record.allowsMove { fail("a move without the right", place) }
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

  /// Only who performed concludes, behind its dropEnd (CONTRACT-33).
  mutating func conclude(_ place: Place) {
    if sessions[place.session].performer != place || places[place]?.ends == 0 {
      fail("a conclude without a perform and a dropEnd", place)
    }
  }

  mutating func afterDropEnd(of place: Place, _ callback: Callback) {
    if places[place]?.ends ?? 0 > 0 { fail("\(callback.rawValue) after dropEnd", place) }
  }

  /// Who was entered has heard of the end, unless it is gone: that hears nothing more (I7).
  mutating func checkEnd(of place: Place) {
    guard !stage.isTerminated(place.view), let visit = places[place], visit.wasEntered,
      visit.ends != 1, stage.isPresent(place.destination)
    else { return }
    fail("\(visit.ends) dropEnd instead of one", place)
  }
}
