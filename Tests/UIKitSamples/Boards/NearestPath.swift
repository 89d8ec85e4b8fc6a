import UIKit

/// A collection that finds a path by itself where the system has none: the item at the point, or else the nearest cell
/// within 100 points.
class NearestPathController: UICollectionViewController {
  var names: [String]
  private(set) var begun = false

  init(names: [String]) {
    self.names = names
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 60)
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "name")
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    names.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
  }

  private func destination(system path: IndexPath?, session: UIDropSession) -> IndexPath? {
    let atPoint = collectionView.indexPathForItem(at: session.location(in: collectionView))
    var nearest: IndexPath?
    if atPoint == nil {
      var closest: UICollectionViewCell?
      var least: CGFloat = 100
      let point = session.location(in: collectionView)
      for indexPath in collectionView.indexPathsForVisibleItems {
        guard let cell = collectionView.cellForItem(at: indexPath) else { continue }
        let center = collectionView.convert(cell.center, to: collectionView)
        let distance = abs(center.y - point.y)
        if least > distance {
          least = distance
          closest = cell
        }
      }
      if let cell = closest {
        nearest = collectionView.indexPath(for: cell)
      }
    }
    return path ?? atPoint ?? nearest
  }
}

extension NearestPathController: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.item] as NSString))
    item.localObject = names[indexPath.item]
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: UIDragSession
  ) {
    begun = true
  }

  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: UIDragSession)
  {
    begun = false
  }
}

extension NearestPathController: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard let _ = destination(system: destinationIndexPath, session: session) else {
      return .init(operation: .forbidden)
    }
    return .init(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
  ) {
    guard
      let target = destination(
        system: coordinator.destinationIndexPath, session: coordinator.session)
    else { return }
    for item in coordinator.items {
      guard let name = item.dragItem.localObject as? String,
        let source = names.firstIndex(of: name)
      else { continue }
      names.remove(at: source)
      names.insert(name, at: min(target.item, names.count))
    }
    // The collection reads everything again, as many applications let it do.
    collectionView.reloadData()
    for item in coordinator.items {
      guard let name = item.dragItem.localObject as? String, let place = names.firstIndex(of: name)
      else { continue }
      coordinator.drop(item.dragItem, toItemAt: IndexPath(item: place, section: 0))
    }
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: UIDropSession)
  {
    DispatchQueue.main.async {
      self.title = "\(self.names.count) names"
    }
  }
}
