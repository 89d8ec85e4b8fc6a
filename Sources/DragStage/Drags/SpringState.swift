import DragItems
import DragSessions
import Machines

/// A target that a drag rests on, and how far it is from opening.
struct SpringState: Hashable, Sendable {
  let target: SpringTarget
  var machine = Machine<SpringLoad>(SpringLoad.Context())

  /// Whether the target is being asked just now.
  var isAsked: Bool {
    switch machine.state {
    case .asking, .askingPossible, .askingActivating: true
    case .inactive, .possible, .activating, .spent: false
    }
  }
}

/// A view that may open, or an item of a collection.
struct SpringTarget: Hashable, Sendable {
  let view: ViewID
  let item: ItemID?
}
