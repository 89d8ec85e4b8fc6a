import CollectionModel
import DragItems

extension Stage {
  /// Reloads a collection's data, also during a drag.
  ///
  /// Its placeholders are discarded (CONTRACT-82); their loads continue, without a position for the
  /// data. Drags keep their items, and those whose pointer now refers to another position are
  /// updated. A reload with uncommitted updates is executed, and reported as
  /// ``ContractViolation/reloadUncommitted`` (CONTRACT-68). Data that a store keeps is loaded from
  /// there again.
  ///
  /// - Parameters:
  ///   - view: The collection.
  ///   - sections: The names of its items, each once; nil keeps the present ones.
  /// - Returns: The number of discarded placeholders.
  /// - Throws: An error for a view that is not a collection, a name that occurs twice or in another
  ///   collection of its store, or data that is too large to lay out; nothing has changed then.
  @discardableResult
  public func reload(_ view: ViewID, sections: [[String]]? = nil) throws(StageError) -> Int {
    let discarded = try reloadData(view, sections: sections)
    finishChange()
    return discarded
  }

  /// Reloads a collection's data.
  @discardableResult
  func reloadData(_ view: ViewID, sections: [[String]]?) throws(StageError) -> Int {
    guard var content = core.scene[view].collection else {
      throw .unknownItem(core.scene[view].name)
    }
    let before = content.sections
    guard core.boundStores[view] == nil || (sections?.count ?? before.count) == before.count else {
      throw .bound(core.scene[view].name)
    }
    // Data without items is one empty section, as after creation.
    let named = sections.map { $0.isEmpty ? [[]] : $0 }
    let new = named.map { $0.map { $0.map { core.names.item(named: $0) } } } ?? before
    do throws(SnapshotError<Int, ItemID>) {
      try content.keepingSight { content throws(SnapshotError<Int, ItemID>) in
        try content.reload(new)
      }
    } catch {
      throw .itemTaken(core.description(of: error))
    }
    if let failure = content.layoutFailure { throw .badLayout(failure) }
    if let named { try core.checkFree(named.joined(), at: view) }
    if core.hasUncommittedUpdates(view) {
      _ = core.recordViolation(.reloadUncommitted, at: view, session: nil)
    }
    let discarded = core.discardPlaceholders(in: view)
    core.scene[view].collection = content
    let kept = Set(new.joined())
    core.publish(
      .reloaded(view, sections: new, gone: before.joined().filter { !kept.contains($0) }),
      session: nil)
    core.contentChanged()
    if sections == nil, let store = core.boundStores[view] { read(store, by: .program) }
    return discarded
  }
}
