package import DragItems
import Foundation

/// The selected items of a list, and those in drags.
extension ListState {
  /// Shows the part of items in a drag (CONTRACT-40).
  package func show(_ state: UICellConfigurationState.DragState, for items: [ItemID]) {
    for item in items {
      dragStates[item] = state == .none ? nil : state
      if let cell = cells.cell(of: item) { client.show(state, on: cell) }
    }
  }

  /// Selects an item, in the place of others where only one can be.
  func select(_ path: IndexPath) {
    guard let item = path.slot.flatMap({ item(at: $0) }), !selection.contains(item) else { return }
    if !client.allowsMultipleSelection { deselect(selection) }
    selection.append(item)
    if let cell = cells.cell(of: item) { client.show(isSelected: true, on: cell) }
  }

  /// Ends the selection of an item.
  func deselect(_ path: IndexPath) {
    if let item = path.slot.flatMap({ item(at: $0) }) { deselect([item]) }
  }

  /// The paths of the selected items that are there; nil if none is.
  var selectedPaths: [IndexPath]? {
    let paths = selection.compactMap { path(of: $0) }
    return paths.isEmpty ? nil : paths
  }

  /// Ends the selection of all items.
  func deselectAll() { deselect(selection) }

  private func deselect(_ items: [ItemID]) {
    selection.removeAll { items.contains($0) }
    for item in items {
      if let cell = cells.cell(of: item) { client.show(isSelected: false, on: cell) }
    }
  }
}
