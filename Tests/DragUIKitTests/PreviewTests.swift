import DragUIKit
import DragUIKitTesting
import Testing

/// What a delegate is asked about the look of its items, and where they go.
@MainActor @Suite struct PreviewTests {
  /// A board whose delegate answers for previews.
  private final class Delegate: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate
  {
    private let board: Board
    let parameters = UIDragPreviewParameters()

    init(_ board: Board) {
      self.board = board
      parameters.visiblePath = UIBezierPath(
        roundedRect: CGRect(x: 2, y: 2, width: 96, height: 36), cornerRadius: 8)
      parameters.backgroundColor = .clear
      super.init()
    }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      board.collectionView(collectionView, itemsForBeginning: session, at: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { parameters }

    func collectionView(
      _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { parameters }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { board.proposal }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) { board.collectionView(collectionView, performDropWith: coordinator) }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) {}
  }

  @Test func `a preview is asked for at the lift, and for the place of the drop (CONTRACT-04, 29)`()
  {
    let board = Board(["a", "b", "c"])
    let delegate = Delegate(board)
    board.collection.dragDelegate = delegate
    board.collection.dropDelegate = delegate
    let stage = AppStage(hosting: board)
    stage.drag(cellAt: [0, 0], of: board.collection, to: .gap(3))
    #expect(board.sections == [["b", "c", "a"]])
    stage.expectCalls(
      """
      itemsForBeginning dragPreviewParameters dropSessionDidUpdate … performDropWith
      dropPreviewParameters dropSessionDidEnd
      """)
    #expect(stage.calls.contains("collection dragPreviewParameters [0, 0]"))
    #expect(stage.calls.contains("collection dropPreviewParameters [0, 2]"))
  }

