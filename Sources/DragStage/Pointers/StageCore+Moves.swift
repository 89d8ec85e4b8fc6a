import Machines
import DragGeometry
import DragGestures
import DragSessions

extension StageCore {
  /// What a pointer's move comes to.
  enum MoveOutcome {
    /// It carries a drag, and nothing else; this is what the drag puts out first.
    case carries(SessionID, DragSession.Output?)
    /// It carries a drag that hears nothing of it.
    case nothing
    /// What its gesture puts out, in the order in which it is carried out.
    case effects
  }

  /// Moves a pointer.
  ///
  /// - Parameters:
  ///   - pointer: The pointer.
  ///   - point: Where it is now.
  ///   - effects: What its gesture puts out, where it is more than that it carries a drag.
  /// - Returns: What it comes to.
  /// - Throws: A gesture that refuses it, or a pointer that is not there; nothing has changed then.
  mutating func move(
    _ pointer: PointerID, to point: Point, into effects: inout [Gesture.Effect]
  ) throws(StageError) -> MoveOutcome {
    guard isKnown(pointer) else { throw .unknownName("pointer \(pointer.rawValue)") }
    if settings.countsTransitions {
      count(.gesture, state.pointers[pointer.index].gesture, on: .moved(point))
    }
    let before = state.pointers[pointer.index].point
    do throws(Gesture.InvalidTransition) {
      _ = try state.step(pointer, on: .moved(point), into: &gestureEffects)
    } catch {
      gestureEffects.removeAll(keepingCapacity: true)
      throw .pointerRejected("\(Gesture.reason(for: error))")
    }
    record(.pointerMove(pointer, point), session: nil)
    if settings.measuresSpeed {
      measure(pointer, movingBy: point.squaredDistance(to: before).squareRoot())
    }
    if gestureEffects.count == 1, case .carry = gestureEffects[0] {
      gestureEffects.removeLast()
      if let session = state.carriedDrag(by: pointer) {
        guard let first = begin(session, on: .moved) else { return .nothing }
        return .carries(session, first.output)
      }
    } else {
      swap(&effects, &gestureEffects)
    }
    return .effects
  }
}
