public import CollectionLayout
import CollectionModel
public import DragGeometry
import DragItems
public import DragSessions

/// The options of a view, besides its frame.
///
/// All of them may change while the view is there (``StageScene/setOptions(_:of:)``), but for
/// ``application``, ``parent``, ``orientation``, ``contentSize`` and ``keepsFirstVisible``.
public struct ViewOptions: Sendable {
  /// The application that the view belongs to, or nil for the common one.
  public var application: String?
  /// The view that this one is nested in; parts outside of it are not hit.
  public var parent: ViewID?
  /// True if several drags may be inside at once (CONTRACT-36).
  public var takesSimultaneousDrops = false
  /// True if spring-loading may open the view, or an item of a collection (CONTRACT-99).
  public var isSpringLoaded = false
  /// True if one local row that is dropped by a move is moved without a call of `perform`
  /// (CONTRACT-45).
  public var movesRows = false
  /// True if the destination is asked before such a move (``DropDestination/mayMoveRow(_:_:)``);
  /// otherwise every row is moved.
  public var asksRowMoves = false
  /// The axis that a collection scrolls along, and its reading direction.
  public var orientation = LayoutOrientation()
  /// The size of the scrolled content of a plain view, in points, or nil if it does not scroll.
  public var contentSize: Size?
  /// The moments at which the view is asked for the previews of single items (CONTRACT-04, 16, 29).
  public var asksPreviews: PreviewMoments = []
  /// True if its items may have a context menu, on the same long press as the drag.
  public var hasMenus = false
  /// True if its items may be dragged; otherwise no item is lifted or added here (CONTRACT-01).
  public var allowsDragging = true
  /// True if it accepts drops; independent of whether its items may be dragged (CONTRACT-48).
  public var acceptsDrops = true
  /// True if lifting a selected item lifts the whole selection (CONTRACT-47).
  public var dragsSelection = false
  /// The notification of reorders within a collection (D14).
  public var reorders = ReorderNotification.none
  /// True if a scrolled collection follows its data, so that the first visible item that keeps its
  /// order stays at its location (B18).
  ///
  /// Otherwise the offset stays. The host reads it from ``StageScene/scrollPosition(of:)`` after each
  /// change of the data. A drop arrives where it was shown, and does not change the offset.
  public var keepsFirstVisible = false
  /// The deviations of its own destination from the default behavior.
  public var drop: DropBehavior {
    get {
      if case .changed(let behavior) = changedDrop { behavior } else { DropBehavior() }
    }
    set { changedDrop = newValue == DropBehavior() ? nil : .changed(newValue) }
  }
  /// The operations that its items allow inside their application, or nil to use only the source's
  /// answer (CONTRACT-137, 144).
  public var operationsWithin: OperationMask?
  /// The operations that its items allow in other applications; nil allows no move (CONTRACT-53,
  /// 137, 144).
  public var operationsOutside: OperationMask?

  // Few views have one, and every move reads a view: so it is stored indirectly.
  private indirect enum ChangedDrop: Sendable {
    case changed(DropBehavior)
  }
  private var changedDrop: ChangedDrop?
  /// True if the view's own destination deviates from the default behavior.
  var hasCustomBehavior: Bool { changedDrop != nil }

  /// Makes options with the defaults.
  public init() {}
}

extension ViewOptions {
  /// True if a switch is on.
  package subscript(option: ViewSwitch) -> Bool {
    get {
      switch option {
      case .noDrag: !allowsDragging
      case .noDrop: !acceptsDrops
      case .simultaneous: takesSimultaneousDrops
      case .table: movesRows
      case .menu: hasMenus
      case .selectionDrags: dragsSelection
      }
    }
    set {
      switch option {
      case .noDrag: allowsDragging = !newValue
      case .noDrop: acceptsDrops = !newValue
      case .simultaneous: takesSimultaneousDrops = newValue
      case .table: movesRows = newValue
      case .menu: hasMenus = newValue
      case .selectionDrags: dragsSelection = newValue
      }
    }
  }

  /// The name of an option that differs from another view's and is fixed, or nil.
  func fixedOption(otherThan other: ViewOptions) -> String? {
    if application != other.application { return "application" }
    if parent != other.parent { return "parent" }
    if orientation != other.orientation { return "orientation" }
    if contentSize != other.contentSize { return "contentSize" }
    return keepsFirstVisible != other.keepsFirstVisible ? "keepsFirstVisible" : nil
  }
}

