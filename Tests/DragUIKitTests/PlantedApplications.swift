import DragExplore
import DragTesting
import DragUIKit
import DragUIKitTesting
import Testing

/// An application with a mistake that people have shipped, and its twin without the mistake (EX-60).
struct PlantedApplication: Sendable, CustomTestStringConvertible {
  /// What is wrong.
  let name: String
  /// The properties that notice it, as the drag goes.
  let properties: Set<ExploredProperty>
  /// In how many gestures it must be found.
  let gestures: Int
  /// The most lines of the script.
  let lines: Int
  /// The most runs that are made for that.
  var runs = 500
  /// The seeds of these runs; where thousands of gestures may be needed, they are few.
  var seeds = 10
  /// Makes the application, with its mistake or without.
  let make: @MainActor @Sendable (_ isMistaken: Bool) -> Exploration

  var testDescription: String { name }

  static let all = delegates + drags

  /// Mistakes in what a delegate does with a drop.
  private static let delegates = [
    PlantedApplication(
      name: "what was imported under a drag goes into the batch of the drop",
      properties: [.host, .names],
      gestures: 250, lines: 7, make: importing),
    PlantedApplication(
      name: "a photo comes twice into a snapshot that is applied under a drag", properties: [.host],
      gestures: 400, lines: 8, make: photos),
    PlantedApplication(
      name: "numbers are given by a fetch that is old after the first reorder", properties: [.own],
      gestures: 250, lines: 12, make: numbers),
    PlantedApplication(
      name: "the model goes by the path of the lift, and the view by that of the drop",
      properties: [.names], gestures: 150, lines: 6, make: paths),
    PlantedApplication(
      name: "a store refuses, and its answer is not read", properties: [.own], gestures: 250,
      lines: 10,
      make: refusals),
    PlantedApplication(
      name: "several items are taken by their paths, one after another", properties: [.own],
      gestures: 250, lines: 9, make: several),
  ]
}

extension PlantedApplication {
  /// A board on a stage of its own, whose items have the names of their texts.
  @MainActor static func app(_ board: Board) -> AppStage {
    let app = AppStage(named: "Board")
    app.name(board.collection, "board") { board.sections[$0.section][$0.item] }
    app.show(board)
    return app
  }

  /// Moves the only item of a drop, in model and view.
  ///
  /// - Returns: What animates the drop; nil where nothing is moved.
  @discardableResult
  @MainActor static func move(
    _ board: Board, _ coordinator: any UICollectionViewDropCoordinator, and more: () -> Void = {}
  ) -> (any UIDragAnimating)? {
    guard let item = coordinator.items.first, let source = item.sourceIndexPath,
      let path = coordinator.destinationIndexPath
    else { return nil }
    board.collection.performBatchUpdates {
      let text = board.sections[0].remove(at: source.item)
      board.sections[0].insert(text, at: path.item)
      board.collection.moveItem(at: source, to: path)
      more()
    }
    return coordinator.drop(item.dragItem, toItemAt: path)
  }

  @MainActor private static func importing(_ isMistaken: Bool) -> Exploration {
    let board = Board(["a", "b", "c", "d"])
    var (count, isDragging) = (0, false)
    var held: [String] = []
    func insertHeld() {
      for text in held { board.sections[0].insert(text, at: 0) }
      board.collection.insertItems(at: held.indices.map { [0, $0] })
      held = []
    }
    board.willBegin = { _ in isDragging = true }
    board.didEnd = { board in
      isDragging = false
      board.collection.performBatchUpdates { insertHeld() }
    }
    board.perform = { board, coordinator in
      move(board, coordinator) { if isMistaken { insertHeld() } }
    }
    return app(board).exploration.without("tap", "second").may("import") {
      count += 1
      held.append("n\(count)")
      if !isDragging { board.collection.performBatchUpdates { insertHeld() } }
    }
  }

