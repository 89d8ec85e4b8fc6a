import DragGeometry
import DragItems
import DragSessions
import Machines

extension StageCore {
  /// The first destination of the next view under the pointer of a drag.
  mutating func candidateAnswer(below: DestinationID?, for session: SessionID) -> Answer {
    guard let (view, gate) = openView(below: below.map { ViewID($0) }, for: session) else {
      return .candidate(nil)
    }
    guard gate.isSwitched else {
      return .candidate(
        DestinationID(view.rawValue, place: gate.firstPlace), hasCompanions: gate.hasCompanions)
    }
    let first = openDestination(of: view, from: gate.firstPlace, for: session)
    return .candidate(
      first, hasCompanions: first.flatMap { companion(after: $0, for: session) } != nil)
  }

  /// The destination that is served at a view behind another one (CONTRACT-35).
  func companion(after destination: DestinationID, for session: SessionID) -> DestinationID? {
    let view = ViewID(destination)
    guard destination.place < scene.gates[view.index].lastPlace else { return nil }
    return openDestination(of: view, from: destination.place + 1, for: session)
  }

  /// The first destination of a view, from a place on, that is there and takes what a drag has.
  private func openDestination(
    of view: ViewID, from place: UInt32, for session: SessionID
  ) -> DestinationID? {
    let gate = scene.gates[view.index]
    var next = DestinationID(view.rawValue, place: place)
    while next.place <= gate.lastPlace {
      if !gate.isSwitched || isOpen(next, for: session) { return next }
      next.place += 1
    }
    return nil
  }

  /// The next view under the pointer of a drag that takes drops, from the front to the back (CONTRACT-37).
  ///
  /// What lies under the pointer is collected once for each search, at its first question.
  private mutating func openView(
    below: ViewID?, for session: SessionID
  ) -> (view: ViewID, gate: DropGate)? {
    let search = situation.search(by: session)
    if search.isAway {
      // Whoever is outside has left every view.
      if !search.isAlone { situation.drags[session].trail.shutOut = [] }
      return nil
    }
    var next = 0
    if let below {
      let known = candidates.firstIndex(of: below)
      next = (known ?? candidates.count) + 1
    } else {
      scene.collectViews(at: search.point, into: &candidates)
      if !search.isAlone { forgetLeft(by: session) }
    }
    while next < candidates.count {
      let view = candidates[next]
      let gate = scene.gates[view.index]
      if gate.isOpen(to: search.application),
        !gate.isSwitched || openDestination(of: view, from: gate.firstPlace, for: session) != nil,
        search.isAlone || gate.takesSimultaneousDrops || isFree(view, for: session)
      {
        return (view, gate)
      }
      next += 1
    }
    return nil
  }

  /// The view that a drag comes to if it is looked at now, as far as it is known: those that have declined let it
  /// through.
  mutating func viewBelow(_ session: SessionID) -> ViewID? {
    var found = openView(below: nil, for: session)
    while let (view, gate) = found {
      let places = gate.firstPlace...gate.lastPlace
      let declines = places.allSatisfy { place in
        let destination = DestinationID(view.rawValue, place: place)
        return situation.drags[session].drag.isDeclined(by: destination)
          || (gate.isSwitched && !isOpen(destination, for: session))
      }
      if !declines { return view }
      found = openView(below: view, for: session)
    }
    return nil
  }

  /// Whether a destination is there, and any item of a drag of a type that it takes (CONTRACT-133,
  /// 139).
  private func isOpen(_ destination: DestinationID, for session: SessionID) -> Bool {
    guard scene.hasDestination(destination) else { return false }
    guard let types = scene.behavior(of: destination).acceptedTypes else { return true }
    let view = ViewID(destination)
    let drag = situation.drags[session]
    return drag.items.contains { item in
      let provider = providers[item.reference]
      let reader = self.reader(at: view, of: item.origin)
      return types.contains {
        provider.hasItem(conformingTo: $0, in: self.types.conformance, for: reader)
      }
    }
  }

  /// Whether no other drag is inside, and none was since this one came (CONTRACT-36).
  private mutating func isFree(_ view: ViewID, for session: SessionID) -> Bool {
    if situation.drags[session].trail.shutOut.contains(view) { return false }
    if situation.drags.isTaken(view.rawValue, besides: session) {
      situation.drags[session].trail.shutOut.append(view)
      return false
    }
    // Who is asked right now whether it takes another one has that one first, if it does.
    return !situation.drags.isSounded(view.rawValue, besides: session)
  }

  /// The other drags over a view that one comes into have to leave it before they may (CONTRACT-36), whether
  /// or not they are looked at while it is inside.
  mutating func shutOthersOut(of view: ViewID, by session: SessionID) {
    guard situation.drags.count > 1, !scene.gates[view.index].takesSimultaneousDrops else { return }
    var below: [ViewID] = []
    for other in situation.drags.sessions where other != session && !situation.isAway(other) {
      let session = situation.drags[other].drag.session
      guard session.state == .dragging,
        scene.frame(of: view).contains(situation.point(of: other))
      else { continue }
      scene.collectViews(at: situation.point(of: other), into: &below)
      // Who is inside of something in front of the view has not come to it yet.
      let current = session.context.current.map { ViewID($0) }
      if below.prefix(while: { $0 != current }).contains(view) {
        if !situation.drags[other].trail.shutOut.contains(view) {
          situation.drags[other].trail.shutOut.append(view)
        }
      }
    }
  }

  /// A drag that has left a view which was taken may come in again.
  private mutating func forgetLeft(by session: SessionID) {
    guard !situation.drags[session].trail.shutOut.isEmpty else { return }
    situation.drags[session].trail.shutOut.removeAll { !candidates.contains($0) }
  }
}
