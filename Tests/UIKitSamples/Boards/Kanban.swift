import UIKit

/// A column of a board: its title and its cards.
class Column {
  var title: String
  var cards: [String]

  init(title: String, cards: [String]) {
    self.title = title
    self.cards = cards
  }
}

/// A board of columns; each cell holds a table of cards, between which cards are dragged.
class KanbanController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var columns: [Column]

  init(columns: [Column]) {
    self.columns = columns
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(ColumnCell.self, forCellWithReuseIdentifier: "column")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    columns.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    // swift-format-ignore: NeverForceUnwrap
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "column", for: indexPath)
      as! ColumnCell
    cell.setup(with: columns[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 180, height: 400)
  }
}

/// A cell with a table of cards.
class ColumnCell: UICollectionViewCell {
  let table = UITableView(frame: .zero, style: .plain)
  weak var column: Column?

  override init(frame: CGRect) {
    super.init(frame: frame)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "card")
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.frame = contentView.bounds
    contentView.addSubview(table)
    table.dragInteractionEnabled = true
    table.dragDelegate = self
    table.dropDelegate = self
    table.dataSource = self
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func setup(with column: Column) {
    self.column = column
    table.reloadData()
  }
}

extension ColumnCell: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    column?.cards.count ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath)
  }
}

extension ColumnCell: UITableViewDragDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let column = column else { return [] }
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text", visibility: .all
    ) { [text = column.cards[indexPath.row]] completion in
      completion(text.data(using: .utf8), nil)
      return nil
    }
    session.localContext = (column, indexPath, tableView)
    return [UIDragItem(itemProvider: provider)]
  }
}

extension ColumnCell: UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator)
  {
    guard coordinator.session.hasItemsConforming(toTypeIdentifiers: ["public.utf8-plain-text"])
    else { return }
    coordinator.session.loadObjects(ofClass: NSString.self) { items in
      guard let text = items.first as? String, let column = self.column else { return }
      var updated = [IndexPath]()
      switch (coordinator.items.first?.sourceIndexPath, coordinator.destinationIndexPath) {
      case (.some(let source), .some(let target)):
        if source.row < target.row {
          updated = (source.row...target.row).map { IndexPath(row: $0, section: 0) }
        } else if source.row > target.row {
          updated = (target.row...source.row).map { IndexPath(row: $0, section: 0) }
        }
        tableView.beginUpdates()
        column.cards.remove(at: source.row)
        column.cards.insert(text, at: target.row)
        tableView.reloadRows(at: updated, with: .automatic)
        tableView.endUpdates()
      case (nil, .some(let target)):
        self.removeSource(of: coordinator.session.localDragSession)
        tableView.beginUpdates()
        column.cards.insert(text, at: target.row)
        tableView.insertRows(at: [target], with: .automatic)
        tableView.endUpdates()
      default:
        self.removeSource(of: coordinator.session.localDragSession)
        tableView.beginUpdates()
        column.cards.append(text)
        tableView.insertRows(
          at: [IndexPath(row: column.cards.count - 1, section: 0)], with: .automatic)
        tableView.endUpdates()
      }
    }
  }

  private func removeSource(of session: UIDragSession?) {
    if let (column, path, table) = session?.localContext as? (Column, IndexPath, UITableView) {
      table.beginUpdates()
      column.cards.remove(at: path.row)
      table.deleteRows(at: [path], with: .automatic)
      table.endUpdates()
    }
  }
}
