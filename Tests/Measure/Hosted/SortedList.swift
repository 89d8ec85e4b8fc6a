import DragUIKit

/// A list of four texts that drags put in order, as most applications have one.
@MainActor final class SortedList: UIViewController {
  private(set) var texts = ["a", "b", "c", "d"]
  let collection: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 800), collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    collection.dragDelegate = self
    collection.dropDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collection)
  }

  private func item(at path: IndexPath) -> UIDragItem {
    let text = texts[path.item]
    let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
    item.localObject = text
    return item
  }
}

extension SortedList: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { texts.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

extension SortedList: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [item(at: indexPath)] }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    let dragged = session.items.map { $0.localObject as? String }
    return dragged.contains(texts[indexPath.item]) ? [] : [item(at: indexPath)]
  }
}

extension SortedList: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let path = coordinator.destinationIndexPath else { return }
    let sources = coordinator.items.compactMap(\.sourceIndexPath)
    let dropped = coordinator.items.compactMap { $0.dragItem.localObject as? String }
    let first = max(0, min(path.item, texts.count - sources.count))
    let paths = dropped.indices.map { IndexPath(item: first + $0, section: 0) }
    collection.performBatchUpdates {
      for source in sources.sorted(by: >) { texts.remove(at: source.item) }
      texts.insert(contentsOf: dropped, at: first)
      collection.deleteItems(at: sources)
      collection.insertItems(at: paths)
    }
    for (item, path) in zip(coordinator.items, paths) {
      coordinator.drop(item.dragItem, toItemAt: path)
    }
  }
}
