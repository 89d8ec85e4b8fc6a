import DragUIKit

/// A controller as applications have them: a collection above a table, whose delegates note what they are asked.
@MainActor final class Shelf: UIViewController {
  var books: [[String]]
  var notes: [String]
  let collection: UICollectionView
  let table: UITableView
  /// Each call of a delegate, with what it was given.
  private(set) var log: [String] = []
  /// What a drag over the collection proposes.
  var proposal = UICollectionViewDropProposal(
    operation: .move, intent: .insertAtDestinationIndexPath)
  /// What a drag over the table proposes.
  var tableProposal = UITableViewDropProposal(
    operation: .move, intent: .insertAtDestinationIndexPath)
  /// Takes a drop on the collection; by default as most applications do.
  var take: ((Shelf, any UICollectionViewDropCoordinator) -> Void)?
  /// True if the table's data source moves rows.
  var movesRows = false
  /// The row that a moved one goes to instead of a proposed one.
  var target: IndexPath?

  init(
    _ books: [String]..., notes: [String] = ["n1", "n2", "n3"],
    layout: UICollectionViewLayout = Shelf.column()
  ) {
    self.books = books
    self.notes = notes
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    table = UITableView(frame: CGRect(x: 0, y: 400, width: 300, height: 400), style: .plain)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Rows of 50 points.
  static func column() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    return layout
  }

  /// Three cells in a line, with distances and headers.
  static func grid() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 60)
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    layout.headerReferenceSize = CGSize(width: 300, height: 20)
    return layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "book")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = self
    collection.dragDelegate = self
    collection.dropDelegate = self
    collection.dragInteractionEnabled = true
    table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    table.dataSource = self
    table.delegate = self
    table.dragDelegate = self
    table.dropDelegate = self
    table.dragInteractionEnabled = true
    view.addSubview(collection)
    view.addSubview(table)
  }

  func item(_ text: String) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
    item.localObject = text
    return item
  }

  func note(_ call: String, _ parts: Any?...) {
    let words = parts.map { part in
      switch part {
      case let path as IndexPath: "\(Array(path))"
      case let part?: "\(part)"
      case nil: "nil"
      }
    }
    log.append(([call] + words).joined(separator: " "))
  }

  /// Inserts the dragged texts at a place of the collection, and takes them from where they were.
  private func insert(_ coordinator: any UICollectionViewDropCoordinator, at path: IndexPath) {
    let texts = coordinator.items.compactMap { $0.dragItem.localObject as? String }
    let isMove = coordinator.proposal.operation == .move
    let sources = isMove ? coordinator.items.compactMap(\.sourceIndexPath) : []
    if isMove {
      let moved = notes.indices.filter { texts.contains(notes[$0]) }
      notes.removeAll { texts.contains($0) }
      table.deleteRows(at: moved.map { IndexPath(row: $0, section: 0) }, with: .automatic)
    }
    var path = path
    collection.performBatchUpdates {
      for source in sources.sorted(by: >) { books[source.section].remove(at: source.item) }
      // The path of several items counts them where they were.
      path.item = min(path.item, books[path.section].count)
      books[path.section].insert(contentsOf: texts, at: path.item)
      collection.deleteItems(at: sources)
      collection.insertItems(
        at: texts.indices.map { IndexPath(item: path.item + $0, section: path.section) })
    }
    for (offset, item) in coordinator.items.enumerated() {
      let place = IndexPath(item: path.item + offset, section: path.section)
      coordinator.drop(item.dragItem, toItemAt: place).addCompletion { [weak self] position in
        self?.note("animated", position.rawValue)
      }
    }
  }
}

extension Shelf: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { books.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { books[section].count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

extension Shelf: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    note("itemsForBeginning", indexPath, session.location(in: collectionView))
    return [item(books[indexPath.section][indexPath.item])]
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    note("itemsForAddingTo", indexPath, point, session.items.count)
    return [item(books[indexPath.section][indexPath.item])]
  }

  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    note("dragPreviewParameters", indexPath)
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {
    session.localContext = "context"
    note("dragSessionWillBegin", session.items.count)
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) { note("dragSessionDidEnd", session.localContext) }
}

extension Shelf: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    note("canHandle", session.items.count, session.canLoadObjects(ofClass: NSString.self))
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { note("dropSessionDidEnter", session.localDragSession == nil) }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    note("dropSessionDidUpdate", destinationIndexPath, session.location(in: collectionView))
    return proposal
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) { note("dropSessionDidExit") }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    note(
      "performDropWith", coordinator.destinationIndexPath, coordinator.proposal.operation.rawValue,
      coordinator.proposal.intent.rawValue)
    for item in coordinator.items { note("item", item.sourceIndexPath, item.previewSize) }
    if let take { return take(self, coordinator) }
    guard let path = coordinator.destinationIndexPath else { return }
    insert(coordinator, at: path)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    note("dropPreviewParameters", indexPath)
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) { note("dropSessionDidEnd") }
}

extension Shelf: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { movesRows }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    note("moveRowAt", sourceIndexPath, destinationIndexPath)
    notes.insert(notes.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    note("targetIndexPath", sourceIndexPath, proposedDestinationIndexPath)
    return target ?? proposedDestinationIndexPath
  }
}

extension Shelf: UITableViewDragDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    note("row itemsForBeginning", indexPath)
    return [item(notes[indexPath.row])]
  }

  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    note("row itemsForAddingTo", indexPath, point, session.items.count)
    return [item(notes[indexPath.row])]
  }
}

extension Shelf: UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    note("row dropSessionDidUpdate", destinationIndexPath)
    return tableProposal
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    note("row performDropWith", coordinator.destinationIndexPath)
    let path = coordinator.destinationIndexPath ?? IndexPath(row: notes.count, section: 0)
    for item in coordinator.items where item.sourceIndexPath == nil {
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: path, reuseIdentifier: "note", rowHeight: 44)
      let context = coordinator.drop(item.dragItem, to: placeholder)
      _ = item.dragItem.itemProvider.loadObject(ofClass: NSString.self) { [weak self] text, _ in
        let text = (text as? NSString).map { $0 as String }
        MainActor.assumeIsolated {
          let isCommitted = context.commitInsertion { path in
            self?.notes.insert(text ?? "", at: path.row)
            self?.note("committed", path)
          }
          self?.note("commit", isCommitted)
        }
      }
    }
    for item in coordinator.items {
      guard let source = item.sourceIndexPath else { continue }
      tableView.performBatchUpdates {
        notes.insert(notes.remove(at: source.row), at: path.row)
        tableView.deleteRows(at: [source], with: .automatic)
        tableView.insertRows(at: [path], with: .automatic)
      }
      coordinator.drop(item.dragItem, toRowAt: path)
    }
  }
}
