import UIKit

/// The places that a table shows; text from elsewhere is a new place.
struct PlacesModel {
  private(set) var names = ["Yosemite", "Yellowstone", "Theodore Roosevelt", "Sequoia"]

  mutating func move(from source: Int, to target: Int) {
    guard source != target else { return }
    let name = names[source]
    names.remove(at: source)
    names.insert(name, at: target)
  }

  mutating func add(_ name: String, at index: Int) {
    names.insert(name, at: index)
  }

  func canHandle(_ session: UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: NSString.self)
  }

  @MainActor
  func items(for indexPath: IndexPath) -> [UIDragItem] {
    let provider = NSItemProvider(object: names[indexPath.row] as NSString)
    return [UIDragItem(itemProvider: provider)]
  }
}

/// A table that moves its rows itself, and takes text from elsewhere.
class PlacesController: UITableViewController {
  var model = PlacesModel()
  private(set) var performed = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dragInteractionEnabled = true
    tableView.dragDelegate = self
    tableView.dropDelegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.names.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    model.move(from: sourceIndexPath.row, to: destinationIndexPath.row)
  }
}

extension PlacesController: UITableViewDragDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    model.items(for: indexPath)
  }
}

extension PlacesController: UITableViewDropDelegate {
  func tableView(_ tableView: UITableView, canHandle session: UIDropSession) -> Bool {
    model.canHandle(session)
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    if tableView.hasActiveDrag {
      if session.items.count > 1 { return UITableViewDropProposal(operation: .cancel) }
      return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    return UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator)
  {
    performed += 1
    let destination: IndexPath
    if let path = coordinator.destinationIndexPath {
      destination = path
    } else {
      let section = tableView.numberOfSections - 1
      destination = IndexPath(row: tableView.numberOfRows(inSection: section), section: section)
    }
    var paths = [IndexPath]()
    for (index, _) in coordinator.items.enumerated() {
      let path = IndexPath(row: destination.row + index, section: destination.section)
      model.add("new \(index)", at: path.row)
      paths.append(path)
    }
    tableView.insertRows(at: paths, with: .automatic)
  }
}
