import DragSessions
import DragStage

/// Looks at a stage between its events, and writes down what it sees for the first time.
struct CoverageWatch {
  private(set) var coverage = Coverage()
  private var pointers: [PointerID: SessionState] = [:]
  private var sessions: [SessionID: SessionState] = [:]

  /// Notes every change since the last look.
  mutating func look(at stage: Stage) {
    for pointer in stage.pointers { look(at: pointer, on: stage) }
    var live: [SessionID: SessionState] = [:]
    for session in stage.liveSessions {
      live[session.id] = session.state
      note(session.state, of: session.id)
    }
    for session in sessions.keys.sorted() where live[session] == nil {
      // What is over is known of the session that began last; of others, by how it was seen last.
      if let last = stage.lastSession, last.id == session { note(last.state, of: session) }
    }
    sessions = live
  }

  /// A pointer's own part ends with the begin of its drag, which is the session's from there on.
  private mutating func look(at pointer: PointerID, on stage: Stage) {
    let state: SessionState
    switch stage.state(of: pointer) {
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
