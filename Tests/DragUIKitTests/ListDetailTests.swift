import DragUIKit
import DragUIKitTesting
import Testing

/// What delegates, cells and names of lists are told in detail.
@MainActor @Suite struct ListDetailTests {
  /// A cell that keeps how it was selected.
  private final class Cell: UITableViewCell {
    var selections: [String] = []

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      selections.append("\(selected)\(animated ? " animated" : "")")
    }
  }

  private final class Rows: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate
  {
    var rows = ["a", "b", "c"]
    var shown: [String] = []
    private(set) var performed = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Cell.self, forCellReuseIdentifier: "cell")
      tableView.dragDelegate = self
      tableView.dropDelegate = self
      tableView.dragInteractionEnabled = true
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    { "header" }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
      -> String?
    { "footer" }

    override func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { shown.append("header comes") }
    override func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { shown.append("footer comes") }
    override func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { shown.append("header goes") }
    override func tableView(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { shown.append("footer goes") }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))] }

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) { performed += 1 }
  }

  private func shown() -> (Rows, AppStage) {
    let rows = Rows(style: .plain)
    let stage = AppStage(hosting: rows)
    return (rows, stage)
  }

  @Test func `a row that is selected is not animated`() {
    let (rows, stage) = shown()
    stage.perform {
      rows.tableView.selectRow(at: [0, 1], animated: true, scrollPosition: .none)
      rows.tableView.deselectRow(at: [0, 1], animated: true)
    }
    let cell = rows.tableView.cellForRow(at: [0, 1]) as? Cell
    #expect(cell?.selections.suffix(2) == ["true", "false"])
  }

  @Test func `a header and a footer come into sight, and go`() {
    let rows = Rows(style: .plain)
    rows.rows = Array(repeating: "a", count: 40)
    let stage = AppStage(hosting: rows)
    #expect(rows.shown == ["header comes"])
    stage.perform { rows.tableView.scrollToRow(at: [0, 39], at: .bottom, animated: false) }
    stage.perform { rows.tableView.contentOffset.y += 28 }
    #expect(rows.shown.dropFirst().sorted() == ["footer comes", "header goes"])
    rows.shown = []
    stage.perform { rows.tableView.contentOffset = .zero }
    #expect(rows.shown.sorted() == ["footer goes", "header comes"])
  }

  @Test func `a row without a place of the delegate's choice is moved, and no drop is performed`() {
    let (rows, stage) = shown()
    stage.drag(cellAt: [0, 0], of: rows.tableView, to: .gap(2), in: rows.tableView)
    #expect(rows.rows == ["b", "a", "c"] && rows.performed == 0)
    let trace = stage.test.trace
    #expect(trace.contains("table.moveRow ") && !trace.contains("table.perform "), "\(trace)")
  }

  @Test func `items that nobody names keep their numbers, and new ones get the next`() {
    let list = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), style: .plain)
    let rows = Rows(style: .plain)
    list.register(Cell.self, forCellReuseIdentifier: "cell")
    list.dataSource = rows
    let controller = UIViewController()
    controller.view.addSubview(list)
    let stage = AppStage(hosting: controller)
    let first = stage.order(of: list)
    #expect(first.count == 3)
    rows.rows.append("d")
    stage.perform { list.reloadData() }
    #expect(stage.order(of: list).prefix(3) == first[...])
    #expect(Set(stage.order(of: list)).count == 4)
    rows.rows.removeLast(2)
    stage.perform { list.reloadData() }
    #expect(stage.order(of: list) == Array(first.prefix(2)))
  }

  @Test func `items that a test names have the names of what is read, also where as many are`() {
    let board = Board(["a", "b"])
    let stage = AppStage()
    stage.name(board.collection, "board") { board.sections[$0.section][$0.item] }
    stage.show(board)
    #expect(stage.order(of: board.collection) == ["a", "b"])
    board.sections = [["b", "c"]]
    stage.perform { board.collection.reloadData() }
    #expect(stage.order(of: board.collection) == ["b", "c"])
  }

  @Test func `the state of a cell is that of the cell`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(!cell.configurationState.isEditing && !cell.configurationState.isSelected)
    cell.isEditing = true
    #expect(cell.configurationState.isEditing)
    (cell.isEditing, cell.isSelected) = (false, true)
    #expect(cell.configurationState.isSelected && !cell.configurationState.isEditing)
    (cell.isSelected, cell.isHighlighted) = (false, true)
    #expect(cell.configurationState.isHighlighted && !cell.configurationState.isSelected)
  }

  @Test func `in no window no drag is active`() {
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(!list.hasActiveDrag && !list.hasActiveDrop && !list.hasUncommittedUpdates)
    let table = UITableView(frame: .zero, style: .plain)
    #expect(!table.hasActiveDrag && !table.hasActiveDrop && !table.hasUncommittedUpdates)
  }
}
