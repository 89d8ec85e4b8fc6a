import DragGeometry
import DragGestures
import DragSessions
import Machines

extension StageCore {
  mutating func addPointer(_ name: String, _ kind: PointerKind) throws(StageError) -> PointerID {
    guard pointerNames[name] == nil else { throw .nameTaken(name) }
    let tuning = Gesture.Tuning(
      slop: settings.liftSlop,
      liftsAtSlop: kind == .mouse && settings.mouseDragsBeforeLift,
      liftTakesTime: settings.liftDuration > .zero,
      yieldsToOtherTouch: settings.liftBehavior == .extended)
    state.pointers.append(PointerState(gesture: Machine(Gesture.Context(tuning: tuning))))
    return pointerNames.add(name, kind)
  }

  /// The outcome of a pointer's move.
  enum MoveOutcome {
    /// It only moves a drag; this is the first turn of the drag.
    case carries(SessionID, DragTurn)
    /// It moves a drag that ignores the event.
    case nothing
    /// Its gesture has effects, which are in the buffer.
    case effects
  }

  /// Moves a pointer.
  ///
  /// Where the gesture rejects the event, or no such pointer exists, nothing has changed.
  mutating func move(
    _ pointer: PointerID, to point: Point, into call: inout PendingCall
  ) throws(StageError) -> MoveOutcome {
    guard point.isFinite else { throw .notFinite }
    guard isKnown(pointer) else { throw .unknownName("pointer \(pointer.rawValue)") }
    if settings.countsTransitions {
      count(.gesture, state.pointers[pointer.index].gesture, on: .moved(point))
    }
    let before = state.pointers[pointer.index].point
    do throws(Gesture.InvalidTransition) {
      try state.step(pointer, on: .moved(point), into: &gestureEffects)
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
        guard let first = begin(session, on: moveEvent(of: session), into: &call) else {
          return .nothing
        }
        return .carries(session, first)
      }
      return .nothing
    }
    return gestureEffects.isEmpty ? .nothing : .effects
  }

  /// Steps a gesture on an event of the host.
  ///
  /// - Returns: The effects, as places in the buffer.
  /// - Throws: An error if the gesture rejects the event, or if the pointer does not exist; nothing
  ///   has changed then.
  mutating func step(
    _ pointer: PointerID, on event: Gesture.Event
  ) throws(StageError) -> Range<Int> {
    guard isKnown(pointer) else { throw .unknownName("pointer \(pointer.rawValue)") }
    if settings.countsTransitions {
      count(.gesture, state.pointers[pointer.index].gesture, on: event)
    }
    let start = gestureEffects.count
    do throws(Gesture.InvalidTransition) {
      try state.step(pointer, on: event, into: &gestureEffects)
    } catch {
      throw .pointerRejected("\(Gesture.reason(for: error))")
    }
    return start..<gestureEffects.count
  }

  /// Steps a gesture on an internal event, which is never rejected.
  ///
  /// - Returns: The effects, as places in the buffer.
  mutating func stepGesture(of pointer: PointerID, on event: Gesture.Event) -> Range<Int> {
    if settings.countsTransitions {
      count(.gesture, state.pointers[pointer.index].gesture, on: event)
    }
    let start = gestureEffects.count
    do throws(Gesture.InvalidTransition) {
      try state.pointers[pointer.index].gesture.take(event, into: &gestureEffects)
    } catch {
      defect = defect ?? .gesture(pointer, error)
    }
    return start..<gestureEffects.count
  }

  /// Sets or stops a timer of a pointer's gesture, as an effect asks for it; other effects change none.
  mutating func changeTimers(of pointer: PointerID, by effect: Gesture.Effect) {
    switch effect {
    case .startLiftDelay: state.timers.set(.liftDelay(pointer), after: settings.liftDelay)
    case .stopLiftDelay: state.timers.stop(.liftDelay(pointer))
    case .startLiftAnimation:
      state.timers.set(.liftAnimation(pointer), after: settings.liftDuration)
    case .stopLiftAnimation: state.timers.stop(.liftAnimation(pointer))
    case .lift, .cancelLift, .begin, .carry, .drop, .abandon, .tap: break
    }
  }
}
