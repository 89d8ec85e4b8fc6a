import DragItems
import DragSessions
import Machines

/// The spring-loading target that a drag rests on, with its state machine.
struct SpringState: Hashable, Sendable {
  let target: SpringTarget
  var machine = Machine<SpringLoad>(SpringLoad.Context())

  /// True while the target is being queried.
  var isAsked: Bool {
    switch machine.state {
    case .asking, .askingPossible, .askingActivating: true
    case .inactive, .possible, .activating, .spent: false
    }
  }
}

/// The target of spring-loading: a view, or an item of a collection.
struct SpringTarget: Hashable, Sendable {
  let view: ViewID
  let item: ItemID?
}
