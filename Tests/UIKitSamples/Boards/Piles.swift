import UIKit

/// A sheet of paper on one of the piles.
@MainActor final class Sheet {
  let title: String
  weak var pile: Pile?

  init(_ title: String) {
    self.title = title
  }
}

/// A pile of sheets in a collection: sheets of several piles are tapped together, and dropped on one of them.
@MainActor class Pile: NSObject {
  var sheets: [Sheet] = []
  let collection: UICollectionView

  init(_ titles: [String]) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 40)
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    sheets = titles.map { title in
      let sheet = Sheet(title)
      sheet.pile = self
      return sheet
    }
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "sheet")
    collection.dataSource = self
    collection.dragDelegate = self
    collection.dropDelegate = self
    collection.dragInteractionEnabled = true
  }

  private func dragItem(_ sheet: Sheet) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: sheet.title as NSString))
    item.localObject = sheet
    return item
  }

  /// Takes a sheet off its pile, and its cell out of the collection there.
  private func take(_ sheet: Sheet) {
    guard let pile = sheet.pile, let index = pile.sheets.firstIndex(where: { $0 === sheet }) else {
      return
    }
    pile.collection.performBatchUpdates {
      pile.sheets.remove(at: index)
      pile.collection.deleteItems(at: [IndexPath(item: index, section: 0)])
    }
  }
}

extension Pile: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    sheets.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "sheet", for: indexPath)
  }
}

extension Pile: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    [dragItem(sheets[indexPath.item])]
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    [dragItem(sheets[indexPath.item])]
  }
}

extension Pile: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
  ) {
    let first = coordinator.destinationIndexPath?.item ?? sheets.count
    let dropped = coordinator.items.compactMap { $0.dragItem.localObject as? Sheet }
    // Sheets of this pile that lie before the gap leave it as well; for a single one the path counts without it.
    let before = dropped.filter { sheet in
      dropped.count > 1 && sheets.prefix(first).contains { $0 === sheet }
    }
    for sheet in dropped { take(sheet) }
    let paths = dropped.indices.map { IndexPath(item: first - before.count + $0, section: 0) }
    collectionView.performBatchUpdates({
      for (sheet, path) in zip(dropped, paths) {
        sheet.pile = self
        sheets.insert(sheet, at: path.item)
      }
      collectionView.insertItems(at: paths)
    }) { _ in
      // Later than a coordinator is for: the drop is over for it when this method returns.
      for (item, path) in zip(coordinator.items, paths) {
        coordinator.drop(item.dragItem, toItemAt: path)
      }
    }
  }
}

/// Three piles beside each other.
class PilesController: UIViewController {
  let piles = [Pile(["a", "b", "c"]), Pile(["k", "l"]), Pile([])]

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    for (index, pile) in piles.enumerated() {
      if pile.collection.superview == nil { view.addSubview(pile.collection) }
      pile.collection.frame = CGRect(x: index * 130, y: 0, width: 130, height: 400)
    }
  }
}
