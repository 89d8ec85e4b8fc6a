import DragUIKit
import DragUIKitTesting
import Testing

/// Delegates with nothing but what the protocols require: what they do not have is called by nobody, and is in no record.
@MainActor @Suite struct OptionalMethodTests {
  private static func item() -> UIDragItem {
    UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))
  }

  private final class Grid: UIViewController, UICollectionViewDataSource,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate
  {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    /// What was in force at each drop.
    private(set) var operations: [UIDropOperation] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = self
      list.dragDelegate = self
      list.dropDelegate = self
      view.addSubview(list)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [OptionalMethodTests.item()] }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) { operations.append(coordinator.proposal.operation) }
  }

  /// The source of items that stay where they are.
  private final class Keeper: NSObject, UICollectionViewDragDelegate {
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [OptionalMethodTests.item()] }

    func collectionView(
      _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { false }
  }

  private final class Rows: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate
  {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      tableView.dragDelegate = self
      tableView.dropDelegate = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [OptionalMethodTests.item()] }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
  }

  /// A table whose rows may be moved, by a delegate that chooses no places and a data source that moves none.
  private final class Movable: UIViewController, UITableViewDataSource, UITableViewDelegate,
    UITableViewDragDelegate, UITableViewDropDelegate
  {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), style: .plain)

    override func viewDidLoad() {
      super.viewDidLoad()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
      table.delegate = self
      table.dragDelegate = self
      table.dropDelegate = self
      table.dragInteractionEnabled = true
      view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [OptionalMethodTests.item()] }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
  }

  /// The names of the calls, each once.
  private func names(_ stage: AppStage) -> Set<Substring> {
    Set(stage.calls.compactMap { $0.split(separator: " ").dropFirst().first })
  }

  @Test func `of a collection only what is required is called`() {
    let grid = Grid()
    let stage = AppStage()
    stage.show(grid)
    stage.name(grid.list, "grid")
    stage.drag(cellAt: [0, 0], of: grid.list, to: .gap(2), in: grid.list)
    #expect(names(stage) == ["itemsForBeginning", "performDropWith"])
    // A lift that is canceled calls nothing else.
    stage.press(.cell([0, 1]), of: grid.list)
    stage.advance(by: .milliseconds(600))
    stage.release()
    #expect(names(stage) == ["itemsForBeginning", "performDropWith"])
  }

  @Test
  func
    `where nothing is proposed an item is moved within the application, if its source allows it`()
  {
    func operations(_ keeper: Keeper?) -> [UIDropOperation] {
      let (grid, stage) = (Grid(), AppStage())
      stage.show(grid)
      if let keeper { grid.list.dragDelegate = keeper }
      stage.drag(cellAt: [0, 0], of: grid.list, to: .gap(2), in: grid.list)
      stage.drop([NSItemProvider()], on: grid.list, at: .gap(1))
      return grid.operations
    }
    #expect(operations(nil) == [.move, .copy])
    #expect(operations(Keeper()) == [.copy, .copy])
  }

  @Test func `of a table only what is required is called`() {
    let rows = Rows()
    rows.view.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
    let stage = AppStage()
    stage.show(rows)
    stage.name(rows.tableView, "rows")
    stage.drag(cellAt: [0, 0], of: rows.tableView, to: .gap(2), in: rows.tableView)
    #expect(names(stage) == ["itemsForBeginning", "performDropWith"])
  }

  @Test func `of a table whose rows may be moved no place is asked for that nobody chooses`() {
    let rows = Movable()
    let stage = AppStage()
    stage.show(rows)
    stage.name(rows.table, "rows")
    stage.drag(cellAt: [0, 0], of: rows.table, to: .gap(2), in: rows.table)
    #expect(names(stage) == ["itemsForBeginning", "performDropWith"])
  }
}
