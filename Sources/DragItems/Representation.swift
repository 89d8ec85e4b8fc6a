public import Machines

/// One form in which an item's data can be had: a promise until somebody loads it (CONTRACT-102).
public struct Representation: Hashable, Sendable {
  /// Who may see that the representation exists; the raw values are the contract's (CONTRACT-106).
  public enum Visibility: UInt8, Hashable, Sendable {
    /// Every application.
    case all = 0
    /// Applications of the same developer team.
    case team = 1
    /// Applications of the same group.
    case group = 2
    /// The source's own application.
    case own = 3
  }

  /// When the data of a load arrives.
  public enum Delivery: Hashable, Sendable {
    /// After this time; zero means within the load itself.
    case after(Microseconds)
    /// When the owner says so.
    case manual
  }

  /// What a load brings.
  public enum Outcome: Hashable, Sendable {
    /// The data.
    case data([UInt8])
    /// The source's own failure, in its words.
    case failure(String)
  }

  /// The type of the data.
  public let type: TypeIdentifier
  /// Who may see it.
  public let visibility: Visibility
  /// When a load is done.
  public let delivery: Delivery
  /// What a load brings.
  public let outcome: Outcome
  /// How it was registered; readers may ask for any form (CONTRACT-114).
  public let form: Form

  /// Makes a representation.
  public init(
    _ type: TypeIdentifier,
    _ outcome: Outcome,
    visibility: Visibility = .all,
    delivery: Delivery = .after(.zero),
    form: Form = .data
  ) {
    self.type = type
    self.outcome = outcome
    self.form = form
    self.visibility = visibility
    self.delivery = delivery
  }

  /// Whether a reader may see that this representation exists (CONTRACT-106).
  ///
  /// - Parameter isSameApplication: Whether the reader is the source's own application; no two
  ///   applications of a stage share a team or a group.
  /// - Returns: True where the reader may query and load it.
  public func isVisible(toSameApplication isSameApplication: Bool) -> Bool {
    isVisible(to: isSameApplication ? .own : .stranger)
  }
}
