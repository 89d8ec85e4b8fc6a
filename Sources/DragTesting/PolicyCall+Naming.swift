public import DragStage

extension PolicyCall {
  /// Inserts the items under names that the application gives them, as copies have in most models.
  ///
  /// They arrive in the gap of the drop, in the order of the session, one name for each. Where the drop
  /// is a move, the dragged items leave their views. Items that only come in by
  /// ``DragStage/DropPerformance/accept`` keep their name in a move and when they are loaded, and a copy
  /// of `a` is `a-copy`. Call it in `perform`, and return its result.
  ///
  /// - Returns: The rest of the drop's handling: nothing, or a failure where the names do not fit.
  public func accept(as names: [String]) -> DropPerformance {
    guard let coordinator else { return .fail("expected a call of `perform`, found another") }
    let items = coordinator.items.map(\.item)
    guard items.count == names.count else {
      return .fail("expected \(items.count) names, found \(names.count)")
    }
    guard case .gap(let gap)? = coordinator.destination else {
      return .fail("expected a gap to insert at, found none")
    }
    do throws(StageError) {
      try stage.insert(names, at: gap, in: call.view)
      for (item, name) in zip(items, names) {
        guard let row = stage.item(name, in: call.view) else { continue }
        try coordinator.drop(item, onto: row)
        if coordinator.ruling.proposal.operation.leavesSource { try stage.delete(item.reference) }
      }
      return .nothing
    } catch {
      return .fail(error.sentence)
    }
  }
}
