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
    guard gate.hasCustomBehavior else {
      return .candidate(
        DestinationID(view.rawValue, ordinal: gate.firstPlace), hasSiblings: gate.hasSiblings)
    }
    let first = openDestination(of: view, from: gate.firstPlace, for: session)
    return .candidate(
      first, hasSiblings: first.flatMap { sibling(after: $0, for: session) } != nil)
  }

  /// The destination that is served at a view behind another one (CONTRACT-35).
  func sibling(after destination: DestinationID, for session: SessionID) -> DestinationID? {
    let view = ViewID(destination)
    guard destination.ordinal < scene.gates[view.index].lastPosition else { return nil }
    return openDestination(of: view, from: destination.ordinal + 1, for: session)
  }

  /// The first destination of a view, from a place on, that is there and takes what a drag has.
  private func openDestination(
    of view: ViewID, from place: UInt32, for session: SessionID
  ) -> DestinationID? {
    let gate = scene.gates[view.index]
    var next = DestinationID(view.rawValue, ordinal: place)
    while next.ordinal <= gate.lastPosition {
      if !gate.hasCustomBehavior || isOpen(next, for: session) { return next }
      next.ordinal += 1
    }
    return nil
  }

  /// The next view under the pointer of a drag that takes drops, from the front to the back (CONTRACT-37).
  ///
  /// What lies under the pointer is collected once for each search, at its first question.
  private mutating func openView(
    below: ViewID?, for session: SessionID
  ) -> (view: ViewID, gate: DropFilter)? {
    let search = state.search(by: session)
    if search.isAway {
      // Whoever is outside has left every view.
      if !search.isAlone { state.drags[session].trail.blocked = [] }
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
        !gate.hasCustomBehavior
          || openDestination(of: view, from: gate.firstPlace, for: session) != nil,
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
      let places = gate.firstPlace...gate.lastPosition
      let declines = places.allSatisfy { place in
        let destination = DestinationID(view.rawValue, ordinal: place)
        return state.drags[session].drag.isDeclined(by: destination)
          || (gate.hasCustomBehavior && !isOpen(destination, for: session))
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
    let drag = state.drags[session]
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
    if state.drags[session].trail.blocked.contains(view) { return false }
    if state.drags.isTaken(view.rawValue, besides: session) {
      state.drags[session].trail.blocked.append(view)
      return false
    }
    // Who is asked right now whether it takes another one has that one first, if it does.
    return !state.drags.isSounded(view.rawValue, besides: session)
  }

  /// The other drags over a view that one comes into have to leave it before they may (CONTRACT-36), whether
  /// or not they are looked at while it is inside.
  mutating func blockOthers(of view: ViewID, by session: SessionID) {
    guard state.drags.count > 1, !scene.gates[view.index].takesSimultaneousDrops else { return }
    var below: [ViewID] = []
    for other in state.drags.sessions where other != session && !state.isAway(other) {
      let session = state.drags[other].drag.session
      guard session.state == .dragging,
        scene.frame(of: view).contains(state.point(of: other))
      else { continue }
      scene.collectViews(at: state.point(of: other), into: &below)
      // Who is inside of something in front of the view has not come to it yet.
      let current = session.context.current.map { ViewID($0) }
      if below.prefix(while: { $0 != current }).contains(view) {
        if !state.drags[other].trail.blocked.contains(view) {
          state.drags[other].trail.blocked.append(view)
        }
      }
    }
  }

  /// A drag that has left a view which was taken may come in again.
  private mutating func forgetLeft(by session: SessionID) {
    guard !state.drags[session].trail.blocked.isEmpty else { return }
    state.drags[session].trail.blocked.removeAll { !candidates.contains($0) }
  }
}
