public import CollectionLayout
import CollectionModel
public import DragGeometry
import DragItems
public import DragSessions

/// What a view is, besides its place.
public struct ViewOptions: Sendable {
  /// The application that the view belongs to, or nil for the common one.
  public var application: String?
  /// The view that this one is nested in; what lies outside of it is not hit.
  public var parent: ViewID?
  /// Whether several drags may be inside at once (CONTRACT-36).
  public var takesSimultaneousDrops = false
  /// Whether resting on the view, or on an item of a collection, may open it (CONTRACT-99).
  public var isSpringLoaded = false
  /// Whether one local row that is dropped by a move is moved without being performed (CONTRACT-45).
  public var movesRows = false
  /// The axis that a collection scrolls along, and its direction of reading.
  public var orientation = LayoutOrientation()
  /// The size of what a plain view shows a part of, in points, or nil where it does not scroll.
  public var contentSize: Size?
  /// When the view is asked how single items are shown (CONTRACT-04, 16, 29).
  public var asksPreviews: PreviewMoments = []
  /// Whether its items may have a context menu, on the same long press as the drag.
  public var hasMenus = false
  /// Whether its items may be dragged: where not, nothing is lifted or added here (CONTRACT-01).
  public var allowsDragging = true
  /// Whether it takes drops at all; apart from whether it lends items (CONTRACT-48).
  public var acceptsDrops = true
  /// Whether a lift of a selected item takes everything that is selected (CONTRACT-47).
  public var dragsSelection = false
  /// What becomes of a reorder inside of a collection (D14).
  public var reorders = ReorderNotification.none
  /// Whether a scrolled collection goes along with its data, so that the first item that is seen, and
  /// stays in its order, is seen where it was (B18).
  ///
  /// Else the offset stays. The host reads it from ``Stage/scrollPosition(of:)`` after each change of
  /// the data. A drop lands where it was shown, and lets the offset stay.
  public var keepsFirstVisible = false
  /// Where it does something else with a drag above it than most.
  public var drop: DropBehavior {
    get {
      if case .changed(let behavior) = changedDrop { behavior } else { DropBehavior() }
    }
    set { changedDrop = newValue == DropBehavior() ? nil : .changed(newValue) }
  }
  /// What its items allow inside their application, or nil for what the source answers alone
  /// (CONTRACT-137, 144).
  public var operationsWithin: OperationMask?
  /// What its items allow in other applications; nil allows no move (CONTRACT-53, 137, 144).
  public var operationsOutside: OperationMask?

  // Few views have one, and every move looks at a view: it lies apart.
  private indirect enum ChangedDrop: Sendable {
    case changed(DropBehavior)
  }
  private var changedDrop: ChangedDrop?
  /// Whether the view's own destination does anything else with a drag than most.
  var hasCustomBehavior: Bool { changedDrop != nil }

  /// Makes options with every default.
  public init() {}
}

/// A view or a collection on a stage.
struct StageView {
  let name: String
  /// Its place in the viewport, before anything around it has scrolled.
  private(set) var frame: Rect
  let options: ViewOptions
  let application: ApplicationID
  let depth: Int
  /// Whether anybody is asked when its items are dragged.
  let hasSource: Bool
  /// Whether it has a destination of its own.
  let hasDestination: Bool
  /// What the view holds: one item of its own name, or a collection of items.
  var content: Content
  /// Whether the view is still there.
  var isPresent = true
  /// How far the content of a plain view has scrolled; what is nested in it goes along.
  var offset = Point.zero

  enum Content {
    case item(ItemID, isThere: Bool)
    case collection(Kept)

    /// A collection, kept apart: looking at it copies nothing of it.
    final class Kept {
      let content: CollectionContent
      // What every move above a collection looks at.
      let offset: Point
      let visible: Rect
      let keepsRows: Bool

      init(_ content: CollectionContent) {
        self.content = content
        offset = content.offset
        visible = content.visible
        keepsRows = content.keepsRows
      }
    }
  }

  /// What stands for a view that was never added: it holds, takes and lends nothing.
  static var absent: StageView {
    StageView(
      name: "", frame: .zero, options: ViewOptions(), application: .common, depth: 0,
      hasSource: false, hasDestination: false, content: .item(ItemID(.max), isThere: false),
      isPresent: false)
  }

  var collection: CollectionContent? {
    get {
      guard case .collection(let kept) = content else { return nil }
      return kept.content
    }
    set {
      if let newValue { content = .collection(Content.Kept(newValue)) }
    }
  }

  /// Whether items are lifted and added here at all (CONTRACT-01).
  var allowsDragging: Bool { hasSource && options.allowsDragging }

  /// Takes the collection out, for a change in place; the caller puts it back.
  mutating func takeCollection() -> CollectionContent? {
    guard case .collection(let kept) = content else { return nil }
    content = Self.absent.content
    return kept.content
  }

  /// Whether what is nested in the view goes along with its content.
  var takesAlong: Bool { options.contentSize != nil || isCollection }

  private var isCollection: Bool { if case .collection = content { true } else { false } }

  /// How far the content lies from where it was before any scrolling.
  var drift: Point {
    switch content {
    case .collection(let kept): kept.content.drift
    case .item: offset
    }
  }

  /// What is seen of the content and how far it can go, or nil where nothing scrolls.
  var scrollPosition: ScrollPosition? {
    get {
      switch content {
      case .collection(let kept):
        ScrollPosition(
          offset: kept.content.offset, viewport: kept.content.size,
          content: kept.content.geometry.contentSize)
      case .item:
        options.contentSize.map {
          ScrollPosition(offset: offset, viewport: frame.size, content: $0)
        }
      }
    }
    set {
      guard let newValue else { return }
      switch content {
      case .collection(let kept):
        var collection = kept.content
        collection.scroll(to: newValue.offset)
        content = .collection(Content.Kept(collection))
      case .item:
        offset = newValue.clampedOffset
      }
    }
  }

  /// Takes another place or size; what is scrolled stays inside of the content.
  mutating func setFrame(_ frame: Rect) throws(LayoutError) {
    if var collection {
      try collection.setSize(frame.size)
      self.collection = collection
    }
    self.frame = frame
    if let position = scrollPosition { scrollPosition = position }
  }

  /// Whether an item stands in the view; what stands for data on its way is none.
  func holds(_ item: ItemID) -> Bool {
    switch content {
    case .item(let own, let isThere): isThere && own == item
    case .collection(let kept):
      kept.content.order.contains(item) && !kept.content.isPlaceholder(item)
    }
  }
}
