import DragGestures
import Machines
import StateGraphs
import TestSupport
import TableAudits
import Testing

/// A menu on the same long press as a drag.
@Suite struct ContextMenuTests {
  private static let events: [ContextMenu.Event] = [
    .rested, .dragBegan, .released, .cancelled, .interrupted, .itemLost, .answered(true),
  ]

  private static func shown() throws -> Machine<ContextMenu> {
    var menu = Machine<ContextMenu>(ContextMenu.Context())
    _ = try menu.effects(of: .rested)
    _ = try menu.effects(of: .answered(true))
    return menu
  }

  @Test func `an item at rest is asked, and its menu shows`() throws {
    var menu = Machine<ContextMenu>(ContextMenu.Context())
    #expect(try menu.effects(of: .rested) == [.ask])
    #expect(try menu.effects(of: .answered(true)) == [.show])
    #expect(menu.state == .shown)
  }

  @Test func `an item without a menu shows none`() throws {
    var menu = Machine<ContextMenu>(ContextMenu.Context())
    _ = try menu.effects(of: .rested)
    #expect(try menu.effects(of: .answered(false)) == [])
    #expect(menu.state == .hidden)
  }

  @Test func `a pointer that goes up leaves the menu open, until something is pressed`() throws {
    var menu = try Self.shown()
    #expect(try menu.effects(of: .released) == [])
    #expect(menu.state == .open)
    #expect(try menu.effects(of: .interrupted) == [.dismiss])
    #expect(try menu.effects(of: .interrupted) == [])
  }

  @Test(arguments: [ContextMenu.Event.dragBegan, .cancelled, .interrupted, .itemLost])
  func `a menu under the finger is dismissed once`(by event: ContextMenu.Event) throws {
    var menu = try Self.shown()
    #expect(try menu.effects(of: event) == [.dismiss])
    #expect(menu.state == .hidden)
  }

  @Test(arguments: [ContextMenu.Event.dragBegan, .released, .cancelled])
  func `an open menu hangs on no pointer`(event: ContextMenu.Event) throws {
    var menu = try Self.shown()
    #expect(menu.outcome(on: .rested) == .refused)
    _ = try menu.effects(of: .released)
    #expect(menu.outcome(on: event) == .refused)
  }

  @Test func `each cell is accounted for`() {
    #expect(TableAudit(of: ContextMenu.self).faults == [])
    let count = CellCount(of: StateGraph(of: ContextMenu.self))
    #expect([count.states, count.kinds, count.cells] == [4, 7, 28])
    #expect([count.handled, count.ignored, count.rejected, count.derived] == [9, 2, 8, 9])
  }

  @Test func `each event has the kind of its name`() {
    #expect(Self.events.map(\.kind) == ContextMenu.Event.Kind.allCases)
  }

  @Test func `only the answer of the policy is an answer`() {
    let answers = ContextMenu.Event.Kind.allCases.filter { ContextMenu.source(of: $0) == .answer }
    #expect(answers == [.answered])
    #expect(ContextMenu.source(of: .rested) == .host)
  }

  @Test func `a step adds its effect behind those that are there`() throws {
    let asking = Machine<ContextMenu>(ContextMenu.Context())
    #expect(try asking.added(by: .rested, behind: [.show, .dismiss]) == [.ask])
    let shown = try Self.shown()
    #expect(try shown.added(by: .interrupted, behind: [.ask, .show]) == [.dismiss])
  }
}
