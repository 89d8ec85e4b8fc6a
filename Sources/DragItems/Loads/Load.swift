package import Machines

/// One load of one representation: asked for once, and completed exactly once (CONTRACT-117).
package enum Load: MachineDefinition {
  /// The states of a load.
  package enum State: UInt8, IndexedEnum {
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
  package enum Event: UInt8, MachineEvent, IndexedEnum {
    /// The data is asked for.
    case requested
    /// The data arrives.
    case delivered
    /// The source has failed.
    case rejected
    /// The load is given up.
    case abandoned
    /// The source tells how far it is.
    case progressed
    /// The deadline has passed, and the source has not answered.
    case expired
    /// The data is asked for where it may not be: outside the drop (CONTRACT-121).
    case barred

    /// An event of a load carries nothing, so it is its own kind.
    package var kind: Event { self }
  }

  /// A load's rows have no conditions.
  package typealias Guard = Unconditional<Event>

  /// The steps of a load's rows.
  package enum Action: UInt8, EventReader {
    /// Ask the source for the data.
    case request
    /// Complete with the data.
    case complete
    /// Complete with an error.
    case fail
    /// Tell how far the load is.
    case report

    /// Nothing is read.
    package var reads: [Event]? { nil }
  }

  /// A load remembers nothing: what is loaded is known by its token.
  package struct Context: Hashable, Sendable {
    /// The memory of a load.
    package init() {}
  }

  /// What a load puts out.
  package typealias Effect = Action

  /// The state in which every load begins.
  package static let initial = State.idle

  /// A load rests until its data arrives, and ends with its one completion.
  package static func stateKind(of state: State) -> StateKind<Event> {
    switch state {
    case .idle, .loading: .stable
    case .loaded, .failed, .cancelled: .final
    }
  }

  /// Everything that happens to a load comes from its owner.
  package static func source(of kind: Event) -> EventSource { .host }

  /// The table.
  package static let transitionGroups = [
    TransitionGroup<Load>(
      "load",
      [
        .on(.requested, in: .idle, do: .request, to: .loading),
        .on(.barred, in: .idle, do: .fail, to: .failed),
        .on(.progressed, in: .loading, do: .report),
        .on(.delivered, in: .loading, do: .complete, to: .loaded),
        .on(.rejected, in: .loading, do: .fail, to: .failed),
        // An answer may still arrive behind the deadline, as it may after a load was given up.
        .on(.abandoned, .expired, in: .loading, do: .fail, to: .cancelled),

        .rejected(
          .delivered, .rejected, .abandoned, .progressed, .expired, in: .idle,
          because: "nothing was asked for"),
        .rejected(
          .requested, .barred, in: .loading, .loaded, .failed, .cancelled,
          because: "the data was asked for already"),
        .rejected(
          .delivered, .rejected, .progressed, in: .loaded, .failed,
          because: "the load is complete already"),
        .ignored(
          .abandoned, .expired, in: .loaded, .failed, .cancelled, because: "the load is complete"),
        .ignored(
          .delivered, .rejected, .progressed, in: .cancelled,
          because: "data may arrive after the load was given up"),
      ])
  ]

  /// The table, packed.
  package static let transitionTable = TransitionTable(packing: transitionGroups)

  /// Puts the step out as it is.
  package static func carryOut(
    _ action: Action, in context: inout Context, on event: Event, into effects: inout [Effect]
  ) {
    effects.append(action)
  }
}
