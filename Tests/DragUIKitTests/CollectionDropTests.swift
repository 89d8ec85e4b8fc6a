import DragUIKit
import DragUIKitTesting
import Testing

/// Drags over a collection view, as its delegates see them.
@MainActor @Suite struct CollectionDropTests {
  private func show(_ board: Board, settings: StageSettings = StageSettings()) -> AppStage {
    let stage = AppStage(settings: settings)
    stage.name(board.collection, "board") { board.sections[$0.section][$0.item] }
    stage.show(board)
    return stage
  }

  @Test func `an item that moves down is at the path after its removal (CONTRACT-62)`() {
    let board = Board(["a", "b", "c", "d"])
    let stage = show(board)
    var path: IndexPath?
    board.perform = { board, coordinator in
      path = coordinator.destinationIndexPath
      board.take(coordinator, at: [0, 2])
    }
    stage.drag(cellAt: [0, 0], of: board.collection, to: .gap(3))
    #expect(path == [0, 2])
    #expect(board.sections == [["b", "c", "a", "d"]])
    #expect(stage.order(of: board.collection) == ["b", "c", "a", "d"])
  }

  @Test func `calls come in the contract's order (CONTRACT-38, 41)`() {
    let board = Board(["a", "b", "c"])
    let stage = show(board)
    stage.drag(cellAt: [0, 0], of: board.collection, to: .gap(3))
    stage.expectCalls(
      """
      itemsForBeginning dragSessionWillBegin dropSessionDidEnter dropSessionDidUpdate …
      performDropWith dropSessionDidEnd dragSessionDidEnd
      """)
    #expect(board.ended.count == 1)
    #expect(stage.calls.filter { $0.contains("Will") }.count == 1)
  }

  @Test func `a lift that is released begins no drag (CONTRACT-06)`() {
    let board = Board(["a", "b"])
    let stage = show(board)
    stage.press(.cell([0, 0]), of: board.collection)
    stage.advance(by: .seconds(1))
    #expect(board.collection.hasActiveDrag)
    stage.release()
    stage.settle()
    stage.expectCalls("itemsForBeginning")
    #expect(!board.collection.hasActiveDrag)
  }

  @Test func `without items no drag begins (CONTRACT-02)`() {
    let board = Board(["a", "b"])
    board.items = { _, _ in [] }
    let stage = show(board)
    stage.drag(cellAt: [0, 0], of: board.collection, to: .gap(2))
    stage.expectCalls("itemsForBeginning")
    #expect(board.sections == [["a", "b"]])
  }

  @Test func `items are not dragged where dragging is switched off (CONTRACT-01)`() {
    let board = Board(["a", "b"])
    board.collection.dragInteractionEnabled = false
    let stage = show(board)
    stage.drag(cellAt: [0, 0], of: board.collection, to: .gap(2))
    #expect(stage.calls == [])
    board.collection.dragInteractionEnabled = true
    stage.drag(cellAt: [0, 0], of: board.collection, to: .gap(2))
    #expect(board.sections == [["b", "a"]])
  }

  @Test func `a drag goes on when its item is deleted as it begins (HOOK-9)`() {
    let board = Board(["a", "b", "c"])
    board.willBegin = { board in
      board.sections[0].remove(at: 0)
      board.collection.deleteItems(at: [[0, 0]])
    }
    var sources: [IndexPath?] = []
    board.perform = { board, coordinator in
      sources = coordinator.items.map(\.sourceIndexPath)
      guard let path = coordinator.destinationIndexPath else { return }
      board.sections[0].insert("a", at: path.item)
      board.collection.insertItems(at: [path])
      coordinator.drop(coordinator.items[0].dragItem, toItemAt: path)
    }
    let stage = show(board)
    stage.drag(cellAt: [0, 0], of: board.collection, to: .gap(2))
    #expect(sources == [nil])
    #expect(board.sections == [["b", "c", "a"]])
    #expect(stage.order(of: board.collection) == ["b", "c", "a"])
    stage.expectCalls("… performDropWith … dragSessionDidEnd")
  }

