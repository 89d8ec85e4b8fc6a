#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  // The views themselves: their data as they know it, and their cells.
  extension CollectionCalls: ListCalls {
    var view: UIScrollView { collection }
    var isTable: Bool { false }

    var counts: [Int] {
      (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
    }

    var dataCounts: [Int] {
      guard let source = collection.dataSource else { return [] }
      return (0..<collection.numberOfSections).map {
        source.collectionView(collection, numberOfItemsInSection: $0)
      }
    }

    func frame(at path: IndexPath) -> CGRect? {
      collection.layoutAttributesForItem(at: path)?.frame
    }

    func bands(ofSection section: Int) -> [CGRect] {
      [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        .compactMap {
          collection.layoutAttributesForSupplementaryElement(
            ofKind: $0, at: IndexPath(item: 0, section: section))?.frame
        }
    }

    var visiblePaths: [IndexPath] { collection.indexPathsForVisibleItems }

    // A collection moves no item of its own by itself where it has delegates for drags and drops.
    func mayMoveRow(at path: IndexPath) -> Bool? { false }
    func target(ofMoveFrom source: IndexPath, to proposed: IndexPath) -> IndexPath? { nil }
    func moveRow(from source: IndexPath, to target: IndexPath) -> Void? { nil }

    func moveCell(from source: IndexPath, to target: IndexPath) {
      collection.moveItem(at: source, to: target)
    }

    func followCell(at path: IndexPath, _ change: () -> Void) -> IndexPath? {
      let cell = collection.cellForItem(at: path)
      change()
      return cell.flatMap { collection.indexPath(for: $0) }
    }

    func insertCell(at path: IndexPath, _ updates: () -> Void) {
      collection.performBatchUpdates {
        updates()
        collection.insertItems(at: [path])
      }
    }
  }

  extension TableCalls: ListCalls {
    var view: UIScrollView { table }
    var isTable: Bool { true }

    var counts: [Int] { (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } }

    var dataCounts: [Int] {
      guard let source = table.dataSource else { return [] }
      return (0..<table.numberOfSections).map {
        source.tableView(table, numberOfRowsInSection: $0)
      }
    }

    func frame(at path: IndexPath) -> CGRect? { table.rectForRow(at: path) }

    func bands(ofSection section: Int) -> [CGRect] {
      [table.rectForHeader(inSection: section), table.rectForFooter(inSection: section)]
    }

    var visiblePaths: [IndexPath] { table.indexPathsForVisibleRows ?? [] }

    func moveCell(from source: IndexPath, to target: IndexPath) {
      table.moveRow(at: source, to: target)
    }

    func followCell(at path: IndexPath, _ change: () -> Void) -> IndexPath? {
      let cell = table.cellForRow(at: path)
      change()
      return cell.flatMap { table.indexPath(for: $0) }
    }

    func insertCell(at path: IndexPath, _ updates: () -> Void) {
      table.performBatchUpdates {
        updates()
        table.insertRows(at: [path], with: .automatic)
      }
    }
  }
#endif
