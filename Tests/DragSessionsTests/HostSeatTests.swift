import DragSessions
import Machines
import StateGraphs
import TestSupport
import TableAudits
import Testing

/// Where a system's drag stands with a seat.
@Suite struct HostSeatTests {
  private static func seat(_ events: HostSeat.Event...) throws -> Machine<HostSeat> {
    var seat = Machine<HostSeat>(HostSeat.Context())
    for event in events { _ = try seat.effects(of: event) }
    return seat
  }

  private static let foreignSession = SessionID(7)

  @Test func `a drag of another program comes in, goes about and is dropped`() throws {
    var seat = try Self.seat(.entered, .foreignBegan(Self.foreignSession))
    #expect(seat.state == .unplaced && seat.context.foreignSession == Self.foreignSession)
    _ = try seat.effects(of: .moved)
    #expect(seat.state == .placed)
    _ = try seat.effects(of: .dropped)
    #expect(seat.state == .dropped && seat.context.foreignSession == nil)
    #expect(seat.outcome(on: .left) == .ignored)
    #expect(seat.outcome(on: .moved) == .refused)
    _ = try seat.effects(of: .entered)
    #expect(seat.state == .unplaced)
  }

  @Test func `a drag that went out can no longer be reported on`() throws {
    let seat = try Self.seat(.entered, .foreignBegan(Self.foreignSession), .moved, .left)
    #expect(seat == Machine<HostSeat>(HostSeat.Context()))
    for event in [HostSeat.Event.moved, .described, .left, .dropped] {
      #expect(seat.outcome(on: event) == .refused)
    }
    #expect(seat.outcome(on: .ended) == .ignored)
  }

  @Test func `reports of a system on a drag whose session is over have no effect, until its drop`()
    throws
  {
    var seat = try Self.seat(
      .entered, .foreignBegan(Self.foreignSession), .moved, .sessionOver(Self.foreignSession))
    #expect(
      seat.state == .over && seat.context.foreignSession == nil
        && seat.context.endedSession == Self.foreignSession)
    #expect(seat.outcome(on: .moved) == .ignored && seat.outcome(on: .described) == .ignored)
    _ = try seat.effects(of: .dropped)
    #expect(seat.state == .dropped && seat.context.endedSession == nil)
  }

  @Test func `the end of our own drag is not that of another program's drag inside`() throws {
    let own = try Self.seat(.entered, .moved, .ended)
    #expect(own.state == .away)
    let other = try Self.seat(.entered, .foreignBegan(Self.foreignSession), .moved, .ended)
    #expect(other.state == .placed && other.context.foreignSession == Self.foreignSession)
  }

  @Test func `each cell is accounted for`() {
    #expect(TableAudit(of: HostSeat.self).faults == [])
    let count = CellCount(of: StateGraph(of: HostSeat.self))
    #expect([count.states, count.kinds, count.cells] == [5, 8, 40])
    #expect([count.handled, count.ignored, count.rejected, count.derived] == [20, 7, 13, 0])
  }
}
