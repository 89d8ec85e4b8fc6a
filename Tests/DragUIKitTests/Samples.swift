import DragUIKit
import DragUIKitTesting

/// A collection of texts in sections, whose delegate keeps what it is asked.
@MainActor final class Board: UIViewController {
  var sections: [[String]]
  let collection: UICollectionView
  /// What a drag proposes; nil for a proposal by the session.
  var proposal = UICollectionViewDropProposal(
    operation: .move, intent: .insertAtDestinationIndexPath)
  /// Takes a drop; by default as most applications do.
  var perform: ((Board, any UICollectionViewDropCoordinator) -> Void)?
  /// The items of a drag from a path.
  var items: ((Board, IndexPath) -> [UIDragItem])?
  /// True for one that adds an item of the drag once more where it is tapped, which UIKit does not prevent (CONTRACT-21).
  var addsAgain = false
  /// Called at each update, with the path.
  var didUpdate: ((Board, any UIDropSession, IndexPath?) -> Void)?
  /// Called when a drag begins.
  var willBegin: ((Board) -> Void)?
  /// Called when a drag has ended.
  var didEnd: ((Board) -> Void)?
  var ended: [any UIDragSession] = []

  init(_ sections: [String]..., frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 800)) {
    self.sections = sections
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    collection = UICollectionView(frame: frame, collectionViewLayout: layout)
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

  /// A dragged item of a text.
  func item(_ text: String) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
    item.localObject = text
    return item
  }

  /// Takes the dragged texts out of their places here, and inserts them at a path.
  func take(_ coordinator: any UICollectionViewDropCoordinator, at path: IndexPath) {
    collection.performBatchUpdates {
      let sources = coordinator.items.compactMap(\.sourceIndexPath)
      for source in sources.sorted(by: >) { sections[source.section].remove(at: source.item) }
      let texts = coordinator.items.compactMap { $0.dragItem.localObject as? String }
      sections[path.section].insert(contentsOf: texts, at: path.item)
      collection.deleteItems(at: sources)
      collection.insertItems(
        at: texts.indices.map { IndexPath(item: path.item + $0, section: path.section) })
    }
    for (offset, item) in coordinator.items.enumerated() {
      coordinator.drop(
        item.dragItem, toItemAt: IndexPath(item: path.item + offset, section: path.section))
    }
  }
}

extension Board: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { sections[section].count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

extension Board: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    items?(self, indexPath) ?? [item(sections[indexPath.section][indexPath.item])]
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    let text = sections[indexPath.section][indexPath.item]
    let isInDrag = session.items.contains { $0.localObject as? String == text }
    return isInDrag && !addsAgain ? [] : [item(text)]
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {
    session.localContext = (self, "begun")
    willBegin?(self)
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {
    ended.append(session)
    didEnd?(self)
  }
}

extension Board: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    didUpdate?(self, session, destinationIndexPath)
    return proposal
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    if let perform { return perform(self, coordinator) }
    guard let path = coordinator.destinationIndexPath else { return }
    take(coordinator, at: path)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}
}
