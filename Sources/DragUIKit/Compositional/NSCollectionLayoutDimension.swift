public import Foundation

/// The width or the height of an item, a group or a header, by itself or as a part of what it is in.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  private enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }

  private let kind: Kind
  /// The part, or the number of points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// Makes a part of the width of what the element is in.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// Makes a part of the height of what the element is in.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// Makes a number of points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// Makes a number of points, which stays as it is: no cell is measured.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// True for a part of the width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// True for a part of the height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// True for a fixed number of points.
  open var isAbsolute: Bool { kind == .absolute }
  /// True for an estimated number of points.
  open var isEstimated: Bool { kind == .estimated }

  /// The number of points within a container, never negative.
  func extent(in container: CGSize) -> CGFloat {
    let extent =
      switch kind {
      case .fractionalWidth: dimension * container.width
      case .fractionalHeight: dimension * container.height
      case .absolute, .estimated: dimension
      }
    return extent.isFinite ? max(0, extent) : 0
  }
}

/// The width and the height of an element of a layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// The size in points within a container.
  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.extent(in: container), height: heightDimension.extent(in: container))
  }
}

/// A distance between the items of a group.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// The number of points, or the least one.
  public let spacing: CGFloat
  /// True if the distance takes what is free in the group.
  public let isFlexibleSpacing: Bool
  /// True if the distance is as it is.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// Makes a distance that is as it is.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Makes a distance that takes what is free in the group, but at least some points.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}

/// The free space around an item within its group.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The space where a line begins.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above.
  public let top: NSCollectionLayoutSpacing?
  /// The space where a line ends.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space below.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes free space; flexible space has its least extent here.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  /// The space in points.
  var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      trailing: trailing?.spacing ?? 0)
  }
}

/// The space that a layout fills.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the whole.
  var contentSize: CGSize { get }
  /// The size within the insets.
  var effectiveContentSize: CGSize { get }
  /// The insets of the whole.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in force.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings of a layout.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The space to fill.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the device.
  var traitCollection: UITraitCollection { get }
}

/// The space of a collection, or of a group, to fill.
final class LayoutContainer: NSObject, NSCollectionLayoutContainer, NSCollectionLayoutEnvironment {
  let contentSize: CGSize
  let contentInsets = NSDirectionalEdgeInsets.zero
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ traits: UITraitCollection) {
    contentSize = size
    traitCollection = traits
    super.init()
  }

  var effectiveContentSize: CGSize { contentSize }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var container: any NSCollectionLayoutContainer { self }
}
