import DragUIKit
import DragUIKitTesting
import Testing

/// The device, the screen, the application and their traits: they are those of the window that a test shows.
@MainActor @Suite struct DeviceTests {
  @Test func `the size of the window makes a phone or a tablet`() {
    let controller = UIViewController()
    let phone = AppStage(hosting: controller)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.orientation == .portrait)
    #expect(UIScreen.main.bounds == CGRect(0, 0, 390, 844))
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    #expect(controller.traitCollection.verticalSizeClass == .regular)
    let other = UIViewController()
    let tablet = AppStage(hosting: other, width: 1_024, height: 768)
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(UIDevice.current.orientation.isLandscape)
    #expect(other.view.traitCollection.horizontalSizeClass == .regular)
    #expect(controller.view.traitCollection.userInterfaceIdiom == .phone)
    withExtendedLifetime((phone, tablet)) {}
  }

  @Test func `the application has the window of the test`() {
    let controller = UIViewController()
    let stage = AppStage(hosting: controller)
    #expect(UIApplication.shared.windows == [stage.window])
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect(scene?.windows.first?.rootViewController === controller)
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test func `a window made for a scene has the size of its screen, and a test keeps its own`()
    throws
  {
    let stage = AppStage(hosting: UIViewController(), width: 500, height: 400)
    let scene = try #require(stage.window.windowScene)
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    #expect(window.frame == CGRect(x: 0, y: 0, width: 500, height: 400))
    #expect(window.windowScene === scene && scene.windows == [stage.window])
  }

  @Test func `an address is not opened, which is reported in virtual time`() {
    let stage = AppStage(hosting: UIViewController())
    var answer: Bool?
    stage.perform {
      UIApplication.shared.open(URL(fileURLWithPath: "/")) { answer = $0 }
    }
    #expect(answer == nil)
    stage.settle()
    #expect(answer == false)
  }

  @Test func `signs for the finger are counted`() {
    let impact = UIImpactFeedbackGenerator(style: .medium)
    impact.prepare()
    impact.impactOccurred()
    impact.impactOccurred(intensity: 0.5)
    #expect(impact.feedbackCount == 2)
    let notice = UINotificationFeedbackGenerator()
    notice.notificationOccurred(.success)
    #expect(notice.feedbackCount == 1)
  }

  @Test func `items can be pasted whose types the configuration has`() {
    let responder = UIResponder()
    let text = NSItemProvider(object: "a" as NSString)
    #expect(!responder.canPaste([text]))
    responder.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    #expect(responder.canPaste([text]))
    #expect(!responder.canPaste([NSItemProvider(object: UIColor.red)]))
    UIPasteboard.general.string = "b"
    #expect(UIPasteboard.general.itemProviders.first?.canLoadObject(ofClass: NSString.self) == true)
  }

  @Test func `an animation that is begun by a call ends on the stage's clock`() {
    let stage = AppStage(hosting: UIViewController())
    let view = UIView(frame: .zero)
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.8) { view.alpha = 0 }
    animator.addCompletion { ends.append($0) }
    stage.perform { animator.startAnimation(afterDelay: 0.1) }
    #expect(view.alpha == 0)
    stage.advance(by: .milliseconds(390))
    #expect(ends.isEmpty && animator.isRunning)
    stage.advance(by: .milliseconds(20))
    #expect(ends == [.end] && !animator.isRunning)
  }

  @Test func `subviews are put in front, behind and between`() {
    let view = UIView(frame: .zero)
    let (a, b, c) = (UIView(frame: .zero), UIView(frame: .zero), UIView(frame: .zero))
    for child in [a, b] { view.addSubview(child) }
    view.insertSubview(c, aboveSubview: a)
    #expect(view.subviews == [a, c, b])
    view.bringSubviewToFront(a)
    view.sendSubviewToBack(b)
    #expect(view.subviews == [b, c, a])
    view.insertSubview(a, belowSubview: b)
    #expect(view.subviews == [a, b, c])
  }

  final class Round: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x < 10 }
  }

  @Test func `a view decides which points are inside`() {
    let view = UIView(frame: CGRect(0, 0, 100, 100))
    let round = Round(frame: CGRect(0, 0, 50, 50))
    view.addSubview(round)
    #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === round)
    #expect(view.hitTest(CGPoint(x: 15, y: 5), with: nil) === view)
  }

  @Test func `a controller of tabs shows the chosen one, and a split one shows both`() {
    let (first, second) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let stage = AppStage(hosting: tabs)
    #expect(first.view.window != nil)
    #expect(first.tabBarController === tabs)
    stage.perform { tabs.selectedIndex = 1 }
    #expect(first.view.window == nil && second.view.frame == CGRect(0, 0, 390, 844))
    let split = UISplitViewController()
    let (list, detail) = (UIViewController(), UIViewController())
    split.viewControllers = [list, UIViewController()]
    stage.show(split)
    stage.perform { split.showDetailViewController(detail, sender: nil) }
    #expect(list.view.frame == CGRect(0, 0, 195, 844))
    #expect(detail.view.frame == CGRect(195, 0, 195, 844))
  }

  @Test func `the button that edits begins and ends it`() {
    let controller = UITableViewController(style: .plain)
    let stage = AppStage(hosting: controller)
    controller.editButtonItem.primaryAction?.performWithSender(nil, target: nil)
    #expect(controller.isEditing && controller.tableView.isEditing)
    controller.editButtonItem.primaryAction?.performWithSender(nil, target: nil)
    #expect(!controller.isEditing)
    withExtendedLifetime(stage) {}
  }
}
