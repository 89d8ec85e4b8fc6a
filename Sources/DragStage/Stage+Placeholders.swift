import CollectionModel
public import DragGeometry
import DragItems
import DragSessions
import Machines

extension Stage {
  /// The placeholders that stand in a collection, in its order; O(p log n) for p of them.
  public func placeholders(in view: ViewID) -> [PlaceholderID] {
    guard let content = scene[view].collection else { return [] }
    return content.standIns.keys
      .compactMap { stand in content.order.slot(of: stand).map { (stand, $0) } }
      .sorted { $0.1 < $1.1 }
      .map { PlaceholderID(view: view, stand: $0.0) }
  }

  /// The item of a session that a placeholder stands for, or nil where it is over.
  public func item(of placeholder: PlaceholderID) -> DragItem? { standIn(placeholder)?.item }

  /// Where a placeholder stands now (CONTRACT-79), or nil where it is over; O(log n).
  public func gap(of placeholder: PlaceholderID) -> GapIndex? {
    scene[placeholder.view].collection?.order.slot(of: placeholder.stand).map {
      GapIndex(section: $0.section, item: $0.item)
    }
  }

  /// The frame of a placeholder as it is shown, in the viewport, or nil where it is over.
  public func shownFrame(of placeholder: PlaceholderID) -> Rect? {
    gap(of: placeholder).flatMap { _ in shownFrame(of: placeholder.reference) }
  }

  /// Puts a new item where a placeholder stands now (CONTRACT-80).
  ///
  /// - Parameters:
  ///   - placeholder: The placeholder, which is over then.
  ///   - name: The name of the new item.
  /// - Returns: The place that it took.
  /// - Throws: ``Misuse/placeholderOver`` where it was committed, deleted or discarded before
  ///   (CONTRACT-82), or a name that the collection, or another one of its store, has already.
  @discardableResult
  public func commit(_ placeholder: PlaceholderID, as name: String) throws(StageError)
    -> GapIndex
  {
    let gap = try present(placeholder)
    let item = names.item(named: name)
    guard scene[placeholder.view].collection?.order.contains(item) == false else {
      throw .itemTaken(name)
    }
    try checkFree([name], at: placeholder.view)
    fill(placeholder, with: item, session: nil)
    contentChanged()
    return gap
  }

  /// Takes a placeholder out, and changes no data (CONTRACT-81).
  ///
  /// - Parameter placeholder: The placeholder, which is over then.
  /// - Throws: ``Misuse/placeholderOver`` where it was committed, deleted or discarded before.
  public func delete(_ placeholder: PlaceholderID) throws(StageError) {
    _ = try present(placeholder)
    takeOut(placeholder, session: nil)
    contentChanged()
  }

  private func present(_ placeholder: PlaceholderID) throws(StageError) -> GapIndex {
    guard let gap = gap(of: placeholder) else {
      throw told(.placeholderOver, at: placeholder.view, session: nil)
    }
    return gap
  }

  private func standIn(_ placeholder: PlaceholderID) -> Placeholder? {
    scene[placeholder.view].collection?.standIns[placeholder.stand]
  }

  /// Puts an item that is not there in a placeholder's place.
  ///
  /// The session is the one that brings it, or nil where the application does.
  func fill(_ placeholder: PlaceholderID, with item: ItemID, session: SessionID?) {
    guard let gap = gap(of: placeholder) else { return }
    change(placeholder) { order throws(SnapshotEditError<Int, ItemID>) in
      _ = try order.replaceItem(placeholder.stand, with: item)
    }
    record(
      .called(.placeholderCommit, placeholder.view, .place(item, gap)), session: session)
  }

  /// Takes a placeholder away: it is deleted, or discarded with the data around it.
  ///
  /// The session is the one that it came with, or nil where the application takes it away.
  func takeOut(
    _ placeholder: PlaceholderID, as callback: Callback = .placeholderDelete, session: SessionID?
  ) {
    guard let gap = gap(of: placeholder), let item = standIn(placeholder)?.item else { return }
    change(placeholder) { order throws(SnapshotError<Int, ItemID>) in
      _ = try order.delete([placeholder.stand])
    }
    record(.called(callback, placeholder.view, .place(item.item, gap)), session: session)
  }

  private func change<Failure: Error>(
    _ placeholder: PlaceholderID, _ edit: (inout Snapshot<Int, ItemID>) throws(Failure) -> Void
  ) {
    guard var content = scene[placeholder.view].collection,
      content.changeOrNil(edit) != nil
    else { return }
    content.setPlaceholder(placeholder.stand, nil)
    scene[placeholder.view].collection = content
  }

  /// Takes the placeholders of a drop out that its destination has refused.
  func discardPlaceholders(of session: SessionID, in view: ViewID) {
    let own = placeholders(in: view).filter { standIn($0)?.session == session }
    guard !own.isEmpty else { return }
    for placeholder in own {
      takeOut(placeholder, as: .placeholderDiscard, session: session)
    }
    contentChanged()
  }

  /// Takes every placeholder out of a view, because its data or the view itself goes.
  ///
  /// An item whose session has not concluded counts as not taken again, and is told then as
  /// `undropped`; one whose session is past that is told at once.
  ///
  /// - Returns: How many there were.
  @discardableResult
  func discardPlaceholders(in view: ViewID) -> Int {
    let placeholders = placeholders(in: view)
    for placeholder in placeholders {
      guard let standIn = standIn(placeholder) else { continue }
      takeOut(placeholder, as: .placeholderDiscard, session: standIn.session)
      if let index = place(of: standIn.session),
        situation.drags[index].drag.session.state != .transferring
      {
        situation.drags[index].forgetChoice(for: standIn.item)
      } else {
        record(.undropped(view, standIn.item.item), session: standIn.session)
      }
    }
    return placeholders.count
  }
}
