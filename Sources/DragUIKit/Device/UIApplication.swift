public import Foundation

/// The application under test.
@preconcurrency @MainActor open class UIApplication: NSObject {
  /// The state of an application.
  public enum State: Int, Sendable {
    /// The user works with it.
    case active
    /// It is visible, and gets no events.
    case inactive
    /// It is not visible.
    case background
  }

  /// A key of the values that an application begins with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The application.
  public static let shared = UIApplication()
  /// The delegate that the application has set; no method of it is called.
  open weak var delegate: (any UIApplicationDelegate)?
  /// False: a test shows one window.
  open var supportsMultipleScenes: Bool { false }
  /// The state, which is that of an application under a finger.
  open var applicationState: State { .active }
  /// The window that a test shows.
  open var windows: [UIWindow] { (DrivenScreen.current?.window).map { [$0] } ?? [] }
  /// The window that a test shows.
  open var keyWindow: UIWindow? { windows.first }
  /// The scene of the window that a test shows.
  open var connectedScenes: Set<UIScene> { (keyWindow?.windowScene).map { [$0] } ?? [] }
  /// True if the device stays awake; kept.
  open var isIdleTimerDisabled = false
  /// True for languages that are read from the right; never here.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Opens no address, and calls the completion with false in virtual time.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    if let completion { DrivenScreen.animate(on: nil) { completion(false) } }
  }

  /// False: no address can be opened.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// A key of the options to open an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The name of the notification that the application is active again; none is posted.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The name of the notification that the application is active no longer; none is posted.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The name of the notification that the application has left the screen; none is posted.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The name of the notification that the application comes to the screen; none is posted.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
}

/// The direction in which a language is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From the left.
  case leftToRight
  /// From the right.
  case rightToLeft
}

/// The delegate of an application; no method of it is called, since a test shows a controller.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of the application.
  var window: UIWindow? { get set }
  /// The application has begun.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// The usual answer.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

/// A part of the application with windows of its own.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The reasons and addresses with which a scene begins.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {}

  /// The delegate of the scene; no method of it is called.
  open var delegate: (any UISceneDelegate)?
  /// A name for the user.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
}

/// The scene of the window that a test shows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  private weak var shown: UIWindow?

  init(_ window: UIWindow) {
    shown = window
    super.init()
  }

  /// The windows of the scene.
  open var windows: [UIWindow] { shown.map { [$0] } ?? [] }
  /// The window with the keys.
  open var keyWindow: UIWindow? { shown }
  /// The screen of the scene.
  open var screen: UIScreen { .main }
}

/// A session of a scene; kept.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The values that the application keeps with the session.
  open var userInfo: [String: Any]?
}

/// The delegate of a scene; no method of it is called, since a test shows a controller.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene begins.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
}

/// The delegate of a scene with a window; no method of it is called.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
