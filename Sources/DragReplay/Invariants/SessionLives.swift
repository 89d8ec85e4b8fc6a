import DragSessions

/// The recorded callbacks of every session, by its number.
///
/// A stage numbers its sessions in the order in which they begin, so a session is found by index. It
/// is read in place: a copy would retain all its contents. An application may answer any number,
/// though; a number far beyond the others is found by hashing.
struct SessionLives: Hashable {
  /// The largest distance of a number from the others at which it is still stored by index.
  private static let longestStep = 1_000

  private var lives: [SessionLife] = []
  private var distant: [SessionID: SessionLife] = [:]

  /// Makes room for a session, before any access to it.
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

  /// The record of a session that was made before.
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

  /// The phase of a session that was made before; every callback is checked with it.
  func phase(of session: SessionID) -> SessionLife.Phase {
    let index = Int(session.rawValue)
    return index < lives.count ? lives[index].phase : distant[session]?.phase ?? .unheard
  }

  /// Returns whether items are being added to a session that was made before.
  func isAdding(to session: SessionID) -> Bool {
    let index = Int(session.rawValue)
    return index < lives.count ? lives[index].addition != nil : distant[session]?.addition != nil
  }

  /// The sessions with callbacks, by their numbers.
  var heard: [SessionID] {
    lives.indices.filter { lives[$0].phase != .unheard }.map { SessionID(UInt32($0)) }
      + distant.filter { $0.value.phase != .unheard }.keys.sorted { $0.rawValue < $1.rawValue }
  }

  /// The sessions with more recorded than their end, by their numbers.
  var unforgotten: [SessionID] {
    var sessions: [SessionID] = []
    for index in lives.indices where lives[index].phase != .unheard && !lives[index].isForgotten {
      sessions.append(SessionID(UInt32(index)))
    }
    return sessions
      + distant.filter { $0.value.phase != .unheard && !$0.value.isForgotten }.keys
      .sorted { $0.rawValue < $1.rawValue }
  }

  /// What is recorded of them.
  var remembered: [SessionID: SessionLife] {
    var remembered: [SessionID: SessionLife] = [:]
    for session in unforgotten { remembered[session] = self[session] }
    return remembered
  }
}
