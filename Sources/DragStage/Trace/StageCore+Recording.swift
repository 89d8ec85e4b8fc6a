import DragItems
import DragSessions
import Machines

extension StageCore {
  /// Records an event, if a trace is kept.
  // Without a trace the event is not even made.
  @inline(__always)
  mutating func record(
    _ event: TraceEvent, session: SessionID?, at ordinal: UInt32 = 0,
    on target: ItemID? = nil
  ) {
    guard settings.keepsTrace else { return }
    append(event, session, ordinal, target)
  }

  @inline(never)
  private mutating func append(
    _ event: consuming TraceEvent, _ session: SessionID?, _ ordinal: UInt32, _ target: ItemID?
  ) {
    trace.append(
      TraceEntry(time: clock.now, event: event, session: session, ordinal: ordinal, target: target))
  }

  /// Records a contract violation in the trace, for the destination that performs the drop, if any.
  ///
  /// - Returns: The error that reports it to the caller.
  mutating func recordViolation(
    _ misuse: ContractViolation, at view: ViewID? = nil, item: ItemID? = nil, session: SessionID?
  )
    -> StageError
  {
    let drop = session.flatMap { live($0) }.flatMap { session in
      view != nil && state.drags[session].dropView == view ? session : nil
    }
    record(
      .misused(misuse, view, item), session: session, at: drop.map { performer(of: $0) } ?? 0)
    return .misuse(misuse)
  }

  /// Counts the row that an event is about to take, where rows are counted.
  mutating func count<Definition>(
    _ table: MachineTransition.Table, _ machine: Machine<Definition>, on event: Definition.Event
  ) {
    guard let index = machine.candidate(on: event) else { return }
    trace.count(MachineTransition(table, index))
  }

  /// Counts the transitions that a drag has noted of its session and its drop sessions.
  mutating func countTransitions(of session: SessionID) {
    guard settings.countsTransitions else { return }
    for index in state.drags[session].drag.sessionLog.takeTransitions() {
      trace.count(MachineTransition(.session, index))
    }
    for index in state.drags[session].drag.visitLog.takeTransitions() {
      trace.count(MachineTransition(.visit, index))
    }
  }
}
