import CollectionModel
package import DragGeometry
import DragItems
package import DragStage
package import Foundation

/// Placeholders come, and become items or go.
extension ListState {
  /// True if a placeholder is shown.
  package var hasPlaceholders: Bool { !placeholders.isEmpty }

  /// Shows a placeholder, which a drop has inserted, with a cell of a class that an identifier was registered for.
  ///
  /// The height is that of a row, where rows have heights of their own. A function sets the cell up, whenever it is shown.
  package func show(
    _ id: PlaceholderID, as reuseIdentifier: String, height: CGFloat?,
    update: @escaping (UIView) -> Void
  ) {
    placeholders.add(
      ListPlaceholder(id: id, reuseIdentifier: reuseIdentifier, update: update))
    arrange()
    screen?.viewsChanged()
    guard let screen, let height, height > 0, client.hasOwnSizes else { return }
    let size = Size(width: Double(client.frame.width), height: Double(height))
    screen.attempt { () throws(StageError) in
      try screen.stage.scene.setSize(size, of: id.reference)
    }
  }

  /// The cell of a placeholder, which is made if it is visible; nil if it is not.
  package func makeCell(of id: PlaceholderID) -> UIView? {
    cells.layOut(self)
    return cells.cell(of: id.reference.item)
  }

  /// The gap in the data of a gap in what is shown.
  package func dataGap(ofShown gap: GapIndex) -> GapIndex {
    guard !placeholders.isEmpty, let screen, let id, let content = screen.stage.collection(id)
    else { return gap }
    var gap = gap
    gap.item =
      placeholders.dataSlot(of: Slot(section: gap.section, item: gap.item), in: content).item
    return gap
  }

  /// Lets the application insert an item where a placeholder is now (CONTRACT-80); false if it is over (CONTRACT-82).
  package func commit(_ id: PlaceholderID, _ updates: (IndexPath) -> Void) -> Bool {
    guard let screen, let view = self.id, placeholders[id.reference.item] != nil,
      let content = screen.stage.collection(view),
      let place = content.order.slot(of: id.reference.item)
    else { return false }
    let slot = placeholders.dataSlot(of: place, in: content)
    let before = content.itemCounts
    updates(IndexPath(slot))
    let counts = readCounts()
    do throws(BatchFailure) {
      _ = try BatchUpdate([.insertItem(slot)]).validated(
        from: before, to: counts, mode: .uikitCompat)
    } catch {
      fail(error.first.message(for: client.kind))
      return false
    }
    // The block may have made updates of its own, or read the data again.
    guard placeholders[id.reference.item] != nil else { return false }
    let name = name(committing: id, at: slot)
    placeholders.remove(id)
    cells.remove([id.reference.item])
    countUpdate(counts)
    screen.attempt { () throws(StageError) in try screen.stage.commit(id, as: name) }
    arrange()
    screen.viewsChanged()
    return true
  }

  /// Takes a placeholder away (CONTRACT-81); false if it is over (CONTRACT-82).
  package func delete(_ id: PlaceholderID) -> Bool {
    guard let screen, placeholders[id.reference.item] != nil else { return false }
    placeholders.remove(id)
    cells.remove([id.reference.item])
    screen.attempt { () throws(StageError) in try screen.stage.delete(id) }
    arrange()
    screen.viewsChanged()
    return true
  }

  /// Sets the cell of a placeholder up again, if it is visible (CONTRACT-83).
  package func updateCell(of id: PlaceholderID) {
    guard let placeholder = placeholders[id.reference.item],
      let cell = cells.cell(of: id.reference.item)
    else { return }
    placeholder.update?(cell)
  }

  /// The name of the item that takes the place of a placeholder: an item that has left its list keeps its own.
  private func name(committing id: PlaceholderID, at slot: Slot) -> String {
    guard let screen, let view = self.id, namer == nil,
      let item = screen.stage.scene.item(of: id), item.origin != view,
      screen.list(item.origin).map({ $0.path(of: item.item) == nil }) ?? false
    else { return name(at: slot) }
    let name = screen.stage.name(of: item.item)
    return screen.stage.item(name, in: view) == nil ? name : self.name(at: slot)
  }
}
