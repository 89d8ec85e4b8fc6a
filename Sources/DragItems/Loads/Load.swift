package import Machines

/// The state machine of one load: requested once, and completed exactly once (CONTRACT-117).
package enum Load: MachineDefinition {
  /// The states of a load.
  package enum State: UInt8, IndexedEnum {
    /// The data was not requested.
    case idle
    /// The data was requested and has not arrived.
    case loading
    /// The data has arrived.
    case loaded
    /// The load failed.
    case failed
    /// The load was canceled.
    case cancelled
  }

  /// An event of a load.
  package enum Event: UInt8, MachineEvent, IndexedEnum {
    /// The data is requested.
    case requested
    /// The data arrives.
    case delivered
    /// The source has failed.
    case rejected
    /// The load is canceled.
    case abandoned
    /// The source reports progress.
    case progressed
    /// The deadline has passed, and the source has not answered.
    case expired
    /// The data is requested outside the drop, which is not allowed (CONTRACT-121).
    case barred

    /// An event of a load has no payload, so it is its own kind.
    package var kind: Event { self }
  }

  /// A load's transitions have no guards.
  package typealias Guard = Unconditional<Event>

  /// The actions of a load's transitions.
  package enum Action: UInt8, EventReader {
    /// Ask the source for the data.
    case request
    /// Complete with the data.
    case complete
    /// Complete with an error.
    case fail
    /// Report progress.
    case report

    /// No payload is read.
    package var reads: [Event]? { nil }
  }

  /// A load has no extended state: its owner knows its request by token.
  package struct Context: Hashable, Sendable {
    /// Makes the context.
    package init() {}
  }

  /// The effects of a load.
  package typealias Effect = Action

  /// The initial state.
  package static let initial = State.idle

  /// Stable until the data arrives; final after the one completion.
  package static func stateKind(of state: State) -> StateKind<Event> {
    switch state {
    case .idle, .loading: .stable
    case .loaded, .failed, .cancelled: .final
    }
  }

  /// Every event comes from the owner.
  package static func source(of kind: Event) -> EventSource { .host }

  /// All transitions, by group.
  package static let transitionGroups = [
    TransitionGroup<Load>(
      "load",
      [
        .on(.requested, in: .idle, do: .request, to: .loading),
        .on(.barred, in: .idle, do: .fail, to: .failed),
        .on(.progressed, in: .loading, do: .report),
        .on(.delivered, in: .loading, do: .complete, to: .loaded),
        .on(.rejected, in: .loading, do: .fail, to: .failed),
        // An answer may still arrive after the deadline, and after a load was canceled.
        .on(.abandoned, .expired, in: .loading, do: .fail, to: .cancelled),

        .rejected(
          .delivered, .rejected, .abandoned, .progressed, .expired, in: .idle,
          because: "no data was requested"),
        .rejected(
          .requested, .barred, in: .loading, .loaded, .failed, .cancelled,
          because: "the data was requested already"),
        .rejected(
          .delivered, .rejected, .progressed, in: .loaded, .failed,
          because: "the load is complete already"),
        .ignored(
          .abandoned, .expired, in: .loaded, .failed, .cancelled, because: "the load is complete"),
        .ignored(
          .delivered, .rejected, .progressed, in: .cancelled,
          because: "data may arrive after the load was canceled"),
      ])
  ]

  /// The rows by cell.
  package static let transitionTable = TransitionTable(packing: transitionGroups)

  /// Puts the action out as an effect.
  package static func carryOut(
    _ action: Action, in context: inout Context, on event: Event, into effects: inout [Effect]
  ) {
    effects.append(action)
  }
}