  @Test func `two items of one cell are carried, and the first has its source (HOOK-1)`() {
    let board = Board(["a", "b", "c"])
    board.items = { board, path in
      [board.item(board.sections[0][path.item]), board.item("link")]
    }
    var sources: [IndexPath?] = []
    var objects: [String?] = []
    board.perform = { board, coordinator in
      sources = coordinator.items.map(\.sourceIndexPath)
      objects = coordinator.items.map { $0.dragItem.localObject as? String }
    }
    let stage = show(board)
    stage.drag(cellAt: [0, 0], of: board.collection, to: .gap(3))
    #expect(sources == [[0, 0], nil])
    #expect(objects == ["a", "link"])
  }

  @Test func `a cadence may change while the collection is in its window (HOOK-8)`() {
    let board = Board(["a", "b", "c"])
    let stage = AppStage(hosting: board)
    let id = stage.test.stage.view(named: stage.view(board.collection).name)
    board.collection.reorderingCadence = .slow
    stage.press(.cell([0, 0]), of: board.collection)
    stage.advance(by: .seconds(1))
    stage.move(to: .gap(3), of: board.collection)
    #expect(id.map { stage.test.stage.scene.shownGap(in: $0) } == [])
    stage.advance(by: .seconds(2))
    #expect(id.map { stage.test.stage.scene.shownGap(in: $0).count } == 1)
    stage.release()
    stage.settle()
  }

  @Test func `a refused drop ends as a cancel (CONTRACT-28)`() {
    let board = Board(["a", "b"])
    board.proposal = UICollectionViewDropProposal(operation: .forbidden)
    let stage = show(board)
    stage.drag(cellAt: [0, 0], of: board.collection, to: .gap(2))
    #expect(board.sections == [["a", "b"]])
    #expect(!stage.calls.contains { $0.contains("performDropWith") })
    stage.expectCalls("… dropSessionDidEnd dragSessionDidEnd")
  }

  @Test func `two items from one cell are both carried, the first with its place`() {
    let board = Board(["a", "b", "c"])
    board.items = { board, _ in [board.item("x"), board.item("y")] }
    var sources: [IndexPath?] = []
    var texts: [String] = []
    board.perform = { board, coordinator in
      sources = coordinator.items.map(\.sourceIndexPath)
      texts = coordinator.items.compactMap { $0.dragItem.localObject as? String }
      board.take(coordinator, at: [0, 1])
    }
    let stage = show(board)
    stage.drag(cellAt: [0, 2], of: board.collection, to: .gap(0))
    #expect(sources == [[0, 2], nil])
    #expect(texts == ["x", "y"])
    #expect(board.sections == [["a", "x", "y", "b"]])
  }

  @Test func `items that are tapped together keep their order (CONTRACT-20)`() {
    let board = Board(["a", "b", "c", "d", "e"])
    let stage = show(board)
    stage.drag(cellsAt: [[0, 3], [0, 0], [0, 4]], of: board.collection, to: .gap(2))
    stage.expectCalls("itemsForBeginning … itemsForAddingTo … itemsForAddingTo … performDropWith …")
    #expect(board.sections[0].sorted() == ["a", "b", "c", "d", "e"])
    #expect(stage.order(of: board.collection) == board.sections[0])
    let place = board.sections[0].firstIndex(of: "d") ?? 0
    #expect(Array(board.sections[0][place..<place + 3]) == ["d", "a", "e"])
  }

