import UIKit

/// A feed, or a folder of feeds, of an account.
final class FeedNode {
  let name: String
  var feeds: [FeedNode]?

  init(_ name: String, feeds: [FeedNode]? = nil) {
    self.name = name
    self.feeds = feeds
  }
}

/// The feeds of several accounts: they move within an account, are copied to another one, and go into folders.
class FeedsController: UICollectionViewController {
  var accounts: [[FeedNode]]
  private(set) var operations: [String] = []

  init(accounts: [[FeedNode]]) {
    self.accounts = accounts
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.headerMode = .supplementary
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "feed")
    collectionView.register(
      UICollectionViewListCell.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "account")
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    accounts.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    accounts[section].count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "feed", for: indexPath)
    let node = accounts[indexPath.section][indexPath.item]
    if let row = cell as? UICollectionViewListCell {
      var content = row.defaultContentConfiguration()
      content.text = node.name
      content.image = UIImage(systemName: node.feeds == nil ? "dot.radiowaves" : "folder")
      row.contentConfiguration = content
      row.accessories = node.feeds == nil ? [] : [.disclosureIndicator()]
    }
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "account", for: indexPath)
    if let header = view as? UICollectionViewListCell {
      var content = UIListContentConfiguration.sidebarHeader()
      content.text = "Account \(indexPath.section)"
      header.contentConfiguration = content
    }
    return view
  }
}

extension FeedsController: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let node = accounts[indexPath.section][indexPath.item]
    guard node.feeds == nil else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: node.name as NSString))
    item.localObject = node
    session.localContext = indexPath
    return [item]
  }
}

extension FeedsController: UICollectionViewDropDelegate {
  func collectionView(_ collectionView: UICollectionView, canHandle session: UIDropSession) -> Bool
  {
    session.localDragSession != nil
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard let destination = destinationIndexPath,
      let source = session.localDragSession?.localContext as? IndexPath
    else { return UICollectionViewDropProposal(operation: .forbidden) }
    let operation: UIDropOperation = destination.section == source.section ? .move : .copy
    guard let cell = collectionView.cellForItem(at: destination),
      accounts[destination.section][destination.item].feeds != nil
    else {
      return UICollectionViewDropProposal(
        operation: operation, intent: .insertAtDestinationIndexPath)
    }
    // Above the cell the place in it is negative.
    let y = session.location(in: cell).y
    let isInside = y >= cell.bounds.height / 4 && y < cell.bounds.height * 3 / 4
    return UICollectionViewDropProposal(
      operation: operation,
      intent: isInside ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
  ) {
    guard let destination = coordinator.destinationIndexPath, let item = coordinator.items.first,
      let node = item.dragItem.localObject as? FeedNode, let source = item.sourceIndexPath
    else { return }
    let isCopy = coordinator.proposal.operation == .copy
    switch coordinator.proposal.intent {
    case .insertIntoDestinationIndexPath:
      let folder = accounts[destination.section][destination.item]
      folder.feeds?.append(FeedNode(node.name))
      coordinator.drop(
        item.dragItem, intoItemAt: destination, rect: CGRect(x: 0, y: 0, width: 40, height: 40))
      operations.append("into \(folder.name)")
      guard !isCopy else { return }
      accounts[source.section].remove(at: source.item)
      collectionView.deleteItems(at: [source])
    case .insertAtDestinationIndexPath, .unspecified:
      operations.append(isCopy ? "copy" : "move")
      collectionView.performBatchUpdates {
        if isCopy {
          accounts[destination.section].insert(FeedNode(node.name), at: destination.item)
        } else {
          accounts[source.section].remove(at: source.item)
          accounts[destination.section].insert(node, at: destination.item)
          collectionView.deleteItems(at: [source])
        }
        collectionView.insertItems(at: [destination])
      }
      coordinator.drop(item.dragItem, toItemAt: destination)
    @unknown default: break
    }
  }
}
