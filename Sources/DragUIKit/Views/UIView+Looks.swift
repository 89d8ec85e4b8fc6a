public import Foundation

extension UIView {
  /// The places of a content in its view.
  public enum ContentMode: Int, Sendable {
    /// It fills the view.
    case scaleToFill
    /// It is as large as fits.
    case scaleAspectFit
    /// It is as small as fills the view.
    case scaleAspectFill
    /// It is drawn again.
    case redraw
    /// In the middle.
    case center
    /// At the upper edge.
    case top
    /// At the lower edge.
    case bottom
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// In the upper left corner.
    case topLeft
    /// In the upper right corner.
    case topRight
    /// In the lower left corner.
    case bottomLeft
    /// In the lower right corner.
    case bottomRight
  }

  /// The extent of a view that has none by itself.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The parts of the edges that bars cover: none here.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  /// The part of the view that no bar covers: all of it.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
  /// The part of the view within its margins, as an item of constraints.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self) }
  /// The part of the view where texts are well read, as an item of constraints.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide(of: self) }

  /// Inserts a view in front of another subview.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let index = subviews.filter { $0 !== view }.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: index.map { $0 + 1 } ?? subviews.count)
  }

  /// Inserts a view behind another subview.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    let index = subviews.filter { $0 !== view }.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: index ?? subviews.count)
  }

  /// A view of the same size: nothing is drawn.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: frame)
  }

  /// Draws nothing; true.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }

  /// The size that constraints would give: the one that the view has.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { frame.size }

  /// Sets the strength with which a view keeps its content's size; constraints are not solved.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Sets the strength with which a view does not become smaller; constraints are not solved.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Adds a constraint, which is not solved.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Adds constraints, which are not solved.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Ends the editing of texts; there is none.
  @discardableResult public func endEditing(_ force: Bool) -> Bool { true }
}

/// A rectangle of a view for constraints, which are not solved.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The view that the rectangle is in.
  public internal(set) weak var owningView: UIView?
  /// A name of the application's choice.
  open var identifier = ""
  /// The rectangle: all of the view.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }

  /// Makes a rectangle of no view.
  public override init() { super.init() }

  init(of view: UIView) {
    owningView = view
    super.init()
  }

  /// The edge at which text begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge at which text ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension CGRect {
  /// The rectangle within insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
