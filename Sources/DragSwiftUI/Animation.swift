/// The course of an animation; nothing is animated here.
public struct Animation: Hashable, Sendable {
  private let name: String
  private let duration: Double

  /// The system's default.
  public static let `default` = Animation(name: "default", duration: 0.35)
  /// Begins slowly, and ends slowly.
  public static let easeInOut = easeInOut(duration: 0.35)
  /// Begins slowly.
  public static let easeIn = easeIn(duration: 0.35)
  /// Ends slowly.
  public static let easeOut = easeOut(duration: 0.35)
  /// Of one speed.
  public static let linear = linear(duration: 0.35)

  /// Begins slowly, and ends slowly.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(name: "easeInOut", duration: duration)
  }

  /// Begins slowly.
  public static func easeIn(duration: Double) -> Animation {
    Animation(name: "easeIn", duration: duration)
  }

  /// Ends slowly.
  public static func easeOut(duration: Double) -> Animation {
    Animation(name: "easeOut", duration: duration)
  }

  /// Of one speed.
  public static func linear(duration: Double) -> Animation {
    Animation(name: "linear", duration: duration)
  }

  /// A spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(name: "spring \(dampingFraction)", duration: response)
  }
}

/// Makes changes that would be animated, at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
