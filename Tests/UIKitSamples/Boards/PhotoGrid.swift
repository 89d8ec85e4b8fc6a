import UIKit

/// A grid of photos that are put into another order, as a controller of a collection with a flow layout.
class PhotoGridController: UICollectionViewController {
  var photos: [String]

  init(photos: [String]) {
    self.photos = photos
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 120)
    layout.minimumInteritemSpacing = 5
    layout.minimumLineSpacing = 5
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    collectionView.dragInteractionEnabled = true
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    photos.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    // swift-format-ignore: NeverForceUnwrap
    let cell =
      collectionView.dequeueReusableCell(
        withReuseIdentifier: PhotoCell.identifier, for: indexPath) as! PhotoCell
    cell.photo = photos[indexPath.item]
    return cell
  }
}

final class PhotoCell: UICollectionViewCell {
  static let identifier = "PhotoCell"
  var photo = "" { didSet { title = photo.uppercased() } }
  private(set) var title = ""
  let made: Int

  override init(frame: CGRect) {
    made = 1
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    made = 0
    super.init(coder: coder)
  }
}

extension PhotoGridController: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let photo = photos[indexPath.item]
    let item = UIDragItem(itemProvider: NSItemProvider(object: photo as NSString))
    item.localObject = photo
    return [item]
  }
}

extension PhotoGridController: UICollectionViewDropDelegate {
  func collectionView(_ collectionView: UICollectionView, canHandle session: UIDropSession) -> Bool
  {
    session.canLoadObjects(ofClass: NSString.self)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    if collectionView.hasActiveDrag {
      return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    return UICollectionViewDropProposal(operation: .forbidden)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
  ) {
    guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first,
      let source = item.sourceIndexPath
    else { return }
    // Without `self.`, as the block does not escape.
    collectionView.performBatchUpdates(
      {
        let photo = photos.remove(at: source.item)
        photos.insert(photo, at: target.item)
        collectionView.deleteItems(at: [source])
        collectionView.insertItems(at: [target])
      }, completion: nil)
    coordinator.drop(item.dragItem, toItemAt: target)
  }
}
