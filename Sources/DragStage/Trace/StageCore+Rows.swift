import DragSessions
import Machines

extension StageCore {
  /// Counts the row that an event is about to take, where rows are counted.
  mutating func count<Definition>(
    _ table: MachineRow.Table, _ machine: Machine<Definition>, on event: Definition.Event
  ) {
    guard let index = machine.candidate(on: event) else { return }
    rowCounts[MachineRow(table, index), default: 0] += 1
  }

  /// Counts what a drag has noted of its session and its visits.
  mutating func countRows(of session: SessionID) {
    guard settings.countsRows else { return }
    for index in situation.drags[session].drag.sessionLog.takeRows() {
      rowCounts[MachineRow(.session, index), default: 0] += 1
    }
    for index in situation.drags[session].drag.visitLog.takeRows() {
      rowCounts[MachineRow(.visit, index), default: 0] += 1
    }
  }
}
