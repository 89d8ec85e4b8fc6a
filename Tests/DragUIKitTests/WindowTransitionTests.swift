import DragUIKit
import DragUIKitTesting
import Testing

/// A window that gets another size, and what its controllers are asked.
@MainActor @Suite struct WindowTransitionTests {
  /// Writes down what it is asked, and lets something go along.
  private final class Page: UIViewController {
    let name: String
    var log: [String] = []
    var childSize: CGSize?

    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      log.append("willTransition \(newCollection.verticalSizeClass)")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("to \(size.text) from \(view.frame.size.text)")
      coordinator.animate { [self] context in
        log.append("along \(view.frame.size.text), \(context.transitionDuration) s")
        #expect(context.isAnimated && context.containerView === view.window)
        #expect(!coordinator.animate(alongsideTransition: { _ in }))
      } completion: { [self] _ in
        log.append("completion")
      }
      coordinator.animate { [self] _ in
        log.append("along, too")
      } completion: { [self] _ in
        log.append("completion, too")
      }
    }

    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { childSize ?? parentSize }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      let before = previousTraitCollection.map { "\($0.verticalSizeClass)" } ?? "none"
      log.append("traits \(before) to \(traitCollection.verticalSizeClass)")
    }

    override func viewDidLayoutSubviews() { log.append("layout \(view.frame.size.text)") }
  }

  @Test func `a controller is asked before, laid out, and what it adds goes along`() {
    let page = Page("page")
    let stage = AppStage(hosting: page)
    page.log = []
    stage.resizeWindow(width: 844, height: 390)
    let turned = [
      "willTransition compact", "to 844x390 from 390x844", "traits regular to compact",
      "layout 844x390", "along 844x390, 0.3 s", "along, too",
    ]
    #expect(page.log == turned)
    #expect(UIScreen.main.bounds == CGRect(0, 0, 844, 390))
    #expect(UIDevice.current.orientation == .landscapeLeft)
    stage.settle()
    #expect(page.log == turned + ["completion", "completion, too"])
    page.log = []
    stage.resizeWindow(width: 844, height: 390)
    #expect(page.log.isEmpty, "the size is the same")
  }

  @Test func `the traits change where a size class does, in views and controllers`() {
    final class Sheet: UIView {
      var count = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        count += 1
      }
    }
    let (page, sheet) = (Page("page"), Sheet(frame: CGRect(0, 0, 10, 10)))
    let stage = AppStage(hosting: page)
    stage.perform { page.view.addSubview(sheet) }
    stage.resizeWindow(width: 380, height: 800)
    #expect(sheet.count == 0)
    #expect(!page.log.contains { $0.hasPrefix("traits") || $0.hasPrefix("willTransition") })
    stage.resizeWindow(width: 700, height: 800)
    #expect(sheet.count == 1)
    #expect(page.log.contains { $0.hasPrefix("traits") })
    #expect(sheet.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `children get the size of their parent, or the one that it gives them`() {
    let (page, child) = (Page("page"), Page("child"))
    let stage = AppStage(hosting: page)
    stage.perform {
      page.addChild(child)
      page.view.addSubview(child.view)
      child.didMove(toParent: page)
    }
    child.log = []
    stage.resizeWindow(width: 844, height: 390)
    #expect(child.log.contains { $0.hasPrefix("to 844x390") })
    page.childSize = CGSize(width: 100, height: 50)
    stage.resizeWindow(width: 390, height: 844)
    #expect(child.log.contains { $0.hasPrefix("to 100x50") })
  }

  @Test func `the controller on a stack and the one presented over it turn with the window`() {
    let (page, sheet) = (Page("page"), Page("sheet"))
    let stage = AppStage(hosting: UINavigationController(rootViewController: page))
    stage.perform { page.present(sheet, animated: false) }
    stage.resizeWindow(width: 844, height: 390)
    #expect(page.log.contains { $0.hasPrefix("to 844x390") })
    #expect(page.view.frame.size == CGSize(width: 844, height: 390))
    #expect(sheet.log.contains { $0.hasPrefix("to 844x390") })
    #expect(sheet.view.frame.size == CGSize(width: 844, height: 390))
  }

  @Test func `a drag goes on in a window that turns, and drops where its list is then`() {
    let board = Board(["a", "b", "c", "d"])
    board.collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let stage = AppStage(hosting: board)
    stage.name(board.collection, "board") { board.sections[$0.section][$0.item] }
    stage.press(.cell([0, 0]), of: board.collection)
    stage.advance(by: .milliseconds(600))
    stage.move(to: .cell([0, 1]), of: board.collection)
    stage.resizeWindow(width: 844, height: 390)
    #expect(board.collection.frame == CGRect(0, 0, 554, 346))
    // Five cells fit in a row now.
    stage.move(to: .point(399, 20), of: board.collection)
    stage.release()
    stage.settle()
    #expect(board.sections == [["b", "c", "d", "a"]])
  }

  @Test func `another application stays beside a window that becomes wider`() {
    let board = Board(["a", "b", "c", "d", "e"])
    board.collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let stage = AppStage(hosting: board)
    for text in ["1", "2"] {
      stage.drop(
        [NSItemProvider(object: text as NSString)], on: board.collection, at: .gap(0))
    }
    func neighbors() -> [Double] {
      ["other1", "other2"].map { name in
        stage.test.stage.view(named: name).map { stage.test.stage.scene.frame(of: $0).minX } ?? 0
      }
    }
    #expect(neighbors() == [410, 410])
    stage.resizeWindow(width: 844, height: 390)
    #expect(neighbors() == [864, 864])
    // Where they were the board is met.
    stage.press(.point(470, 20), of: board.collection)
    stage.advance(by: .milliseconds(600))
    #expect(
      stage.calls.last { $0.contains("itemsForBeginning") }
        == "collection itemsForBeginning [0, 4] -> 1")
    stage.cancel()
    stage.settle()
    stage.play("resize window at 0,0 size 390x844")
    #expect(neighbors() == [410, 410])
  }

  @Test func `a list that leaves the window under its drag is notified of the end`() {
    let board = Board(["a", "b", "c", "d"])
    board.collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let stage = AppStage(hosting: board)
    stage.press(.cell([0, 0]), of: board.collection)
    stage.advance(by: .milliseconds(600))
    stage.move(to: .cell([0, 1]), of: board.collection)
    // The height is what the window's takes from it.
    let height = board.collection.frame.height
    stage.resizeWindow(width: 390, height: 844 - Double(height))
    #expect(board.collection.frame.height == 0)
    stage.release()
    stage.settle()
    #expect(stage.calls.last == "collection dragSessionDidEnd")
  }

  @Test(arguments: [
    (0.0, 390.0), (390, -1), (.nan, 390), (390, .infinity), (1e300, 300), (300, 1_000_000.5),
  ])
  func `a window without a size is refused, and stays as it is`(_ width: Double, _ height: Double) {
    let stage = AppStage(hosting: UIViewController())
    withKnownIssue {
      stage.resizeWindow(width: width, height: height)
    } matching: {
      "\($0)".contains(
        "expected a window with a width and a height up to 1000000, found \(width) by \(height)")
    }
    #expect(stage.window.frame.size == CGSize(width: 390, height: 844))
  }
}

extension CGSize {
  fileprivate var text: String { "\(Int(width))x\(Int(height))" }
}
