import DragSessions
import Machines
import StateGraphs
import TestSupport
import TableAudits
import Testing

/// Resting on a target until it opens (CONTRACT-95 to 98).
@Suite struct SpringLoadTests {
  private static func resting() throws -> Machine<SpringLoad> {
    var spring = Machine<SpringLoad>(SpringLoad.Context())
    _ = try spring.effects(of: .entered)
    _ = try spring.effects(of: .allowed(true))
    return spring
  }

  @Test func `95: a target is highlighted, flashes, and is opened once`() throws {
    var spring = Machine<SpringLoad>(SpringLoad.Context())
    #expect(try spring.effects(of: .entered) == [.ask])
    #expect(try spring.effects(of: .allowed(true)) == [.highlight, .startDelay])
    #expect(spring.state == .possible)
    #expect(try spring.effects(of: .delayPassed) == [.startFlash])
    #expect(spring.state == .activating)
    #expect(try spring.effects(of: .flashPassed) == [.activate, .finish])
    #expect(try spring.effects(of: .hovered) == [])
    #expect(spring.state == .spent)
    #expect(try spring.effects(of: .left) == [])
    #expect(try spring.effects(of: .entered) == [.ask])
  }

  @Test func `96: a target that does not allow it is not highlighted`() throws {
    var spring = Machine<SpringLoad>(SpringLoad.Context())
    _ = try spring.effects(of: .entered)
    #expect(try spring.effects(of: .allowed(false)) == [])
    #expect(spring.state == .spent)
  }

  @Test func `96: asked again at each move, a target goes on or gives it up`() throws {
    var spring = try Self.resting()
    #expect(try spring.effects(of: .hovered) == [.ask])
    #expect(try spring.effects(of: .allowed(true)) == [])
    #expect(spring.state == .possible)
    _ = try spring.effects(of: .hovered)
    #expect(try spring.effects(of: .allowed(false)) == [.stopDelay, .finish])
    #expect(spring.state == .spent)

    var flashing = try Self.resting()
    _ = try flashing.effects(of: .delayPassed)
    #expect(try flashing.effects(of: .hovered) == [.ask])
    #expect(try flashing.effects(of: .allowed(true)) == [])
    #expect(flashing.state == .activating)
    _ = try flashing.effects(of: .hovered)
    #expect(try flashing.effects(of: .allowed(false)) == [.stopFlash, .finish])
    #expect(flashing.state == .spent)
  }

  @Test func `96: leaving ends it before and while the target flashes`() throws {
    var spring = try Self.resting()
    #expect(try spring.effects(of: .left) == [.stopDelay, .finish])
    var flashing = try Self.resting()
    _ = try flashing.effects(of: .delayPassed)
    #expect(try flashing.effects(of: .left) == [.stopFlash, .finish])
    #expect([spring.state, flashing.state] == [.inactive, .inactive])
  }

  @Test(arguments: [SpringLoad.Event.delayPassed, .flashPassed, .hovered])
  func `nothing is due on no target`(event: SpringLoad.Event) throws {
    let spring = Machine<SpringLoad>(SpringLoad.Context())
    #expect(spring.outcome(on: event) == .refused)
  }

  @Test func `each cell is accounted for`() {
    #expect(TableAudit(of: SpringLoad.self).faults == [])
    let count = CellCount(of: StateGraph(of: SpringLoad.self))
    #expect([count.states, count.kinds, count.cells] == [7, 6, 42])
    #expect([count.handled, count.ignored, count.rejected, count.derived] == [11, 2, 10, 19])
  }
}
