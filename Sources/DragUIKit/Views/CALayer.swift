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
  open var borderColor: CGColor? = CGColor([0, 0, 0, 1])
  /// The color behind the content.
  open var backgroundColor: CGColor?
  /// The color of the shadow.
  open var shadowColor: CGColor? = CGColor([0, 0, 0, 1])
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The distance of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1
  /// The rectangle in the layer that this one is in; a view's layer does not follow the view.
  open var frame = CGRect.zero
  /// The corners that ``cornerRadius`` rounds.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The form of the corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The layers in this one, the front one last.
  open private(set) var sublayers: [CALayer]?
  /// The layer that masks this one.
  open var mask: CALayer?
  /// The place in front of others.
  open var zPosition: CGFloat = 0
  /// True if the layer is drawn once and kept.
  open var shouldRasterize = false
  /// A name of the application's choice.
  open var name: String?
  private weak var superlayer: CALayer?

  /// Makes a layer.
  public override init() { super.init() }

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: .max) }

  /// Inserts a layer at an index of ``sublayers``.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Takes the layer out of the one that it is in.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The corners, one bit each.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The form of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a form.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Without a visible begin.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Colors that go over into each other; kept.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colors.
  open var colors: [Any]?
  /// The places of the colors, from 0 to 1.
  open var locations: [NSNumber]?
  /// The begin, in parts of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end, in parts of the size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
