import UIKit

enum Shelf: Int, CaseIterable {
  case reading
  case read
}

struct Book: Hashable {
  let id: Int
  var title: String
}

/// Two shelves of books, shown by a diffable data source, and sorted by drags.
final class ShelvesController: UIViewController {
  typealias DataSource = UICollectionViewDiffableDataSource<Shelf, Book>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Shelf, Book>

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) var collectionView: UICollectionView!
  private(set) lazy var dataSource = makeDataSource()
  private var books: [Shelf: [Book]]
  private(set) var saves = 0

  init(reading: [String], read: [String]) {
    books = [
      .reading: reading.enumerated().map { Book(id: $0.offset, title: $0.element) },
      .read: read.enumerated().map { Book(id: 100 + $0.offset, title: $0.element) },
    ]
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: view.bounds.width, height: 44)
    layout.minimumLineSpacing = 0
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "book")
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    view.addSubview(collectionView)
    apply(animated: false)
  }

  private func makeDataSource() -> DataSource {
    DataSource(collectionView: collectionView) { collectionView, indexPath, book in
      collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
    }
  }

  private func apply(animated: Bool = true) {
    var snapshot = Snapshot()
    snapshot.appendSections(Shelf.allCases)
    for shelf in Shelf.allCases {
      snapshot.appendItems(books[shelf] ?? [], toSection: shelf)
    }
    dataSource.apply(snapshot, animatingDifferences: animated) { [weak self] in
      self?.saves += 1
    }
  }

  var titles: [[String]] {
    let snapshot = dataSource.snapshot()
    return snapshot.sectionIdentifiers.map { shelf in
      snapshot.itemIdentifiers(inSection: shelf).map(\.title)
    }
  }
}

extension ShelvesController: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let book = dataSource.itemIdentifier(for: indexPath) else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: book.title as NSString))
    item.localObject = book
    return [item]
  }
}

extension ShelvesController: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard collectionView.hasActiveDrag else {
      return UICollectionViewDropProposal(operation: .forbidden)
    }
    return UICollectionViewDropProposal(
      operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
  ) {
    guard let path = coordinator.destinationIndexPath,
      let target = dataSource.sectionIdentifier(for: path.section)
    else { return }
    for item in coordinator.items {
      guard let book = item.dragItem.localObject as? Book else { continue }
      for shelf in Shelf.allCases { books[shelf]?.removeAll { $0 == book } }
      books[target, default: []].insert(book, at: path.item)
      apply()
      coordinator.drop(item.dragItem, toItemAt: path)
    }
  }
}
