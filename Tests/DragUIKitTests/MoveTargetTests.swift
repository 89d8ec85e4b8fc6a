import DragUIKit
import DragUIKitTesting
import Testing

/// The path that a delegate wants instead of the one at which a moved row was released.
@MainActor @Suite struct MoveTargetTests {
  /// A table whose first row stays the first.
  final class Pinned: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    var rows = ["top", "a", "b", "c"]
    var moves: [String] = []
    var performed = 0
    var moved = true

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.dragDelegate = self
      tableView.dropDelegate = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      indexPath.row > 0
    }

    override func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      proposedDestinationIndexPath.row == 0 ? [0, 1] : proposedDestinationIndexPath
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.append("\(sourceIndexPath.row)>\(destinationIndexPath.row)")
      rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))]
    }

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

  @Test
  func `a row goes to the path that the delegate wants, and no drop is performed (CONTRACT-45)`() {
    let table = Pinned()
    let stage = AppStage(hosting: table)
    stage.drag(cellAt: [0, 3], of: table.tableView, to: .gap(0))
    #expect(table.rows == ["top", "c", "a", "b"])
    #expect(table.moves == ["3>1"])
    #expect(stage.order(of: table.tableView) == ["table-0", "table-3", "table-1", "table-2"])
    #expect(stage.calls.contains("table targetIndexPath [0, 0] -> [0, 1]"))
    #expect(table.performed == 0)
  }

  @Test func `the gap follows the path that the delegate wants while the row is dragged`() throws {
    let table = Pinned()
    let stage = AppStage(hosting: table)
    let name = stage.view(table.tableView).name
    let id = try #require(stage.test.stage.view(named: name))
    stage.press(.cell([0, 3]), of: table.tableView)
    stage.advance(by: .seconds(1))
    stage.move(to: .gap(2), of: table.tableView)
    stage.advance(by: .milliseconds(200))
    #expect(stage.test.stage.scene.shownGap(in: id).map(\.minY) == [88])
    stage.move(to: .point(100, 2), of: table.tableView)
    stage.advance(by: .milliseconds(200))
    #expect(stage.test.stage.scene.shownGap(in: id).map(\.minY) == [44])
    // One question for each path that is proposed.
    let asked = stage.calls.filter { $0.contains("targetIndexPath") }
    #expect(
      asked == ["table targetIndexPath [0, 2] -> [0, 2]", "table targetIndexPath [0, 0] -> [0, 1]"])
    stage.release()
    stage.settle()
    #expect(table.rows == ["top", "c", "a", "b"])
    #expect(stage.calls.filter { $0.contains("targetIndexPath") } == asked)
  }

  @Test func `a proposed path that the delegate likes is that of the gap`() {
    let table = Pinned()
    let stage = AppStage(hosting: table)
    stage.drag(cellAt: [0, 1], of: table.tableView, to: .gap(4))
    #expect(table.rows == ["top", "b", "c", "a"])
    #expect(stage.calls.contains("table targetIndexPath [0, 3] -> [0, 3]"))
  }

  @Test func `a row that the delegate sends back moves nothing`() {
    let table = Pinned()
    let stage = AppStage(hosting: table)
    stage.drag(cellAt: [0, 1], of: table.tableView, to: .gap(0))
    #expect(table.rows == ["top", "a", "b", "c"])
    #expect(table.moves.isEmpty)
    #expect(table.performed == 0)
    #expect(stage.order(of: table.tableView) == ["table-0", "table-1", "table-2", "table-3"])
  }

  /// A collection that reorders by itself, and keeps items in their section.
  final class Reordered: UICollectionViewController {
    var sections = [["a", "b"], ["c", "d"]]
    var asksOlder = false

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }

    override func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      proposedIndexPath.section == currentIndexPath.section
        ? proposedIndexPath : [currentIndexPath.section, 1]
    }

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }
  }

  @Test func `the older question of a collection is asked where the newer one is not there`() {
    let controller = Reordered(
      collectionViewLayout: plainFlow())
    let stage = AppStage(hosting: controller, width: 100)
    stage.drag(cellAt: [0, 0], of: controller.collectionView, to: .gap(2, section: 1))
    #expect(controller.sections == [["b", "a"], ["c", "d"]])
    stage.drag(cellAt: [1, 0], of: controller.collectionView, to: .gap(2, section: 1))
    #expect(controller.sections == [["b", "a"], ["d", "c"]])
  }

  final class Closed: NSObject, UICollectionViewDropDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }

  @Test func `a collection with a delegate for drops reorders nothing by itself`() {
    let controller = Reordered(collectionViewLayout: plainFlow())
    let closed = Closed()
    let stage = AppStage(hosting: controller, width: 100)
    stage.perform { controller.collectionView.dropDelegate = closed }
    stage.drag(cellAt: [0, 0], of: controller.collectionView, to: .gap(2))
    #expect(controller.sections == [["a", "b"], ["c", "d"]])
    stage.perform { controller.collectionView.dropDelegate = nil }
    stage.drag(cellAt: [0, 0], of: controller.collectionView, to: .gap(2))
    #expect(controller.sections == [["b", "a"], ["c", "d"]])
  }

  /// A data source that applies a snapshot when a row is moved, as applications write it.
  final class Parks: UITableViewDiffableDataSource<Int, String> {
    var moves: [String] = []

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.append("\(sourceIndexPath.row)>\(destinationIndexPath.row)")
      guard let from = itemIdentifier(for: sourceIndexPath),
        let to = itemIdentifier(for: destinationIndexPath)
      else { return }
      var changed = snapshot()
      changed.deleteItems([from])
      if destinationIndexPath.row > sourceIndexPath.row {
        changed.insertItems([from], afterItem: to)
      } else {
        changed.insertItems([from], beforeItem: to)
      }
      apply(changed, animatingDifferences: false)
    }
  }

  @Test func `a diffable data source may apply the move itself, also to the path that was wanted`()
  {
    let table = Pinned()
    let source = Parks(tableView: table.tableView) { view, path, _ in
      view.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["top", "a", "b", "c"])
    source.apply(snapshot)
    let stage = AppStage(hosting: table)
    stage.drag(cellAt: [0, 3], of: table.tableView, to: .gap(0))
    stage.drag(cellAt: [0, 1], of: table.tableView, to: .gap(3))
    #expect(source.moves == ["3>1", "1>2"])
    #expect(source.snapshot().itemIdentifiers == ["top", "a", "c", "b"])
    #expect(stage.order(of: table.tableView).count == 4)
    #expect(stage.order(of: table.tableView) == ["table-0", "table-1", "table-3", "table-2"])
    #expect(table.performed == 0)
  }
}
