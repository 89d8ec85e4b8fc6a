import UIKit

/// Two collections in one controller: things move between them, and are put into another order within one.
class TwoListsController: UIViewController {
  var left: [Int]
  var right: [Int]
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) var leftView: UICollectionView!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) var rightView: UICollectionView!

  init(left: [Int], right: [Int]) {
    self.left = left
    self.right = right
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    leftView = makeView()
    rightView = makeView()
  }

  private func makeView() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 150, height: 50)
    let made = UICollectionView(frame: .zero, collectionViewLayout: layout)
    made.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
    made.dataSource = self
    made.dragDelegate = self
    made.dropDelegate = self
    view.addSubview(made)
    return made
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = CGSize(width: view.bounds.width / 2, height: view.bounds.height)
    leftView.frame = CGRect(origin: .zero, size: size)
    rightView.frame = CGRect(origin: CGPoint(x: size.width, y: 0), size: size)
  }

  private func change(_ view: UICollectionView, _ body: (inout [Int]) -> Void) {
    if view === leftView { body(&left) } else { body(&right) }
  }
}

extension TwoListsController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    collectionView == leftView ? left.count : right.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
  }
}

extension TwoListsController: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let number = collectionView === leftView ? left[indexPath.item] : right[indexPath.item]
    let item = UIDragItem(itemProvider: NSItemProvider(object: "\(number)" as NSString))
    item.localObject = number
    // The destination takes the number out of where it came from by this.
    session.localContext = (collectionView, indexPath)
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    let number = collectionView === leftView ? left[indexPath.item] : right[indexPath.item]
    // A number is in a drag once.
    guard !session.items.contains(where: { $0.localObject as? Int == number }) else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: "\(number)" as NSString))
    item.localObject = number
    return [item]
  }
}

extension TwoListsController: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard session.localDragSession != nil else {
      return UICollectionViewDropProposal(operation: .cancel)
    }
    return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
  ) {
    var target =
      coordinator.destinationIndexPath
      ?? IndexPath(item: collectionView.numberOfItems(inSection: 0), section: 0)
    switch coordinator.items.count {
    case 1:
      if let source = coordinator.items[0].sourceIndexPath {
        // Models and paths may be longer than the path allows where the last gap is meant.
        if target.item >= collectionView.numberOfItems(inSection: 0) { target.item -= 1 }
        collectionView.performBatchUpdates({
          change(collectionView) { $0.insert($0.remove(at: source.item), at: target.item) }
          collectionView.deleteItems(at: [source])
          collectionView.insertItems(at: [target])
        })
        coordinator.drop(coordinator.items[0].dragItem, toItemAt: target)
      } else {
        takeFromOther(coordinator, to: target, in: collectionView)
      }
    default:
      copy(coordinator, to: target, in: collectionView)
    }
  }

  private func takeFromOther(
    _ coordinator: UICollectionViewDropCoordinator, to target: IndexPath, in view: UICollectionView
  ) {
    guard
      let (other, source) = coordinator.session.localDragSession?.localContext
        as? (UICollectionView, IndexPath),
      let number = coordinator.items[0].dragItem.localObject as? Int
    else { return }
    other.performBatchUpdates({
      change(other) { _ = $0.remove(at: source.item) }
      other.deleteItems(at: [source])
    })
    view.performBatchUpdates({
      change(view) { $0.insert(number, at: target.item) }
      view.insertItems(at: [target])
    })
    coordinator.drop(coordinator.items[0].dragItem, toItemAt: target)
  }

  private func copy(
    _ coordinator: UICollectionViewDropCoordinator, to target: IndexPath, in view: UICollectionView
  ) {
    var paths = [IndexPath]()
    view.performBatchUpdates({
      for (offset, item) in coordinator.items.enumerated() {
        guard let number = item.dragItem.localObject as? Int else { continue }
        let path = IndexPath(row: target.row + offset, section: target.section)
        change(view) { $0.insert(number * 10, at: path.row) }
        paths.append(path)
      }
      view.insertItems(at: paths)
    })
  }
}
