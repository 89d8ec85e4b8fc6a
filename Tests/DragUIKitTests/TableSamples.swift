import DragUIKit
import DragUIKitTesting

/// A table of texts in sections, whose data source can move rows, and whose delegates take drops.
@MainActor class Rows: UITableViewController {
  var sections: [[String]]
  var proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  var perform: ((Rows, any UITableViewDropCoordinator) -> Void)?
  var paths: [IndexPath?] = []
  var selected: [IndexPath] = []

  init(_ sections: [String]...) {
    self.sections = sections
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TitledRow.self, forCellReuseIdentifier: "row")
    tableView.dragDelegate = self
    tableView.dropDelegate = self
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}

/// A cell with an initializer of its own.
@MainActor final class TitledRow: UITableViewCell {
  let identifier: String?

  override init(style: CellStyle, reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

/// A table whose rows are moved by its data source.
@MainActor final class MovableRows: Rows {
  var moves: [[IndexPath]] = []
  var movable: (IndexPath) -> Bool = { _ in true }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    movable(indexPath)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append([sourceIndexPath, destinationIndexPath])
    let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
  }
}

extension Rows: UITableViewDragDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let text = sections[indexPath.section][indexPath.row]
    let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
    item.localObject = text
    return [item]
  }
}

extension Rows: UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    paths.append(destinationIndexPath)
    return proposal
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    if let perform { return perform(self, coordinator) }
    guard let target = coordinator.destinationIndexPath else { return }
    for item in coordinator.items {
      guard let text = item.dragItem.localObject as? String else { continue }
      tableView.performBatchUpdates {
        if let source = item.sourceIndexPath {
          sections[source.section].remove(at: source.row)
          tableView.deleteRows(at: [source], with: .automatic)
        }
        sections[target.section].insert(text, at: target.row)
        tableView.insertRows(at: [target], with: .automatic)
      }
      coordinator.drop(item.dragItem, toRowAt: target)
    }
  }
}
