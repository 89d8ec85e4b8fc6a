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
    /// Never: the source forgets to answer (CONTRACT-117).
    case never
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
  /// The number of bytes that the source claims beforehand, in which it tells its progress, or nil.
  public let claimedSize: Int64?
  /// Whether the source answers a second time, which it may not do (CONTRACT-117).
  public let isAnsweredTwice: Bool
  /// The name by which the host that brings the item knows the type, or nil for the type's own: its
  /// data is asked for by it.
  public let hostName: String?

  /// Makes a representation.
  public init(
    _ type: TypeIdentifier,
    _ outcome: Outcome,
    visibility: Visibility = .all,
    delivery: Delivery = .after(.zero),
    form: Form = .data,
    claimedSize: Int64? = nil,
    isAnsweredTwice: Bool = false,
    hostName: String? = nil
  ) {
    self.type = type
    self.outcome = outcome
    self.form = form
    self.claimedSize = claimedSize
    self.isAnsweredTwice = isAnsweredTwice
    self.hostName = hostName
    self.visibility = visibility
    self.delivery = delivery
  }

  /// The units in which a load counts its progress: the claimed bytes, else those that come, and at
  /// least one.
  public var progressUnits: Int64 {
    switch outcome {
    case _ where claimedSize != nil: max(1, claimedSize ?? 1)
    case .data(let bytes): max(1, Int64(bytes.count))
    case .failure: 1
    }
  }
}
