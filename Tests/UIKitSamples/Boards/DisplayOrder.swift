import UIKit

/// A row whose place is a number of its own, as in a store.
final class OrderedEntry {
  let name: String
  var displayOrder: Int

  init(_ name: String, at displayOrder: Int) {
    self.name = name
    self.displayOrder = displayOrder
  }
}

/// A table whose rows are numbered again after a move; a heading keeps the first place.
class DisplayOrderController: UITableViewController {
  let entries: [OrderedEntry]
  private let feedback = UIImpactFeedbackGenerator(style: .light)

  init(_ names: [String]) {
    entries = names.enumerated().map { OrderedEntry($1, at: $0) }
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  var fetched: [OrderedEntry] { entries.sorted { $0.displayOrder < $1.displayOrder } }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
    tableView.dragInteractionEnabled = true
    tableView.dragDelegate = self
    tableView.dropDelegate = self
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    "Entries"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = fetched[indexPath.row].name
    cell.contentConfiguration = content
    cell.showsReorderControl = true
    return cell
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row > 0
  }

  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    proposedDestinationIndexPath.row == 0
      ? IndexPath(row: 1, section: sourceIndexPath.section) : proposedDestinationIndexPath
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    var rows = fetched
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    for (order, entry) in rows.enumerated() where entry.displayOrder != order {
      entry.displayOrder = order
    }
    feedback.impactOccurred()
  }
}

extension DisplayOrderController: UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: fetched[indexPath.row].name as NSString))]
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator)
  {
  }
}
