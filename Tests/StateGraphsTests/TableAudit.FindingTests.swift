import Machines
import StateGraphs
import TableAudits
import Testing

@Suite struct TableAuditFindingTests {
  typealias Fault = TableAudit<Toy>.Finding

  static let sentences: [(Fault, String)] = [
    (.emptyRow(2, group: "lift"), "row 2 of group \"lift\" names no state or no kind"),
    (
      .unwritten(.idle, .cancel),
      "expected a row for host event cancel in stable state idle"
    ),
    (
      .unasked(.idle, .denied),
      "a row takes answer denied in stable state idle, which has asked no question"
    ),
    (.notAwaited(.lifting, .press), "a row takes press in lifting, which does not wait for it"),
    (.unanswered(.lifting, .denied), "lifting waits for denied and takes no step on it"),
    (
      .awaitsHost(.lifting, .cancel),
      "lifting waits for cancel, a host event, which is held back while it waits"
    ),
    (.twoUnguarded(.idle, .drag), "two rows of cell idle, drag have no guard"),
    (
      .neverTried(.idle, .drag),
      "a guarded row in cell idle, drag is never taken, because one before it always is"
    ),
    (
      .noFallThrough(.pressed, .drag),
      "all rows of cell pressed, drag are guarded, and none applies otherwise"
    ),
    (
      .leavesEnd(.ended, .landed, to: .idle),
      "a row leads out of final state ended on landed, to idle"
    ),
    (.unreachable(.ended), "no steps lead to ended"),
    (
      .endless(.landing), "no steps lead from landing to a final state or back to the initial state"
    ),
    (.unusedGuard(.isFar), "guard isFar is in no row"),
    (.unusedAction(.carry), "action carry is in no row"),
    (.blindGuard(.isFar, .press), "guard isFar is used on press, which it does not read"),
    (
      .blindAction(.carry, .press),
      "action carry is used on press, which it does not read"
    ),
    (.misnumbered(.guards), "the guards are not numbered consecutively from 0"),
    (.unexportable("a.b", .kinds), "\"a.b\", one of the kinds, is not a plain identifier"),
    (.repeated("a", .states), "two of the states are called a"),
  ]

  @Test(arguments: sentences)
  func `a fault reads as a sentence`(fault: Fault, sentence: String) {
    #expect(fault.description == sentence)
  }
}
