import DragUIKit
import DragUIKitTesting
import Testing

/// Views, controllers and their life cycle.
@MainActor @Suite struct HierarchyTests {
  /// A controller that keeps what it is called for.
  private final class Child: UIViewController {
    var log: [String] = []

    override func viewDidLoad() { log.append("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear", animated) }
    override func viewDidAppear(_ animated: Bool) { note("didAppear", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }
    /// Nothing is animated where a controller is shown.
    private func note(_ call: String, _ isAnimated: Bool) {
      log.append(isAnimated ? "\(call) animated" : call)
    }
    override func viewWillLayoutSubviews() { log.append("willLayout") }
    override func viewDidLayoutSubviews() { log.append("didLayout") }
  }

  @Test func `a controller lives through its calls in UIKit's order`() {
    let first = Child()
    let stage = AppStage(hosting: first)
    #expect(
      first.log == ["didLoad", "willAppear", "willLayout", "didLayout", "didAppear"])
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    stage.show(UIViewController())
    #expect(first.log.suffix(2) == ["willDisappear", "didDisappear"])
    #expect(first.view.window == nil)
  }

  @Test func `a child appears with its parent, or when it comes`() {
    let parent = UIViewController()
    let early = Child()
    parent.addChild(early)
    parent.view.addSubview(early.view)
    let stage = AppStage(hosting: parent)
    #expect(early.log.contains("didAppear"))
    let late = Child()
    stage.perform {
      parent.addChild(late)
      parent.view.addSubview(late.view)
      late.didMove(toParent: parent)
    }
    #expect(late.log.filter { $0.hasSuffix("Appear") } == ["willAppear", "didAppear"])
    #expect(late.parent === parent)
  }

