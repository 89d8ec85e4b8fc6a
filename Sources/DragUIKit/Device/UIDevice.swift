public import Foundation

/// The device, which has the size of the window that a test shows.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()
  /// The kind of device: a tablet where both extents of the window have 600 points, else a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  /// The name of the device.
  open var name: String { model }
  /// The kind of device in words.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name of the system, which is the stage's.
  open var systemName: String { "DragUIKit" }
  /// The version of the system whose names are here.
  open var systemVersion: String { "18.0" }
  /// The position of the device; by the window.
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
}

/// The position of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// On its head.
  case portraitUpsideDown
  /// On its right side.
  case landscapeLeft
  /// On its left side.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// True for both upright positions.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True for both positions on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The positions of the content that a controller allows; kept.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The positions, one bit each.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// On its head.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// On its left side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// On its right side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but that on its head.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
}

/// The screen, which has the size of the window that a test shows.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The screen.
  public static let main = UIScreen()
  /// The rectangle of the screen.
  open var bounds: CGRect {
    DrivenScreen.current?.window.bounds ?? CGRect(x: 0, y: 0, width: 390, height: 844)
  }
  /// The number of pixels of a point; 2 here.
  open var scale: CGFloat { 2 }
  /// The same number.
  open var nativeScale: CGFloat { scale }
}
