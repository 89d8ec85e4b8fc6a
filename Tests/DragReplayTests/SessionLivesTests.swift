import DragItems
import DragSessions
import Testing

@testable import DragReplay

/// What was heard of each session, found by its number.
struct SessionLivesTests {
  @Test func `a number far beyond the others needs no room for those between`() {
    var lives = SessionLives()
    for number in [UInt32.max, 2, 1_500] {
      let session = SessionID(number)
      lives.expect(session)
      #expect(lives[session].phase == .unheard)
      lives[session].phase = .begun
    }
    #expect(lives.remembered.map(\.rawValue) == [2, 1_500, .max])
    // Numbers that come in order reach those that were far away.
    for number in UInt32(3)...1_600 { lives.expect(SessionID(number)) }
    #expect(lives[SessionID(1_500)].phase == .begun)
    #expect(lives.remembered.map(\.rawValue) == [2, 1_500, .max])
  }

  @Test func `the phase of a session, and whether items are added, are those of its record`() {
    var lives = SessionLives()
    #expect(lives.phase(of: SessionID(1)) == .unheard)
    for number in [UInt32(1), .max] {
      let session = SessionID(number)
      lives.expect(session)
      #expect(lives.phase(of: session) == .unheard)
      #expect(!lives.isAdding(to: session))
      lives[session].phase = .begun
      lives[session].addition = .asked
      #expect(lives.phase(of: session) == .begun)
      #expect(lives.isAdding(to: session))
    }
  }

  /// A check of the end reads what is remembered, so a long test pays only for its last drag.
  @Test func `of a session that was closed the end is known, and nothing else is remembered`() {
    var lives = SessionLives()
    for number in [UInt32.max, 1, 2] {
      lives.expect(SessionID(number))
      lives[SessionID(number)] = SessionLife(.lifting, from: nil)
      lives[SessionID(number)].carried = [ItemID(1)]
    }
    lives.close(SessionID(1), as: .liftCancelled)
    lives.close(SessionID(.max), as: .over)
    #expect(lives.remembered == [SessionID(2)])
    #expect(lives[SessionID(1)] == SessionLife(.liftCancelled, from: nil))
    #expect(lives[SessionID(.max)] == SessionLife(.over, from: nil))
    // What comes after the end finds the end.
    lives.expect(SessionID(1))
    #expect(lives.phase(of: SessionID(1)) == .liftCancelled)
    #expect(lives.remembered == [SessionID(2)])
  }
}
