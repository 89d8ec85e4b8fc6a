import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines

// What lies under a drag: the destinations from front to back, and the position in each.
extension StageCore {
  /// The first destination of the next view under the pointer of a drag, and whether it has siblings.
  mutating func candidate(
    below: DestinationID?, for session: SessionID
  ) -> (destination: DestinationID?, hasSiblings: Bool) {
    guard let view = openView(below: below.map { ViewID($0) }, for: session) else {
      return (nil, false)
    }
    let gate = data.scene.gates[view.index]
    guard gate.hasCustomBehavior else {
      return (
        DestinationID(view.rawValue, ordinal: gate.firstOrdinal), hasSiblings: gate.hasSiblings
      )
    }
    let first = openDestination(of: view, from: gate.firstOrdinal, for: session)
    return (first, hasSiblings: first.flatMap { sibling(after: $0, for: session) } != nil)
  }

  /// The event of a drag whose pointer moved: with the destination under it, unless the source is
  /// called first and may change what lies there.
  mutating func moveEvent(of session: SessionID) -> DragSessionMachine.Event {
    guard state.drags.isMovable(session),
      !data.scene.gates[state.drags[session].source.index].notifiesSource
    else { return .moved }
    let (destination, hasSiblings) = candidate(below: nil, for: session)
    return .movedOver(destination, hasSiblings: hasSiblings)
  }

  /// The next destination at a view after another one (CONTRACT-35).
  func sibling(after destination: DestinationID, for session: SessionID) -> DestinationID? {
    let view = ViewID(destination)
    guard destination.ordinal < data.scene.gates[view.index].lastOrdinal else { return nil }
    return openDestination(of: view, from: destination.ordinal + 1, for: session)
  }

  /// The first destination of a view, from an ordinal on, that exists and accepts the types of a
  /// drag.
  private func openDestination(
    of view: ViewID, from ordinal: UInt32, for session: SessionID
  ) -> DestinationID? {
    let gate = data.scene.gates[view.index]
    var next = DestinationID(view.rawValue, ordinal: ordinal)
    while next.ordinal <= gate.lastOrdinal {
      if !gate.hasCustomBehavior || isOpen(next, for: session) { return next }
      next.ordinal += 1
    }
    return nil
  }

  /// The next view under the pointer of a drag that accepts drops, from front to back
  /// (CONTRACT-37).
  ///
  /// The views under the pointer are collected once for each search, at its first query.
  private mutating func openView(below: ViewID?, for session: SessionID) -> ViewID? {
    let search = state.search(by: session)
    if search.isAway {
      // A drag outside of all views has left every view.
      if !search.isAlone { state.drags[session].trail.blocked = [] }
      return nil
    }
    var next = 0
    if let below {
      let known = candidates.firstIndex(of: below)
      next = (known ?? candidates.count) + 1
    } else {
      data.scene.collectViews(at: search.point, into: &candidates)
      if !search.isAlone { forgetLeft(by: session) }
    }
    while next < candidates.count {
      let view = candidates[next]
      let gate = data.scene.gates[view.index]
      if gate.isOpen(to: search.application),
        !gate.hasCustomBehavior
          || openDestination(of: view, from: gate.firstOrdinal, for: session) != nil,
        search.isAlone || gate.takesSimultaneousDrops || isFree(view, for: session)
      {
        return view
      }
      next += 1
    }
    return nil
  }

  /// The view that a drag would enter at this moment, as far as is known: views that have declined
  /// are transparent.
  mutating func viewBelow(_ session: SessionID) -> ViewID? {
    var found = openView(below: nil, for: session)
    while let view = found {
      let gate = data.scene.gates[view.index]
      let ordinals = gate.firstOrdinal...gate.lastOrdinal
      let declines = ordinals.allSatisfy { ordinal in
        let destination = DestinationID(view.rawValue, ordinal: ordinal)
        return state.drags[session].drag.isDeclined(by: destination)
          || (gate.hasCustomBehavior && !isOpen(destination, for: session))
      }
      if !declines { return view }
      found = openView(below: view, for: session)
    }
    return nil
  }

