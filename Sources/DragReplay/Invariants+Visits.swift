import DragSessions
import DragStage

/// What destinations hear: at most one view is entered at a time, and each is told the end (I4, I5).
extension Invariants {
  mutating func enter(_ place: Place) {
    afterDropEnd(of: place, .enter)
    if places[place]?.isInside == true { fail("a second enter without an exit", place) }
    if sessions[place.session]?.performer != nil { fail("an enter after a perform", place) }
    // What is gone has heard no exit.
    let elsewhere = sessions[place.session]?.inside.first {
      $0.view != place.view && stage.isPresent($0.destination)
    }
    if let elsewhere {
      fail("an enter while it is inside of \(stage.name(of: elsewhere.destination))", place)
    }
    if places[place] == nil { sessions[place.session]?.visited.append(place) }
    sessions[place.session]?.inside.removeAll {
      $0 == place || !stage.isPresent($0.destination)
    }
    sessions[place.session]?.inside.append(place)
    places[place, default: Visit()].isInside = true
    places[place]?.wasEntered = true
  }

  mutating func update(_ place: Place, _ ruling: DropRuling) {
    guard var visit = places[place], visit.isInside else { return fail("an update outside", place) }
    // Most updates say what the one before has said.
    guard visit.operation != ruling.proposal.operation else { return }
    visit.operation = ruling.proposal.operation
    places[place] = visit
    check(ruling, at: place)
  }

  /// A move without the right is a cancel, and never a copy (I6).
  private mutating func check(_ ruling: DropRuling, at place: Place) {
    let (requested, given) = (ruling.requested.operation, ruling.proposal.operation)
    // The keys may ask for a copy, and of several reasons the last one is told.
    let isAsked = [.keys, .noDestination, .noItem].contains(ruling.reason)
    if requested == .move, given == .copy, !isAsked { fail("a move becomes a copy", place) }
    guard given == .move,
      let record = stage.liveSessions.first(where: { $0.id == place.session }),
      record.state == .dragging
    else { return }
    if !record.allowsMove { fail("a move without the right", place) }
  }

  mutating func leave(_ place: Place) {
    if places[place]?.isInside != true { fail("an exit without an enter", place) }
    places[place]?.isInside = false
    sessions[place.session]?.inside.removeAll { $0 == place }
  }

  mutating func leaveAll(of session: SessionID) {
    for place in sessions[session]?.inside ?? [] { places[place]?.isInside = false }
    sessions[session]?.inside = []
  }

  mutating func perform(_ place: Place) {
    if sessions[place.session]?.performer != nil { return fail("a second perform", place) }
    if places[place]?.isInside != true { fail("a perform outside", place) }
    if places[place]?.operation.carries != true {
      fail("a perform after a proposal of neither copy nor move", place)
    }
    sessions[place.session]?.performer = place
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
    if sessions[place.session]?.performer != place || places[place]?.ends == 0 {
      fail("a conclude without a perform and a dropEnd", place)
    }
  }

  mutating func afterDropEnd(of place: Place, _ callback: Callback) {
    if places[place]?.ends ?? 0 > 0 { fail("\(callback.rawValue) after dropEnd", place) }
  }

  /// Who was entered has heard of the end, unless it is gone: that hears nothing more (I7).
  mutating func checkEnd(of place: Place) {
    guard !stage.isSilent(place.view), let visit = places[place], visit.wasEntered,
      visit.ends != 1, stage.isPresent(place.destination)
    else { return }
    fail("\(visit.ends) dropEnd instead of one", place)
  }
}
