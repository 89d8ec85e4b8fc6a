public import Foundation
import Machines

extension UIView {
  /// The options of an animation; stored nowhere, since nothing is drawn.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options, one bit each.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays subviews out with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Accepts touches meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Begins at the present values.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Runs forever.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Runs back.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Fades one content into another.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns a view around.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns a view around the other way.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// Makes changes at once, and calls the completion after the duration on the stage's clock.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Makes changes at once, and calls the completion after the delay and the duration on the stage's
  /// clock; without a stage, at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion else { return }
    guard let screen = DrivenScreen.current else { return completion(true) }
    let seconds = max(0, duration) + max(0, delay)
    let span = seconds.isFinite ? min(seconds, 86_400) : 0
    screen.wait(Microseconds(Int64(span * 1_000_000))) { completion(true) }
  }

  /// Makes changes at once as ``animate(withDuration:delay:options:animations:completion:)`` does; the
  /// spring has no effect.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Makes changes at once, and calls the completion after the duration, as an animation does; the look of the change
  /// has no effect.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }

  /// Runs an animation of several steps: all at once, and the completion after the duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: [], animations: animations,
      completion: completion)
  }

  /// Makes the changes of a step at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// The options of an animation of several steps; stored nowhere.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The options, one bit each.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The same speed throughout.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Smooth steps.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Makes changes at once.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
