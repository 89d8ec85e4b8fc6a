public import Foundation

/// A touch; none is made here, since the stage has its own pointers.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The view that the touch is in.
  public internal(set) weak var view: UIView?

  /// The place of the touch in a view.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// An event; none is made here, since the stage has its own pointers.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The touches.
  open var allTouches: Set<UITouch>? { nil }
}

/// A gesture of the application's own; kept: drags are the stage's, and no other gesture is recognized.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    /// Not recognized.
    case possible
    /// Begun.
    case began
    /// Going on.
    case changed
    /// Over.
    case ended
    /// Given up.
    case cancelled
    /// Another gesture.
    case failed

    /// The same as ``ended``.
    public static let recognized = State.ended
  }

  /// The state, which a test may set before it calls the application's method.
  open var state = State.possible
  /// True if the gesture can be recognized.
  open var isEnabled = true
  /// The view that the gesture was added to.
  public internal(set) weak var view: UIView?
  /// The delegate; not asked.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// True if the view's touches end when the gesture begins.
  open var cancelsTouchesInView = true
  /// True if the view's touches wait for the gesture.
  open var delaysTouchesBegan = false
  /// A name of the application's choice.
  open var name: String?

  /// Makes a gesture; its target is not called.
  public init(target: Any?, action: Selector?) { super.init() }

  /// Makes a gesture.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Accepts a target, which is not called.
  open func addTarget(_ target: Any, action: Selector) {}

  /// The place of the gesture in a view: the middle of the view that it was added to.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }

  /// Lets another gesture fail first; kept nowhere.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// The delegate of a gesture; not asked.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// True if the gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// True if both gestures may be recognized together.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// True if the gesture takes a touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// The usual answer.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// The usual answer.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// The usual answer.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

/// A tap; kept.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A press that rests; kept.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time of rest, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the finger may move meanwhile.
  open var allowableMovement: CGFloat = 10
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A move of fingers; kept.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers.
  open var maximumNumberOfTouches = Int.max
  private var distance = CGPoint.zero

  /// The distance that was moved: the one that was set.
  open func translation(in view: UIView?) -> CGPoint { distance }

  /// Sets the distance that was moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { distance = translation }

  /// The speed; none here.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A swipe; kept.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The directions, one bit each.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions.
  open var direction = Direction.right
}

/// A pinch; kept.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale since the begin.
  open var scale: CGFloat = 1
}
