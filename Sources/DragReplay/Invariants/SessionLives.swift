import DragSessions

/// What was heard of every session, by its number.
///
/// A stage numbers its sessions in the order in which they begin, so that a life is found without
/// hashing. It is read where it lies: a copy would count up all that it holds. An application may answer any
/// number, though; one that lies far beyond the others is found by hashing.
struct SessionLives: Hashable {
  /// How far a number may lie beyond the others and still have a place among them.
  private static let longestStep = 1_000

  private var lives: [SessionLife] = []
  private var distant: [SessionID: SessionLife] = [:]

  /// Makes room for what will be heard of a session, as it has to be before any look at it.
  mutating func expect(_ session: SessionID) {
    let index = Int(session.rawValue)
    guard index >= lives.count else { return }
    if index - lives.count > Self.longestStep {
      if distant[session] == nil { distant[session] = SessionLife(.unheard, from: nil) }
      return
    }
    while lives.count <= index {
      let next = SessionID(UInt32(lives.count))
      lives.append(distant.removeValue(forKey: next) ?? SessionLife(.unheard, from: nil))
    }
  }

  /// What was heard of a session that was expected.
  subscript(session: SessionID) -> SessionLife {
    _read {
      let index = Int(session.rawValue)
      if index < lives.count {
        yield lives[index]
      } else {
        yield distant[session] ?? SessionLife(.unheard, from: nil)
      }
    }
    _modify {
      let index = Int(session.rawValue)
      if index < lives.count {
        yield &lives[index]
      } else {
        yield &distant[session, default: SessionLife(.unheard, from: nil)]
      }
    }
  }

  /// The sessions of which something was heard, by their numbers.
  var heard: [SessionID] {
    lives.indices.filter { lives[$0].phase != .unheard }.map { SessionID(UInt32($0)) }
      + distant.filter { $0.value.phase != .unheard }.keys.sorted { $0.rawValue < $1.rawValue }
  }

  /// The sessions of which more is remembered than that they are over.
  var remembered: [SessionID: SessionLife] {
    var remembered: [SessionID: SessionLife] = [:]
    for session in heard where !self[session].isForgotten { remembered[session] = self[session] }
    return remembered
  }
}
