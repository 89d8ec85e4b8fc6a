import DragUIKit
import DragUIKitTesting
import Testing

/// What a stage holds goes with it.
@MainActor @Suite struct LifetimeTests {
  /// A board that is counted while it is there.
  private final class Counted: UIViewController {
    static var count = 0
    let board = Board(["a", "b", "c"])

    init() {
      super.init(nibName: nil, bundle: nil)
      Self.count += 1
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { Self.count -= 1 }
  }

  @Test func `a function that names items may hold its controller, which goes with the stage`() {
    for _ in 1...100 {
      let controller = Counted()
      let stage = AppStage()
      // A function that captures the controller, as people write it.
      stage.name(controller.board.collection, "board") {
        controller.board.sections[$0.section][$0.item]
      }
      stage.show(controller)
      controller.view.addSubview(controller.board.view)
      stage.settle()
      #expect(stage.order(of: controller.board.collection) == ["a", "b", "c"])
    }
    #expect(Counted.count == 0)
  }

  @Test func `a task of an application that does not end keeps neither stage nor controller`() async
  {
    let (updates, continuation) = AsyncStream<Void>.makeStream()
    weak var last: AppStage?
    do {
      let controller = Counted()
      let stage = AppStage()
      last = stage
      stage.show(controller)
      controller.view.addSubview(controller.board.view)
      stage.settle()
      // As `viewDidLoad` of many applications does.
      stage.perform { _ = Task { for await _ in updates {} } }
    }
    #expect(last == nil && Counted.count == 0)
    continuation.finish()
  }
}
