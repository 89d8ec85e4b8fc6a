import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import DragSettings

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

  /// Throws an error for a frame that no view can have.
  static func check(_ frame: Rect) throws(StageError) {
    // Beyond this limit sums of coordinates have no useful precision.
    let limit = 1e12
    guard frame.isValid, abs(frame.minX) < limit, abs(frame.minY) < limit, frame.width < limit,
      frame.height < limit
    else { throw .badFrame }
  }

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
