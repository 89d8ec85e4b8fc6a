public import Foundation

/// A closed shape; only what it was made of is kept.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  /// The smallest rectangle that has the shape in it.
  public let bounds: CGRect
  /// The radius of the corners, where it was made with one.
  let cornerRadius: CGFloat

  /// Makes the shape of a rectangle.
  public convenience init(rect: CGRect) { self.init(roundedRect: rect, cornerRadius: 0) }

  /// Makes the shape of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    bounds = rect
    self.cornerRadius = cornerRadius
    super.init()
  }
}

/// How an item looks while it is dragged; kept, and nothing is drawn.
@preconcurrency @MainActor open class UIDragPreviewParameters: NSObject {
  /// The part of the cell that is shown; nil is the whole of it.
  open var visiblePath: UIBezierPath?
  /// The color behind what is shown.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = .white

  /// Makes parameters that show the whole cell.
  public override init() { super.init() }
}

/// Where an item of a drop goes: a point of a view.
@preconcurrency @MainActor open class UIDragPreviewTarget: NSObject {
  /// The view.
  public let container: UIView
  /// The point, in the view's coordinates.
  public let center: CGPoint

  /// Makes a target.
  public init(container: UIView, center: CGPoint) {
    self.container = container
    self.center = center
    super.init()
  }
}
