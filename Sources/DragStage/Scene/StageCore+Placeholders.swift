import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines

extension StageCore {
  /// Replaces a placeholder with an item that is not in the collection.
  ///
  /// The session is the one that brings the item, or nil for a change of the application.
  mutating func fill(_ placeholder: PlaceholderID, with item: ItemID, session: SessionID?) {
    guard let gap = scene.gap(of: placeholder) else { return }
    if let standIn = scene.standIn(placeholder), let bringing = live(standIn.session) {
      state.drags[bringing].replaceRow(placeholder.stand, with: item, of: standIn.item)
    }
    scene.change(placeholder) { content in
      (try? content.replace(placeholder.stand, with: item)) != nil
    }
    publish(.committed(item, placeholder.view, gap), session: session)
  }

  /// Removes a placeholder: it is deleted, or discarded with the data around it.
  ///
  /// The session is the one that it came with, or nil for a change of the application.
  mutating func extract(
    _ placeholder: PlaceholderID, as callback: Callback = .placeholderDelete, session: SessionID?
  ) {
    guard let gap = scene.gap(of: placeholder), let item = scene.standIn(placeholder)?.item else {
      return
    }
    scene.change(placeholder) { content in
      var order = content.order
      guard let slot = order.extract(placeholder.stand) else { return false }
      return content.take(order, without: [slot])
    }
    record(.called(callback, placeholder.view, .place(item.item, gap)), session: session)
  }

  /// Discards every placeholder of a view, because its data or the view itself is removed.
  ///
  /// An item whose session has not concluded is not taken any more, and is recorded later as
  /// `undropped`; for a concluded session it is recorded at once.
  ///
  /// - Returns: The number of discarded placeholders.
  @discardableResult
  mutating func discardPlaceholders(in view: ViewID) -> Int {
    let placeholders = scene.placeholders(in: view)
    for placeholder in placeholders {
      guard let standIn = scene.standIn(placeholder) else { continue }
      extract(placeholder, as: .placeholderDiscard, session: standIn.session)
      if let session = live(standIn.session),
        state.drags[session].drag.session.state != .transferring
      {
        state.drags[session].forgetChoice(for: standIn.item)
      } else {
        record(.undropped(view, standIn.item.item), session: standIn.session)
      }
    }
    return placeholders.count
  }

  /// Returns true if a view displays a reorder of its own items, or placeholders (CONTRACT-68).
  mutating func hasUncommittedUpdates(_ view: ViewID) -> Bool {
    if scene[view].collection?.standIns.isEmpty == false { return true }
    return state.drags.sessions.contains { session in
      state.drags[session].drag.session.state.isTracked && isReorder(session, in: view)
    }
  }

  mutating func isReorder(_ session: SessionID, in view: ViewID) -> Bool {
    let context = state.drags[session].drag.session.context
    let proposal = context.ruling.proposal
    guard context.current.map({ ViewID($0) }) == view, proposal.operation.leavesSource,
      case .gap = context.ruling.position,
      arrivals(of: session).contains(where: { isHeld($0.item, by: view) })
    else { return false }
    switch proposal.intent {
    case .insertAt, .automatic: return true
    case .unspecified, .insertInto: return false
    }
  }

  /// Replaces a collection's data, or keeps it, and discards its placeholders.
  ///
  /// - Returns: The number of discarded placeholders.
  mutating func reload(_ view: ViewID, sections: [[String]]?) throws(StageError) -> Int {
    guard var content = scene[view].collection else { throw .unknownItem(scene[view].name) }
    let before = content.sections
    guard stores[view] == nil || (sections?.count ?? before.count) == before.count else {
      throw .bound(scene[view].name)
    }
    // Data without items is one empty section, as after creation.
    let named = sections.map { $0.isEmpty ? [[]] : $0 }
    let new = named.map { $0.map { $0.map { catalog.names.item(named: $0) } } } ?? before
    do throws(SnapshotError<Int, ItemID>) {
      try content.keepingSight { content throws(SnapshotError<Int, ItemID>) in
        try content.reload(new)
      }
    } catch {
      throw .itemTaken(catalog.names.description(of: error))
    }
    if let failure = content.layoutFailure { throw .badLayout(failure) }
    if let named { try stores.checkFree(named.joined(), at: view, in: scene, catalog.names) }
    if hasUncommittedUpdates(view) {
      _ = recordViolation(.reloadUncommitted, at: view, session: nil)
    }
    let discarded = discardPlaceholders(in: view)
    scene[view].collection = content
    let kept = Set(new.joined())
    publish(
      .reloaded(view, sections: new, gone: before.joined().filter { !kept.contains($0) }),
      session: nil)
    contentChanged()
    return discarded
  }
}
