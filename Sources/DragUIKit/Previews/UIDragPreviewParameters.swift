public import Foundation

/// The look of a view as a preview; kept, and nothing is drawn.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The part of the view that is shown; nil is the whole of it.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow; nil is that of what is shown.
  open var shadowPath: UIBezierPath?
  /// The color behind what is shown.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = .white

  /// Makes parameters that show the whole view.
  public override init() { super.init() }

  /// Makes parameters that show the lines of a text, by their rectangles in the view.
  public init(textLineRects: [NSValue]) { super.init() }
}

/// The look of an item while it is dragged; kept, and nothing is drawn.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// A place of a preview: a point of a view.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view.
  public let container: UIView
  /// The point, in the view's coordinates.
  public let center: CGPoint
  /// The rotation and scale of the preview at its end.
  public let transform: CGAffineTransform

  /// Makes a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Makes a place without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// Makes the place where a view is.
  convenience init(of view: UIView) {
    if let superview = view.superview {
      self.init(container: superview, center: view.center)
    } else {
      self.init(container: view, center: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    }
  }
}

/// The target of an item of a drop: a point of a view.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
