public import Foundation

/// A sign that the user feels; nothing is felt here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// The number of signs that were given, for a test.
  public internal(set) var feedbackCount = 0

  /// Makes a generator.
  public override init() { super.init() }

  /// Prepares for a sign that comes soon; does nothing.
  open func prepare() {}
}

/// The sign of a push.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of a push.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light
    /// Medium.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Rigid.
    case rigid
  }

  /// The weight.
  public let style: FeedbackStyle

  /// Makes a generator of pushes of a weight.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Makes a generator of medium pushes.
  public convenience override init() { self.init(style: .medium) }

  /// Gives a sign.
  open func impactOccurred() { feedbackCount += 1 }

  /// Gives a sign of an intensity.
  open func impactOccurred(intensity: CGFloat) { feedbackCount += 1 }
}

/// The sign of a success or a failure.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of a sign.
  public enum FeedbackType: Int, Sendable {
    /// Something was done.
    case success
    /// Something may go wrong.
    case warning
    /// Something went wrong.
    case error
  }

  /// Gives a sign.
  open func notificationOccurred(_ notificationType: FeedbackType) { feedbackCount += 1 }
}

/// The sign of another choice.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives a sign.
  open func selectionChanged() { feedbackCount += 1 }
}
