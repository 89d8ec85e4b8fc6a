import DragGeometry
import DragGestures
import DragSessions

extension StageCore {
  /// What stands in for an answer that a destination did not give.
  func proposal(unansweredAt destination: DestinationID, of session: SessionID) -> DropProposal {
    switch scene.behavior(of: destination).defaultProposal {
    case .cancel: DropProposal(.cancel)
    case .copy: DropProposal(.copy)
    case .move: DropProposal(.move)
    case .last: stay(at: destination, of: session)?.proposal ?? DropProposal(.copy)
    }
  }

  /// Notes what the next update of this stay reads, where anything does.
  mutating func note(
    _ proposal: DropProposal, _ hit: HitResult, at destination: DestinationID, of session: SessionID
  ) {
    let view = ViewID(destination)
    let behavior = scene.behavior(of: destination)
    var stay = stay(at: destination, of: session) ?? DestinationMemory(destination: destination)
    stay.proposal = behavior.defaultProposal == .last || proposal.isPrecise ? proposal : nil
    if behavior.keepsPlace, let content = scene[view].collection {
      stay.place = LastKnownPosition(hit, in: content) ?? stay.place
    }
    state.drags[session].trail.memories.removeAll { $0.destination == destination }
    if stay.proposal != nil || stay.place != nil {
      state.drags[session].trail.memories.append(stay)
    }
  }

  /// What the drag has left behind at a destination, since it came in last.
  func stay(at destination: DestinationID, of session: SessionID) -> DestinationMemory? {
    state.drags[session].trail.stay(at: destination)
  }

  /// The point that is hit-tested inside a destination: a finger hides what a precise destination
  /// shows, so that the place is looked for above it (CONTRACT-56).
  ///
  /// It never leaves the view, and which view is meant is asked of the finger itself, so that no
  /// answer of a destination takes the drag out of it.
  func hitPoint(_ pointing: PointerQuery, in frame: Rect) -> Point {
    let point = pointing.point
    guard pointing.isPrecise, pointerKinds[pointing.pointer.index] == .touch else { return point }
    return Point(x: point.x, y: max(min(point.y, frame.minY), point.y - settings.preciseOffset))
  }
}
