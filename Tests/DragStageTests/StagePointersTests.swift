import DragGeometry
import DragSessions
import DragStage
import Machines
import Testing

/// What is told of the pointers of a stage.
@Suite struct StagePointersTests {
  @Test func `a seat is told from a pointer, and both from what another stage has`() throws {
    let sample = try Sample()
    let seat = try sample.stage.addSeat("host")
    let pointers = sample.stage.pointers
    #expect(pointers.isSeat(seat))
    #expect(!pointers.isSeat(sample.finger))
    let other = try Sample().stage.pointers
    #expect(!other.isSeat(seat))
    #expect(pointers.all == [sample.finger, sample.thumb, seat])
  }

  @Test func `a pointer of another stage has no session, no state, and is not down`() throws {
    let sample = try Sample()
    let seat = try sample.stage.addSeat("host")
    let other = try Sample().stage.pointers
    #expect(other.carriedSession(of: seat) == nil)
    #expect(other.state(of: seat) == .idle)
    #expect(other.session(of: seat) == nil)
    #expect(!other.isPressed(seat))
    #expect(other.pointer(numbered: 2) == nil)
    #expect(sample.stage.pointers.pointer(numbered: 2) == seat)
  }

  @Test func `the pointer that was pressed last is told after others are released`() throws {
    let sample = try Sample()
    #expect(sample.stage.pointers.lastPressed == nil)
    try sample.stage.down(sample.finger, 50, 122, at: 0)
    try sample.stage.down(sample.thumb, 50, 166, at: 10)
    try sample.stage.up(sample.finger, at: 20)
    #expect(sample.stage.pointers.lastPressed == sample.thumb)
    #expect(sample.stage.pointers.isPressed(sample.thumb))
    #expect(!sample.stage.pointers.isPressed(sample.finger))
  }
}
