import CollectionModel
import DragGeometry
import Foundation

/// The content of a diffable data source, and its changes.
@MainActor final class DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Shown = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var shown = Shown()
  /// The snapshots of single sections, in force while a section shows their items.
  private var hierarchies: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]

  /// Shows another snapshot: the list changes by the difference, as one batch (D12).
  func apply(
    _ new: Shown, to list: ListState?, animates: Bool, completion: (() -> Void)?
  ) {
    let difference = new.content.difference(from: shown.content)
    guard let list else {
      set(new)
      return
    }
    list.begin()
    set(new)
    for operation in difference.batch.operations {
      switch operation {
      case .insertItem, .deleteItem, .moveItem, .insertSection, .deleteSection, .moveSection:
        list.record(operation)
      // Cells are renewed where the items are afterwards.
      case .reloadItem, .reconfigureItem, .reloadSection, .reloadData: break
      }
    }
    list.end { _ in completion?() }
    let sections = new.reloadedSectionIdentifiers.flatMap { new.content.itemIDs(in: $0) }
    list.renewCells(at: paths(of: new.reloadedItemIdentifiers + sections))
    list.setUpCells(at: paths(of: new.reconfiguredItemIdentifiers))
  }

  /// Shows another snapshot without a difference.
  func reload(_ new: Shown, in list: ListState?, completion: (() -> Void)?) {
    set(new)
    list?.reload()
    if let completion { ProviderLoads.deliver(completion) }
  }

  /// The change that a user's move of one item makes; nil where the item is where it was.
  func transaction(from source: IndexPath, to target: IndexPath)
    -> NSDiffableDataSourceTransaction<Section, Item>?
  {
    guard let old = source.slot, let new = target.slot, old != new,
      let item = shown.content.item(at: old)
    else { return nil }
    var moved = shown.content
    moved.deleteItems([item])
    let gap = GapIndex(section: new.section, item: new.item)
    guard (try? moved.insert([item], at: gap)) != nil else { return nil }
    return NSDiffableDataSourceTransaction(initialSnapshot: shown, finalSnapshot: Shown(moved))
  }

  /// Shows another snapshot, which the list shows already.
  func set(_ new: Shown) {
    shown = new
    shown.removeMarks()
  }

  func item(at path: IndexPath) -> Item? { path.slot.flatMap { shown.content.item(at: $0) } }

  func path(of item: Item) -> IndexPath? { shown.content.slot(of: item).map { IndexPath($0) } }

  private func paths(of items: [Item]) -> [IndexPath] { items.compactMap { path(of: $0) } }

  func count(ofSection section: Int) -> Int { shown.content.numberOfItems(inSection: section) ?? 0 }

  /// Shows other items in one section, which is appended if it is not there.
  func replacing(_ items: NSDiffableDataSourceSectionSnapshot<Item>, in section: Section) -> Shown {
    var new = shown
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    // In the order of the snapshot: an item that stays may have another place.
    new.deleteItems(new.itemIdentifiers(inSection: section))
    new.appendItems(items.visibleItems, toSection: section)
    hierarchies[section] = items
    return new
  }

  /// The content of one section: with its hierarchy, if it was shown by one and no other change was made.
  func snapshot(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    let items = shown.content.itemIDs(in: section)
    if let known = hierarchies[section], known.visibleItems == items { return known }
    return NSDiffableDataSourceSectionSnapshot(items)
  }
}
