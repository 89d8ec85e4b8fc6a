import DragSessions

/// What was heard of every session, by its number.
///
/// A stage numbers its sessions in the order in which they begin, so that a life is found without
/// hashing. It is read where it lies: a copy would count up all that it holds.
struct SessionLives: Hashable {
  private var lives: [SessionLife] = []

  /// Makes room for what will be heard of a session, as it has to be before any look at it.
  mutating func expect(_ session: SessionID) {
    let index = Int(session.rawValue)
    while lives.count <= index { lives.append(SessionLife(.unheard, from: nil)) }
  }

  /// What was heard of a session that was expected.
  subscript(session: SessionID) -> SessionLife {
    get { lives[Int(session.rawValue)] }
    _modify { yield &lives[Int(session.rawValue)] }
  }

  /// The sessions of which something was heard, by their numbers.
  var heard: [SessionID] {
    lives.indices.filter { lives[$0].phase != .unheard }.map { SessionID(UInt32($0)) }
  }

  /// The sessions of which more is remembered than that they are over.
  var remembered: [SessionID: SessionLife] {
    var remembered: [SessionID: SessionLife] = [:]
    for session in heard where !self[session].isForgotten { remembered[session] = self[session] }
    return remembered
  }
}
