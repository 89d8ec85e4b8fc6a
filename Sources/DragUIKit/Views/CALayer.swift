public import Foundation

/// A color as its components, as layers have it.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and the opacity, each from 0 to 1.
  public let components: [CGFloat]?
  /// The opacity.
  public let alpha: CGFloat

  init(_ components: [CGFloat]) {
    self.components = components
    alpha = components.last ?? 1
  }

  /// True if both have the same components.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

/// The look of a view: stored values, which nothing draws.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// True if the content is cut at the bounds.
  open var masksToBounds = false
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The color of the border.
  open var borderColor: CGColor?
  /// The color behind the content.
  open var backgroundColor: CGColor?
  /// The color of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The distance of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1
}
