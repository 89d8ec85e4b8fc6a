public import DragGeometry
import DragSessions
import DragStage

#if canImport(Foundation)
  public import struct Foundation.IndexSet
#endif

// What applications have already: the function behind a list's reorder, in a line.
extension DragPolicy {
  /// Reorders as SwiftUI's `List` does with `onMove`.
  ///
  /// A drop inside of the list calls the closure with the offsets of the rows before the move, in
  /// ascending order, and with the gap that they go to, in the order before the move too. Rows of other
  /// views are refused. The offsets and the gap are those of one section.
  ///
  /// ```swift
  /// let policy = DragPolicy.onMove { offsets, gap in model.move(offsets, to: gap) }
  /// ```
  @_disfavoredOverload
  public static func onMove(_ move: @escaping ([Int], Int) -> Void) -> DragPolicy {
    reorderingOwn { call in
      guard let gap = call.gap, let section = call.section,
        let offsets = call.slots?.filter({ $0.section == section }).map(\.item)
      else { return }
      move(offsets.sorted(), gap)
    }
  }

  #if canImport(Foundation)
    /// Reorders as SwiftUI's `List` does with `onMove`, by the closure that the list is given.
    ///
    /// ```swift
    /// let policy = DragPolicy.onMove { todos.move(fromOffsets: $0, toOffset: $1) }
    /// ```
    public static func onMove(_ move: @escaping (IndexSet, Int) -> Void) -> DragPolicy {
      onMove { (offsets: [Int], gap: Int) in move(IndexSet(offsets), gap) }
    }
  #endif

  /// Reorders an array of a model, whose elements are shown in the array's order.
  ///
  /// ```swift
  /// let list = stage.list(model.todos, policy: .reordering(\.todos, of: model))
  /// ```
  ///
  /// - Parameters:
  ///   - path: The array, which can be written.
  ///   - model: The object that has it.
  /// - Returns: The policy.
  public static func reordering<Model: AnyObject, Element: Identifiable>(
    _ path: ReferenceWritableKeyPath<Model, [Element]>, of model: Model
  ) -> DragPolicy {
    onMove { (offsets: [Int], gap: Int) in
      let elements = model[keyPath: path]
      let moved = offsets.filter(elements.indices.contains)
      let isMoved = Set(moved)
      let rest = elements.indices.filter { !isMoved.contains($0) }
      let order = rest.filter { $0 < gap } + moved + rest.filter { $0 >= gap }
      model[keyPath: path] = order.map { elements[$0] }
    }
  }

  /// Reorders as a table does by its data source's `tableView(_:moveRowAt:to:)`.
  ///
  /// The closure gets the slot of the row before the move, and the one that it has afterwards. A table
  /// moves one row of its own; it is not asked to perform that drop (CONTRACT-45).
  public static func table(moveRow: @escaping (Slot, Slot) -> Void) -> DragPolicy {
    let start = RowStart()
    var policy = DragPolicy().update { call in
      start.slot = call.slots?.first
      return call.slots?.count == 1 ? DropProposal(.move, intent: .insertAt) : DropProposal(.cancel)
    }
    .didReceive { callback, call in
      guard callback == .moveRow, let from = start.slot, let item = call.item,
        let to = call.slot(of: item)
      else { return }
      moveRow(from, to)
    }
    policy.movesRows = true
    return policy
  }

  /// Takes drops of the view's own rows, as moves into gaps.
  private static func reorderingOwn(_ perform: @escaping (PolicyCall) -> Void) -> DragPolicy {
    DragPolicy()
      .update { call in
        call.slots == nil ? DropProposal(.cancel) : DropProposal(.move, intent: .insertAt)
      }
      .perform { call in
        perform(call)
        return .accept
      }
  }
}

/// The former position of the row that a table is about to move.
private final class RowStart {
  var slot: Slot?
}

extension PolicyCall {
  /// The slots of the session's items in the view that is asked; nil where one is of another view.
  var slots: [Slot]? {
    var slots: [Slot] = []
    for item in items {
      guard let slot = slot(of: item) else { return nil }
      slots.append(slot)
    }
    return call.items.allSatisfy { $0.origin == call.view } ? slots : nil
  }

  /// The slot of an item in the view that is asked.
  func slot(of item: String) -> Slot? {
    for (section, items) in stage.order(of: call.view).enumerated() {
      if let index = items.firstIndex(of: item) { return Slot(section: section, item: index) }
    }
    return nil
  }
}