  @Test func `points are converted through frames and scroll offsets`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    window.addSubview(scroll)
    scroll.addSubview(inner)
    scroll.contentOffset = CGPoint(x: 0, y: 50)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: -23))
    #expect(inner.convert(CGPoint(x: 16, y: -23), from: nil) == CGPoint(x: 1, y: 1))
    #expect(scroll.convert(inner.frame, to: window) == CGRect(x: 15, y: -24, width: 10, height: 10))
    #expect(inner.isDescendant(of: window))
  }

  @Test func `a point hits the front view that can be hit`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    window.addSubview(back)
    window.addSubview(front)
    #expect(window.hitTest(CGPoint(x: 30, y: 30)) === front)
    front.isHidden = true
    #expect(window.hitTest(CGPoint(x: 30, y: 30)) === back)
    back.isUserInteractionEnabled = false
    #expect(window.hitTest(CGPoint(x: 30, y: 30)) === window)
    #expect(window.hitTest(CGPoint(x: 130, y: 30)) == nil)
  }

  @Test func `a view follows its superview by its mask`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 150, height: 140)
    #expect(inner.frame == CGRect(x: 10, y: 50, width: 130, height: 20))
  }

  @Test func `a list that leaves the window leaves the stage, and comes back with its data`() {
    let board = Board(["a", "b"])
    let stage = AppStage(hosting: board)
    #expect(stage.order(of: board.collection).count == 2)
    stage.perform { board.collection.removeFromSuperview() }
    #expect(stage.view(board.collection).name == "")
    stage.perform {
      board.sections[0].append("c")
      board.collection.insertItems(at: [[0, 2]])
      board.view.addSubview(board.collection)
    }
    #expect(stage.order(of: board.collection).count == 3)
    stage.drag(cellAt: [0, 0], of: board.collection, to: .gap(3))
    #expect(board.sections == [["b", "c", "a"]])
  }

  @Test func `of 20,000 items only the visible cells are made, in a drag as well`() {
    let board = Board((0..<20_000).map { "item \($0)" })
    var cells = 0
    let counting = CountingSource(board) { cells += 1 }
    board.collection.dataSource = counting
    let stage = AppStage(hosting: board)
    stage.drag(cellAt: [0, 0], of: board.collection, to: .gap(15))
    #expect(board.sections[0][14] == "item 0")
    #expect(cells <= 30)
    #expect(board.collection.visibleCells.count <= 22)
  }

  /// A data source that counts the cells that it is asked for.
  private final class CountingSource: NSObject, UICollectionViewDataSource {
    private let board: Board
    private let count: () -> Void

    init(_ board: Board, _ count: @escaping () -> Void) {
      self.board = board
      self.count = count
      super.init()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { board.sections[section].count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      count()
      return board.collectionView(collectionView, cellForItemAt: indexPath)
    }
  }

  /// A view that draws colors.
  private final class Gradient: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  /// A layer of an application.
  private final class Own: CALayer {
    var isMade = false

    override init() {
      super.init()
      isMade = true
    }
  }

  private final class Owning: UIView {
    override class var layerClass: AnyClass { Own.self }
  }

  @Test func `a view has a layer of the class that it names`() {
    #expect(Gradient(frame: .zero).layer is CAGradientLayer)
    #expect((Owning(frame: .zero).layer as? Own)?.isMade == true)
    #expect(type(of: UIView(frame: .zero).layer) == CALayer.self)
  }

  /// A view that notes what comes and goes.
  private final class Noting: UIView {
    var notes: [String] = []

    override func didAddSubview(_ subview: UIView) { notes.append("added \(subview.tag)") }
    override func willRemoveSubview(_ subview: UIView) {
      notes.append("removing \(subview.tag) of \(subviews.count)")
    }
  }

  @Test func `a view hears of its subviews, which may exchange their places`() {
    let view = Noting(frame: .zero)
    let parts = (1...3).map { tag in
      let part = UIView(frame: .zero)
      part.tag = tag
      view.addSubview(part)
      return part
    }
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    view.exchangeSubview(at: 0, withSubviewAt: 3)
    view.exchangeSubview(at: 3, withSubviewAt: 0)
    view.exchangeSubview(at: -1, withSubviewAt: 0)
    #expect(view.subviews.map(\.tag) == [3, 2, 1])
    parts[1].removeFromSuperview()
    #expect(view.notes == ["added 1", "added 2", "added 3", "removing 2 of 3"])
  }

  @Test func `interactions are set as a list`() {
    let view = UIView(frame: .zero)
    let (one, other) = (
      UIDropInteraction(delegate: Taking()), UIDropInteraction(delegate: Taking())
    )
    view.interactions = [one, other]
    #expect(one.view === view && other.view === view)
    view.interactions = [other]
    #expect(one.view == nil && view.interactions.count == 1)
    view.interactions = []
    #expect(other.view == nil)
  }

  private final class Taking: NSObject, UIDropInteractionDelegate {}

  @Test func `what a transaction calls comes when its animations have ended`() {
    let stage = AppStage()
    var notes: [String] = []
    stage.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { notes.append("outer") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { notes.append("inner") }
      CATransaction.commit()
      CATransaction.commit()
      CATransaction.commit()
      notes.append("committed")
    }
    stage.settle()
    #expect(notes == ["committed", "inner", "outer"])
    let metrics = UIFontMetrics(forTextStyle: .headline)
    #expect(metrics.scaledValue(for: 12) == 12)
    #expect(
      metrics.scaledFont(for: .systemFont(ofSize: 30), maximumPointSize: 20).pointSize == 20)
  }
}

/// A view that is loaded without a window.
@MainActor @Suite struct LoadedViewTests {
  @Test func `a view that is loaded before it is shown has the size of the screen`() {
    let controller = UIViewController()
    #expect(controller.view.frame.size == UIScreen.main.bounds.size)
    #expect(controller.view.frame.width > 0)
    let table = UITableViewController(style: .plain)
    #expect(table.view.frame.size == UIScreen.main.bounds.size)
    let collection = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout())
    #expect(collection.view.frame.size == UIScreen.main.bounds.size)
  }
}