  @Test(arguments: [StageSettings.MultiItemMoves.gap, .withoutGap, .forbidden])
  func `several cells that are moved within their list are noted (CONTRACT-65)`(
    moves: StageSettings.MultiItemMoves
  ) {
    let board = Board(["a", "b", "c", "d", "e"])
    var settings = StageSettings()
    settings.multiItemMoves = moves
    let stage = AppStage(hosting: board, settings: settings)
    var performed: [(IndexPath?, UICollectionViewDropIntent)] = []
    board.perform = { board, coordinator in
      performed.append((coordinator.destinationIndexPath, coordinator.proposal.intent))
      board.take(coordinator, at: coordinator.destinationIndexPath ?? [0, 0])
    }
    stage.drag(cellsAt: [[0, 3], [0, 0]], of: board.collection, to: .gap(2))
    let notes = stage.calls.filter { $0.hasPrefix("note: 2 items of ") }
    #expect(notes.count == (moves == .gap ? 1 : 0))
    switch moves {
    case .gap: #expect(performed.map(\.1) == [.insertAtDestinationIndexPath])
    // The path counts all cells, as for a copy (CONTRACT-63).
    case .withoutGap: #expect(performed.map(\.1) == [.unspecified])
    case .forbidden:
      #expect(performed.isEmpty)
      #expect(board.sections == [["a", "b", "c", "d", "e"]])
    }
    #expect(performed.allSatisfy { $0.0 == [0, 2] })
    // One cell is as it was.
    stage.drag(cellAt: [0, 4], of: board.collection, to: .gap(0))
    #expect(board.sections[0].first == "e")
    #expect(stage.calls.count { $0.hasPrefix("note: 2 items of ") } == notes.count)
  }

  @Test func `a value of the session is kept until its end (CONTRACT-92)`() {
    let board = Board(["a", "b"])
    let stage = show(board)
    var seen: [String] = []
    board.didUpdate = { _, session, _ in
      let context = session.localDragSession?.localContext as? (Board, String)
      seen.append(context?.1 ?? "none")
    }
    stage.drag(cellAt: [0, 0], of: board.collection, to: .gap(2))
    #expect(Set(seen) == ["begun"])
    #expect((board.ended.first?.localContext as? (Board, String))?.0 === board)
  }

  @Test
  func `a collection that drags is distinguished from one that is dragged over (CONTRACT-67)`() {
    let board = Board(["a", "b"])
    let stage = show(board)
    var active: [Bool] = []
    board.didUpdate = { board, _, _ in
      active += [board.collection.hasActiveDrag, board.collection.hasActiveDrop]
    }
    stage.drag(cellAt: [0, 0], of: board.collection, to: .gap(2))
    #expect(Set(active) == [true])
    #expect(!board.collection.hasActiveDrag && !board.collection.hasActiveDrop)
  }

  @Test func `the location of a session is in a view's own coordinates`() {
    let board = Board(["a", "b"], frame: CGRect(x: 50, y: 100, width: 100, height: 300))
    let stage = show(board)
    var points: [CGPoint] = []
    board.didUpdate = { board, session, _ in points.append(session.location(in: board.collection)) }
    stage.drag(cellAt: [0, 0], of: board.collection, to: .point(60, 290))
    #expect(points.last == CGPoint(x: 10, y: 190))
  }

  @Test
  func `an item of another application has no session here and no local object (CONTRACT-91, 92)`()
  {
    let board = Board(["a", "b"])
    board.proposal = UICollectionViewDropProposal(
      operation: .copy, intent: .insertAtDestinationIndexPath)
    var isForeign = false
    board.perform = { board, coordinator in
      isForeign = coordinator.session.localDragSession == nil
      #expect(coordinator.items.map { $0.sourceIndexPath } == [nil, nil])
      #expect(coordinator.items.allSatisfy { $0.dragItem.localObject == nil })
      #expect(coordinator.session.canLoadObjects(ofClass: NSString.self))
      #expect(!coordinator.session.canLoadObjects(ofClass: NSURL.self))
      #expect(coordinator.session.hasItemsConforming(toTypeIdentifiers: ["public.text"]))
      #expect(!coordinator.session.allowsMoveOperation)
      board.collection.performBatchUpdates {
        board.sections[0].insert(contentsOf: ["x", "y"], at: 1)
        board.collection.insertItems(at: [[0, 1], [0, 2]])
      }
      for (offset, item) in coordinator.items.enumerated() {
        coordinator.drop(item.dragItem, toItemAt: [0, 1 + offset])
      }
    }
    let stage = show(board)
    stage.drop(
      [NSItemProvider(object: "1" as NSString), NSItemProvider(object: "2" as NSString)],
      on: board.collection, at: .gap(1))
    #expect(isForeign)
    #expect(stage.order(of: board.collection) == ["a", "x", "y", "b"])
    stage.expectCalls(
      "dropSessionDidEnter dropSessionDidUpdate … performDropWith dropSessionDidEnd")
  }

