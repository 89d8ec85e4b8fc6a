import DragStage
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
    guard let screen = HostedStage.current else { return completion(true) }
    let seconds = max(0, duration) + max(0, delay)
    let span = seconds.isFinite ? min(seconds, 86_400) : 0
    screen.stage.schedule(after: Microseconds(Int64(span * 1_000_000))) { completion(true) }
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

  /// Makes changes at once.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