  /// Returns true if a destination exists, and any item of a drag has a type that it accepts
  /// (CONTRACT-133, 139).
  private func isOpen(_ destination: DestinationID, for session: SessionID) -> Bool {
    guard data.scene.hasDestination(destination) else { return false }
    guard let types = data.scene.behavior(of: destination).acceptedTypes else { return true }
    let view = ViewID(destination)
    let drag = state.drags[session]
    return drag.items.contains { item in
      let provider = data.catalog.providers[item.reference]
      let reader = data.reader(at: view, of: item.origin)
      return types.contains {
        provider.hasItem(conformingTo: $0, in: self.data.catalog.types.conformance, for: reader)
      }
    }
  }

  /// Returns true if no other drag is inside, and none was since this one entered (CONTRACT-36).
  private mutating func isFree(_ view: ViewID, for session: SessionID) -> Bool {
    if state.drags[session].trail.blocked.contains(view) { return false }
    if state.drags.isTaken(view.rawValue, besides: session) {
      state.drags[session].trail.blocked.append(view)
      return false
    }
    // A view that is being queried for another drag takes that one first, if it accepts it.
    return !state.drags.isQueried(view.rawValue, besides: session)
  }

  /// Blocks the other drags over a view that one enters: they must leave it before they may enter
  /// (CONTRACT-36), whether or not they are updated while it is inside.
  mutating func blockOthers(of view: ViewID, by session: SessionID) {
    guard state.drags.isAnyDragging(besides: session),
      !data.scene.gates[view.index].takesSimultaneousDrops
    else { return }
    var below: [ViewID] = []
    for rival in state.drags.sessions where rival != session && !state.isAway(rival) {
      let session = state.drags[rival].drag.session
      guard session.state == .dragging,
        data.scene.frame(of: view).contains(state.point(of: rival))
      else { continue }
      data.scene.collectViews(at: state.point(of: rival), into: &below)
      // A drag inside a view in front of this one has not reached it yet.
      let current = session.context.current.map { ViewID($0) }
      if below.prefix(while: { $0 != current }).contains(view) {
        if !state.drags[rival].trail.blocked.contains(view) {
          state.drags[rival].trail.blocked.append(view)
        }
      }
    }
  }

  /// Allows a drag that has left a blocked view to enter it again.
  private mutating func forgetLeft(by session: SessionID) {
    guard !state.drags[session].trail.blocked.isEmpty else { return }
    state.drags[session].trail.blocked.removeAll { !candidates.contains($0) }
  }

  /// The hit result of a drag's pointer at a destination, according to the stage's resolver; it has
  /// no position in a plain view.
  ///
  /// A rough one is tested at the finger, even for a precise destination.
  @inline(__always)
  mutating func hit(at destination: DestinationID, of session: SessionID, isRough: Bool = false)
    -> HitResult
  {
    data.scene.isCollection(ViewID(destination))
      ? collectionHit(at: destination, of: session, isRough: isRough) : .nothing
  }

  private mutating func collectionHit(
    at destination: DestinationID, of session: SessionID, isRough: Bool
  ) -> HitResult {
    let view = ViewID(destination)
    guard let (kept, frame) = data.scene.collectionAndFrame(of: view) else { return .nothing }
    var pointing = state.pointing(of: session, at: destination)
    if isRough { pointing.isPrecise = false }
    let point =
      pointing.hitPoint(
        in: frame, under: pointerNames.kind(of: pointing.pointer), above: settings.preciseOffset)
      - frame.origin + kept.offset
    let hysteresis = pointing.hysteresis
    var hit =
      switch settings.resolver {
      case .nearest:
        kept.hit(
          point,
          by: .nearest(
            visible: kept.visible, radius: settings.resolverRadius,
            hysteresis: settings.resolverHysteresis),
          after: hysteresis)
      case .vertical:
        kept.hit(
          point, by: VerticalFallback(radius: settings.resolverRadius ?? 100),
          moving: onlyArrival(of: session, from: view))
      }
    if hit.gap == nil, data.scene.behavior(of: destination).keepsLastPosition {
      return state.drags[session].trail.memory(at: destination)?.place?.hit(in: kept.content) ?? hit
    }
    hit.resolved = hit.gap?.ofMove
    if kept.keepsRows, let gap = hit.gap, let item = onlyArrival(of: session, from: view) {
      hit.gap?.ofMove = kept.content.gapKeepingRows(gap.ofMove, moving: item, after: hysteresis)
    }
    return hit
  }
}
