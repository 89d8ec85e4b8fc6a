import DragGeometry
import DragGestures
import DragSessions

extension StageCore {
  /// The default proposal of a destination that did not answer.
  func proposal(unansweredAt destination: DestinationID, of session: SessionID) -> DropProposal {
    switch scene.behavior(of: destination).defaultProposal {
    case .cancel: DropProposal(.cancel)
    case .copy: DropProposal(.copy)
    case .move: DropProposal(.move)
    case .last: memory(at: destination, of: session)?.proposal ?? DropProposal(.copy)
    }
  }

  /// Stores the values that the next update until the exit reads, if any.
  mutating func note(
    _ proposal: DropProposal, _ hit: HitResult, at destination: DestinationID, of session: SessionID
  ) {
    let view = ViewID(destination)
    let behavior = scene.behavior(of: destination)
    var memory = memory(at: destination, of: session) ?? DestinationMemory(destination: destination)
    memory.proposal = behavior.defaultProposal == .last || proposal.isPrecise ? proposal : nil
    if behavior.keepsLastPosition, let content = scene[view].collection {
      memory.place = LastKnownPosition(hit, in: content) ?? memory.place
    }
    state.drags[session].trail.memories.removeAll { $0.destination == destination }
    if memory.proposal != nil || memory.place != nil {
      state.drags[session].trail.memories.append(memory)
    }
  }

  /// The memory of a destination since the last enter.
  func memory(at destination: DestinationID, of session: SessionID) -> DestinationMemory? {
    state.drags[session].trail.memory(at: destination)
  }

  /// The point that is hit-tested inside a destination: a finger covers the position that a precise
  /// destination shows, so the position is resolved above the finger (CONTRACT-56).
  ///
  /// The point never leaves the view, and the view itself is hit-tested at the finger, so that no
  /// answer of a destination moves the drag out of it.
  mutating func hitPoint(_ pointing: PointerQuery, in frame: Rect) -> Point {
    let point = pointing.point
    guard pointing.isPrecise, pointerNames.kind(of: pointing.pointer) == .touch else {
      return point
    }
    return Point(x: point.x, y: max(min(point.y, frame.minY), point.y - settings.preciseOffset))
  }
}