  @Test func `a move of another application's items is a cancel (CONTRACT-53)`() {
    let board = Board(["a"])
    let stage = show(board)
    stage.drop([NSItemProvider(object: "1" as NSString)], on: board.collection, at: .gap(1))
    #expect(board.sections == [["a"]])
    stage.expectCalls("dropSessionDidEnter … dropSessionDidEnd")
  }

  @Test func `without sections there are no paths, and with an empty one there is (CONTRACT-60)`() {
    let board = Board()
    var paths: [IndexPath?] = []
    board.didUpdate = { _, _, path in paths.append(path) }
    board.perform = { _, coordinator in
      #expect(coordinator.destinationIndexPath == nil)
      #expect(coordinator.proposal.intent == .unspecified)
    }
    board.proposal = UICollectionViewDropProposal(
      operation: .copy, intent: .insertAtDestinationIndexPath)
    let stage = show(board)
    stage.drop([NSItemProvider(object: "1" as NSString)], on: board.collection, at: .middle)
    #expect(Set(paths) == [nil])
    stage.expectCalls("dropSessionDidEnter … performDropWith dropSessionDidEnd")

    let empty = Board([])
    paths = []
    empty.didUpdate = { _, _, path in paths.append(path) }
    empty.proposal = board.proposal
    empty.perform = { _, coordinator in #expect(coordinator.destinationIndexPath == [0, 0]) }
    let other = show(empty)
    other.drop([NSItemProvider(object: "1" as NSString)], on: empty.collection, at: .middle)
    #expect(Set(paths) == [[0, 0]])
  }

  @Test func `an intent that goes into items is asked about the item under the pointer`() {
    let board = Board(["a", "b", "c"])
    board.proposal = UICollectionViewDropProposal(
      operation: .copy, intent: .insertIntoDestinationIndexPath)
    var path: IndexPath?
    board.perform = { board, coordinator in
      path = coordinator.destinationIndexPath
      let animator = coordinator.drop(
        coordinator.items[0].dragItem, intoItemAt: [0, 2],
        rect: CGRect(x: 0, y: 0, width: 9, height: 9))
      animator.addCompletion { #expect($0 == .end) }
    }
    let stage = show(board)
    stage.drag(cellAt: [0, 0], of: board.collection, to: .cell([0, 2]))
    #expect(path == [0, 2])
  }

  @Test func `below all cells update and drop have the same path, also of a drop into an item`() {
    for intent in [
      UICollectionViewDropProposal.Intent.insertIntoDestinationIndexPath,
      .insertAtDestinationIndexPath,
    ] {
      let board = Board(["a", "b", "c"])
      board.proposal = UICollectionViewDropProposal(operation: .copy, intent: intent)
      var asked: [IndexPath?] = []
      var dropped: [IndexPath?] = []
      board.didUpdate = { _, _, path in asked.append(path) }
      board.perform = { _, coordinator in dropped.append(coordinator.destinationIndexPath) }
      let stage = AppStage()
      stage.name(board.collection, "board")
      stage.show(board)
      stage.drag(cellAt: [0, 0], of: board.collection, to: .point(50, 700))
      #expect(asked.last == [0, 3])
      #expect(dropped == [[0, 3]])
    }
  }

  @Test func `an intent for another place is asked about that place at once`() {
    let board = Board(["a", "b", "c"])
    board.proposal = UICollectionViewDropProposal(
      operation: .copy, intent: .insertIntoDestinationIndexPath)
    var asked: [IndexPath?] = []
    board.didUpdate = { _, _, path in asked.append(path) }
    board.perform = { _, _ in }
    let stage = show(board)
    stage.press(.cell([0, 2]), of: board.collection)
    stage.advance(by: .seconds(1))
    // The lower half of the second cell: the gap below it, and then the cell itself.
    stage.move(to: .point(50, 75), of: board.collection)
    #expect(asked.prefix(2) == [[0, 2], [0, 1]])
    stage.release()
    stage.settle()
  }
}
