import DragExplore
import DragTesting
import DragUIKit
import DragUIKitTesting

// Mistakes in what an application remembers of a drag, and what it takes of other programs (EX-60).
extension PlantedApplication {
  static let drags = [
    PlantedApplication(
      name: "one variable holds the dragged path, and a second drag begins", properties: [.names],
      gestures: 600, lines: 9, make: oneVariable),
    PlantedApplication(
      name: "a drop in another section goes to the first section of the model", properties: [.host],
      gestures: 300, lines: 6, make: sections),
    PlantedApplication(
      name: "a wide cell below one narrow cell is laid out over it", properties: [.own],
      gestures: 300,
      lines: 6, make: tiles),
    PlantedApplication(
      name: "a placeholder stays where its load fails", properties: [.duty], gestures: 400,
      lines: 8,
      make: placeholders),
    PlantedApplication(
      name: "three or more items go by the order at the lift, and one was imported since",
      properties: [.names, .kept], gestures: 6_000, lines: 14, runs: 3_000, seeds: 3, make: three),
    PlantedApplication(
      name: "from eleven items on the keys of the store are in the order of texts",
      properties: [.own],
      gestures: 6_000, lines: 22, runs: 3_000, seeds: 3, make: eleven),
    PlantedApplication(
      name: "the order follows the drag, and is not put back when it is canceled",
      properties: [.kept],
      gestures: 200, lines: 6, make: hovering),
    PlantedApplication(
      name: "an undo under the animation of a drop does not reach the view", properties: [.names],
      gestures: 600, lines: 8, make: undo),
    PlantedApplication(
      name: "what another program brings is in the order of the loads",
      properties: [.own],
      gestures: 10_000, lines: 12, runs: 3_000, seeds: 3, make: arrivals),
    PlantedApplication(
      name: "an item of the drag that is tapped is added once more", properties: [.kept],
      gestures: 4_000, lines: 10, runs: 3_000, seeds: 3, make: again),
  ]

  @MainActor private static func again(_ isMistaken: Bool) -> Exploration {
    let board = Board(["a", "b", "c"])
    board.addsAgain = isMistaken
    board.perform = { board, coordinator in
      guard let path = coordinator.destinationIndexPath else { return }
      let left = board.sections[0].count - coordinator.items.count
      board.take(coordinator, at: [0, max(0, min(path.item, left))])
    }
    return app(board).exploration.without("second", "drag", "resize", "wait", "cancel")
  }

  @MainActor private static func oneVariable(_ isMistaken: Bool) -> Exploration {
    let board = Board(["a", "b", "c", "d"])
    var dragged: IndexPath?
    board.items = { board, path in
      dragged = path
      return [board.item(board.sections[0][path.item])]
    }
    board.perform = { board, coordinator in
      guard let item = coordinator.items.first, let source = item.sourceIndexPath,
        let path = coordinator.destinationIndexPath
      else { return }
      board.collection.performBatchUpdates {
        let text = board.sections[0].remove(at: isMistaken ? dragged?.item ?? 0 : source.item)
        board.sections[0].insert(text, at: path.item)
        board.collection.moveItem(at: source, to: path)
      }
      coordinator.drop(item.dragItem, toItemAt: path)
    }
    return app(board).exploration.without("tap")
  }

  @MainActor private static func sections(_ isMistaken: Bool) -> Exploration {
    let board = Board(["a", "b"], ["c", "d"])
    board.perform = { board, coordinator in
      guard let item = coordinator.items.first, let source = item.sourceIndexPath,
        let path = coordinator.destinationIndexPath
      else { return }
      board.collection.performBatchUpdates {
        let text = board.sections[source.section].remove(at: source.item)
        let section = isMistaken ? 0 : path.section
        board.sections[section].insert(text, at: min(path.item, board.sections[section].count))
        board.collection.moveItem(at: source, to: path)
      }
      coordinator.drop(item.dragItem, toItemAt: path)
    }
    return app(board).exploration.without("tap", "second")
  }

  /// Narrow cells two in a row, and wide ones in a row of their own: those with capital letters.
  private final class Tiles: UICollectionViewLayout {
    weak var board: Board?
    var isMistaken = false
    private(set) var frames: [CGRect] = []

