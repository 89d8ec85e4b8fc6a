package import Machines

/// A drag that rests on a target until the target opens (CONTRACT-95).
///
/// It needs a drag under way, not one that the target accepts (CONTRACT-98). There is one for each
/// drag, for whatever the pointer rests on; going on to another target is a leave and an enter.
package enum SpringLoad: MachineDefinition {
  /// The states of a spring-loading.
  package enum State: UInt8, IndexedEnum {
    /// The pointer is on no target.
    case inactive
    /// The target is asked whether it may be opened.
    case asking
    /// The pointer rests on a target that is highlighted, and the delay is running.
    case possible
    /// The pointer moved on the target, which is asked whether to go on.
    case askingPossible
    /// The delay has passed, and the target flashes.
    case activating
    /// The pointer moved while the target flashes; it is asked whether to go on.
    case askingActivating
    /// The target has been opened, or did not allow it, and the pointer is still on it.
    case spent
  }

  /// What happens to a spring-loading.
  package enum Event: MachineEvent {
    /// The pointer came onto a target.
    case entered
    /// The pointer moved on its target.
    case hovered
    /// The pointer left its target, or the drag is over.
    case left
    /// The delay has passed.
    case delayPassed
    /// The flash is over.
    case flashPassed
    /// Whether the target may be opened.
    case allowed(Bool)

    /// The kinds of event.
    package enum Kind: UInt8, IndexedEnum {
      /// The pointer came onto a target.
      case entered
      /// The pointer moved on its target.
      case hovered
      /// The pointer left its target.
      case left
      /// The delay has passed.
      case delayPassed
      /// The flash is over.
      case flashPassed
      /// Whether the target may be opened is known.
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

  /// The conditions of the rows.
  package enum Guard: UInt8, EventReader {
    /// The target may be opened.
    case isAllowed

    /// The kinds whose payload is read.
    package var reads: [Event.Kind]? { [.allowed] }
  }

  /// The steps of the rows, which are also what is put out.
  package enum Action: UInt8, EventReader {
    /// Ask the target whether it may be opened, or whether to go on (CONTRACT-96).
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
    /// Take the highlight away: it is over, whether opened or not.
    case finish

    /// Nothing is read.
    package var reads: [Event.Kind]? { nil }
  }

  /// A spring-loading remembers nothing: its owner knows the target.
  package struct Context: Hashable, Sendable {
    /// The memory of a spring-loading.
    package init() {}
  }

  /// What a spring-loading puts out.
  package typealias Effect = Action

  /// The state in which every spring-loading begins.
  package static let initial = State.inactive

  /// A spring-loading rests but while it asks; it never ends, because another target may follow.
  package static func stateKind(of state: State) -> StateKind<Event.Kind> {
    switch state {
    case .asking, .askingPossible, .askingActivating: .awaiting([.allowed])
    case .inactive, .possible, .activating, .spent: .stable
    }
  }

  /// Who speaks in an event of a kind.
  package static func source(of kind: Event.Kind) -> EventSource {
    kind == .allowed ? .answer : .host
  }

  /// The table, in the order of the story.
  package static let transitionGroups = [restRows, openRows]

  /// The table, packed.
  package static let transitionTable = TransitionTable(packing: transitionGroups)

  /// Whether a condition holds.
  package static func holds(_ condition: Guard, in context: Context, on event: Event) -> Bool {
    event == .allowed(true)
  }

  /// Puts the step out as it is.
  package static func carryOut(
    _ action: Action, in context: inout Context, on event: Event, into effects: inout [Effect]
  ) {
    effects.append(action)
  }
}
