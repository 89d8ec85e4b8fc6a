/// The definition of a machine: its states, events, guards and actions, and its table.
///
/// The table is the machine: ``Machine`` runs it, and diagrams and cell tables are made from it.
/// Guards only read. Actions cannot fail and cannot reach the state, because they are given the
/// context alone.
public protocol MachineDefinition: Sendable {
  /// The states.
  associatedtype State: IndexedEnum
  /// The events.
  associatedtype Event: MachineEvent
  /// The conditions that choose between the rows of one cell.
  associatedtype Guard: EventReader where Guard.Kind == Event.Kind
  /// The steps that a row carries out.
  associatedtype Action: EventReader where Action.Kind == Event.Kind
  /// What the machine remembers beside its state, and only while a later row reads it.
  associatedtype Context: Hashable, Sendable
  /// What the machine puts out.
  associatedtype Effect: Hashable, Sendable

  /// The state in which a machine begins.
  static var initial: State { get }

  /// What the machine does in a state.
  static func stateKind(of state: State) -> StateKind<Event.Kind>

  /// Who speaks in an event of a kind.
  static func source(of kind: Event.Kind) -> EventSource

  /// The rows, for people and for everything that is derived from them.
  static var transitionGroups: [TransitionGroup<Self>] { get }

  /// The same rows, packed; store it in a static constant of the conforming type.
  static var transitionTable: TransitionTable { get }

  /// Whether a condition holds.
  static func holds(_ condition: Guard, in context: Context, on event: Event) -> Bool

  /// Carries out one step of a row.
  static func carryOut(
    _ action: Action,
    in context: inout Context,
    on event: Event,
    into effects: inout [Effect]
  )
}
