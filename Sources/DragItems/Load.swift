public import Machines

/// One load of one representation: asked for once, and completed exactly once (CONTRACT-117).
public enum Load: Behavior {
  /// The states of a load.
  public enum State: UInt8, Label {
    /// Nobody has asked for the data.
    case idle
    /// The data has been asked for and has not arrived.
    case loading
    /// The data has arrived.
    case loaded
    /// The load failed.
    case failed
    /// The load was given up.
    case cancelled
  }

  /// What happens to a load.
  public enum Event: UInt8, MachineEvent, Label {
    /// The data is asked for.
    case requested
    /// The data arrives.
    case delivered
    /// The source has failed.
    case rejected
    /// The load is given up.
    case abandoned

    /// An event of a load carries nothing, so it is its own kind.
    public var kind: Event { self }
  }

  /// A load's rows have no conditions.
  public typealias Guard = Unconditional<Event>

  /// The steps of a load's rows.
  public enum Action: UInt8, EventReader {
    /// Ask the source for the data.
    case order
    /// Complete with the data.
    case complete
    /// Complete with an error.
    case fail

    /// Nothing is read.
    public var reads: [Event]? { nil }
  }

  /// A load remembers nothing: what is loaded is known by its token.
  public struct Context: Hashable, Sendable {
    /// The memory of a load.
    public init() {}
  }

  /// What a load puts out.
  public typealias Effect = Action

  /// The state in which every load begins.
  public static let initial = State.idle

  /// A load rests until its data arrives, and ends with its one completion.
  public static func posture(of state: State) -> Posture<Event> {
    switch state {
    case .idle, .loading: .rests
    case .loaded, .failed, .cancelled: .ends
    }
  }

  /// Everything that happens to a load comes from its owner.
  public static func origin(of kind: Event) -> Origin { .host }

  /// The table.
  public static let chapters = [
    Chapter<Load>(
      "load",
      [
        .on(.requested, in: .idle, do: .order, to: .loading),
        .on(.delivered, in: .loading, do: .complete, to: .loaded),
        .on(.rejected, in: .loading, do: .fail, to: .failed),
        .on(.abandoned, in: .loading, do: .fail, to: .cancelled),

        .refused(.delivered, .rejected, .abandoned, in: .idle, because: "nothing was asked for"),
        .refused(
          .requested, in: .loading, .loaded, .failed, .cancelled,
          because: "the data was asked for already"),
        .refused(
          .delivered, .rejected, in: .loaded, .failed, because: "the load is complete already"),
        .ignored(.abandoned, in: .loaded, .failed, .cancelled, because: "the load is complete"),
        .ignored(
          .delivered, .rejected, in: .cancelled,
          because: "data may arrive after the load was given up"),
      ])
  ]

  /// The table, packed.
  public static let program = Program(packing: chapters)

  /// Puts the step out as it is.
  public static func carryOut(
    _ action: Action, in context: inout Context, on event: Event, into effects: inout [Effect]
  ) {
    effects.append(action)
  }
}
