import DragSessions
import DragStage

/// Observes a stage between its events, and records new states.
struct CoverageWatch {
  private(set) var coverage = Coverage()
  private var pointers: [PointerID: SessionState] = [:]
  private var sessions: [SessionID: SessionState] = [:]

  /// Records every change since the last observation.
  mutating func look(at stage: Stage) {
    for pointer in stage.pointers.all { look(at: pointer, on: stage) }
    var live: [SessionID: SessionState] = [:]
    for session in stage.sessions.live {
      live[session.id] = session.state
      note(session.state, of: session.id)
    }
    for session in sessions.keys.sorted(by: <) where live[session] == nil {
      // The final state is known of the latest session; of others, the last observed one is used.
      if let last = stage.sessions.last, last.id == session { note(last.state, of: session) }
    }
    sessions = live
  }

  /// A pointer's own part ends when its drag begins; from there on the state is the session's.
  private mutating func look(at pointer: PointerID, on stage: Stage) {
    let state: SessionState
    switch stage.pointers.state(of: pointer) {
    case .idle, .performing, .ending, .transferring, .transferred, .ended: state = .idle
    case .pressed: state = .pressed
    case .lifting: state = .lifting
    case .lifted: state = .lifted
    case .dragging: state = .dragging
    }
    guard let before = pointers.updateValue(state, forKey: pointer) else {
      coverage.reach(.idle)
      if state != .idle { coverage.change(from: .idle, to: state) }
      return
    }
    guard before != state, before != .dragging else { return }
    coverage.change(from: before, to: state)
  }

  private mutating func note(_ state: SessionState, of session: SessionID) {
    guard let before = sessions[session] else { return }
    if before != state { coverage.change(from: before, to: state) }
  }
}
