import DragSessions
import DragStage

extension PolicyView {
  /// Takes the items of a drop under names of the application's own.
  ///
  /// - Returns: What is left to be done: nothing, or a failure where the names do not fit.
  func take(
    _ names: [String], _ call: DragContext, with coordinator: DropCoordinator
  ) -> DropPerformance.Handling {
    let items = coordinator.items.map(\.item)
    guard items.count == names.count else {
      return .fail(reason: "expected \(items.count) names, found \(names.count)")
    }
    guard case .gap(let gap)? = coordinator.destination else {
      return .fail(reason: "expected a gap to insert at, found none")
    }
    do throws(StageError) {
      try stage.insert(names, at: gap, in: call.view)
      for (item, name) in zip(items, names) {
        guard let row = stage.item(name, in: call.view) else { continue }
        try coordinator.drop(item, onto: row)
        if coordinator.ruling.proposal.operation == .move { try stage.delete(item.reference) }
      }
      return .nothing
    } catch {
      return .fail(reason: error.sentence)
    }
  }
}
