import DragItems
import DragSessions

/// A drop that a host waits for.
struct HostDrop: Hashable, Sendable {
  /// The items for which a load returned data.
  var arrived: Set<ItemID> = []
  var hasFailed = false
  var isFinished = false
  /// The format of the list that the drop waits for before it is performed.
  var list: String?

  /// The operation that is reported to the host: a source keeps all of its items unless all have
  /// arrived, and its drag ends with a cancel if none has.
  ///
  /// - Parameters:
  ///   - operation: The negotiated operation.
  ///   - items: The items of another program, which arrive only by loads; empty for a drag of this
  ///     stage.
  /// - Returns: The resulting operation.
  func operation(after operation: DropOperation, bringing items: [ItemID]) -> DropOperation {
    // No drop was performed; systems do not query the reason.
    guard operation.carries else { return .cancel }
    guard hasFailed || !arrived.isSuperset(of: items) else { return operation }
    return arrived.isEmpty ? .cancel : .copy
  }
}
