public import Machines

/// One form of an item's data: a promise that is fulfilled when it is loaded (CONTRACT-102).
public struct Representation: Hashable, Sendable {
  /// The visibility of a representation; raw values as in the contract (CONTRACT-106).
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

  /// The time at which the data of a load arrives.
  public enum Delivery: Hashable, Sendable {
    /// After this time; zero means immediately, within the load call.
    case after(Microseconds)
    /// At a time that the owner chooses.
    case manual
    /// Never: the source does not call its completion handler (CONTRACT-117).
    case never
  }

  /// The result of a load.
  public enum Outcome: Hashable, Sendable {
    /// The data.
    case data([UInt8])
    /// An error of the source, with its message.
    case failure(String)
  }

  /// The type of the data.
  public let type: TypeIdentifier
  /// The visibility.
  package let visibility: Visibility
  /// The time at which a load completes.
  package let delivery: Delivery
  /// The result of a load.
  package let outcome: Outcome
  /// The form of its registration; readers may request any form (CONTRACT-114).
  @usableFromInline package let form: Form
  /// The expected number of bytes, which is the unit of reported progress, or nil.
  @usableFromInline package let claimedSize: Int64?
  /// True if the source answers a second time, which is an error (CONTRACT-117).
  @usableFromInline package let isAnsweredTwice: Bool
  /// The host's name of the type, with which the host is asked for the data, or nil for the type's
  /// own name.
  @usableFromInline package let hostName: String?

  /// Makes a representation.
  @usableFromInline package init(
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

  /// Makes a representation that is registered as data.
  ///
  /// - Parameters:
  ///   - type: The type of the data.
  ///   - outcome: The result of a load.
  ///   - visibility: The applications that can see it.
  ///   - delivery: The time at which a load completes.
  ///   - claimedSize: The expected number of bytes, which is the unit of reported progress, or nil.
  public init(
    _ type: TypeIdentifier, _ outcome: Outcome, visibility: Visibility = .all,
    delivery: Delivery = .after(.zero), claimedSize: Int64? = nil
  ) {
    self.init(
      type, outcome, visibility: visibility, delivery: delivery, form: .data,
      claimedSize: claimedSize)
  }

  /// The number of units of a load's progress: the expected bytes, else the actual bytes, but at
  /// least one.
  @usableFromInline package var progressUnits: Int64 {
    switch outcome {
    case _ where claimedSize != nil: max(1, claimedSize ?? 1)
    case .data(let bytes): max(1, Int64(bytes.count))
    case .failure: 1
    }
  }
}
