/// The definition of a state machine: its states, events, guards and actions, and its table.
///
/// ``Machine`` runs the table; diagrams and cell tables are derived from it. Guards only read.
/// Actions cannot fail and cannot access the state, because they receive the context alone.
@usableFromInline package protocol MachineDefinition: Sendable {
  /// The states.
  associatedtype State: IndexedEnum
  /// The events.
  associatedtype Event: MachineEvent
  /// The guards that choose between the rows of one cell.
  associatedtype Guard: EventReader where Guard.Kind == Event.Kind
  /// The actions of the rows.
  associatedtype Action: EventReader where Action.Kind == Event.Kind
  /// The extended state of the machine; each value is kept only while a later row reads it.
  associatedtype Context: Hashable, Sendable
  /// The effects that the machine produces.
  associatedtype Effect: Hashable, Sendable
  /// The sequence that the actions append their effects to; an array, unless the owner of the
  /// machine has a faster one.
  associatedtype Effects: EffectSequence<Effect> = [Effect]

  /// The initial state.
  static var initial: State { get }

  /// The kind of a state.
  static func stateKind(of state: State) -> StateKind<Event.Kind>

  /// The source of events of a kind.
  static func source(of kind: Event.Kind) -> EventSource

  /// The rows, from which all other representations are derived.
  static var transitionGroups: [TransitionGroup<Self>] { get }

  /// The same rows by cell; store it in a static constant of the conforming type.
  static var transitionTable: TransitionTable<State, Guard, Action> { get }

  /// Returns true if a guard holds.
  static func holds(_ condition: Guard, in context: Context, on event: Event) -> Bool

  /// Carries out one action of a row.
  static func carryOut(
    _ action: Action,
    in context: inout Context,
    on event: Event,
    into effects: inout Effects
  )
}
