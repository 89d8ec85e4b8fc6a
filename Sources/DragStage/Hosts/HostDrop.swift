import DragItems
import DragSessions

/// A drop that a host waits for.
struct HostDrop: Hashable, Sendable {
  /// The items of which a load brought something.
  var arrived: Set<ItemID> = []
  /// Whether a load brought nothing.
  var hasFailed = false
  var isFinished = false
  /// The format of the list that the drop waits for before it is performed.
  var list: String?

  /// What the host is answered: a source keeps what has not arrived, all of it, and ends with a cancel
  /// where nothing has.
  ///
  /// - Parameters:
  ///   - operation: What was agreed on.
  ///   - items: The items of another program, which come by loads alone; none of a drag of ours.
  /// - Returns: What has become of it.
  func operation(after operation: DropOperation, bringing items: [ItemID]) -> DropOperation {
    // Nothing was done; why not is nothing that a system would ask.
    guard operation.carries else { return .cancel }
    guard hasFailed || !arrived.isSuperset(of: items) else { return operation }
    return arrived.isEmpty ? .cancel : .copy
  }
}
