import DragUIKit
import DragUIKitTesting
import Testing

/// Updates of lists: what they check, and with which words they fail.
@MainActor @Suite struct UpdateTests {
  private func show(_ board: Board) -> AppStage {
    let stage = AppStage()
    stage.name(board.collection, "board") { board.sections[$0.section][$0.item] }
    stage.show(board)
    return stage
  }

  @Test func `a failure is at the line of the application that called into the list`() {
    let board = Board(["a", "b"])
    let line = #line + 2
    board.perform = { board, _ in
      board.collection.insertItems(at: [[0, 2]])
    }
    let stage = show(board)
    withKnownIssue {
      stage.drag(cellAt: [0, 0], of: board.collection, to: .gap(2))
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID.hasSuffix("/UpdateTests.swift") == true
    }
  }

  @Test func `a failure may be at the line of an application's extension of a list`() {
    let board = Board(["a", "b"])
    board.perform = { board, _ in board.collection.insertWithoutData() }
    let stage = show(board)
    withKnownIssue {
      stage.drag(cellAt: [0, 0], of: board.collection, to: .gap(2))
    } matching: { issue in
      issue.sourceLocation?.line == UICollectionView.lineWithoutData
    }
  }

  /// Expects that exactly one issue is recorded, which has some words.
  private func expectFailure(_ words: String, _ body: () -> Void) {
    withKnownIssue(isIntermittent: false) {
      body()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(words) }
    }
  }

  @Test func `the model may change before, in or after the calls of a batch (B12)`() {
    let board = Board(["a", "b", "c"])
    let stage = show(board)
    board.collection.performBatchUpdates {
      board.sections[0].append("d")
      board.collection.insertItems(at: [[0, 3]])
    }
    board.sections[0].removeFirst()
    board.collection.deleteItems(at: [[0, 0]])
    board.collection.performBatchUpdates {
      board.collection.moveItem(at: [0, 0], to: [0, 2])
      board.sections = [["c", "d", "b"]]
    }
    #expect(stage.order(of: board.collection) == ["c", "d", "b"])
    #expect(board.collection.numberOfItems(inSection: 0) == 3)
  }

  @Test func `a list is checked before it is in a window as well`() {
    let board = Board(["a", "b"])
    let stage = AppStage()
    expectFailure(
      "attempt to insert item 2 into section 0, but there are only 2 items in section 0 after the update"
    ) {
      board.collection.insertItems(at: [[0, 2]])
    }
    #expect(board.collection.numberOfItems(inSection: 0) == 2)
    _ = stage
  }

  @Test func `an insertion past the end fails with UIKit's words, and the data is read again`() {
    let board = Board(["a", "b", "c", "d"])
    let stage = show(board)
    expectFailure(
      "attempt to insert item 9 into section 0, but there are only 4 items in section 0 after the update"
    ) {
      stage.perform {
        board.collection.performBatchUpdates {
          board.collection.deleteItems(at: [[0, 0]])
          board.collection.insertItems(at: [[0, 9]])
        }
      }
    }
    #expect(stage.order(of: board.collection) == ["a", "b", "c", "d"])
  }

  @Test func `a table's words are those of rows`() {
    let rows = Rows(["a", "b"])
    let stage = AppStage(hosting: rows)
    expectFailure("Invalid update: invalid number of rows in section 0.") {
      stage.perform { rows.tableView.deleteRows(at: [[0, 0]], with: .none) }
    }
  }

  @Test func `a batch that fails in a drop ends it as a cancel`() {
    let board = Board(["a", "b", "c"])
    board.perform = { board, coordinator in
      board.collection.performBatchUpdates {
        // The model forgets to take the item out.
        board.sections[0].insert("a", at: 2)
        board.collection.deleteItems(at: [[0, 0]])
        board.collection.insertItems(at: [[0, 2]])
      }
      board.sections[0].remove(at: 2)
      board.collection.reloadData()
    }
    let stage = show(board)
    expectFailure("Invalid update") {
      stage.drag(cellAt: [0, 0], of: board.collection, to: .gap(3))
    }
    #expect(stage.order(of: board.collection) == ["a", "b", "c"])
    stage.expectCalls("… performDropWith dropSessionDidEnd dragSessionDidEnd")
    #expect(stage.test.stage.lastOutcome?.operation == .cancel)
  }

  @Test func `a completion comes after the animation, on the stage's clock`() {
    let board = Board(["a"])
    let stage = show(board)
    var done: [Bool] = []
    stage.perform {
      board.collection.performBatchUpdates {
        board.sections[0].append("b")
        board.collection.insertItems(at: [[0, 1]])
      } completion: {
        done.append($0)
      }
    }
    #expect(done == [])
    let before = stage.test.now
    stage.settle()
    #expect(done == [true])
    #expect(stage.test.now.count - before.count == 300_000)
    board.collection.performBatchUpdates(nil, completion: { done.append($0) })
    stage.settle()
    #expect(done == [true, true])
  }

  @Test func `sections come, go and move`() {
    let board = Board(["a"], ["b", "c"])
    let stage = show(board)
    stage.perform {
      board.collection.performBatchUpdates {
        board.sections = [["b", "c"], ["x", "y"], ["a"]]
        board.collection.moveSection(0, toSection: 2)
        board.collection.insertSections([1])
      }
      board.sections.removeFirst()
      board.collection.deleteSections([0])
    }
    #expect(
      stage.test.stage.view(named: "board").map { stage.test.stage.order(of: $0) } == [
        ["x", "y"], ["a"],
      ])
    #expect(board.collection.numberOfSections == 2)
  }

  @Test func `a row that an application moves is at its new path`() {
    let rows = Rows(["a", "b", "c"])
    let stage = AppStage(hosting: rows)
    let before = stage.order(of: rows.tableView)
    stage.perform {
      rows.sections = [["b", "c", "a"]]
      rows.tableView.moveRow(at: [0, 0], to: [0, 2])
    }
    #expect(stage.order(of: rows.tableView) == [before[1], before[2], before[0]])
  }

  @Test func `nested updates of a table are one batch (B3)`() {
    let rows = Rows(["a", "b"])
    let stage = AppStage(hosting: rows)
    stage.perform {
      rows.tableView.beginUpdates()
      rows.tableView.beginUpdates()
      rows.tableView.deleteRows(at: [[0, 0]], with: .none)
      rows.tableView.endUpdates()
      rows.tableView.insertRows(at: [[0, 1]], with: .none)
      rows.sections = [["b", "c"]]
      rows.tableView.endUpdates()
    }
    #expect(stage.order(of: rows.tableView) == ["table-1", "table-2"])
  }

  @Test
  func
    `a choice after performDropWith is a note, and a failure where the stage is strict (CONTRACT-76)`()
  {
    for isStrict in [false, true] {
      let board = Board(["a", "b"])
      board.perform = { board, coordinator in
        board.collection.performBatchUpdates {
          board.sections[0] = ["b", "a"]
          board.collection.deleteItems(at: [[0, 0]])
          board.collection.insertItems(at: [[0, 1]])
        } completion: { _ in
          coordinator.drop(coordinator.items[0].dragItem, toItemAt: [0, 1])
        }
      }
      let stage = show(board)
      stage.isStrict = isStrict
      if isStrict {
        expectFailure("a position can be chosen only until perform returns") {
          stage.drag(cellAt: [0, 0], of: board.collection, to: .gap(2))
        }
      } else {
        stage.drag(cellAt: [0, 0], of: board.collection, to: .gap(2))
        #expect(
          stage.calls.contains("note: drop(_:to…) at [0, 1] after performDropWith has returned"))
        // It is carried out: the item goes to its row, and is not lost.
        #expect(stage.test.trace.contains("board.drop item=a to=board#a"))
      }
      #expect(stage.order(of: board.collection) == ["b", "a"])
    }
  }

  @Test func `one item is not dropped twice (CONTRACT-76)`() {
    let board = Board(["a", "b"])
    board.perform = { board, coordinator in
      board.take(coordinator, at: [0, 1])
      coordinator.drop(coordinator.items[0].dragItem, toItemAt: [0, 1])
    }
    let stage = show(board)
    expectFailure("a position was already chosen for the item") {
      stage.drag(cellAt: [0, 0], of: board.collection, to: .gap(2))
    }
  }

  @Test func `a cell that is not registered fails with UIKit's words`() {
    let board = Board(["a"])
    board.collection.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
    expectFailure(
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier cell"
    ) {
      _ = show(board)
    }
  }

  @Test func `reloadData reads the data source at the next look, and not before`() {
    let board = Board(["a", "b"])
    let stage = show(board)
    board.sections = [["a", "b", "c"], ["d"]]
    board.collection.reloadData()
    board.sections[0].append("e")
    #expect(board.collection.numberOfItems(inSection: 0) == 4)
    #expect(stage.order(of: board.collection) == ["a", "b", "c", "e", "d"])
    board.sections = []
    board.collection.reloadData()
    #expect(board.collection.numberOfSections == 0)
    board.sections = [["z"]]
    board.collection.reloadData()
    #expect(stage.order(of: board.collection) == ["z"])
  }

  /// A collection that counts its updates.
  private final class Counting: UICollectionView {
    var names: [String] = []

    override func reloadData() {
      names.append("reload")
      super.reloadData()
    }

    override func insertItems(at indexPaths: [IndexPath]) {
      names.append("insert")
      super.insertItems(at: indexPaths)
    }

    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      names.append("batch")
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  @Test func `a subclass sees the updates, however their block is written`() {
    let list = Counting(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    list.names = []
    var count = 0
    list.performBatchUpdates { count += 1 }
    list.performBatchUpdates(nil)
    list.performBatchUpdates({ count += 1 }, completion: nil)
    list.insertItems(at: [])
    list.reloadData()
    #expect(list.names == ["batch", "batch", "batch", "insert", "reload"])
    #expect(count == 2)
  }

  @Test func `an item past the end is a failure where it crashes an application`() {
    let board = Board(["a", "b"])
    let stage = show(board)
    let list = board.collection
    let reason = "is out of bounds: section 0 has 2 items"
    expectFailure("scroll to the item at [0, 2], which \(reason)") {
      list.scrollToItem(at: [0, 2], at: .top, animated: false)
    }
    expectFailure("layout attributes of the item at [1, 0], which is out of bounds: there are 1") {
      #expect(list.layoutAttributesForItem(at: [1, 0]) == nil)
    }
    list.scrollToItem(at: [0, 1], at: .top, animated: false)
    #expect(list.layoutAttributesForItem(at: [0, 1]) != nil)
    stage.settle()
  }

  /// A data source whose cells are made and not dequeued.
  private final class Undequeued: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }

  @Test func `a cell that was not dequeued is a failure where it crashes an application`() {
    expectFailure("cellForItemAt:) returned for [0, 0] has no reuse identifier") {
      let stage = AppStage()
      stage.show(Undequeued(collectionViewLayout: UICollectionViewFlowLayout()))
      stage.settle()
    }
  }
}

extension UICollectionView {
  nonisolated fileprivate static let lineWithoutData = #line + 2
  /// Inserts an item that the data source does not have.
  fileprivate func insertWithoutData() { insertItems(at: [[0, 2]]) }
}
