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
    #expect(lives.heard.map(\.rawValue) == [2, 1_500, .max])
    // Numbers that come in order reach those that were far away.
    for number in UInt32(3)...1_600 { lives.expect(SessionID(number)) }
    #expect(lives[SessionID(1_500)].phase == .begun)
    #expect(lives.heard.map(\.rawValue) == [2, 1_500, .max])
  }
}
