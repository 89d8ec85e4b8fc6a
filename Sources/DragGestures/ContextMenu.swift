package import Machines

/// The menu that hangs on the same long press as a drag.
///
/// It shows at the lift. A pointer that moves on begins its drag and dismisses it; one that goes up
/// leaves it open, until another press takes its place. There is one on a stage: its owner knows
/// which item it belongs to, and tells of what the pointer of that item does alone.
package enum ContextMenu: MachineDefinition {
  /// The states of a menu.
  package enum State: UInt8, IndexedEnum {
    /// No menu is shown.
    case hidden
    /// An item was lifted, and is asked whether it has a menu.
    case asking
    /// The menu is shown, and the pointer that lifted its item is still down.
    case shown
    /// The menu is shown, and the pointer went up.
    case open
  }

  /// What happens to a menu.
  package enum Event: MachineEvent {
    /// A touch has rested on an item of a view with menus for the lift delay.
    case rested
    /// The pointer that lifted the item begins its drag.
    case dragBegan
    /// The pointer that lifted the item went up.
    case released
    /// The system took that pointer away.
    case cancelled
    /// A pointer was pressed, another item was lifted, or the escape key was pressed.
    case interrupted
    /// The item is gone, or its view, or its application is not in front.
    case itemLost
    /// Whether the item has a menu.
    case answered(Bool)

    /// The kinds of event.
    package enum Kind: UInt8, IndexedEnum {
      /// A touch has rested on an item.
      case rested
      /// The pointer begins its drag.
      case dragBegan
      /// The pointer went up.
      case released
      /// The pointer was taken away.
      case cancelled
      /// Something else takes the menu's place.
      case interrupted
      /// The item is gone.
      case itemLost
      /// Whether the item has a menu is known.
      case answered
    }

    /// The kind of the event.
    package var kind: Kind {
      switch self {
      case .rested: .rested
      case .dragBegan: .dragBegan
      case .released: .released
      case .cancelled: .cancelled
      case .interrupted: .interrupted
      case .itemLost: .itemLost
      case .answered: .answered
      }
    }
  }

  /// The conditions of the rows.
  package enum Guard: UInt8, EventReader {
    /// The item has a menu.
    case hasMenu

    /// The kinds whose payload is read.
    package var reads: [Event.Kind]? { [.answered] }
  }

  /// The steps of the rows, which are also what is put out.
  package enum Action: UInt8, EventReader {
    /// Ask whether the item has a menu.
    case ask
    /// Show the menu.
    case show
    /// Take the menu away.
    case dismiss

    /// Nothing is read.
    package var reads: [Event.Kind]? { nil }
  }

  /// A menu remembers nothing: its owner knows the item.
  package struct Context: Hashable, Sendable {
    /// The memory of a menu.
    package init() {}
  }

  /// What a menu puts out.
  package typealias Effect = Action

  /// The state in which every menu begins.
  package static let initial = State.hidden

  /// A menu rests but while it asks; it never ends, because another item may be lifted.
  package static func stateKind(of state: State) -> StateKind<Event.Kind> {
    switch state {
    case .asking: .awaiting([.answered])
    case .hidden, .shown, .open: .stable
    }
  }

  /// Who speaks in an event of a kind.
  package static func source(of kind: Event.Kind) -> EventSource {
    kind == .answered ? .answer : .host
  }

  /// The table, in the order of the story.
  package static let transitionGroups = [showRows, dismissRows]

  /// The table, packed.
  package static let transitionTable = TransitionTable(packing: transitionGroups)

  /// Whether a condition holds.
  package static func holds(_ condition: Guard, in context: Context, on event: Event) -> Bool {
    event == .answered(true)
  }

  /// Puts the step out as it is.
  package static func carryOut(
    _ action: Action, in context: inout Context, on event: Event, into effects: inout [Effect]
  ) {
    effects.append(action)
  }
}
