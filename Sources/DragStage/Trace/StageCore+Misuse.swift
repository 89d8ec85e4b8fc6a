import DragItems
import DragSessions

extension StageCore {
  /// Writes a misuse into the trace, as that of the destination that performs the drop, where one does.
  ///
  /// - Returns: The error that tells it to the caller.
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
