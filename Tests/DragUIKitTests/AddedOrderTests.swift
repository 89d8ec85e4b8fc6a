import DragUIKit
import DragUIKitTesting
import Testing

/// What an application adds several times is called in the order in which it was added.
@MainActor @Suite struct AddedOrderTests {
  @Test func `the animations of a drop, and what follows them, keep their order`() {
    let board = Board(["a", "b", "c"])
    let stage = AppStage()
    stage.show(board)
    var log: [String] = []
    board.perform = { board, coordinator in
      for item in coordinator.items {
        let animator = coordinator.drop(item.dragItem, toItemAt: [0, 0])
        for name in ["one", "two"] {
          animator.addAnimations { log.append("\(name) begins") }
          animator.addCompletion { log.append("\(name) is at its \($0)") }
        }
      }
    }
    stage.drag(cellAt: [0, 2], of: board.collection, to: .gap(0), in: board.collection)
    #expect(log == ["one begins", "two begins", "one is at its end", "two is at its end"])
  }

  @Test func `the items of a drop are animated in the order in which they were dropped`() {
    let board = Board(["a", "b", "c"])
    board.items = { board, _ in [board.item("a"), board.item("b")] }
    let stage = AppStage()
    stage.show(board)
    var log: [String] = []
    board.perform = { _, coordinator in
      for item in coordinator.items.reversed() {
        let text = item.dragItem.localObject as? String ?? ""
        let animator = coordinator.drop(item.dragItem, toItemAt: [0, 0])
        animator.addAnimations { log.append(text) }
        animator.addCompletion { _ in log.append("\(text) is there") }
      }
    }
    stage.drag(cellAt: [0, 2], of: board.collection, to: .gap(0), in: board.collection)
    #expect(log == ["b", "a", "b is there", "a is there"])
  }

  @Test func `the completions of batches in a batch come before its own`() {
    let board = Board(["a"])
    let stage = AppStage()
    stage.show(board)
    var log: [String] = []
    stage.perform {
      board.collection.performBatchUpdates {
        board.collection.performBatchUpdates({}) { _ in log.append("first") }
        board.collection.performBatchUpdates({}) { _ in log.append("second") }
      } completion: { _ in
        log.append("whole")
      }
    }
    stage.settle()
    #expect(log == ["first", "second", "whole"])
  }

  @Test func `an animator has its changes and completions in their order`() {
    let stage = AppStage()
    var log: [String] = []
    stage.perform {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { log.append("made") }
      animator.addAnimations { log.append("one") }
      animator.addAnimations { log.append("two") }
      animator.addCompletion { _ in log.append("ended") }
      animator.addCompletion { _ in log.append("ended as well") }
      animator.startAnimation()
      #expect(animator.isRunning)
      // A running one is not begun again, and makes further changes at once.
      animator.startAnimation()
      animator.addAnimations { log.append("late") }
    }
    #expect(log == ["made", "one", "two", "late"])
    stage.settle()
    #expect(log == ["made", "one", "two", "late", "ended", "ended as well"])
  }

  @Test func `a control runs the actions of an occasion in their order, and no others`() {
    let control = UIControl(frame: .zero)
    var log: [String] = []
    let twice = UIAction { _ in log.append("twice") }
    control.addAction(UIAction { _ in log.append("one") }, for: .touchDown)
    control.addAction(twice, for: [.touchDown, .touchUpInside])
    control.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    control.addAction(UIAction { _ in log.append("last") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log == ["one", "twice", "last"])
    control.removeAction(twice, for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(log == ["one", "twice", "last", "twice", "up"], "it was added for other occasions")
  }

  @Test func `interactions are in the order in which they were added`() {
    let view = UIView(frame: .zero)
    let menu = UIContextMenuInteraction(delegate: NoMenu())
    let drop = UISpringLoadedInteraction { _, _ in }
    view.addInteraction(menu)
    view.addInteraction(drop)
    #expect(view.interactions.map { $0 === menu } == [true, false])
    // What is added once more leaves its place.
    view.addInteraction(menu)
    #expect(view.interactions.map { $0 === menu } == [false, true])
  }

  private final class NoMenu: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }
}
