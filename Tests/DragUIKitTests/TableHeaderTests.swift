import DragUIKit
import DragUIKitTesting
import Testing

/// Headers and footers of tables.
@MainActor @Suite struct TableHeaderTests {
  final class Header: UITableViewHeaderFooterView {
    let label = UILabel(frame: .zero)
    var reuses = 0

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() { reuses += 1 }
  }

  final class Sections: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    var rows: [[String]]
    var titles: [String?]
    var ownHeight: CGFloat?
    var shown: [String] = []

    init(_ rows: [[String]], titles: [String?]) {
      self.rows = rows
      self.titles = titles
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "row")
      tableView.dragDelegate = self
      tableView.dropDelegate = self
    }

    override func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    { titles[section] }

    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
      -> CGFloat
    { ownHeight ?? UITableView.automaticDimension }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int)
      -> UIView?
    {
      guard ownHeight != nil else { return nil }
      let view =
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "row") as? Header
      view?.label.text = titles[section]
      return view
    }

    override func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { shown.append("+\(section)") }

    override func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { shown.append("-\(section)") }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      [
        UIDragItem(
          itemProvider: NSItemProvider(object: rows[indexPath.section][indexPath.row] as NSString))
      ]
    }

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let row = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
      rows[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    }
  }

  @Test func `a title makes a header of 28 points, and no title none`() {
    let table = Sections([["a", "b"], ["c"], []], titles: ["one", nil, "three"])
    let stage = AppStage(hosting: table)
    #expect(table.tableView.headerView(forSection: 0)?.textLabel?.text == "one")
    #expect(table.tableView.headerView(forSection: 1) == nil)
    #expect(table.tableView.rectForRow(at: [0, 0]) == CGRect(0, 28, 390, 44))
    #expect(table.tableView.rectForRow(at: [1, 0]) == CGRect(0, 116, 390, 44))
    #expect(table.tableView.rectForHeader(inSection: 2) == CGRect(0, 160, 390, 28))
    withExtendedLifetime(stage) {}
  }

  @Test func `an empty section below its header takes a row`() {
    let table = Sections([["a", "b"], [], ["c"]], titles: ["one", "two", nil])
    let stage = AppStage(hosting: table)
    stage.drag(cellAt: [0, 0], of: table.tableView, to: .gap(0, section: 1))
    #expect(table.rows == [["b"], ["a"], ["c"]])
    #expect(table.tableView.rectForRow(at: [1, 0]) == CGRect(0, 100, 390, 44))
    stage.drag(cellAt: [2, 0], of: table.tableView, to: .gap(0))
    #expect(table.rows == [["c", "b"], ["a"], []])
  }

  @Test func `views of the delegate are headers, and are used again`() {
    let table = Sections(
      (0..<30).map { ["\($0)"] }, titles: (0..<30).map { "\($0)" })
    table.ownHeight = 50
    let stage = AppStage(hosting: table)
    let first = table.tableView.headerView(forSection: 0) as? Header
    #expect(first?.label.text == "0")
    #expect(first?.reuseIdentifier == "row")
    #expect(first?.frame == CGRect(0, 0, 390, 50))
    #expect(table.shown.count == 9)
    stage.perform { table.tableView.contentOffset = CGPoint(x: 0, y: 1_000) }
    stage.perform { table.tableView.contentOffset = .zero }
    #expect((table.tableView.headerView(forSection: 0) as? Header)?.reuses == 1)
    #expect(table.shown.contains("-0"))
  }

  @Test func `a view above all rows moves them down, and a row height changes`() {
    let table = Sections([["a", "b"]], titles: [nil])
    let stage = AppStage(hosting: table)
    stage.perform {
      table.tableView.tableHeaderView = UIView(frame: CGRect(0, 0, 390, 100))
      table.tableView.rowHeight = 60
    }
    #expect(table.tableView.rectForRow(at: [0, 1]) == CGRect(0, 160, 390, 60))
    stage.drag(cellAt: [0, 1], of: table.tableView, to: .gap(0))
    #expect(table.rows == [["b", "a"]])
    stage.perform { table.tableView.tableHeaderView = nil }
    #expect(table.tableView.rectForRow(at: [0, 1]) == CGRect(0, 60, 390, 60))
  }
}
