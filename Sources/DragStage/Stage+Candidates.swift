import DragGeometry
import DragItems
import DragSessions
import Machines

extension Stage {
  /// The first destination of the next view under the pointer of a drag.
  func candidateAnswer(below: DestinationID?, for index: Int) -> Answer {
    guard let (view, gate) = openView(below: below.map { ViewID($0) }, for: index) else {
      return .candidate(nil)
    }
    guard gate.isSwitched else {
      return .candidate(
        DestinationID(view.rawValue, place: gate.firstPlace), hasCompanions: gate.hasCompanions)
    }
    let first = openDestination(of: view, from: gate.firstPlace, for: index)
    return .candidate(
      first, hasCompanions: first.flatMap { companion(after: $0, for: index) } != nil)
  }

  /// The destination that is served at a view behind another one (CONTRACT-35).
  func companion(after destination: DestinationID, for index: Int) -> DestinationID? {
    let view = ViewID(destination)
    guard destination.place < scene.gates[view.index].lastPlace else { return nil }
    return openDestination(of: view, from: destination.place + 1, for: index)
  }

  /// The first destination of a view, from a place on, that is there and takes what a drag has.
  private func openDestination(
    of view: ViewID, from place: UInt32, for index: Int
  ) -> DestinationID? {
    let gate = scene.gates[view.index]
    var next = DestinationID(view.rawValue, place: place)
    while next.place <= gate.lastPlace {
      if !gate.isSwitched || isOpen(next, for: index) { return next }
      next.place += 1
    }
    return nil
  }

  /// The next view under the pointer of a drag that takes drops, from the front to the back (CONTRACT-37).
  ///
  /// What lies under the pointer is collected once for each search, at its first question.
  private func openView(
    below: ViewID?, for index: Int
  ) -> (view: ViewID, gate: DropGate)? {
    let search = situation.search(by: index)
    if search.isAway {
      // Whoever is outside has left every view.
      let session = situation.drags[index].id
      if !search.isAlone { situation.shutOut.removeAll { $0.session == session } }
      return nil
    }
    var next = 0
    if let below {
      let known = candidates.firstIndex(of: below)
      next = (known ?? candidates.count) + 1
    } else {
      scene.collectViews(at: search.point, into: &candidates)
      if !search.isAlone { forgetLeft(by: index) }
    }
    while next < candidates.count {
      let view = candidates[next]
      let gate = scene.gates[view.index]
      if gate.isOpen(to: search.application),
        !gate.isSwitched || openDestination(of: view, from: gate.firstPlace, for: index) != nil,
        search.isAlone || gate.takesSimultaneousDrops || isFree(view, for: index)
      {
        return (view, gate)
      }
      next += 1
    }
    return nil
  }

  /// The view that a drag comes to if it is looked at now, as far as it is known: those that have declined let it
  /// through.
  func viewBelow(_ index: Int) -> ViewID? {
    var found = openView(below: nil, for: index)
    while let (view, gate) = found {
      let places = gate.firstPlace...gate.lastPlace
      let declines = places.allSatisfy { place in
        let destination = DestinationID(view.rawValue, place: place)
        return situation.drags[index].drag.isDeclined(by: destination)
          || (gate.isSwitched && !isOpen(destination, for: index))
      }
      if !declines { return view }
      found = openView(below: view, for: index)
    }
    return nil
  }

  /// Whether a destination is there, and any item of a drag of a type that it takes (CONTRACT-133,
  /// 139).
  private func isOpen(_ destination: DestinationID, for index: Int) -> Bool {
    guard scene.destination(destination) != nil else { return false }
    guard let types = scene.behavior(of: destination).acceptedTypes else { return true }
    let view = ViewID(destination)
    let drag = situation.drags[index]
    return drag.items.contains { item in
      let provider = provider(of: item.reference)
      let reader = reader(at: view, of: item.origin)
      return types.contains {
        provider.hasItem(conformingTo: $0, in: self.types.conformance, for: reader)
      }
    }
  }

  /// Whether no other drag is inside, and none was since this one came (CONTRACT-36).
  private func isFree(_ view: ViewID, for index: Int) -> Bool {
    let mine = Occupation(session: situation.drags[index].id, view: view)
    if situation.shutOut.contains(mine) { return false }
    func isAny(_ holds: (Drag) -> Bool) -> Bool {
      situation.drags.indices.contains { $0 != index && holds(situation.drags[$0].drag) }
    }
    if isAny({ $0.occupies(view.rawValue) }) {
      situation.shutOut.append(mine)
      return false
    }
    // Who is asked right now whether it takes another one has that one first, if it does.
    return !isAny { $0.sounds(view.rawValue) }
  }

  /// The other drags over a view that one comes into have to leave it before they may (CONTRACT-36), whether
  /// or not they are looked at while it is inside.
  func shutOthersOut(of view: ViewID, by index: Int) {
    guard situation.drags.count > 1, !scene.gates[view.index].takesSimultaneousDrops else { return }
    var below: [ViewID] = []
    for other in situation.drags.indices where other != index && !situation.isAway(other) {
      let session = situation.drags[other].drag.session
      guard session.state == .dragging else { continue }
      scene.collectViews(at: situation.point(ofDrag: other), into: &below)
      // Who is inside of something in front of the view has not come to it yet.
      let current = session.context.current.map { ViewID($0) }
      if below.prefix(while: { $0 != current }).contains(view) {
        let occupation = Occupation(session: situation.drags[other].id, view: view)
        if !situation.shutOut.contains(occupation) { situation.shutOut.append(occupation) }
      }
    }
  }

  /// A drag that has left a view which was taken may come in again.
  private func forgetLeft(by index: Int) {
    guard !situation.shutOut.isEmpty else { return }
    let session = situation.drags[index].id
    situation.shutOut.removeAll { $0.session == session && !candidates.contains($0.view) }
  }

  /// Whether the application of a view is gone, and is told nothing any more.
  public func isSilent(_ view: ViewID) -> Bool {
    scene.isSilent(view)
  }
}
