public import DragGeometry
package import DragGestures
public import DragSessions

/// The pointers of a stage, seats included.
public struct StagePointers {
  let stage: Stage

  /// Returns true if a pointer is a seat, whose drags the system owns and shows.
  package func isSeat(_ pointer: PointerID) -> Bool {
    stage.core.isKnown(pointer) && stage.core.state.pointers[pointer.index].seat != nil
  }

  /// The session that a pointer has lifted or carries, or nil.
  package func carriedSession(of pointer: PointerID) -> SessionID? {
    stage.core.isKnown(pointer) ? stage.core.state.pointers[pointer.index].session : nil
  }

  /// The pointers, in the order of adding.
  package var all: [PointerID] { stage.core.pointerNames.all }

  /// The kind of a pointer; `touch` if the id is unknown.
  package func kind(of pointer: PointerID) -> PointerKind {
    stage.core.pointerNames.kind(of: pointer)
  }

  /// The position of a pointer, in the viewport; the origin if it has none yet.
  public func point(of pointer: PointerID) -> Point {
    stage.core.point(of: pointer)
  }

  /// Returns true if a pointer is down.
  package func isPressed(_ pointer: PointerID) -> Bool {
    stage.core.isPressed(pointer)
  }

  /// The state of a pointer; during its session, the state of the session.
  ///
  /// A new press takes precedence over a drag of the same pointer that is still ending.
  public func state(of pointer: PointerID) -> SessionState {
    guard stage.core.isKnown(pointer) else { return .idle }
    let gesture = SessionState(stage.core.state.pointers[pointer.index].gesture.state)
    if [.pressed, .lifting, .lifted].contains(gesture) { return gesture }
    guard let record = session(of: pointer), record.state != .ended, record.state != .transferred
    else { return gesture }
    return record.state
  }

  /// The most recent session that a pointer has begun and that is not over, or nil.
  public func session(of pointer: PointerID) -> SessionRecord? {
    let drag = stage.core.state.drags.last {
      $0.pointer == pointer && SessionState($0.drag.session.state) != nil
    }
    return drag.flatMap { stage.core.record(of: $0) }
  }

  /// The pointer or seat of a number, or nil.
  package func pointer(numbered number: UInt32) -> PointerID? {
    number < stage.core.state.pointers.count ? PointerID(index: Int(number)) : nil
  }

  /// The pointer that was pressed last, or nil.
  package var lastPressed: PointerID? { stage.core.lastPressed }
}
