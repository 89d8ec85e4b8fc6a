import DragItems
import DragSessions

/// A drop that a host waits for.
struct HostDrop: Hashable, Sendable {
  /// The items for which a load returned data.
  var arrived: Set<ItemID> = []
  var hasFailed = false
  /// What the host was notified of; nil before everything has arrived or failed.
  var outcome: DragOutcome?
  /// The format of the list that the drop waits for before it is performed.
  var list: String?

  /// Counts a completed load of an item.
  mutating func count(_ result: LoadResult, of item: ItemID) {
    switch result {
    case .success: arrived.insert(item)
    case .failure: hasFailed = true
    }
  }

  /// The outcome that is reported to the host: a source keeps all of its items unless all have
  /// arrived, and its drag ends with a cancel if none has.
  ///
  /// - Parameters:
  ///   - outcome: What the session ends with.
  ///   - items: The items of another program, which arrive only by loads; empty for a drag of this
  ///     stage.
  /// - Returns: The resulting outcome.
  func outcome(after outcome: DragOutcome, bringing items: [ItemID]) -> DragOutcome {
    // No drop was performed; systems do not query the reason.
    guard outcome.operation.carries else { return DragOutcome(.cancel) }
    guard hasFailed || !arrived.isSuperset(of: items) else { return outcome }
    return DragOutcome(arrived.isEmpty ? .cancel : .copy)
  }
}