    override func prepare() {
      var (y, isHalf) = (0.0, false)
      frames = (board?.sections[0] ?? []).map { text in
        guard text == text.lowercased() else {
          if isHalf, !isMistaken { y += 40 }
          defer { (y, isHalf) = (y + 40, false) }
          return CGRect(x: 0, y: y, width: 100, height: 40)
        }
        defer {
          if isHalf { y += 40 }
          isHalf.toggle()
        }
        return CGRect(x: isHalf ? 50 : 0, y: y, width: 50, height: 40)
      }
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 100, height: frames.map(\.maxY).max() ?? 0)
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      frames.indices.compactMap { layoutAttributesForItem(at: [0, $0]) }
        .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      guard frames.indices.contains(indexPath.item) else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frames[indexPath.item]
      return attributes
    }
  }

  @MainActor private static func tiles(_ isMistaken: Bool) -> Exploration {
    let board = Board(["a", "b", "C", "d", "e"])
    let layout = Tiles()
    (layout.board, layout.isMistaken) = (board, isMistaken)
    board.collection.collectionViewLayout = layout
    board.perform = { board, coordinator in move(board, coordinator) }
    return app(board).exploration.without("tap", "second").always("no cell is over another one") {
      let frames = layout.frames
      return frames.indices.allSatisfy { index in
        frames[(index + 1)...].allSatisfy { !$0.intersects(frames[index].insetBy(dx: 1, dy: 1)) }
      }
    }
  }

  @MainActor private static func placeholders(_ isMistaken: Bool) -> Exploration {
    let board = Board(["a", "b", "c", "d"])
    board.proposal = UICollectionViewDropProposal(
      operation: .copy, intent: .insertAtDestinationIndexPath)
    board.perform = { board, coordinator in
      for item in coordinator.items where item.sourceIndexPath == nil {
        let context = coordinator.drop(
          item.dragItem,
          to: UICollectionViewDropPlaceholder(
            insertionIndexPath: coordinator.destinationIndexPath ?? [0, 0], reuseIdentifier: "cell")
        )
        _ = item.dragItem.itemProvider.loadObject(ofClass: String.self) { text, _ in
          DispatchQueue.main.async {
            guard let text else {
              if !isMistaken { context.deletePlaceholder() }
              return
            }
            context.commitInsertion { board.sections[0].insert(text, at: $0.item) }
          }
        }
      }
    }
    return app(board).exploration.without("tap", "second").brings(.text("milk"))
  }

  @MainActor private static func three(_ isMistaken: Bool) -> Exploration {
    let board = Board(["a", "b", "c", "d", "e"])
    var count = 0
    var atLift: [String] = []
    board.willBegin = { board in atLift = board.sections[0] }
    board.perform = { board, coordinator in
      guard let path = coordinator.destinationIndexPath else { return }
      let texts = coordinator.items.compactMap { $0.dragItem.localObject as? String }
      let now = board.sections[0]
      let item = max(0, min(path.item, now.count - texts.count))
      board.take(coordinator, at: [0, item])
      guard isMistaken, texts.count >= 3, now.count > atLift.count else { return }
      // At the paths of the lift there are others now.
      let others = texts.compactMap { atLift.firstIndex(of: $0) }.map { now[$0] }
      var order = now.filter { !others.contains($0) }
      order.insert(contentsOf: others, at: min(item, order.count))
      board.sections[0] = order
    }
    return app(board).exploration.without("second").may("import") {
      guard board.sections[0].count < 12 else { return }
      count += 1
      board.sections[0].insert("n\(count)", at: 0)
      board.collection.insertItems(at: [[0, 0]])
    }
  }

  @MainActor private static func eleven(_ isMistaken: Bool) -> Exploration {
    let board = Board(["a", "b", "c", "d", "e"])
    var count = 0
    var stored = board.sections[0]
    func store() {
      let texts = board.sections[0]
      let keys = texts.indices.map { isMistaken ? "\($0)" : "\(1_000 + $0)" }
      stored = zip(keys, texts).sorted { $0.0 < $1.0 }.map { $0.1 }
    }
    board.perform = { board, coordinator in
      move(board, coordinator)
      store()
    }
    let app = app(board)
    return app.exploration.without("tap", "second")
      .may("import") {
        count += 1
        board.sections[0].append("n\(count)")
        board.collection.insertItems(at: [[0, board.sections[0].count - 1]])
        if !isMistaken { store() } else { stored.append("n\(count)") }
      }
      .may("remove", when: { board.sections[0].count > 1 }) {
        let text = board.sections[0].removeLast()
        board.collection.deleteItems(at: [[0, board.sections[0].count]])
        stored.removeAll { $0 == text }
      }
      .equal(app.view(board.collection), "the store") { stored }
  }

  @MainActor private static func hovering(_ isMistaken: Bool) -> Exploration {
    let board = Board(["a", "b", "c", "d"])
    var (before, isDropped) = (board.sections[0], false)
    board.proposal = UICollectionViewDropProposal(operation: .move, intent: .unspecified)
    board.willBegin = { board in (before, isDropped) = (board.sections[0], false) }
    board.didUpdate = { board, session, path in
      guard let path, let text = session.localDragSession?.items.first?.localObject as? String,
        let index = board.sections[0].firstIndex(of: text), path.item != index,
        board.sections[0].indices.contains(path.item)
      else { return }
      board.collection.performBatchUpdates {
        board.sections[0].insert(board.sections[0].remove(at: index), at: path.item)
        board.collection.moveItem(at: [0, index], to: path)
      }
    }
    board.perform = { _, _ in isDropped = true }
    board.didEnd = { board in
      guard !isDropped, !isMistaken else { return }
      board.sections[0] = before
      board.collection.reloadData()
    }
    return app(board).exploration.without("tap", "second")
  }

  @MainActor private static func undo(_ isMistaken: Bool) -> Exploration {
    let board = Board(["a", "b", "c", "d"])
    var before: [String]?
    var isAnimating = false
    board.perform = { board, coordinator in
      let order = board.sections[0]
      guard let animator = move(board, coordinator) else { return }
      (before, isAnimating) = (order, true)
      animator.addCompletion { _ in isAnimating = false }
    }
    return app(board).exploration.without("tap", "second")
      .may("undo", when: { before != nil }) {
        guard let order = before else { return }
        (board.sections[0], before) = (order, nil)
        if !isMistaken || !isAnimating { board.collection.reloadData() }
      }
  }

  @MainActor private static func arrivals(_ isMistaken: Bool) -> Exploration {
    let board = Board(["a", "b"])
    var (count, dropped) = (0, [String]())
    board.proposal = UICollectionViewDropProposal(
      operation: .copy, intent: .insertAtDestinationIndexPath)
    board.perform = { board, coordinator in
      for item in coordinator.items where item.sourceIndexPath == nil {
        count += 1
        let name = "n\(count)"
        dropped.append(name)
        _ = item.dragItem.itemProvider.loadObject(ofClass: String.self) { text, _ in
          DispatchQueue.main.async {
            guard text != nil else { return dropped.removeAll { $0 == name } }
            var shown = board.sections[0].dropFirst(2) + [name]
            if !isMistaken { shown = dropped.filter(shown.contains)[...] }
            board.sections[0] = ["a", "b"] + shown
            board.collection.reloadData()
          }
        }
      }
    }
    let app = app(board)
    return app.exploration.without("second").brings(.text("milk"))
      .equal(app.view(board.collection), "the drops") {
        ["a", "b"] + dropped.filter(board.sections[0].contains)
      }
  }

  /// A drop of another program behind the last row has the path behind it, which has no height.
  @MainActor static func pastTheEnd(_ isMistaken: Bool) -> Exploration {
    let board = Board(["a", "b", "c", "d"])
    var (count, heights) = (0, [40.0, 40, 40, 40])
    board.proposal = UICollectionViewDropProposal(
      operation: .copy, intent: .insertAtDestinationIndexPath)
    board.perform = { board, coordinator in
      guard let item = coordinator.items.first, item.sourceIndexPath == nil,
        let path = coordinator.destinationIndexPath
      else { return }
      let height = isMistaken ? heights[path.item] : heights.last ?? 0
      count += 1
      board.collection.performBatchUpdates {
        heights.insert(height, at: path.item)
        board.sections[0].insert("n\(count)", at: path.item)
        board.collection.insertItems(at: [path])
      }
      coordinator.drop(item.dragItem, toItemAt: path)
    }
    return app(board).exploration.without("tap", "second").brings(.text("milk"))
  }

  /// The columns are counted when the board is made, and a window that was turned has more of them.
  @MainActor static func turned(_ isMistaken: Bool) -> Exploration {
    let board = Board(["a", "b", "c", "d"])
    board.collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    func counts() -> [Int] {
      Array(repeating: 0, count: Int((board.collection.bounds.width / 100).rounded(.up)))
    }
    var drops = counts()
    board.perform = { board, coordinator in
      if !isMistaken, drops.count != counts().count { drops = counts() }
      let point = coordinator.session.location(in: board.collection)
      let count = drops[Int(point.x / 100)]
      drops[Int(point.x / 100)] = count + 1
      move(board, coordinator)
    }
    return app(board).exploration.without("tap", "second")
  }
}
