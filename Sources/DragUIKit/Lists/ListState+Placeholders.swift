import CollectionModel
import DragGeometry
import DragItems
import DragStage
import Foundation

/// Placeholders come, and become items or go.
extension ListState {
  /// Shows a placeholder, which a drop has inserted.
  func show(_ placeholder: ListPlaceholder) {
    placeholders.add(placeholder)
    arrange()
    screen?.viewsChanged()
  }

  /// Lets the application insert an item where a placeholder is now (CONTRACT-80); false if it is over (CONTRACT-82).
  func commit(_ id: PlaceholderID, _ updates: (IndexPath) -> Void) -> Bool {
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
  func delete(_ id: PlaceholderID) -> Bool {
    guard let screen, placeholders[id.reference.item] != nil else { return false }
    placeholders.remove(id)
    cells.remove([id.reference.item])
    screen.attempt { () throws(StageError) in try screen.stage.delete(id) }
    arrange()
    screen.viewsChanged()
    return true
  }

  /// Sets the cell of a placeholder up again, if it is visible (CONTRACT-83).
  func updateCell(of id: PlaceholderID) {
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
