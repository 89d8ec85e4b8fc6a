import DragUIKit
import DragUIKitTesting
import Testing

/// Cells that are shown until the data of a drop is there.
@MainActor @Suite struct PlaceholderTests {
  private let board = Board(["a", "b", "c"])
  private let stage: AppStage
  private final class Contexts {
    var all: [any UICollectionViewDropPlaceholderContext] = []
  }
  private let contexts = Contexts()

  init() {
    stage = AppStage()
    stage.name(board.collection, "board")
    stage.show(board)
    board.proposal = UICollectionViewDropProposal(
      operation: .copy, intent: .insertAtDestinationIndexPath)
  }

  /// Drops texts from elsewhere, with a placeholder for each at a path.
  private func drop(_ texts: [String], at paths: [IndexPath], update: ((Int) -> Void)? = nil) {
    let contexts = contexts
    board.perform = { _, coordinator in
      for (item, path) in zip(coordinator.items, paths) {
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: path, reuseIdentifier: "cell")
        placeholder.cellUpdateHandler = { cell in
          cell.tag = 7
          update?(cell.tag)
        }
        contexts.all.append(coordinator.drop(item.dragItem, to: placeholder))
      }
    }
    stage.drop(
      texts.map { NSItemProvider(object: $0 as NSString) }, on: board.collection, at: .gap(1))
  }

  private func commit(_ index: Int, _ text: String) -> IndexPath? {
    var found: IndexPath?
    stage.perform {
      let isInserted = contexts.all[index].commitInsertion { path in
        found = path
        board.sections[path.section].insert(text, at: path.item)
      }
      #expect(isInserted == (found != nil))
    }
    return found
  }

  @Test func `a placeholder is shown, and no part of the data (CONTRACT-75, 86)`() {
    var updates = 0
    drop(["x"], at: [[0, 1]]) { _ in updates += 1 }
    #expect(board.collection.numberOfItems(inSection: 0) == 4)
    #expect(stage.order(of: board.collection) == ["board-0", "board-1", "board-2"])
    #expect(board.collection.hasUncommittedUpdates)
    #expect(updates == 1)
    #expect(board.collection.cellForItem(at: [0, 1])?.tag == 0)
    #expect(board.collection.cellForItem(at: [0, 1])?.frame.minY == 80)
    #expect(board.collection.presentationIndexPath(forDataSourceIndexPath: [0, 1]) == [0, 2])
    #expect(board.collection.dataSourceIndexPath(forPresentationIndexPath: [0, 1]) == nil)
    #expect(board.collection.dataSourceIndexPath(forPresentationIndexPath: [0, 2]) == [0, 1])
  }

  @Test func `a row that moves past a placeholder goes to its path in the data`() {
    drop(["x"], at: [[0, 0]])
    board.proposal = UICollectionViewDropProposal(
      operation: .move, intent: .insertAtDestinationIndexPath)
    var last: IndexPath?
    board.didUpdate = { _, _, path in last = path }
    var sources: [IndexPath?] = []
    board.perform = { _, coordinator in sources = coordinator.items.map(\.sourceIndexPath) }
    stage.drag(cellAt: [0, 3], of: board.collection, to: .point(50, 300), in: board.collection)
    #expect(last == [0, 2])
    #expect(sources == [[0, 2]])
    #expect(board.sections == [["a", "b", "c"]])
  }

  @Test func `a placeholder becomes an item where it is then (CONTRACT-79, 80)`() {
    drop(["x"], at: [[0, 2]])
    stage.perform {
      board.sections[0].remove(at: 0)
      board.collection.deleteItems(at: [[0, 0]])
    }
    #expect(commit(0, "x") == [0, 1])
    #expect(board.sections == [["b", "x", "c"]])
    #expect(stage.order(of: board.collection) == ["board-1", "board-3", "board-2"])
    #expect(!board.collection.hasUncommittedUpdates)
    #expect(board.collection.visibleCells.map(\.tag) == [0, 0, 0])
  }

  @Test func `placeholders are committed in any order (CONTRACT-84)`() {
    drop(["x", "y"], at: [[0, 3], [0, 4]])
    #expect(commit(1, "y") == [0, 3])
    #expect(commit(0, "x") == [0, 3])
    #expect(board.sections == [["a", "b", "c", "x", "y"]])
  }

  @Test func `each at one path comes before the one before it (CONTRACT-85)`() {
    drop(["x", "y"], at: [[0, 1], [0, 1]])
    #expect(commit(0, "x") == [0, 1])
    #expect(commit(1, "y") == [0, 1])
    #expect(board.sections == [["a", "y", "x", "b", "c"]])
  }

  @Test func `a placeholder is deleted, once (CONTRACT-81, 82)`() {
    drop(["x"], at: [[0, 1]])
    stage.perform {
      #expect(contexts.all[0].deletePlaceholder())
      #expect(!contexts.all[0].deletePlaceholder())
    }
    #expect(commit(0, "x") == nil)
    #expect(board.collection.numberOfItems(inSection: 0) == 3)
    #expect(!board.collection.hasUncommittedUpdates)
  }

  @Test func `reloadData ends placeholders, and their blocks are not called (CONTRACT-82)`() {
    drop(["x"], at: [[0, 1]])
    stage.perform { board.collection.reloadData() }
    #expect(board.collection.numberOfItems(inSection: 0) == 3)
    #expect(commit(0, "x") == nil)
    #expect(board.sections == [["a", "b", "c"]])
  }

  @Test func `batches between placeholders have the paths of the data (CONTRACT-79)`() {
    drop(["x", "y"], at: [[0, 0], [0, 2]])
    // What is shown: x a y b c.
    stage.perform {
      board.collection.performBatchUpdates {
        board.sections = [["c", "a", "d"]]
        board.collection.deleteItems(at: [[0, 1]])
        board.collection.moveItem(at: [0, 2], to: [0, 0])
        board.collection.insertItems(at: [[0, 2]])
      }
    }
    #expect(stage.order(of: board.collection) == ["board-2", "board-0", "board-3"])
    #expect(board.collection.numberOfItems(inSection: 0) == 5)
    _ = commit(0, "x")
    _ = commit(1, "y")
    #expect(board.sections[0].filter { ["a", "c", "d"].contains($0) } == ["c", "a", "d"])
    #expect(board.sections[0].count == 5)
  }

  @Test func `a cell is set up again when the context asks for it (CONTRACT-83)`() {
    var updates = 0
    drop(["x"], at: [[0, 1]]) { _ in updates += 1 }
    stage.perform { contexts.all[0].setNeedsCellUpdate() }
    #expect(updates == 2)
    board.collection.contentOffset = CGPoint(x: 0, y: 0)
    #expect(updates == 2)
  }

  @Test func `a model that forgets the item fails with UIKit's words`() {
    drop(["x"], at: [[0, 1]])
    withKnownIssue {
      stage.perform {
        #expect(!contexts.all[0].commitInsertion { _ in })
      }
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("Invalid update: invalid number of items in section 0")
      }
    }
    #expect(board.collection.numberOfItems(inSection: 0) == 3)
  }

  @Test func `the data of a drop takes the place of its placeholder when it comes`() async {
    let slow = NSItemProvider()
    slow.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) {
      answer in
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { answer(Data("x".utf8), nil) }
      return nil
    }
    board.perform = { board, coordinator in
      let item = coordinator.items[0].dragItem
      let context = coordinator.drop(
        item,
        to: UICollectionViewDropPlaceholder(
          insertionIndexPath: coordinator.destinationIndexPath ?? [0, 0], reuseIdentifier: "cell"))
      item.itemProvider.loadObject(ofClass: NSString.self) { object, _ in
        guard let text = object as? NSString else { return }
        context.commitInsertion { path in board.sections[0].insert(text as String, at: path.item) }
      }
    }
    stage.drop([slow], on: board.collection, at: .gap(2))
    #expect(board.collection.hasUncommittedUpdates)
    await stage.settleLoads()
    #expect(board.sections == [["a", "b", "x", "c"]])
    #expect(!board.collection.hasUncommittedUpdates)
  }

  @Test func `the context is an animator, and its look is asked for at the start (CONTRACT-83)`() {
    var log: [String] = []
    board.perform = { _, coordinator in
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: [0, 1], reuseIdentifier: "cell")
      placeholder.previewParametersProvider = { _ in
        log.append("preview")
        return UIDragPreviewParameters()
      }
      let context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
      context.addCompletion { log.append($0 == .end ? "ends" : "returns") }
      log.append("performed")
    }
    stage.drop([NSItemProvider(object: "x" as NSString)], on: board.collection, at: .gap(1))
    #expect(log == ["performed", "preview", "ends"])
  }

  @Test func `a table shows rows for what comes, too (CONTRACT-75)`() {
    let rows = Rows(["a", "b"])
    let stage = AppStage(hosting: rows)
    var context: (any UITableViewDropPlaceholderContext)?
    rows.perform = { _, coordinator in
      context = coordinator.drop(
        coordinator.items[0].dragItem,
        to: UITableViewDropPlaceholder(
          insertionIndexPath: [0, 1], reuseIdentifier: "row", rowHeight: 60))
    }
    rows.proposal = UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    stage.drop([NSItemProvider(object: "x" as NSString)], on: rows.tableView, at: .gap(1))
    #expect(rows.tableView.numberOfRows(inSection: 0) == 3)
    stage.perform {
      context?.commitInsertion { path in rows.sections[0].insert("x", at: path.row) }
    }
    #expect(rows.sections == [["a", "x", "b"]])
    #expect(stage.order(of: rows.tableView).count == 3)
  }
}
