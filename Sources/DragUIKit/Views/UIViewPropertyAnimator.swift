public import Foundation

/// An animation that is begun by a call: its changes are made at once then, and the completion is called after the duration
/// on the stage's clock.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  /// The duration, in seconds.
  public let duration: TimeInterval
  /// True after the begin and before the end.
  public private(set) var isRunning = false
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Makes an animation with a spring, which has no effect.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  /// Makes an animation and begins it.
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = Self(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Makes an animation with a speed, which has no effect.
  public required init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { self.animations.append(animations) }
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if isRunning { animation() } else { animations.append(animation) }
  }

  /// Adds what is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Begins the animation.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Begins the animation; the delay is added to the duration.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    isRunning = true
    let changes = animations
    animations = []
    UIView.animate(withDuration: duration, delay: delay) {
      for change in changes { change() }
    } completion: { [self] _ in
      isRunning = false
      let ended = completions
      completions = []
      for completion in ended { completion(.end) }
    }
  }
}

extension UIView {
  /// The speed of an animation; stored nowhere.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// The same throughout.
    case linear
  }
}
