import DragUIKit
import DragUIKitTesting
import Testing

/// Stacks of controllers, presented controllers, alerts and the buttons of bars.
@MainActor @Suite struct NavigationTests {
  /// A controller that keeps when its view comes and leaves.
  private final class Page: UIViewController {
    var log: [String] = []

    override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
  }

  @Test func `the last controller of a stack is shown, and the others wait`() {
    let (first, second) = (Page(), Page())
    let stack = UINavigationController(rootViewController: first)
    let stage = AppStage(hosting: stack)
    #expect(first.log == ["didAppear"] && first.view.frame == stack.view.bounds)
    stage.perform { stack.pushViewController(second, animated: true) }
    #expect(first.log == ["didAppear", "didDisappear"] && second.log == ["didAppear"])
    #expect(first.view.window == nil && second.navigationController === stack)
    #expect(stack.topViewController === second && stack.viewControllers == [first, second])
    stage.perform { #expect(stack.popViewController(animated: true) === second) }
    #expect(second.log == ["didAppear", "didDisappear"] && second.navigationController == nil)
    #expect(first.log == ["didAppear", "didDisappear", "didAppear"] && first.view.window != nil)
    stage.perform { #expect(stack.popViewController(animated: true) == nil) }
    #expect(stack.visibleViewController === first)
    // A controller that another one covers before it was shown has no view.
    let unseen = UINavigationController(rootViewController: Page())
    unseen.pushViewController(Page(), animated: true)
    #expect(unseen.viewControllers.allSatisfy { !$0.isViewLoaded })
  }

  @Test func `a presented controller covers the window until it is dismissed, in virtual time`() {
    let (page, sheet) = (Page(), Page())
    let stage = AppStage(hosting: page)
    var log: [String] = []
    stage.perform {
      page.present(sheet, animated: true) { log.append("presented") }
      page.present(Page(), animated: true) { log.append("twice") }
    }
    #expect(page.presentedViewController === sheet && sheet.presentingViewController === page)
    #expect(sheet.log == ["didAppear"] && log == [])
    stage.settle()
    stage.perform { sheet.dismiss(animated: true) { log.append("dismissed") } }
    #expect(sheet.log == ["didAppear", "didDisappear"] && page.presentedViewController == nil)
    stage.settle()
    #expect(log == ["presented", "dismissed"])
  }

  @Test func `a controller in no window presents nothing`() {
    let page = Page()
    page.present(Page(), animated: true)
    #expect(page.presentedViewController == nil)
  }

  @Test func `an alert is answered by a button's title, and its closure sees the text`() {
    let page = Page()
    let stage = AppStage(hosting: page)
    var log: [String] = []
    let alert = UIAlertController(title: "New list", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let disabled = UIAlertAction(title: "Add", style: .default) { _ in log.append("disabled") }
    disabled.isEnabled = false
    alert.addAction(disabled)
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [unowned alert] _ in
        log.append(alert.textFields?.first?.text ?? "")
      })
    // Of two buttons with a title it is the first one that can be pressed.
    alert.addAction(UIAlertAction(title: "Add", style: .default) { _ in log.append("second") })
    #expect(!alert.choose("Add"))
    stage.perform { page.present(alert, animated: true) }
    alert.textFields?.first?.text = "Tea"
    stage.perform {
      #expect(!alert.choose("Delete"))
      #expect(alert.choose("Add"))
      #expect(!alert.choose("Add"))
    }
    #expect(log == ["Tea"] && page.presentedViewController == nil)
    #expect(alert.textFields?.first?.placeholder == "Name" && alert.preferredStyle == .alert)
  }

  @Test func `a controller's title and bar buttons are kept`() {
    let page = Page()
    page.title = "Lists"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: page, action: Selector("add"))
    page.navigationItem.leftBarButtonItems = [
      UIBarButtonItem(title: "Edit", style: .done, target: nil, action: nil),
      UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in }),
    ]
    #expect(page.navigationItem.title == "Lists")
    #expect(page.navigationItem.rightBarButtonItem?.title == "add")
    #expect(page.navigationItem.rightBarButtonItem?.action == "add")
    #expect(page.navigationItem.rightBarButtonItem?.target === page)
    #expect(page.navigationItem.leftBarButtonItem?.title == "Edit")
    #expect(page.navigationItem.leftBarButtonItems?.last?.primaryAction != nil)
    #expect("\(Selector("add"))" == "add")
  }
}