/// How the sources of a view are called; one that has the default answers, and ignores notifications, is not.
struct SourceCalls: OptionSet {
  let rawValue: UInt8

  /// It has answers of its own.
  static let questions = SourceCalls(rawValue: 1)
  /// It does more with a notification than to ignore it.
  static let notifications = SourceCalls(rawValue: 2)
}

/// A view or a collection on a stage.
struct StageView {
  let name: String
  /// Its frame in the viewport, before any enclosing view has scrolled.
  private(set) var frame: Rect
  fileprivate(set) var options: ViewOptions
  let application: ApplicationID
  let depth: Int
  /// True if it has a source, of its own or an added one.
  fileprivate(set) var hasSource: Bool
  /// How its sources are called.
  fileprivate(set) var sourceCalls: SourceCalls
  /// True if the view has a source of its own.
  let hasOwnSource: Bool
  /// True if the view has a destination of its own.
  let hasDestination: Bool
  /// The content of the view: one item with its name, or a collection of items.
  var content: Content
  /// True until the view is removed.
  var isPresent = true
  /// The scroll offset of a plain view's content; nested views move with it.
  var offset = Point.zero

  enum Content {
    case item(ItemID, isThere: Bool)
    case collection(Kept)

    /// A collection, stored by reference: reading it copies nothing.
    final class Kept {
      let content: CollectionContent
      // The values that every move above a collection reads.
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

  /// The substitute for a view that was never added: it is empty, and allows neither drags nor
  /// drops.
  static var absent: StageView {
    StageView(
      name: "", frame: .zero, options: ViewOptions(), application: .common, depth: 0,
      hasSource: false, sourceCalls: SourceCalls(), hasOwnSource: false, hasDestination: false,
      content: .item(ItemID(.max), isThere: false),
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

  /// True if its own source lifts and adds items (CONTRACT-01); sources that were added to it have their own switches.
  @inline(__always)
  var allowsDragging: Bool { hasOwnSource && options.allowsDragging }

  /// Removes and returns the collection, for a change in place; the caller stores it again.
  mutating func takeCollection() -> CollectionContent? {
    guard case .collection(let kept) = content else { return nil }
    content = Self.absent.content
    return kept.content
  }

  /// True if nested views move with the view's content.
  var takesAlong: Bool { options.contentSize != nil || isCollection }

  private var isCollection: Bool { if case .collection = content { true } else { false } }

  /// The displacement of the content from its position before any scrolling.
  var drift: Point {
    switch content {
    case .collection(let kept): kept.content.drift
    case .item: offset
    }
  }

  /// The scroll position of a plain view and its limits; nil if it does not scroll, and for a collection.
  var contentPosition: ScrollPosition? {
    guard case .item = content else { return nil }
    return options.contentSize.map {
      ScrollPosition(offset: offset, viewport: frame.size, content: $0)
    }
  }

  /// Scrolls the content of a plain view to an offset, clamped to the content.
  mutating func scroll(to offset: Point) {
    guard var position = contentPosition else { return }
    position.offset = offset
    self.offset = position.clampedOffset
  }

  /// Notes a source that was added to the view.
  mutating func addSource(_ calls: SourceCalls) {
    hasSource = true
    sourceCalls.formUnion(calls)
  }

  /// Changes the options, of which the fixed ones are the same.
  mutating func setOptions(_ options: ViewOptions) { self.options = options }

  /// Changes the frame; the scroll offset is clamped to the content.
  mutating func setFrame(_ frame: Rect) throws(LayoutError) {
    if var collection {
      try collection.setSize(frame.size)
      self.collection = collection
    }
    self.frame = frame
    scroll(to: offset)
  }

  /// Returns true if the view contains an item; a placeholder is not an item.
  // A call would get a copy of the view.
  @inline(__always)
  func holds(_ item: ItemID) -> Bool {
    switch content {
    case .item(let own, let isThere): isThere && own == item
    case .collection(let kept):
      kept.content.order.contains(item) && !kept.content.isPlaceholder(item)
    }
  }
}
