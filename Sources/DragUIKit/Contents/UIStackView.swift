public import Foundation

/// The direction of a row of views.
public enum NSLayoutConstraintAxis: Int, Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical
}

extension NSLayoutConstraint {
  /// The direction of a row of views.
  public typealias Axis = NSLayoutConstraintAxis
}

/// A row of views: they are its subviews, and keep the frames that they are given.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The sizes of the views along the row; kept.
  public enum Distribution: Int, Sendable {
    /// The views fill the row.
    case fill
    /// All are as large.
    case fillEqually
    /// They grow in proportion.
    case fillProportionally
    /// The spaces are as large.
    case equalSpacing
    /// The distances of the middles are as large.
    case equalCentering
  }

  /// The places of the views across the row; kept.
  public enum Alignment: Int, Sendable {
    /// They fill it.
    case fill
    /// At the start.
    case leading
    /// At the first line of text.
    case firstBaseline
    /// In the middle.
    case center
    /// At the end.
    case trailing
    /// At the last line of text.
    case lastBaseline
  }

  /// The views of the row, the first one first.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The direction.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// The sizes along the row.
  open var distribution = Distribution.fill
  /// The places across the row.
  open var alignment = Alignment.fill
  /// The space between two views, in points.
  open var spacing: CGFloat = 0

  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end of the row.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at an index of ``arrangedSubviews``.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    removeArrangedSubview(view)
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
  }

  /// Takes a view out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  override func didRemove(_ view: UIView) { removeArrangedSubview(view) }
}
