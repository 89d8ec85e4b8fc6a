import CollectionModel
import DragItems

extension Stage {
  /// Lets a collection read its data again, as an application does under a running drag.
  ///
  /// Its placeholders are discarded (CONTRACT-82); what loads for them goes on and finds no place.
  /// Drags go on with their items, and those whose pointer means another place now are asked again.
  /// A reload while something is uncommitted is carried out, and told as
  /// ``ContractViolation/reloadUncommitted`` (CONTRACT-68). What a store keeps is read from there again.
  ///
  /// - Parameters:
  ///   - view: The collection.
  ///   - sections: The names of its items, each once; nil for those that it has.
  /// - Returns: How many placeholders were discarded.
  /// - Throws: A view that is not a collection, or a name that stands twice or in another
  ///   collection of its store, or data that is too large to lay out; nothing has changed then.
  @discardableResult
  public func reload(_ view: ViewID, sections: [[String]]? = nil) throws(StageError) -> Int {
    let discarded = try readAnew(view, sections: sections)
    finishChange()
    return discarded
  }

  /// Lets a collection read its data again.
  @discardableResult
  func readAnew(_ view: ViewID, sections: [[String]]?) throws(StageError) -> Int {
    guard var content = core.scene[view].collection else {
      throw .unknownItem(core.scene[view].name)
    }
    let before = content.sections
    guard core.boundStores[view] == nil || (sections?.count ?? before.count) == before.count else {
      throw .bound(core.scene[view].name)
    }
    // Data without any item is one empty section, as at the beginning.
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
    if hasUncommittedUpdates(view) {
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
