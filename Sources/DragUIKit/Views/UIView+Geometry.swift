public import Foundation

extension UIView {
  /// Converts a point of this view to another one of the same tree; nil is the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let top = topPoint(point)
    return view.map { $0.ownPoint(top) } ?? top
  }

  /// Converts a point of another view of the same tree to this one; nil is the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    ownPoint(view.map { $0.topPoint(point) } ?? point)
  }

  /// Converts a rectangle of this view to another one of the same tree; nil is the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle of another view of the same tree to this one; nil is the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The deepest view at a point that can be hit, or nil.
  public func hitTest(_ point: CGPoint) -> UIView? { hitTest(point, with: nil) }

  /// A point of this view in the coordinates of the top of its tree.
  private func topPoint(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return superview.topPoint(
      CGPoint(x: point.x - scrolled.x + frame.minX, y: point.y - scrolled.y + frame.minY))
  }

  /// A point at the top of the tree in the coordinates of this view.
  private func ownPoint(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    let outer = superview.ownPoint(point)
    return CGPoint(x: outer.x - frame.minX + scrolled.x, y: outer.y - frame.minY + scrolled.y)
  }
}

extension UIView {
  /// Adds a view that fills this one, and returns it.
  func filling<View: UIView>(_ view: View) -> View {
    view.frame = CGRect(origin: .zero, size: frame.size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }
}
