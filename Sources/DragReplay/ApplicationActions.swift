import CollectionModel
import DragGeometry
import DragScript
import DragStage

/// Carries out what applications do, at a line of a test or from within a callback.
struct ApplicationActions {
  let stage: Stage

  /// Carries out an action of an application.
  ///
  /// Misuse is no fault of the script: the stage tells it, and a strict test fails at its end.
  ///
  /// - Returns: False where the action is none of an application's.
  /// - Throws: What the action names and is not there, or what the stage refuses.
  func play(_ action: Action, at location: SourceLocation) throws(ReplayFault) -> Bool {
    switch action {
    case .insert(let ref, let ids):
      let place = try resolved(ref) { ref throws(RefError) in try stage.gap(ref) }
      try refusing(location) { () throws(StageError) in
        try stage.insert(ids.map(\.text), at: place.gap, in: place.view)
      }
    case .delete(let ref):
      let item = try resolved(ref) { ref throws(RefError) in try stage.item(ref) }
      try refusing(location) { () throws(StageError) in try stage.delete(item) }
    case .batch(let batch): try play(batch, at: location)
    case .down, .move, .glide, .up, .cancel, .wait, .settle, .key, .scroll, .app, .resolve,
      .reject, .reload, .reopen, .failSave, .foreignMove, .call:
      return false
    }
    return true
  }

  private func play(_ batch: Batch, at location: SourceLocation) throws(ReplayFault) {
    guard let view = stage.view(named: batch.collection.text) else {
      throw ReplayFault(
        .script, at: location, "nothing is called `\(batch.collection.text)`")
    }
    var items: [Slot: String] = [:]
    var update = BatchUpdate()
    for change in batch.changes {
      if case .insertItem(let slot, let id) = change { items[slot] = id.text }
      update.append(change.operation)
    }
    let sections = batch.changes.compactMap { change -> (Int, [String])? in
      if case .insertSection(let index) = change { (index, []) } else { nil }
    }
    try refusing(location) { () throws(StageError) in
      try stage.performBatch(
        update, in: view, inserting: items,
        sections: Dictionary(sections) { first, _ in first }, counts: batch.counts,
        mode: batch.isCompatible ? .uikitCompat : .exact)
    }
  }

  private func resolved<Value>(
    _ ref: Ref, _ resolve: (Ref) throws(RefError) -> Value
  ) throws(ReplayFault) -> Value {
    do throws(RefError) {
      return try resolve(ref)
    } catch {
      throw ReplayFault(.script, at: ref.location, error.message)
    }
  }

  private func refusing(
    _ location: SourceLocation, _ body: () throws(StageError) -> Void
  ) throws(ReplayFault) {
    do throws(StageError) {
      try body()
    } catch {
      switch error {
      case .misuse, .batchRefused(.invalid, _): return
      default: break
      }
      throw ReplayFault(.script, at: location, stage.sentence(for: error))
    }
  }
}

extension Batch.Change {
  /// The change as a batch of the model has it.
  fileprivate var operation: BatchUpdate.Operation {
    switch self {
    case .deleteItem(let slot): .deleteItem(slot)
    case .insertItem(let slot, _): .insertItem(slot)
    case .moveItem(let from, let to): .moveItem(from: from, to: to)
    case .reloadItem(let slot): .reloadItem(slot)
    case .deleteSection(let index): .deleteSection(index)
    case .insertSection(let index): .insertSection(index)
    case .moveSection(let from, let to): .moveSection(from: from, to: to)
    case .reloadSection(let index): .reloadSection(index)
    }
  }
}
