import DragUIKit
import DragUIKitTesting
import Testing

/// A collection of numbered cells in sections, which counts what it is asked.
@MainActor
final class Cells: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout, UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  final class Header: UICollectionReusableView {
    var reuses = 0
    override func prepareForReuse() { reuses += 1 }
  }

  var counts: [Int]
  let collection: UICollectionView
  var insets: [UIEdgeInsets] = []
  var spacing: [CGFloat] = []
  var headers: [CGFloat] = []
  var sizes: [IndexPath: CGSize] = [:]
  var asked = 0
  var shown: [String] = []
  var updates: [IndexPath?] = []

  init(
    _ counts: Int..., layout: UICollectionViewLayout, width: CGFloat = 100, height: CGFloat = 400
  ) {
    self.counts = counts
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge",
    ] {
      collection.register(
        Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    collection.dataSource = self
    collection.delegate = self
    collection.dragDelegate = self
    collection.dropDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collection)
  }

  /// The frame of a cell, as texts of whole numbers.
  func frame(_ section: Int, _ item: Int) -> CGRect? {
    collection.layoutAttributesForItem(at: [section, item])?.frame
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { counts[section] }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    asked += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) { shown.append("+\(indexPath.section)") }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { shown.append("-\(indexPath.section)") }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { insets.isEmpty ? .zero : insets[section] }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { spacing.isEmpty ? 0 : spacing[section] }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: headers.isEmpty ? 0 : headers[section]) }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))] }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    updates.append(destinationIndexPath)
    return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first,
      let source = item.sourceIndexPath
    else { return }
    collectionView.performBatchUpdates {
      counts[source.section] -= 1
      counts[target.section] += 1
      collectionView.deleteItems(at: [source])
      collectionView.insertItems(at: [target])
    }
    coordinator.drop(item.dragItem, toItemAt: target)
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// A flow of cells of 50 by 40 points without distances.
@MainActor func plainFlow(_ type: UICollectionViewFlowLayout = UICollectionViewFlowLayout())
  -> UICollectionViewFlowLayout
{
  type.itemSize = CGSize(width: 50, height: 40)
  type.minimumLineSpacing = 0
  type.minimumInteritemSpacing = 0
  return type
}

