import DragUIKit
import DragUIKitTesting
import Testing

/// What controllers are called for when a container shows them, hides them and lets them go.
@MainActor @Suite struct ContainerTests {
  /// What has been called, one behind the other.
  private final class Log {
    var calls: [String] = []

    /// The calls since the last look.
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private final class Page: UIViewController {
    private let name: String
    private let log: Log

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String, _ isAnimated: Bool = false) {
      log.calls.append("\(name) \(call)\(isAnimated ? " animated" : "")")
    }

    override func viewDidLoad() { note("loads") }
    override func viewWillAppear(_ animated: Bool) { note("comes", animated) }
    override func viewIsAppearing(_ animated: Bool) { note("is coming", animated) }
    override func viewDidAppear(_ animated: Bool) { note("is there", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("goes", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("is gone", animated) }

    override func willMove(toParent parent: UIViewController?) {
      note(parent == nil ? "will leave" : "will join")
      super.willMove(toParent: parent)
    }

    override func didMove(toParent parent: UIViewController?) {
      note(parent == nil ? "has left" : "has joined")
      super.didMove(toParent: parent)
    }
  }

  private let log = Log()

  @Test func `a stack shows the last of its controllers`() {
    let stack = UINavigationController(rootViewController: Page("one", log))
    let stage = AppStage(hosting: stack)
    #expect(
      log.take() == [
        "one will join", "one loads", "one has joined", "one comes", "one is coming",
        "one is there",
      ])
    stage.perform { stack.pushViewController(Page("two", log), animated: true) }
    #expect(
      log.take() == [
        "one goes", "one is gone", "two will join", "two loads", "two has joined", "two comes",
        "two is coming", "two is there",
      ])
    stage.perform { stack.popViewController(animated: true) }
    #expect(
      log.take() == [
        "two will leave", "two goes", "two is gone", "two has left", "one comes", "one is coming",
        "one is there",
      ])
    stage.show(UIViewController())
    #expect(log.take() == ["one goes", "one is gone"])
  }

  @Test func `tabs show the chosen controller`() {
    let tabs = UITabBarController()
    let (one, two, three) = (Page("one", log), Page("two", log), Page("three", log))
    tabs.viewControllers = [one, two]
    let stage = AppStage(hosting: tabs)
    #expect(
      log.take() == [
        "one will join", "two will join", "one loads", "one has joined", "one comes",
        "one is coming", "one is there",
      ])
    #expect(tabs.children == [one, two])
    stage.perform { tabs.selectedIndex = 1 }
    #expect(
      log.take() == [
        "one goes", "one is gone", "two loads", "two has joined", "two comes", "two is coming",
        "two is there",
      ])
    stage.perform { tabs.selectedIndex = 1 }
    #expect(log.take() == [], "it is shown already")
    // What is shown stays so at another index; where it is not there any more, its tab stays chosen, or the first one.
    stage.perform { tabs.setViewControllers([two, three], animated: true) }
    #expect(log.take() == ["one will leave", "one has left", "three will join"])
    #expect(tabs.selectedIndex == 0 && one.parent == nil && three.parent === tabs)
    stage.perform { tabs.selectedViewController = one }
    #expect(log.take() == [] && tabs.selectedIndex == 0, "it is in no tab")
    stage.perform { tabs.selectedViewController = three }
    #expect(
      log.take() == [
        "two goes", "two is gone", "three loads", "three has joined", "three comes",
        "three is coming", "three is there",
      ])
    stage.perform { tabs.viewControllers = [two, one] }
    #expect(tabs.selectedViewController === one)
    #expect(
      log.take().filter { $0.hasSuffix(" there") || $0.hasSuffix(" gone") } == [
        "three is gone", "one is there",
      ])
    stage.perform { tabs.viewControllers = [two] }
    #expect(tabs.selectedIndex == 0 && two.view.window != nil && one.view.window == nil)
    stage.perform { tabs.viewControllers = nil }
    #expect(tabs.selectedViewController == nil && two.view.window == nil && two.parent == nil)
  }

  @Test func `a split one shows its first two controllers, half of the width each at most`() {
    let split = UISplitViewController()
    let (one, two, three) = (Page("one", log), Page("two", log), Page("three", log))
    split.viewControllers = [one]
    let stage = AppStage(hosting: split)
    #expect(one.view.frame == CGRect(0, 0, 390, 844))
    #expect(
      log.take() == [
        "one will join", "one loads", "one has joined", "one comes", "one is coming",
        "one is there",
      ])
    stage.perform { split.showDetailViewController(two, sender: nil) }
    #expect(
      log.take() == [
        "two will join", "two loads", "two has joined", "two comes", "two is coming",
        "two is there",
      ])
    stage.perform { split.showDetailViewController(three, sender: nil) }
    #expect(
      log.take() == [
        "two will leave", "two goes", "two is gone", "two has left", "three will join",
        "three loads", "three has joined", "three comes", "three is coming", "three is there",
      ])
    #expect([one, three].map(\.view.frame.minX) == [0, 195] && two.parent == nil)
    split.view.frame.size.width = 1_000
    stage.perform { split.view.setNeedsLayout() }
    #expect([one, three].map(\.view.frame.width) == [320, 680])
  }

  @Test func `a controller that is presented covers the one that presents it`() {
    let one = Page("one", log)
    let stage = AppStage(hosting: one)
    #expect(log.take() == ["one loads", "one comes", "one is coming", "one is there"])
    stage.perform { one.present(Page("two", log), animated: true) }
    #expect(log.take() == ["two loads", "two comes", "two is coming", "two is there"])
    stage.perform { one.dismiss(animated: true) }
    #expect(log.take() == ["two goes", "two is gone"])
  }

  @Test func `a button for editing begins and ends it with an animation`() {
    final class Editor: UIViewController {
      var calls: [String] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append("\(editing)\(animated ? " animated" : "")")
      }
    }
    let editor = Editor()
    #expect(editor.editButtonItem.title == "edit")
    editor.editButtonItem.primaryAction?.performWithSender(nil, target: nil)
    editor.isEditing = true
    editor.editButtonItem.primaryAction?.performWithSender(nil, target: nil)
    editor.isEditing = false
    #expect(editor.calls == ["true animated", "true", "false animated", "false"])
  }

  @Test func `a controller shows another one in its stack, and else presents it`() {
    let (one, two, three) = (Page("one", log), Page("two", log), Page("three", log))
    let stack = UINavigationController(rootViewController: one)
    let stage = AppStage(hosting: stack)
    stage.perform { one.show(two, sender: nil) }
    #expect(stack.topViewController === two)
    let alone = UIViewController()
    stage.show(alone)
    stage.perform { alone.show(three, sender: nil) }
    #expect(alone.presentedViewController === three)
  }
}
