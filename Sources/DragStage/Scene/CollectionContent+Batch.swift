import CollectionModel
import DragGeometry
import DragItems

extension IndexMap {
  /// Whether no section comes, goes or moves.
  var keepsSections: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty
      && sectionMoves.allSatisfy { $0.from == $0.to }
  }
}

extension CollectionContent {
  /// Carries a batch out; on an error nothing has changed.
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
      try collection.change { order throws(BatchApplicationError<Int, ItemID>) in
        try order.apply(batch, content: content, mode: mode)
      }
    }
  }

  /// A placeholder that a batch takes out or moves, or nil.
  func placeholderLeaving(by map: IndexMap, _ before: Snapshot<Int, ItemID>) -> ItemID? {
    guard !standIns.isEmpty else { return nil }
    let stands = standIns.keys.sorted()
    return stands.first { stand in
      guard let slot = before.slot(of: stand) else { return false }
      return map.newSlot(of: slot) == nil || map.moves.contains { $0.from == slot }
    }
  }
}

extension CollectionContent {
  /// A change that the stage has made sure of; nil, and nothing changed, where it was refused.
  mutating func changeOrNil<Value, Failure: Error>(
    _ edit: (inout Snapshot<Int, ItemID>) throws(Failure) -> Value
  ) -> Value? {
    let before = self
    do throws(Failure) {
      let value = try change(edit)
      if layoutFailure == nil { return value }
    } catch {
      return nil
    }
    self = before
    return nil
  }
}