  @MainActor private static func photos(_ isMistaken: Bool) -> Exploration {
    let board = Board(["a", "b", "c", "d"])
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: board.collection) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var (count, isDragging) = (0, false)
    var held: [String] = []
    func show() {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(board.sections[0] + held)
      source.apply(snapshot)
    }
    board.proposal = UICollectionViewDropProposal(operation: .cancel)
    board.willBegin = { _ in isDragging = true }
    board.didEnd = { _ in
      isDragging = false
      held = []
      show()
    }
    let app = app(board)
    show()
    return app.exploration.without("tap", "second").may("receive") {
      count += 1
      board.sections[0].append("n\(count)")
      // Held for the end of the drag, and in the model already.
      if isMistaken, isDragging { held.append("n\(count)") }
      show()
    }
  }

  @MainActor private static func numbers(_ isMistaken: Bool) -> Exploration {
    let board = Board(["a", "b", "c", "d"])
    let fetched = board.sections[0]
    var stored = fetched
    board.perform = { board, coordinator in
      guard let source = coordinator.items.first?.sourceIndexPath,
        let path = coordinator.destinationIndexPath
      else { return }
      move(board, coordinator)
      var order = isMistaken ? fetched : stored
      order.insert(order.remove(at: source.item), at: path.item)
      stored = order
    }
    let app = app(board)
    return app.exploration.without("tap", "second")
      .equal(app.view(board.collection), "the store") { stored }
  }

  @MainActor private static func paths(_ isMistaken: Bool) -> Exploration {
    let board = Board(["a", "b", "c", "d"])
    board.perform = { board, coordinator in
      guard let item = coordinator.items.first, let source = item.sourceIndexPath,
        let path = coordinator.destinationIndexPath
      else { return }
      board.collection.performBatchUpdates {
        let text = board.sections[0].remove(at: source.item)
        board.sections[0].insert(text, at: isMistaken ? source.item : path.item)
        board.collection.deleteItems(at: [source])
        board.collection.insertItems(at: [path])
      }
      coordinator.drop(item.dragItem, toItemAt: path)
    }
    return app(board).exploration.without("tap", "second")
  }

  @MainActor private static func refusals(_ isMistaken: Bool) -> Exploration {
    let board = Board(["a", "b", "c", "d"])
    var stored = board.sections[0]
    var refuses = false
    board.perform = { board, coordinator in
      move(board, coordinator)
      guard refuses else { return stored = board.sections[0] }
      refuses = false
      guard !isMistaken else { return }
      board.sections[0] = stored
      board.collection.reloadData()
    }
    let app = app(board)
    return app.exploration.without("tap", "second").may("refuse") { refuses = true }
      .equal(app.view(board.collection), "the store") { stored }
  }

  @MainActor private static func several(_ isMistaken: Bool) -> Exploration {
    let board = Board(["a", "b", "c", "d"])
    board.perform = { board, coordinator in
      let sources = coordinator.items.compactMap(\.sourceIndexPath)
      let texts = coordinator.items.compactMap { $0.dragItem.localObject as? String }
      for source in isMistaken ? sources : sources.sorted(by: >)
      where source.item < board.sections[0].count {
        board.sections[0].remove(at: source.item)
      }
      board.sections[0].insert(contentsOf: texts, at: 0)
      board.collection.reloadData()
    }
    return app(board).exploration.without("second").always("each text is there once") {
      board.sections[0].sorted() == ["a", "b", "c", "d"]
    }
  }

  /// The server's answer replaces the model under a drag, and the drop trusts the path of the lift: the array is too short for it.
  @MainActor static func answers(_ isMistaken: Bool) -> Exploration {
    let board = Board(["a", "b", "c", "d"])
    var lifted: IndexPath?
    board.items = { board, path in
      lifted = path
      return [board.item(board.sections[0][path.item])]
    }
    board.perform = { board, coordinator in
      guard let source = isMistaken ? lifted : coordinator.items.first?.sourceIndexPath else {
        return
      }
      let text = board.sections[0].remove(at: source.item)
      board.sections[0].insert(text, at: 0)
      board.collection.reloadData()
    }
    return app(board).exploration.without("tap", "second").may("answer") {
      board.sections[0] = ["x"]
      board.collection.reloadData()
    }
  }
}
