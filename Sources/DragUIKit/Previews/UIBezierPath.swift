public import Foundation

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The corners, one bit each.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the top and left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the top and right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the bottom and left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the bottom and right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A shape; its bounds are exact for lines and rectangles, and those of the control points for curves.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  private var points: [CGPoint] = []
  /// The radius of the corners, where it was made with one.
  private(set) var cornerRadius: CGFloat = 0
  /// The width of its line; kept.
  open var lineWidth: CGFloat = 1

  /// Makes an empty path.
  public override init() { super.init() }

  /// Makes the shape of a rectangle.
  public convenience init(rect: CGRect) { self.init(roundedRect: rect, cornerRadius: 0) }

  /// Makes the shape of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    self.cornerRadius = cornerRadius
    add(rect)
  }

  /// Makes the shape of a rectangle with some round corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(roundedRect: rect, cornerRadius: cornerRadii.width) }

  /// Makes an ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  /// The smallest rectangle that has the points of the shape in it; zero for an empty one.
  open var bounds: CGRect {
    guard let first = points.first else { return .zero }
    let least = points.reduce(first) { CGPoint(x: min($0.x, $1.x), y: min($0.y, $1.y)) }
    let most = points.reduce(first) { CGPoint(x: max($0.x, $1.x), y: max($0.y, $1.y)) }
    return CGRect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }

  /// True if the shape has no points.
  open var isEmpty: Bool { points.isEmpty }

  /// Begins a line at a point.
  open func move(to point: CGPoint) { points.append(point) }

  /// Draws a line to a point.
  open func addLine(to point: CGPoint) { points.append(point) }

  /// Draws a curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    points += [controlPoint, endPoint]
  }

  /// Adds the points of another shape.
  open func append(_ other: UIBezierPath) { points += other.points }

  /// Ends a line where it began.
  open func close() {}

  private func add(_ rect: CGRect) {
    points += [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
  }
}
