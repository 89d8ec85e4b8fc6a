public import Foundation

/// A place to draw; nothing is drawn.
public final class CGContext: Hashable, Sendable {
  init() {}

  /// True for the same place.
  public static func == (left: CGContext, right: CGContext) -> Bool { left === right }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Sets a color; does nothing.
  public func setFillColor(_ color: CGColor) {}
  /// Fills a rectangle; does nothing.
  public func fill(_ rect: CGRect) {}
  /// Moves the origin; does nothing.
  public func translateBy(x: CGFloat, y: CGFloat) {}
  /// Scales; does nothing.
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Keeps the state; does nothing.
  public func saveGState() {}
  /// Takes the state that was kept; does nothing.
  public func restoreGState() {}
}

/// What a renderer draws in; nothing is drawn.
@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
  /// The place to draw.
  public let cgContext = CGContext()

  /// Fills a rectangle; does nothing.
  open func fill(_ rect: CGRect) {}
}

/// The scale of a picture; kept.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels of a point.
  open var scale: CGFloat = 2
  /// True if the picture covers what is behind it.
  open var opaque = false
}

/// Makes pictures: images of a size without data, since nothing is drawn.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  /// Makes a renderer of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Makes a renderer of a size and a scale.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(size: size)
  }

  /// Makes a renderer of the size of a rectangle.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  /// Runs the drawing, and makes an image of the size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(ofSize: size)
  }
}

extension CALayer {
  /// Draws the layer; does nothing.
  public func render(in context: CGContext) {}
}
