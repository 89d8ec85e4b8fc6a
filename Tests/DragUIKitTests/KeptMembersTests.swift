import DragUIKit
import DragUIKitTesting
import Testing

/// Members that keep a value, or that answer always the same: what an application reads there.
@MainActor @Suite struct KeptMembersTests {
  @Test func `what is not here is answered with no, and what always holds with yes`() {
    let scroll = UIScrollView(frame: .zero)
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(!scroll.isDragging && !scroll.isDecelerating && !scroll.isTracking)
    #expect(!scroll.isFirstResponder && !scroll.canBecomeFirstResponder)
    #expect(
      !UITextField(frame: .zero).isTextDragActive && !UITextView(frame: .zero).isTextDragActive)
    #expect(!list.beginInteractiveMovementForItem(at: [0, 0]))
    #expect(scroll.drawHierarchy(in: .zero, afterScreenUpdates: true) && scroll.endEditing(true))
    #expect(UICollectionViewLayoutInvalidationContext().invalidateEverything)
    let controller = UIViewController()
    #expect(!controller.prefersStatusBarHidden && controller.shouldAutorotate)
    #expect(!UISheetPresentationController().prefersGrabberVisible)
    let application = UIApplication.shared
    #expect(!application.supportsMultipleScenes)
    #expect(application.userInterfaceLayoutDirection == .leftToRight)
    #expect(URL(string: "https://a.b").map { application.canOpenURL($0) } == false)
  }

  @Test func `a device is a tablet or a phone in words as well`() {
    let controller = UIViewController()
    let phone = AppStage(hosting: controller)
    #expect(UIDevice.current.model == "iPhone" && UIDevice.current.name == "iPhone")
    let tablet = AppStage(hosting: UIViewController(), width: 1_024, height: 768)
    #expect(UIDevice.current.model == "iPad")
    withExtendedLifetime((phone, tablet)) {}
  }

  @Test func `what moves is animated from its begin to its end`() {
    let sign = UIActivityIndicatorView(style: .large)
    #expect(!sign.isAnimating)
    sign.startAnimating()
    #expect(sign.isAnimating)
    sign.stopAnimating()
    #expect(!sign.isAnimating)
    let progress = UIProgressView(frame: .zero)
    progress.setProgress(0.5, animated: true)
    #expect(progress.progress == 0.5)
    let window = UIWindow(frame: .zero)
    window.isHidden = true
    window.makeKeyAndVisible()
    #expect(!window.isHidden)
    let choice = UISelectionFeedbackGenerator()
    choice.selectionChanged()
    choice.selectionChanged()
    #expect(choice.feedbackCount == 2)
  }

  @Test func `bars keep what is set with an animation`() {
    let item = UINavigationItem(title: "a")
    let (left, right) = (UIBarButtonItem(), UIBarButtonItem())
    item.setLeftBarButton(left, animated: true)
    item.setRightBarButton(right, animated: true)
    #expect(item.leftBarButtonItem === left && item.rightBarButtonItem === right)
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.setNavigationBarHidden(true, animated: true)
    stack.setToolbarHidden(false, animated: true)
    #expect(stack.isNavigationBarHidden && !stack.isToolbarHidden)
  }

  @Test func `a gesture is in one view, behind those that were there`() {
    let (first, second) = (UIView(), UIView())
    let (tap, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
    first.addGestureRecognizer(tap)
    first.addGestureRecognizer(press)
    #expect(first.gestureRecognizers == [tap, press] && tap.view === first)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == [press] && tap.view === second)
    second.removeGestureRecognizer(tap)
    #expect(second.gestureRecognizers == [] && tap.view == nil)
  }

  @Test func `a view is found by its number, the outer one first`() {
    let (outer, inner, other) = (UIView(), UIView(), UIView())
    (outer.tag, inner.tag, other.tag) = (1, 2, 1)
    outer.addSubview(inner)
    inner.addSubview(other)
    #expect(outer.viewWithTag(1) === outer && inner.viewWithTag(1) === other)
    #expect(outer.viewWithTag(2) === inner && outer.viewWithTag(3) == nil)
    #expect(other.isDescendant(of: outer) && other.isDescendant(of: other))
    #expect(!outer.isDescendant(of: other))
  }

  @Test func `rectangles and maps are those of their numbers`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center = CGPoint(x: 100, y: 200)
    #expect(view.frame == CGRect(x: 85, y: 180, width: 30, height: 40))
    #expect(view.snapshotView(afterScreenUpdates: false)?.frame == view.frame)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      CGRect(x: 10, y: 20, width: 30, height: 40).inset(by: insets)
        == CGRect(x: 12, y: 21, width: 24, height: 36))
    let outer = UIView(frame: CGRect(x: 7, y: 8, width: 90, height: 90))
    outer.addSubview(view)
    #expect(
      outer.convert(CGRect(x: 1, y: 2, width: 3, height: 4), from: view)
        == CGRect(x: 86, y: 182, width: 3, height: 4))
    let moved = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 4, y: 5)
    #expect((moved.tx, moved.ty) == (8, 15) && !moved.isIdentity)
    #expect(CGAffineTransform.identity.isIdentity)
    let turned = CGAffineTransform(translationX: 9, y: 0).rotated(by: .pi / 2)
    #expect(abs(turned.b - 1) < 1e-9 && (turned.tx, turned.ty) == (9, 0))
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: CGPoint(x: 5, y: 2), controlPoint: CGPoint(x: 3, y: 9))
    #expect(path.bounds == CGRect(x: 1, y: 1, width: 4, height: 8))
  }

  @Test func `a preview that goes to another place shows the same`() {
    let (view, container) = (UIView(frame: CGRect(0, 0, 3, 4)), UIView())
    let parameters = UIPreviewParameters()
    let preview = UITargetedPreview(view: view, parameters: parameters)
    let target = UIPreviewTarget(container: container, center: CGPoint(x: 8, y: 9))
    let moved = preview.retargetedPreview(with: target)
    #expect(moved.view === view && moved.parameters === parameters && moved.target === target)
  }

  @Test func `an animator of one call has begun, and ends after its delay and its duration`() {
    let stage = AppStage(hosting: UIViewController())
    var log: [String] = []
    stage.perform {
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.2, delay: 0.1
      ) {
        log.append("changed")
      } completion: {
        log.append("\($0)")
      }
      #expect(animator.isRunning && animator.duration == 0.2)
    }
    stage.advance(by: .milliseconds(290))
    #expect(log == ["changed"])
    stage.advance(by: .milliseconds(20))
    #expect(log == ["changed", "end"])
  }

  @Test func `the paths of an invalidation are kept in their order`() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil)
    context.invalidateItems(at: [[0, 1]])
    context.invalidateItems(at: [[0, 0]])
    #expect(context.invalidatedItemIndexPaths == [[0, 1], [0, 0]])
  }
}
