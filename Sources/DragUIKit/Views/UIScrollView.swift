public import Foundation

/// The delegate of a scrolling view.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}

/// A view whose content is larger than itself.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// The size of the content.
  open var contentSize = CGSize.zero
  private var offset = CGPoint.zero

  /// The point of the content that is in the top left corner.
  open var contentOffset: CGPoint {
    get { offset }
    set {
      guard newValue != offset else { return }
      offset = newValue
      placeChanged()
    }
  }

  override var scrolled: CGPoint { contentOffset }

  /// Scrolls at once: nothing is drawn on the way.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
}
