import CollectionModel
import DragGeometry
import DragItems

extension IndexMap {
  /// True if no section is inserted, deleted or moved.
  var keepsSections: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty
      && sectionMoves.allSatisfy { $0.from == $0.to }
  }
}

extension CollectionContent {
  /// Applies a batch; on an error nothing has changed.
  mutating func apply(
    _ batch: BatchUpdate, inserting items: [Slot: ItemID], sections: [Int: [ItemID]],
    counts: [Int]?, mode: BatchMode
  ) throws(BatchApplicationError<Int, ItemID>) -> IndexMap {
    if let counts {
      do throws(BatchFailure) {
        _ = try batch.validated(from: order.itemCounts, to: counts, mode: mode)
      } catch {
        throw .invalid(error)
      }
    }
    var content = BatchContent<Int, ItemID>(items: items)
    var nextSection = newSectionID
    for index in sections.keys.sorted() {
      content.sections[index] = NewSection(nextSection, items: sections[index] ?? [])
      nextSection += 1
    }
    return try keepingSight { collection throws(BatchApplicationError<Int, ItemID>) in
      try collection.changeItems { order throws(BatchApplicationError<Int, ItemID>) in
        try order.apply(batch, content: content, mode: mode)
      }
    }
  }

  /// The first placeholder that a batch removes or moves, or nil.
  func placeholderLeaving(by map: IndexMap, _ before: Snapshot<Int, ItemID>) -> ItemID? {
    guard !standIns.isEmpty else { return nil }
    let sorted = standIns.keys.sorted(by: <)
    return sorted.first { stand in
      guard let slot = before.slot(of: stand) else { return false }
      return map.newSlot(of: slot) == nil || map.moves.contains { $0.from == slot }
    }
  }
}

extension CollectionContent {
  /// A change that the stage has validated; nil, and nothing changed, if it was rejected.
  mutating func changeOrNil<Value, Failure: Error>(
    _ edit: (inout Snapshot<Int, ItemID>) throws(Failure) -> Value
  ) -> Value? {
    keepingOnFailure { content throws(Failure) in try content.change(edit) }
  }

  /// A change of items that the stage has validated; nil, and nothing changed, if it was rejected.
  mutating func changeItemsOrNil<Failure: Error>(
    _ edit: (inout Snapshot<Int, ItemID>) throws(Failure) -> IndexMap
  ) -> IndexMap? {
    keepingOnFailure { content throws(Failure) in try content.changeItems(edit) }
  }

  /// Takes an order from which items were extracted, each from its slot at that time; false, and nothing changed, if it cannot
  /// be laid out.
  mutating func take(_ order: Snapshot<Int, ItemID>, without slots: [Slot]) -> Bool {
    let isTaken: Void? = keepingOnFailure { content in
      content.setOrder(order, after: OrderChange(left: slots))
    }
    return isTaken != nil
  }

  /// Makes a change, and unmakes it if it failed or cannot be laid out.
  private mutating func keepingOnFailure<Value, Failure: Error>(
    _ change: (inout CollectionContent) throws(Failure) -> Value
  ) -> Value? {
    let before = self
    do throws(Failure) {
      let value = try change(&self)
      if layoutFailure == nil { return value }
    } catch {
      return nil
    }
    self = before
    return nil
  }
}
