// The window of iOS is read by the compiler on Linux as well (Tests/Platforms/uikit.sh). The other one is compiled and tested.
#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import DragReplay
  import DragStage
  import Machines
#endif

#if os(iOS)
  /// A window of the test's application.
  @MainActor final class HostWindow {
    let window: UIWindow

    init(size: CGSize, settings: StageSettings, report: @escaping (String) -> Void) {
      let scene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
        .first
      window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: .zero)
      window.frame = CGRect(origin: .zero, size: size)
    }

    func show(_ controller: UIViewController) {
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }

    /// Gives the window another size; UIKit notifies its controllers.
    func resize(to size: CGSize) { window.frame.size = size }

    /// Runs code as what drives this window.
    func driving<Value>(_ body: () -> Value) -> Value { body() }

    /// Waits for nothing: UIKit's time is its own.
    func advance(upTo time: Timestamp) {}

    /// Waits for nothing.
    func act(at time: Timestamp) {}

    /// Lays the window out.
    func layOut(at time: Timestamp) { window.layoutIfNeeded() }

    /// None: what UIKit and the application have put on the main queue runs when the test waits.
    var nextDeadline: Timestamp? { nil }

    /// The number of loads that no provider has answered; UIKit knows only those of sessions.
    var openLoadCount: Int { 0 }
  }
#elseif os(Linux)
  /// A window of the face, which has the part of UIKit: it lays out, checks updates, and knows nothing of the drags.
  @MainActor final class HostWindow {
    private let hosted: HostedStage
    var window: UIWindow { hosted.window }

    init(size: CGSize, settings: StageSettings, report: @escaping (String) -> Void) {
      hosted = HostedStage(
        size: size, on: Stage(settings: settings), describe: \.sentence, report: report)
    }

    func show(_ controller: UIViewController) { hosted.window.rootViewController = controller }

    /// Gives the window another size.
    func resize(to size: CGSize) { window.resize(to: size) }

    /// Runs code as what drives this window.
    func driving<Value>(_ body: () -> Value) -> Value { hosted.driving(body) }

    /// Lays the window out, after what was due on its main queue.
    func layOut(at time: Timestamp) {
      advance(upTo: time)
      hosted.layOut()
    }

    /// The time at which something is due on its main queue.
    var nextDeadline: Timestamp? { hosted.stage.nextDeadline }

    /// Lets happen what was due on its main queue before a time.
    func advance(upTo time: Timestamp) {
      guard time > hosted.stage.now else { return }
      _ = try? hosted.stage.advance(upTo: time)
    }

    /// Lets happen what is due on its main queue at a time.
    func act(at time: Timestamp) {
      // Its stage has no pointer: a tick can only be early.
      guard time >= hosted.stage.now else { return }
      _ = try? hosted.stage.handle(.tick, at: time)
    }

    /// The number of loads that no provider has answered.
    var openLoadCount: Int { hosted.openLoadCount }
  }
#endif