/// The layouts of collections: flows, and those of the application.
@MainActor @Suite struct LayoutTests {
  @Test func `each section of a flow has its own insets, distances and header`() {
    let cells = Cells(3, 2, layout: plainFlow())
    cells.insets = [UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0), .zero]
    cells.spacing = [10, 0]
    cells.headers = [0, 30]
    let stage = AppStage(hosting: cells)
    #expect(cells.frame(0, 0) == CGRect(0, 5, 50, 40))
    #expect(cells.frame(0, 2) == CGRect(0, 55, 50, 40))
    let header = cells.collection.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
    #expect(header?.frame == CGRect(0, 102, 100, 30))
    #expect(header?.representedElementCategory == .supplementaryView)
    #expect(cells.frame(1, 0) == CGRect(0, 132, 50, 40))
    stage.drag(cellAt: [0, 0], of: cells.collection, to: .cell([1, 1]))
    #expect(cells.counts == [2, 3])
    #expect(cells.frame(1, 2) == CGRect(0, 122, 50, 40))
  }

  @Test(arguments: [AppTarget.gap(0, section: 1), .point(50, 117)])
  func `an empty section between others of a flow takes a drop where it is`(_ target: AppTarget) {
    let cells = Cells(3, 0, 2, layout: plainFlow())
    cells.insets = [
      UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0),
      UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0), .zero,
    ]
    let stage = AppStage(hosting: cells)
    #expect(cells.frame(2, 0) == CGRect(0, 142, 50, 40))
    stage.drag(cellAt: [0, 0], of: cells.collection, to: target)
    #expect(cells.counts == [2, 1, 2])
    #expect(cells.frame(1, 0) == CGRect(0, 72, 50, 40))
  }

  @Test func `headers of a flow are made while they are visible, and used again`() {
    let layout = plainFlow()
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    let cells = Cells(8, 8, 8, 8, layout: layout)
    cells.headers = [40, 40, 40, 40]
    let stage = AppStage(hosting: cells)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(cells.shown == ["+0", "+1"])
    #expect(cells.collection.indexPathsForVisibleSupplementaryElements(ofKind: kind).count == 2)
    let first =
      cells.collection.supplementaryView(forElementKind: kind, at: [0, 0]) as? Cells.Header
    #expect(first?.frame == CGRect(0, 0, 100, 40))
    #expect(first?.superview === cells.collection)
    stage.perform { cells.collection.contentOffset = CGPoint(x: 0, y: 400) }
    #expect(cells.shown == ["+0", "+1", "+2", "+3", "-0", "-1"])
    stage.perform { cells.collection.contentOffset = .zero }
    #expect(cells.shown.suffix(4) == ["+0", "+1", "-2", "-3"])
    let again = cells.collection.visibleSupplementaryViews(ofKind: kind) as? [Cells.Header]
    #expect(again?.map(\.reuses) == [1, 1])
  }

  @Test func `the cell that left last is taken first`() {
    let cells = Cells(30, layout: plainFlow())
    let stage = AppStage(hosting: cells)
    func shown() -> [UICollectionViewCell] {
      let list = cells.collection
      return list.indexPathsForVisibleItems.sorted().compactMap { list.cellForItem(at: $0) }
    }
    stage.perform { cells.collection.contentOffset = CGPoint(x: 0, y: 80) }
    let before = shown()
    stage.perform { cells.collection.contentOffset = CGPoint(x: 0, y: 160) }
    stage.perform { cells.collection.contentOffset = CGPoint(x: 0, y: 240) }
    // Those that come into sight are set up before those that leave are kept.
    let again = shown().suffix(2).map { cell in before.firstIndex { $0 === cell } }
    #expect(again == [3, 2])
  }

  @Test func `a kind without a class fails with UIKit's words`() {
    let cells = Cells(1, layout: plainFlow())
    let stage = AppStage(hosting: cells)
    withKnownIssue {
      _ = cells.collection.dequeueReusableSupplementaryView(
        ofKind: "crown", withReuseIdentifier: "view", for: [0, 0])
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("could not dequeue a view of kind: crown") }
    }
    _ = stage
  }

  @Test func `a flow is laid out again when its numbers change and it is invalidated`() {
    let layout = plainFlow()
    let cells = Cells(4, layout: layout)
    let stage = AppStage(hosting: cells)
    #expect(cells.frame(0, 3) == CGRect(50, 40, 50, 40))
    stage.perform {
      layout.itemSize = CGSize(width: 100, height: 20)
      layout.invalidateLayout()
    }
    #expect(cells.frame(0, 3) == CGRect(0, 60, 100, 20))
    stage.perform {
      cells.counts[0] = 5; cells.collection.reloadData()
    }
    #expect(cells.frame(0, 4) == CGRect(0, 80, 100, 20))
    stage.drag(cellAt: [0, 0], of: cells.collection, to: .gap(3))
    #expect(stage.order(of: cells.collection).count == 5)
    #expect(cells.updates.last == [0, 2])
  }

  /// Cells of a flow that are moved to the right, each a point more.
  final class Stairs: UICollectionViewFlowLayout {
    var prepared = 0

    override func prepare() {
      super.prepare()
      prepared += 1
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      super.layoutAttributesForElements(in: rect)?.map { attributes in
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
        copy.frame.origin.x += CGFloat(attributes.indexPath.item)
        return copy
      }
    }
  }

  @Test func `a subclass of a flow changes the frames of its superclass`() {
    let layout = plainFlow(Stairs())
    let cells = Cells(4, layout: layout)
    let stage = AppStage(hosting: cells)
    #expect((layout as? Stairs)?.prepared == 1)
    #expect(cells.frame(0, 3) == CGRect(53, 40, 50, 40))
    stage.drag(cellAt: [0, 3], of: cells.collection, to: .gap(0))
    #expect(cells.updates.last == [0, 0])
    #expect(cells.frame(0, 1) == CGRect(51, 0, 50, 40))
  }

  /// Columns of cells, filled from the top.
  final class Columns: UICollectionViewLayout {
    var made: [UICollectionViewLayoutAttributes] = []
    var height: CGFloat = 50
    var bounds: [CGRect] = []

    override func prepare() {
      guard let collectionView else { return }
      made = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
        attributes.frame = CGRect(CGFloat(item % 2) * 50, CGFloat(item / 2) * height, 50, height)
        return attributes
      }
      let badge = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: "badge", with: [0, 0])
      badge.frame = CGRect(10, 10, 20, 20)
      made.append(badge)
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 100, height: CGFloat((made.count + 1) / 2) * height)
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    { made.filter { $0.frame.intersects(rect) } }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    { made[indexPath.item] }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      bounds.append(newBounds)
      return true
    }
  }

  @Test func `a layout of the application has the frames that its attributes have`() {
    let layout = Columns()
    let cells = Cells(20, layout: layout, height: 200)
    let stage = AppStage(hosting: cells)
    #expect(cells.frame(0, 3) == CGRect(50, 50, 50, 50))
    #expect(cells.collection.visibleCells.count == 8)
    #expect(
      cells.collection.supplementaryView(forElementKind: "badge", at: [0, 0])?.frame
        == CGRect(10, 10, 20, 20))
    stage.drag(cellAt: [0, 0], of: cells.collection, to: .cell([0, 5]))
    #expect(cells.updates.last == [0, 5])
    #expect(stage.order(of: cells.collection)[5] == "collection-0")
    #expect(cells.frame(0, 5) == CGRect(50, 100, 50, 50))
  }

  @Test func `a layout is asked whether another part of the content invalidates it`() {
    let layout = Columns()
    let cells = Cells(20, layout: layout, height: 200)
    let stage = AppStage(hosting: cells)
    layout.height = 60
    stage.perform { cells.collection.contentOffset = CGPoint(x: 0, y: 100) }
    #expect(layout.bounds.last == CGRect(0, 100, 100, 200))
    #expect(cells.frame(0, 19) == CGRect(50, 540, 50, 60))
  }

  @Test func `another layout takes the place of the first at once`() {
    let cells = Cells(4, layout: plainFlow())
    let stage = AppStage(hosting: cells)
    var isDone = false
    stage.perform {
      cells.collection.setCollectionViewLayout(Columns(), animated: true) { isDone = $0 }
    }
    #expect(cells.frame(0, 3) == CGRect(50, 50, 50, 50))
    stage.settle()
    #expect(isDone)
    stage.perform { cells.collection.collectionViewLayout = plainFlow() }
    #expect(cells.frame(0, 3) == CGRect(50, 40, 50, 40))
  }

  @Test func `cells are there as soon as they are asked for`() {
    let board = Board((0..<40).map(String.init))
    let stage = AppStage(hosting: board)
    let (collection, middle) = (board.collection, IndexPath(item: 25, section: 0))
    #expect(collection.cellForItem(at: middle) == nil)
    stage.perform {
      collection.contentOffset = CGPoint(x: 0, y: 800)
      #expect(collection.cellForItem(at: middle) != nil)
      #expect(collection.indexPathsForVisibleItems.first == [0, 20])
    }
  }

  @Test func `attributes answer what they were given`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 2])
    attributes.frame = CGRect(10, 20, 30, 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40))
    attributes.size = CGSize(width: 10, height: 10)
    #expect(attributes.frame == CGRect(20, 35, 10, 10))
    attributes.center = .zero
    #expect(attributes.frame == CGRect(-5, -5, 10, 10))
    attributes.alpha = 0.5
    attributes.zIndex = 3
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    #expect(copy?.alpha == 0.5 && copy?.zIndex == 3 && copy?.indexPath == [0, 2])
    #expect(copy !== attributes)
    let decoration = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "back", with: [0, 0])
    #expect(decoration.representedElementCategory == .decorationView)
    #expect(decoration.representedElementKind == "back")
  }
}
