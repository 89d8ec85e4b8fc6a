public import Foundation

/// The delegate of a scrolling view.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The view has scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to scroll; not called, since no finger scrolls.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger has ended to scroll; not called.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The view comes to rest; not called.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated scroll has ended; not called.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is zoomed; not asked.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// The view was zoomed; not called.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}

/// A scrolling view with a delegate for its scrolling.
///
/// Collections, tables and texts have delegates of their own types, which a property of a superclass could not have.
@preconcurrency @MainActor public protocol UIScrollViewDelegating: UIScrollView {}

extension UIScrollViewDelegating {
  /// The delegate for scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// A view whose content is larger than itself.
@preconcurrency @MainActor open class UIScrollView: UIView, UIScrollViewDelegating {
  /// The speed at which scrolling ends; kept.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Slow.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The way in which a scroll takes keys away; kept.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none
    /// A scroll does.
    case onDrag
    /// A finger pulls them down.
    case interactive
  }

  /// The use of the parts that bars cover; kept.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system likes.
    case automatic
    /// Along the axes that scroll.
    case scrollableAxes
    /// Not at all.
    case never
    /// In any case.
    case always
  }

  /// The size of the content.
  open var contentSize = CGSize.zero
  /// The free space around the content; kept.
  open var contentInset = UIEdgeInsets.zero
  /// The free space around the content and below bars: the same.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// The use of the parts that bars cover; kept.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The speed at which scrolling ends; kept.
  open var decelerationRate = DecelerationRate.normal
  /// The way in which a scroll takes keys away; kept.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// True if scrolling stops at pages; kept.
  open var isPagingEnabled = false
  /// True if fingers scroll; kept.
  open var isScrollEnabled = true
  /// True if scrolling goes past the ends; kept.
  open var bounces = true
  /// True if a small content bounces up and down; kept.
  open var alwaysBounceVertical = false
  /// True if a small content bounces to the sides; kept.
  open var alwaysBounceHorizontal = false
  /// True if the position is shown at the side; kept.
  open var showsVerticalScrollIndicator = true
  /// True if the position is shown below; kept.
  open var showsHorizontalScrollIndicator = true
  /// True if scrolling keeps to one direction; kept.
  open var isDirectionalLockEnabled = false
  /// True if touches wait for a scroll; kept.
  open var delaysContentTouches = true
  /// The least scale; kept.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest scale; kept.
  open var maximumZoomScale: CGFloat = 1
  /// The scale; kept, and frames are those without it.
  open var zoomScale: CGFloat = 1
  /// The control that reads again at a pull; kept.
  open var refreshControl: UIRefreshControl?
  /// True while a finger scrolls; never here.
  open var isDragging: Bool { false }
  /// True while the view comes to rest; never here.
  open var isDecelerating: Bool { false }
  /// True while a finger is on the view; never here.
  open var isTracking: Bool { false }
  /// The gesture that scrolls; kept.
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  private var offset = CGPoint.zero

  /// The point of the content that is in the top left corner.
  open var contentOffset: CGPoint {
    get { offset }
    set {
      guard newValue != offset else { return }
      offset = newValue
      placeChanged()
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  override var scrolled: CGPoint { contentOffset }

  /// Scrolls at once: nothing is drawn on the way.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

  /// Scrolls at once so that a rectangle of the content is visible, as little as needed.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func start(_ low: CGFloat, _ extent: CGFloat, _ room: CGFloat, _ now: CGFloat) -> CGFloat {
      min(max(now, low + extent - room), low)
    }
    contentOffset = CGPoint(
      x: start(rect.minX, rect.width, frame.width, contentOffset.x),
      y: start(rect.minY, rect.height, frame.height, contentOffset.y))
  }
}
