import DragUIKit
import DragUIKitTesting
import Testing

/// Collections and tables that show snapshots.
@MainActor @Suite struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  /// The texts whose cells were made or set up.
  private final class Made {
    var texts: [String] = []
  }

  /// A collection that shows snapshots of texts.
  private final class Shelf: UIViewController {
    let collection: UICollectionView
    let source: UICollectionViewDiffableDataSource<String, String>
    let made = Made()

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 40)
      layout.minimumLineSpacing = 0
      collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 800), collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let made = made
      source = UICollectionViewDiffableDataSource(collectionView: collection) { view, path, text in
        made.texts.append(text)
        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      super.init(nibName: nil, bundle: nil)
      view.addSubview(collection)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ sections: [(String, [String])]) {
      var snapshot = Snapshot()
      for (section, items) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(items)
      }
      source.apply(snapshot)
    }
  }

  private let shelf = Shelf()
  private let stage: AppStage

  init() {
    stage = AppStage()
    shelf.show([("one", ["a", "b", "c"]), ("two", ["d"])])
    stage.show(shelf)
  }

  /// Expects one failure that has some words.
  private func expectFailure(_ words: String, _ body: () -> Void) {
    withKnownIssue {
      body()
    } matching: {
      $0.comments.contains { $0.rawValue.contains(words) }
    }
  }

  @Test func `a change beside the snapshots fails, and changes nothing`() {
    let words =
      "UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting as the "
      + "UICollectionView's dataSource: please do not call mutation APIs directly on UICollectionView."
    let before = stage.order(of: shelf.collection)
    expectFailure(words) {
      stage.perform { shelf.collection.moveItem(at: [0, 0], to: [0, 2]) }
    }
    expectFailure(words) {
      stage.perform {
        shelf.collection.performBatchUpdates {
          shelf.collection.deleteItems(at: [[0, 0]])
          shelf.collection.insertItems(at: [[0, 2]])
        }
      }
    }
    #expect(stage.order(of: shelf.collection) == before)
    #expect(shelf.source.snapshot().itemIdentifiers(inSection: "one") == ["a", "b", "c"])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in
      UITableViewCell()
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    source.apply(snapshot)
    expectFailure("please do not call mutation APIs directly on UITableView.") {
      stage.perform { table.insertRows(at: [[0, 0]], with: .none) }
    }
  }

  @Test func `a snapshot is shown, and paths and identifiers agree (D13)`() {
    #expect(stage.order(of: shelf.collection).count == 4)
    for section in 0..<shelf.source.numberOfSections(in: shelf.collection) {
      let count = shelf.collection.numberOfItems(inSection: section)
      for path in (0..<count).map({ IndexPath(item: $0, section: section) }) {
        #expect(
          shelf.source.itemIdentifier(for: path).flatMap { shelf.source.indexPath(for: $0) } == path
        )
      }
    }
    #expect(shelf.source.sectionIdentifier(for: 1) == "two")
    #expect(shelf.source.index(for: "two") == 1)
    #expect(shelf.source.itemIdentifier(for: [3, 0]) == nil)
  }

  @Test func `a difference moves what stays, and items keep their identity (D12)`() {
    let before = stage.order(of: shelf.collection)
    var done = false
    stage.perform {
      var snapshot = shelf.source.snapshot()
      snapshot.moveItem("d", beforeItem: "a")
      snapshot.deleteItems(["b"])
      snapshot.appendItems(["e"], toSection: "two")
      snapshot.moveSection("two", beforeSection: "one")
      shelf.source.apply(snapshot) { done = true }
    }
    #expect(!done)
    stage.settle()
    #expect(done)
    let order = stage.order(of: shelf.collection)
    #expect(order.count == 4)
    #expect(order[1] == before[3] && order[2] == before[0] && order[3] == before[2])
    #expect(shelf.source.snapshot().itemIdentifiers == ["e", "d", "a", "c"])
  }

  @Test func `a drop is shown by a snapshot, and the dragged item stays itself`() {
    let delegate = Sorter(shelf.source)
    shelf.collection.dragDelegate = delegate
    shelf.collection.dropDelegate = delegate
    let before = stage.order(of: shelf.collection)
    stage.drag(cellAt: [0, 0], of: shelf.collection, to: .gap(3))
    #expect(shelf.source.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
    #expect(stage.order(of: shelf.collection)[2] == before[0])
  }

  /// A delegate that puts dropped items into the snapshot.
  private final class Sorter: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    private let source: UICollectionViewDiffableDataSource<String, String>

    init(_ source: UICollectionViewDiffableDataSource<String, String>) {
      self.source = source
      super.init()
    }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider())
      item.localObject = source.itemIdentifier(for: indexPath)
      return [item]
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first,
        let text = item.dragItem.localObject as? String
      else { return }
      var items = source.snapshot().itemIdentifiers(inSection: "one").filter { $0 != text }
      items.insert(text, at: path.item)
      var section = NSDiffableDataSourceSectionSnapshot<String>()
      section.append(items)
      source.apply(section, to: "one")
      coordinator.drop(item.dragItem, toItemAt: path)
    }
  }

  @Test func `a reorder by the user is a transaction, between two handlers (D14, D15, D16)`() {
    var log: [String] = []
    func mayMove(_ item: Int) -> Bool {
      shelf.source.collectionView(shelf.collection, canMoveItemAt: [0, item])
    }
    #expect(!mayMove(0))
    shelf.source.reorderingHandlers.canReorderItem = { $0 != "b" }
    #expect([0, 1, 9].map(mayMove) == [true, false, false])
    shelf.source.reorderingHandlers.willReorder = { transaction in
      log.append("will \(transaction.initialSnapshot.itemIdentifiers)")
    }
    shelf.source.reorderingHandlers.didReorder = { transaction in
      log.append("did \(transaction.finalSnapshot.itemIdentifiers)")
      let items = transaction.initialSnapshot.itemIdentifiers
      #expect(
        items.applying(transaction.difference) == transaction.finalSnapshot.itemIdentifiers)
      #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["one"])
    }
    stage.drag(cellAt: [0, 0], of: shelf.collection, to: .gap(3))
    #expect(
      log == [#"will ["a", "b", "c", "d"]"#, #"did ["b", "c", "a", "d"]"#])
    stage.expectCalls("canMoveItemAt moveItemAt")
    #expect(shelf.source.snapshot().itemIdentifiers(inSection: "one") == ["b", "c", "a"])
    // What may not be reordered is not lifted.
    stage.drag(cellAt: [0, 0], of: shelf.collection, to: .gap(3))
    #expect(log.count == 2)
  }

  /// A delegate for drags alone.
  private final class Lender: NSObject, UICollectionViewDragDelegate {
    var events: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

    func collectionView(
      _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
    ) { events.append("begin") }

    func collectionView(
      _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
    ) { events.append("end") }
  }

  @Test func `handlers reorder beside a delegate for drags, which lends the items`() {
    var log: [String] = []
    shelf.source.reorderingHandlers.canReorderItem = { $0 != "b" }
    shelf.source.reorderingHandlers.didReorder = { transaction in
      log.append("did \(transaction.finalSnapshot.itemIdentifiers)")
    }
    let lender = Lender()
    stage.perform { shelf.collection.dragDelegate = lender }
    stage.drag(cellAt: [0, 0], of: shelf.collection, to: .gap(3))
    #expect(log == [#"did ["b", "c", "a", "d"]"#])
    #expect(lender.events == ["begin", "end"])
    stage.expectCalls(
      "itemsForBeginning canMoveItemAt dragSessionWillBegin moveItemAt dragSessionDidEnd")
    // An item that may not be reordered is lent, and nothing takes it here.
    stage.drag(cellAt: [0, 0], of: shelf.collection, to: .gap(3))
    #expect(log.count == 1)
    #expect(lender.events == ["begin", "end", "begin", "end"])
  }

  @Test
  func `an identifier that is given twice fails with UIKit's words, and changes nothing (D7)`() {
    expectFailure("Duplicate identifiers: {x}") {
      stage.perform {
        var snapshot = shelf.source.snapshot()
        snapshot.appendItems(["x", "x"])
        #expect(snapshot.numberOfItems == 4)
      }
    }
    expectFailure("There are currently no sections in the snapshot") {
      stage.perform {
        var snapshot = Snapshot()
        snapshot.appendItems(["x"])
      }
    }
    expectFailure("the section identifier three is not in the snapshot") {
      stage.perform { _ = shelf.source.snapshot().numberOfItems(inSection: "three") }
    }
    expectFailure("Identifiers in a section snapshot must be unique") {
      stage.perform {
        var section = NSDiffableDataSourceSectionSnapshot<String>()
        section.append(["x", "x"])
      }
    }
  }

  @Test func `an identifier that is there already moves, with a note (D8)`() {
    stage.perform {
      var snapshot = shelf.source.snapshot()
      snapshot.appendItems(["a"], toSection: "two")
      #expect(snapshot.itemIdentifiers(inSection: "two") == ["d", "a"])
    }
    #expect(
      stage.calls.contains { $0.hasPrefix("note: supplied item identifiers {a} already exist") })
  }

  @Test func `a reconfigured cell stays, and a reloaded one is made again (D6)`() {
    let cells = (0..<3).map { shelf.collection.cellForItem(at: [0, $0]) }
    shelf.made.texts = []
    stage.perform {
      var snapshot = shelf.source.snapshot()
      snapshot.reconfigureItems(["a"])
      snapshot.reloadItems(["b"])
      #expect(snapshot.reconfiguredItemIdentifiers == ["a"])
      shelf.source.apply(snapshot)
    }
    #expect(shelf.made.texts.sorted() == ["a", "b"])
    #expect(shelf.collection.cellForItem(at: [0, 0]) === cells[0])
    #expect(shelf.collection.cellForItem(at: [0, 1]) !== cells[1])
    #expect(shelf.collection.cellForItem(at: [0, 2]) === cells[2])
    #expect(shelf.source.snapshot().reloadedItemIdentifiers == [])
  }

  @Test func `other data is read without a difference (D12)`() async {
    var snapshot = Snapshot()
    snapshot.appendSections(["three"])
    snapshot.appendItems(["x", "y"])
    var done = false
    stage.perform { shelf.source.applySnapshotUsingReloadData(snapshot) { done = true } }
    stage.settle()
    #expect(done)
    #expect(shelf.collection.numberOfItems(inSection: 0) == 2)
    snapshot.deleteItems(["x"])
    await shelf.source.apply(snapshot, animatingDifferences: false)
    #expect(shelf.collection.numberOfItems(inSection: 0) == 1)
  }

  @Test func `a diffable table moves no rows by itself (CONTRACT-45)`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot, animatingDifferences: false)
    let rows = Rows()
    table.dragDelegate = rows
    table.dropDelegate = rows
    rows.sections = [["a", "b"]]
    rows.perform = { _, coordinator in
      guard let path = coordinator.destinationIndexPath else { return }
      var snapshot = source.snapshot()
      snapshot.moveItem("a", afterItem: "b")
      source.apply(snapshot)
      coordinator.drop(coordinator.items[0].dragItem, toRowAt: path)
    }
    let controller = UIViewController()
    controller.view.addSubview(table)
    let stage = AppStage(hosting: controller)
    stage.drag(cellAt: [0, 0], of: table, to: .gap(2))
    #expect(source.snapshot().itemIdentifiers == ["b", "a"])
    #expect(stage.order(of: table) == ["table-1", "table-0"])
    #expect(!stage.calls.contains { $0.contains("moveRowAt") })
  }

  @Test func `a section that is moved beside itself stays where it is, and that is noted`() {
    let source = shelf.source
    for isBefore in [true, false] {
      let noted = stage.calls.count
      let sections = stage.perform {
        var snapshot = source.snapshot()
        if isBefore {
          snapshot.moveSection("two", beforeSection: "two")
        } else {
          snapshot.moveSection("one", afterSection: "one")
        }
        return snapshot.sectionIdentifiers
      }
      #expect(sections == ["one", "two"])
      #expect(stage.calls.dropFirst(noted).map { $0.hasPrefix("note: ") } == [true])
    }
  }

  @Test func `a section that is reloaded has its cells made again`() {
    var snapshot = shelf.source.snapshot()
    snapshot.reloadSections(["two"])
    #expect(snapshot.reloadedSectionIdentifiers == ["two"])
    #expect(snapshot.reloadedItemIdentifiers == [])
  }
}