  @Test
  func `the places of a drop are asked about in the order in which they were chosen (CONTRACT-29)`()
  {
    let board = Board(["a", "b", "c"])
    board.items = { board, _ in [board.item("a"), board.item("b")] }
    let delegate = Delegate(board)
    board.collection.dragDelegate = delegate
    board.collection.dropDelegate = delegate
    board.perform = { _, coordinator in
      coordinator.drop(coordinator.items[1].dragItem, toItemAt: [0, 2])
      coordinator.drop(coordinator.items[0].dragItem, toItemAt: [0, 0])
    }
    let stage = AppStage(hosting: board)
    stage.drag(cellAt: [0, 2], of: board.collection, to: .gap(0), in: board.collection)
    #expect(
      stage.calls.filter { $0.contains("dropPreviewParameters") } == [
        "collection dropPreviewParameters [0, 2]", "collection dropPreviewParameters [0, 0]",
      ])
  }

  @Test func `an item goes to a point of a view, and its animation ends there (CONTRACT-74)`() {
    let board = Board(["a", "b"], frame: CGRect(x: 40, y: 100, width: 100, height: 300))
    var log: [String] = []
    board.proposal = UICollectionViewDropProposal(operation: .copy)
    board.perform = { board, coordinator in
      let target = UIDragPreviewTarget(
        container: board.collection, center: CGPoint(x: 10, y: 20))
      let animator = coordinator.drop(coordinator.items[0].dragItem, to: target)
      animator.addAnimations { log.append("begins") }
      animator.addCompletion { log.append($0 == .end ? "ends" : "returns") }
      log.append("performed")
    }
    let stage = AppStage(hosting: board)
    stage.drag(cellAt: [0, 0], of: board.collection, to: .cell([0, 1]))
    #expect(log == ["performed", "begins", "ends"])
    #expect(stage.test.trace.contains("to=50,120"))
  }

  @Test func `an item's own preview is asked for when its drag begins, once`() {
    let board = Board(["a", "b"])
    var asked = 0
    board.items = { board, path in
      let item = board.item("a")
      item.previewProvider = {
        asked += 1
        return UIDragPreview(view: UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
      }
      return [item]
    }
    let stage = AppStage(hosting: board)
    stage.press(.cell([0, 0]), of: board.collection)
    stage.advance(by: .seconds(1))
    #expect(asked == 0)
    stage.move(to: .gap(2), of: board.collection)
    #expect(asked == 1)
    stage.release()
    stage.settle()
    #expect(asked == 1)
  }

  @Test func `a gap waits for the collection's cadence, and the delegate does not (CONTRACT-69)`() {
    let board = Board(["a", "b", "c"])
    board.collection.reorderingCadence = .slow
    let stage = AppStage(hosting: board)
    let name = stage.view(board.collection).name
    stage.press(.cell([0, 0]), of: board.collection)
    stage.advance(by: .seconds(1))
    stage.move(to: .gap(3), of: board.collection)
    #expect(stage.calls.contains { $0.contains("dropSessionDidUpdate") })
    stage.advance(by: .milliseconds(390))
    let id = stage.test.stage.view(named: name)
    #expect(id.map { stage.test.stage.scene.shownGap(in: $0) } == [])
    stage.advance(by: .milliseconds(20))
    #expect(id.map { stage.test.stage.scene.shownGap(in: $0).count } == 1)
    stage.release()
    stage.settle()
    #expect(board.sections == [["b", "c", "a"]])
  }

  @Test func `shapes have the bounds of their points, and transforms undo each other`() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.bounds == .zero)
    path.move(to: CGPoint(x: 10, y: 5))
    path.addLine(to: CGPoint(x: -2, y: 8))
    path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 20)))
    #expect(path.bounds == CGRect(x: -2, y: 0, width: 12, height: 20))
    let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 2))
    #expect(CGPoint(x: 12, y: 2).applying(transform.inverted()) == CGPoint(x: 1, y: 1))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    let preview = UITargetedDragPreview(view: view)
    #expect(preview.size == CGSize(width: 30, height: 10))
    let moved = preview.retargetedPreview(
      with: UIDragPreviewTarget(container: view, center: CGPoint(x: 1, y: 2)))
    #expect(moved.target.center == CGPoint(x: 1, y: 2))
  }

  @Test func `a transform of two takes each point through the one and then the other`() {
    let first = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    let second = CGAffineTransform(a: 17, b: 19, c: 23, d: 29, tx: 31, ty: 37)
    let both = first.concatenating(second)
    for point in [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: -3, y: 8)] {
      #expect(point.applying(both) == point.applying(first).applying(second))
      #expect(point.applying(first).applying(first.inverted()) == point)
      let moved = first.translatedBy(x: 4, y: 6)
      #expect(point.applying(moved) == CGPoint(x: point.x + 4, y: point.y + 6).applying(first))
      let scaled = first.scaledBy(x: 4, y: 6)
      #expect(point.applying(scaled) == CGPoint(x: point.x * 4, y: point.y * 6).applying(first))
    }
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-9 && abs(turned.y - 1) < 1e-9)
  }

  @Test func `colors are equal by their numbers`() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
  }

  @Test func `a preview is made of another one's parameters and target`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 30))
    let given = UITargetedDragPreview(view: view)
    given.parameters.backgroundColor = .clear
    let other = UITargetedDragPreview(
      view: UIView(), parameters: given.parameters, target: given.target)
    #expect(other.parameters.backgroundColor == .clear)
    #expect(other.target.center == CGPoint(x: 20, y: 15))
    let target = UIDragPreviewTarget(container: view, center: CGPoint(x: 1, y: 2))
    #expect(other.retargetedPreview(with: target).target.center == CGPoint(x: 1, y: 2))
  }

  @Test func `a preview of an address has its host or a title`() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    #expect((UIDragPreview(for: url).view as? UILabel)?.text == "example.org")
    #expect((UIDragPreview(for: url, title: "A page").view as? UILabel)?.text == "A page")
    let target = UIDragPreviewTarget(container: UIView(), center: .zero)
    let preview = UITargetedDragPreview(for: url, target: target)
    #expect((preview.view as? UILabel)?.text == "example.org" && preview.target === target)
    #expect(CGAffineTransformIdentity == .identity)
  }
}
