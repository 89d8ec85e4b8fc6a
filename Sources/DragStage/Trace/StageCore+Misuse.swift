import DragItems
import DragSessions

extension StageCore {
  /// Records a contract violation in the trace, for the destination that performs the drop, if any.
  ///
  /// - Returns: The error that reports it to the caller.
  mutating func recordViolation(
    _ misuse: ContractViolation, at view: ViewID? = nil, item: ItemID? = nil, session: SessionID?
  )
    -> StageError
  {
    let drop = session.flatMap { live($0) }.flatMap { session in
      view != nil && state.drags[session].drop?.view == view ? session : nil
    }
    record(
      .misused(misuse, view, item), session: session, at: drop.map { performer(of: $0) } ?? 0)
    return .misuse(misuse)
  }
}
