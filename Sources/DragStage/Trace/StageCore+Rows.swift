import DragSessions
import Machines

extension StageCore {
  /// Counts the row that an event is about to take, where rows are counted.
  mutating func count<Definition>(
    _ table: MachineTransition.Table, _ machine: Machine<Definition>, on event: Definition.Event
  ) {
    guard let index = machine.candidate(on: event) else { return }
    transitionCounts[MachineTransition(table, index), default: 0] += 1
  }

  /// Counts the transitions that a drag has noted of its session and its drop sessions.
  mutating func countTransitions(of session: SessionID) {
    guard settings.countsTransitions else { return }
    for index in state.drags[session].drag.sessionLog.takeTransitions() {
      transitionCounts[MachineTransition(.session, index), default: 0] += 1
    }
    for index in state.drags[session].drag.visitLog.takeTransitions() {
      transitionCounts[MachineTransition(.visit, index), default: 0] += 1
    }
  }
}
