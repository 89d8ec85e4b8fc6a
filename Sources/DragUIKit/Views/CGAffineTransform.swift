public import Foundation

/// A map of points to points: each of the two numbers is a sum of multiples of both, and a constant.
public struct CGAffineTransform: Hashable, Sendable {
  /// The part of the old x in the new one.
  public var a: CGFloat
  /// The part of the old x in the new y.
  public var b: CGFloat
  /// The part of the old y in the new x.
  public var c: CGFloat
  /// The part of the old y in the new one.
  public var d: CGFloat
  /// The distance that is added to the new x.
  public var tx: CGFloat
  /// The distance that is added to the new y.
  public var ty: CGFloat

  /// The map that changes nothing.
  public static let identity = CGAffineTransform()

  /// Makes a map from its numbers.
  public init(
    a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  ) { (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty) }

  /// Makes the map that changes nothing.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// Makes a map that multiplies.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a map that adds.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a map that turns by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// True if the map changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// The map that is this one, and then another one.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// The map that first multiplies.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// The map that first adds.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// The map that first turns.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The map that undoes this one; this one where nothing undoes it.
  public func inverted() -> CGAffineTransform {
    let area = a * d - b * c
    guard area != 0 else { return self }
    return CGAffineTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area,
      tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
  }
}

extension CGPoint {
  /// The point to which a transform takes this one.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGAffineTransform {
  /// The factor by which lengths grow: the root of that of areas, and 1 where that is zero.
  var scale: CGFloat {
    let area = abs(a * d - b * c)
    return area > 0 ? area.squareRoot() : 1
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The map that changes nothing, by its name in C.
public let CGAffineTransformIdentity = CGAffineTransform.identity
