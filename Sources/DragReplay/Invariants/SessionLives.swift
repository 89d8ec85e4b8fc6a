import DragSessions

/// The recorded callbacks of every session, by its number.
///
/// A stage numbers its sessions in the order in which they begin, so a session is found by index. It
/// is read in place: a copy would retain all its contents. An application may answer any number,
/// though; a number far beyond the others is found by hashing.
struct SessionLives {
  /// The largest distance of a number from the others at which it is still stored by index.
  private static let longestStep = 1_000

  private var lives: [SessionLife] = []
  private var distant: [SessionID: SessionLife] = [:]
  /// The sessions that were made and not closed, in any order; a check of the end reads these
  /// alone, or each drag of a long test would cost as much as all drags before it.
  private var unclosed: [SessionID] = []

  /// Makes room for a session, before any access to it.
  mutating func expect(_ session: SessionID) {
    let index = Int(session.rawValue)
    guard index >= lives.count else { return }
    if index - lives.count > Self.longestStep {
      guard distant[session] == nil else { return }
      distant[session] = SessionLife(.unheard, from: nil)
      unclosed.append(session)
      return
    }
    while lives.count <= index {
      let next = SessionID(UInt32(lives.count))
      if let life = distant.removeValue(forKey: next) {
        lives.append(life)
      } else {
        lives.append(SessionLife(.unheard, from: nil))
        unclosed.append(next)
      }
    }
  }

  /// Forgets all about a session but its end, which is the last phase of a session.
  mutating func close(_ session: SessionID, as end: SessionLife.Phase) {
    self[session] = SessionLife(end, from: nil)
    if let index = unclosed.lastIndex(of: session) { unclosed.remove(at: index) }
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

  /// The sessions with callbacks of which more is recorded than their end, by their numbers.
  var remembered: [SessionID] {
    unclosed.filter { phase(of: $0) != .unheard }.sorted { $0.rawValue < $1.rawValue }
  }
}
