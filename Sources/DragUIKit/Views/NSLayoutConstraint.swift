public import Foundation

/// The priority of a constraint.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From 1 to 1,000.
  public let rawValue: Float

  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The highest: the constraint must hold.
  public static let required = UILayoutPriority(1_000)
  /// High.
  public static let defaultHigh = UILayoutPriority(750)
  /// Low.
  public static let defaultLow = UILayoutPriority(250)
}

/// A relation of two edges or sizes: stored and never solved, so that frames are those that were set.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// An edge or a size of a view.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The edge at which text begins.
    case leading
    /// The edge at which text ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle from left to right.
    case centerX
    /// The middle from top to bottom.
    case centerY
    /// No second one.
    case notAnAttribute = 0
  }

  /// The comparison.
  public enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// Equal.
    case equal
    /// At least.
    case greaterThanOrEqual
  }

  /// The view of the first attribute.
  public private(set) weak var firstItem: AnyObject?
  /// The first attribute.
  public let firstAttribute: Attribute
  /// The comparison.
  public let relation: Relation
  /// The view of the second attribute, if there is one.
  public private(set) weak var secondItem: AnyObject?
  /// The second attribute.
  public let secondAttribute: Attribute
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  /// The distance that is added to it, in points.
  open var constant: CGFloat
  /// The priority; by default it is required.
  open var priority = UILayoutPriority.required
  /// True if the application has activated it.
  open var isActive = false
  /// A name of the application's choice.
  open var identifier: String?

  /// Makes a constraint, which is not active.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2 as AnyObject?
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// Makes constraints active.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints inactive.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
