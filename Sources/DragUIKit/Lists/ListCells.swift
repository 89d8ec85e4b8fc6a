import DragItems
import DragStage
import Foundation

/// The cells of a list that are shown, by the items on the stage.
@MainActor final class ListCells {
  private var cells: [ItemID: UIView] = [:]
  /// The items with cells, in the order of the list.
  private var shown: [ItemID] = []
  private var isLayingOut = false

  /// Forgets all cells: they are made again.
  func removeAll() { remove(shown) }

  /// Forgets the cells of some items: they are made again.
  func remove(_ items: [ItemID]) {
    guard !items.isEmpty else { return }
    let gone = Set(items)
    for item in items { cells.removeValue(forKey: item)?.removeFromSuperview() }
    shown.removeAll { gone.contains($0) }
  }

  /// Sets the cell of an item up again, if it is shown; another cell takes its place.
  func setUp(_ item: ItemID, at path: IndexPath, of list: ListState) {
    guard let cell = cells[item], let made = list.client.makeCell(at: path, with: cell),
      made !== cell
    else { return }
    made.frame = cell.frame
    cell.removeFromSuperview()
    cells[item] = made
    list.client.addSubview(made)
  }

  /// The cell of an item that is shown.
  func cell(of item: ItemID) -> UIView? { cells[item] }

  /// The item of a cell that is shown.
  func item(of cell: UIView) -> ItemID? { shown.first { cells[$0] === cell } }

  /// The items that are shown, in the order of the list.
  var items: [ItemID] { shown }

  /// Makes the cells of what is visible now, and gives up those of what is not.
  func layOut(_ list: ListState) {
    guard !isLayingOut, let screen = list.screen, let id = list.id,
      let content = screen.stage.collection(id)
    else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    list.supplementaries.layOut(list, content)
    var now: [ItemID] = []
    for slot in content.geometry.slots(intersecting: content.visible) {
      guard let item = content.order.item(at: slot), let frame = content.geometry.frame(of: slot)
      else { continue }
      let isNew = cells[item] == nil
      // The data source and the delegate know nothing of placeholders (CONTRACT-75).
      let placeholder = list.placeholders[item]
      let path = list.path(of: slot, in: content)
      guard
        let cell = cells[item] ?? placeholder.map({ list.client.makeCell(of: $0) })
          ?? list.client.makeCell(at: path)
      else { continue }
      cell.frame = CGRect(frame)
      if isNew {
        cells[item] = cell
        if let placeholder {
          placeholder.update?(cell)
        } else {
          list.client.show(list.dragStates[item] ?? .none, on: cell)
          list.client.show(isSelected: list.selection.contains(item), on: cell)
          list.client.willDisplay(cell, at: path)
        }
        list.client.addSubview(cell)
        cell.layoutIfNeeded()
      }
      now.append(item)
    }
    let kept = Set(now)
    for item in shown where !kept.contains(item) {
      guard let cell = cells.removeValue(forKey: item) else { continue }
      cell.removeFromSuperview()
      list.client.didEndDisplaying(cell, at: list.path(of: item) ?? IndexPath())
    }
    shown = now
  }
}
