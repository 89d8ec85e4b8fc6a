package import Machines

/// The state machine of spring-loading: a drag rests on a target until the target opens
/// (CONTRACT-95).
///
/// It needs a drag under way, not one that the target accepts (CONTRACT-98). Each drag has one.
/// Moving to another target is a leave and an enter.
package enum SpringLoad: MachineDefinition {
  /// The states of spring-loading.
  package enum State: UInt8, IndexedEnum {
    /// The pointer is on no target.
    case inactive
    /// The target is queried whether it may be opened.
    case asking
    /// The pointer rests on a target that is highlighted, and the delay is running.
    case possible
    /// The pointer moved on the target, which is queried whether to continue.
    case askingPossible
    /// The delay has passed, and the target flashes.
    case activating
    /// The pointer moved while the target flashes; it is queried whether to continue.
    case askingActivating
    /// The target was opened, or did not allow it, and the pointer is still on it.
    case spent
  }

  /// An event of spring-loading.
  package enum Event: MachineEvent {
    /// The pointer entered a target.
    case entered
    /// The pointer moved on its target.
    case hovered
    /// The pointer left its target, or the drag is over.
    case left
    /// The delay has passed.
    case delayPassed
    /// The flash is over.
    case flashPassed
    /// True if the target may be opened.
    case allowed(Bool)

    /// The kinds of event.
    package enum Kind: UInt8, IndexedEnum {
      /// The pointer entered a target.
      case entered
      /// The pointer moved on its target.
      case hovered
      /// The pointer left its target.
      case left
      /// The delay has passed.
      case delayPassed
      /// The flash is over.
      case flashPassed
      /// The target answered whether it may be opened.
      case allowed
    }

    /// The kind of the event.
    package var kind: Kind {
      switch self {
      case .entered: .entered
      case .hovered: .hovered
      case .left: .left
      case .delayPassed: .delayPassed
      case .flashPassed: .flashPassed
      case .allowed: .allowed
      }
    }
  }

  /// The guards of the transitions.
  package enum Guard: UInt8, EventReader {
    /// The target may be opened.
    case isAllowed

    /// The kinds whose payload is read.
    package var reads: [Event.Kind]? { [.allowed] }
  }

  /// The actions of the transitions, which are also the effects.
  package enum Action: UInt8, EventReader {
    /// Ask the target whether it may be opened, or whether to continue (CONTRACT-96).
    case ask
    /// Highlight the target.
    case highlight
    /// Start the delay.
    case startDelay
    /// Stop the delay.
    case stopDelay
    /// Let the target flash.
    case startFlash
    /// Stop the flash.
    case stopFlash
    /// Open the target.
    case activate
    /// Remove the highlight: spring-loading is over, opened or not.
    case finish

    /// No payload is read.
    package var reads: [Event.Kind]? { nil }
  }

  /// Spring-loading has no extended state: its owner knows the target.
  package struct Context: Hashable, Sendable {
    /// Makes the context.
    package init() {}
  }

  /// The effects of spring-loading.
  package typealias Effect = Action

  /// The initial state.
  package static let initial = State.inactive

  /// Stable except while asking; no state is final, because another target may follow.
  package static func stateKind(of state: State) -> StateKind<Event.Kind> {
    switch state {
    case .asking, .askingPossible, .askingActivating: .awaiting([.allowed])
    case .inactive, .possible, .activating, .spent: .stable
    }
  }

  /// The source of events of a kind.
  package static func source(of kind: Event.Kind) -> EventSource {
    kind == .allowed ? .answer : .host
  }

  /// All transitions, by group.
  package static let transitionGroups = [restRows, openRows]

  /// The rows by cell.
  package static let transitionTable = TransitionTable(packing: transitionGroups)

  /// Returns true if the guard holds.
  package static func holds(_ condition: Guard, in context: Context, on event: Event) -> Bool {
    event == .allowed(true)
  }

  /// Puts the action out as an effect.
  package static func carryOut(
    _ action: Action, in context: inout Context, on event: Event, into effects: inout [Effect]
  ) {
    effects.append(action)
  }
}
