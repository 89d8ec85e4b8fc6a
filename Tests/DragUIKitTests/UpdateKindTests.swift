import DragUIKit
import DragUIKitTesting
import Foundation
import Testing

/// Each kind of update of a collection and of a table, by a call of its own.
@MainActor @Suite struct UpdateKindTests {
  /// Sections of texts, as a collection and as a table that count the cells that are made.
  private final class Lists: UIViewController, UICollectionViewDataSource, UITableViewDataSource {
    var sections = [["a", "b"], ["c"], ["d"]]
    var made: [String] = []
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    let table = UITableView(frame: CGRect(x: 200, y: 0, width: 100, height: 400), style: .plain)

    override func viewDidLoad() {
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      (collection.dataSource, table.dataSource) = (self, self)
      view.addSubview(collection)
      view.addSubview(table)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { sections[section].count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      made.append(sections[indexPath.section][indexPath.item])
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      made.append(sections[indexPath.section][indexPath.row])
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  /// What a collection and a table show after a change of the data and its updates: the order, and the cells that were made anew.
  private func shown(
    _ change: (inout [[String]]) -> Void, _ updateItems: (UICollectionView) -> Void,
    _ updateRows: (UITableView) -> Void
  ) -> [String] {
    [false, true].map { isTable in
      let lists = Lists()
      let stage = AppStage()
      lists.loadViewIfNeeded()
      // The other list would be told nothing of the change.
      (isTable ? lists.collection : lists.table).removeFromSuperview()
      let list: UIView = isTable ? lists.table : lists.collection
      stage.name(list, "list") { lists.sections[$0.section][$0.item] }
      stage.show(lists)
      change(&lists.sections)
      lists.made = []
      stage.perform { isTable ? updateRows(lists.table) : updateItems(lists.collection) }
      list.layoutIfNeeded()
      let order = isTable ? stage.order(of: lists.table) : stage.order(of: lists.collection)
      return "\(order.joined(separator: " ")), made \(lists.made.sorted().joined(separator: " "))"
    }
  }

  @Test func `sections are made again, inserted, deleted and moved`() {
    #expect(
      shown({ _ in }, { $0.reloadSections([0]) }, { $0.reloadSections([0], with: .none) })
        == Array(repeating: "a b c d, made a b", count: 2))
    #expect(
      shown(
        { $0.insert(["x", "y"], at: 1) }, { $0.insertSections([1]) },
        { $0.insertSections([1], with: .none) })
        == Array(repeating: "a b x y c d, made x y", count: 2))
    #expect(
      shown(
        { $0.remove(at: 0) }, { $0.deleteSections([0]) }, { $0.deleteSections([0], with: .none) })
        == Array(repeating: "c d, made ", count: 2))
    #expect(
      shown(
        { $0.append($0.remove(at: 0)) }, { $0.moveSection(0, toSection: 2) },
        { $0.moveSection(0, toSection: 2) })
        == Array(repeating: "c d a b, made ", count: 2))
  }

  @Test func `items and rows are made again, inserted, deleted and moved`() {
    #expect(
      shown(
        { _ in }, { $0.reloadItems(at: [[0, 1], [2, 0]]) },
        { $0.reloadRows(at: [[0, 1], [2, 0]], with: .none) })
        == Array(repeating: "a b c d, made b d", count: 2))
    #expect(
      shown(
        { $0[1].insert("x", at: 0) }, { $0.insertItems(at: [[1, 0]]) },
        { $0.insertRows(at: [[1, 0]], with: .none) })
        == Array(repeating: "a b x c d, made x", count: 2))
    #expect(
      shown(
        { $0[0].remove(at: 0) }, { $0.deleteItems(at: [[0, 0]]) },
        { $0.deleteRows(at: [[0, 0]], with: .none) })
        == Array(repeating: "b c d, made ", count: 2))
    #expect(
      shown(
        { $0[2].append($0[0].remove(at: 0)) }, { $0.moveItem(at: [0, 0], to: [2, 1]) },
        { $0.moveRow(at: [0, 0], to: [2, 1]) })
        == Array(repeating: "b c d a, made ", count: 2))
  }

  @Test func `a selection scrolls where a position is said`() {
    let lists = Lists()
    lists.sections = [Array(repeating: "a", count: 60)]
    let stage = AppStage(hosting: lists)
    stage.perform {
      lists.table.selectRow(at: [0, 50], animated: false, scrollPosition: .none)
      lists.collection.selectItem(at: [0, 50], animated: false, scrollPosition: [])
    }
    #expect(lists.table.contentOffset == .zero && lists.collection.contentOffset == .zero)
    stage.perform {
      lists.table.selectRow(at: [0, 50], animated: false, scrollPosition: .top)
      lists.collection.selectItem(at: [0, 50], animated: false, scrollPosition: .top)
    }
    #expect(lists.table.contentOffset.y > 0 && lists.collection.contentOffset.y > 0)
    #expect(lists.table.indexPathForSelectedRow == [0, 50])
  }
}
