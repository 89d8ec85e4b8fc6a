package import Machines

/// The state machine of a context menu, which shares the long press with a drag.
///
/// The menu is shown at the lift. A pointer that moves on begins its drag and dismisses the menu;
/// one that goes up leaves it open until the next press. A stage has one menu: its owner knows
/// which item it belongs to, and passes on only the events of the pointer of that item.
package enum ContextMenu: MachineDefinition {
  /// The states of a menu.
  package enum State: UInt8, IndexedEnum {
    /// No menu is shown.
    case hidden
    /// An item was lifted; the policy is asked whether it has a menu.
    case asking
    /// The menu is shown, and the pointer that lifted its item is still down.
    case shown
    /// The menu is shown, and the pointer went up.
    case open
  }

  /// An event of a menu.
  package enum Event: MachineEvent {
    /// A touch has rested on an item of a view with menus for the lift delay.
    case rested
    /// The pointer that lifted the item begins its drag.
    case dragBegan
    /// The pointer that lifted the item went up.
    case released
    /// The system canceled that pointer.
    case cancelled
    /// A pointer was pressed, another item was lifted, or the escape key was pressed.
    case interrupted
    /// The item or its view was removed, or its application is not in front.
    case itemLost
    /// True if the item has a menu.
    case answered(Bool)

    /// The kinds of event.
    package enum Kind: UInt8, IndexedEnum {
      /// A touch has rested on an item.
      case rested
      /// The pointer begins its drag.
      case dragBegan
      /// The pointer went up.
      case released
      /// The pointer was canceled.
      case cancelled
      /// Another press, lift or key replaces the menu.
      case interrupted
      /// The item was removed.
      case itemLost
      /// The policy answered whether the item has a menu.
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

  /// The guards of the transitions.
  package enum Guard: UInt8, EventReader {
    /// The item has a menu.
    case hasMenu

    /// The kinds whose payload is read.
    package var reads: [Event.Kind]? { [.answered] }
  }

  /// The actions of the transitions, which are also the effects.
  package enum Action: UInt8, EventReader {
    /// Ask whether the item has a menu.
    case ask
    /// Show the menu.
    case show
    /// Dismiss the menu.
    case dismiss

    /// No payload is read.
    package var reads: [Event.Kind]? { nil }
  }

  /// A menu has no extended state: its owner knows the item.
  package struct Context: Hashable, Sendable {
    /// Makes the context.
    package init() {}
  }

  /// The effects of a menu.
  package typealias Effect = Action

  /// The initial state.
  package static let initial = State.hidden

  /// Stable except while asking; no state is final, because another item may be lifted.
  package static func stateKind(of state: State) -> StateKind<Event.Kind> {
    switch state {
    case .asking: .awaiting([.answered])
    case .hidden, .shown, .open: .stable
    }
  }

  /// The source of events of a kind.
  package static func source(of kind: Event.Kind) -> EventSource {
    kind == .answered ? .answer : .host
  }

  /// All transitions, by group.
  package static let transitionGroups = [showRows, dismissRows]

  /// The rows by cell.
  package static let transitionTable = TransitionTable(packing: transitionGroups)

  /// Returns true if the guard holds.
  package static func holds(_ condition: Guard, in context: Context, on event: Event) -> Bool {
    event == .answered(true)
  }

  /// Puts the action out as an effect.
  package static func carryOut(
    _ action: Action, in context: inout Context, on event: Event, into effects: inout [Effect]
  ) {
    effects.append(action)
  }
}
