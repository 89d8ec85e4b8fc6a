import Machines
import StateGraphs
import TableAudits
import Testing

/// Each broken table differs from the good one in one thing, and all faults that follow are listed.
@Suite struct TableAuditTests {
  private func faults<Table: ToyTable>(of table: Table.Type) -> [TableAudit<Table>.Finding] {
    TableAudit(of: table).faults
  }

  @Test func `a good table has no faults`() {
    #expect(faults(of: Toy.self) == [])
  }

  @Test func `a row without a kind or a state is a fault`() {
    #expect(
      faults(of: EmptyRows.self)
        == [.emptyRow(1, group: "fault"), .emptyRow(2, group: "fault")])
  }

  @Test func `a host kind that no row names in a resting state is a fault`() {
    #expect(faults(of: UnwrittenCell.self) == [.unwritten(.idle, .cancel)])
  }

  @Test func `a row for an answer in a resting state is a fault`() {
    #expect(faults(of: UnaskedAnswer.self) == [.unasked(.idle, .denied)])
  }

  @Test func `a row in a waiting state for a kind not awaited is a fault`() {
    #expect(
      faults(of: StrayRows.self) == [.notAwaited(.lifting, .press), .notAwaited(.landing, .denied)])
  }

  @Test func `a report may be taken in any state`() {
    #expect(faults(of: ReportsAnywhere.self) == [])
  }

  @Test func `an awaited kind without a step is a fault`() {
    #expect(faults(of: UnansweredKind.self) == [.unanswered(.lifting, .denied)])
  }

  @Test func `waiting for a host kind is a fault`() {
    #expect(faults(of: AwaitedHost.self) == [.awaitsHost(.lifting, .cancel)])
  }

  @Test func `two rows without a guard in one cell are a fault`() {
    #expect(faults(of: TwoUnguarded.self) == [.twoUnguarded(.idle, .release)])
  }

  @Test func `a guarded row after an unguarded one is a fault`() {
    #expect(faults(of: GuardedBehindOpen.self) == [.neverTried(.dragging, .drag)])
  }

  @Test func `a guard that appears twice in a cell is a fault`() {
    // The reader's fault is not one here: `follow` reads from drags.
    #expect(faults(of: GuardTwice.self) == [.neverTried(.pressed, .drag)])
  }

  @Test func `a cell with guarded rows only is a fault`() {
    #expect(faults(of: NoFallThrough.self) == [.noFallThrough(.pressed, .drag)])
  }

  @Test func `a step out of an ending state is a fault`() {
    #expect(faults(of: LeavesEnd.self) == [.leavesEnd(.ended, .landed, to: .pressed)])
  }

  @Test func `a step that stays in an ending state is none`() {
    #expect(faults(of: StaysAtEnd.self) == [])
  }

  @Test func `states that cannot be reached or cannot reach an end are faults`() {
    #expect(
      faults(of: NoWayOut.self) == [.unreachable(.ended), .endless(.dragging), .endless(.landing)])
  }

  @Test func `without an ending state the way back to the beginning is an end`() {
    #expect(faults(of: RoundTrip.self) == [])
  }

  @Test func `a guard or an action in no row is a fault`() {
    #expect(faults(of: UnusedGuard.self) == [.unusedGuard(.isFar)])
    #expect(faults(of: UnusedAction.self) == [.unusedAction(.follow)])
  }

  @Test func `a guard or an action on a kind from which it does not read is a fault`() {
    #expect(faults(of: BlindGuard.self) == [.blindGuard(.isFar, .landed)])
    #expect(
      faults(of: BlindActions.self)
        == [.blindAction(.remember, .landed), .blindAction(.follow, .landed)])
  }

  @Test func `3.1: numbers with gaps, equal names and names with dots are faults`() {
    #expect(
      TableAudit(of: OddTable.self).faults == [
        .misnumbered(.states), .unexportable("direction TB", .states),
        .unexportable("move.by", .kinds), .unexportable("9|<\"#;>\\\n\0", .kinds),
        .repeated("same", .guards), .unexportable("%%:{}", .actions),
      ])
  }
}
