public import Foundation

/// The class of a width or a height.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Neither.
  case unspecified
  /// Small, as the width of a phone.
  case compact
  /// Large, as the width of a tablet.
  case regular
}

/// The light or dark look.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Neither.
  case unspecified
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// None.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// The screen of a car.
  case carPlay
  /// A computer.
  case mac = 5
  /// A headset.
  case vision
}

/// The reading direction of a layout.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// None.
  case unspecified = -1
  /// From the left.
  case leftToRight
  /// From the right.
  case rightToLeft
}

/// The traits of the device and its window.
public final class UITraitCollection: NSObject, Sendable {
  /// The class of the width: regular from 600 points on.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The class of the height: compact below 480 points.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device: a tablet where both extents have 600 points, else a phone.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The light or dark look; light here.
  public let userInterfaceStyle = UIUserInterfaceStyle.light
  /// The number of pixels of a point; 2 here.
  public let displayScale: CGFloat = 2
  /// The reading direction; from the left here.
  public let layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight

  /// The traits of the window that a test drives.
  @MainActor public static var current: UITraitCollection {
    UITraitCollection(DrivenScreen.current?.window.frame.size ?? CGSize(width: 390, height: 844))
  }

  init(_ window: CGSize) {
    horizontalSizeClass = window.width >= 600 ? .regular : .compact
    verticalSizeClass = window.height < 480 ? .compact : .regular
    userInterfaceIdiom = min(window.width, window.height) >= 600 ? .pad : .phone
    super.init()
  }

  /// True if both size classes are those of other traits.
  func hasSizeClasses(of other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
  }
}

/// What has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits in force.
  var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitEnvironment {
  /// The traits of the window.
  public var traitCollection: UITraitCollection {
    window.map { UITraitCollection($0.frame.size) } ?? .current
  }
}

extension UIViewController: UITraitEnvironment {
  /// The traits of the window.
  public var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? .current
  }
}
