import Machines

// Each table is the toy's with one thing changed.

enum EmptyRows: ToyTable {
  static let transitionGroups = sound(
    but: .on(in: .idle, do: .forget), .ignored(.drag, because: "nobody is here"))
}

enum UnwrittenCell: ToyTable {
  static let transitionGroups = sound(without: (.idle, .cancel))
}

enum UnaskedAnswer: ToyTable {
  static let transitionGroups = sound(but: .ignored(.denied, in: .idle, because: "it is late"))
}

enum StrayRows: ToyTable {
  static let transitionGroups = sound(
    but: .rejected(.press, in: .lifting, because: "it waits"),
    .ignored(.denied, in: .landing, because: "it is late"))
}

enum ReportsAnywhere: ToyTable {
  static let transitionGroups = sound(
    but: .ignored(.landed, in: .lifting, because: "another drag lands"),
    .on(.landed, in: .idle, do: .tellEnd))
}

enum UnansweredKind: ToyTable {
  static let transitionGroups = sound(
    without: (.lifting, .denied), but: .ignored(.denied, in: .lifting, because: "so what"))
}

enum AwaitedHost: ToyTable {
  static let transitionGroups = sound(but: .on(.cancel, in: .lifting, do: .forget, to: .idle))

  static func stateKind(of state: ToyState) -> StateKind<ToyEvent.Kind> {
    state == .lifting ? .awaiting([.lifted, .denied, .cancel]) : Toy.stateKind(of: state)
  }
}

enum TwoUnguarded: ToyTable {
  static let transitionGroups = sound(
    but: .rejected(.release, in: .idle, because: "nothing is held"))
}

enum GuardedBehindOpen: ToyTable {
  static let transitionGroups = sound(
    without: (.dragging, .drag), but: .on(.drag, in: .dragging, do: .follow),
    .on(.drag, in: .dragging, if: .isFar, do: .follow))
}

enum GuardTwice: ToyTable {
  static let transitionGroups = sound(but: .on(.drag, in: .pressed, if: .isFar, do: .follow))
}

enum NoFallThrough: ToyTable {
  static let transitionGroups = sound(
    without: (.pressed, .drag),
    but: .on(.drag, in: .pressed, if: .isFar, do: .askItems, to: .lifting))
}

enum LeavesEnd: ToyTable {
  static let transitionGroups = sound(
    without: (.ended, .landed), but: .on(.landed, in: .ended, to: .pressed))
}

enum StaysAtEnd: ToyTable {
  static let transitionGroups = sound(
    without: (.ended, .landed), but: .on(.landed, in: .ended, do: .tellEnd))
}

enum NoWayOut: ToyTable {
  static let transitionGroups = sound(
    without: (.landing, .landed), but: .on(.landed, in: .landing, do: .tellEnd))
}

/// No state ends, and the way leads back to the beginning.
enum RoundTrip: ToyTable {
  static let transitionGroups = sound(
    without: (.ended, .landed), but: .on(.landed, in: .ended, do: .forget, to: .idle))

  static func stateKind(of state: ToyState) -> StateKind<ToyEvent.Kind> {
    state == .ended ? .awaiting([.landed]) : Toy.stateKind(of: state)
  }
}

enum UnusedGuard: ToyTable {
  static let transitionGroups = sound(
    without: (.pressed, .drag), but: .on(.drag, in: .pressed, do: .askItems, to: .lifting))
}

enum UnusedAction: ToyTable {
  static let transitionGroups = sound(
    without: (.dragging, .drag), but: .ignored(.drag, in: .dragging, because: "it is seen"))
}

enum BlindGuard: ToyTable {
  static let transitionGroups = sound(
    but: .on(.landed, in: .pressed, if: .isFar, do: .forget),
    .ignored(.landed, in: .pressed, because: "it is near"))
}

enum BlindActions: ToyTable {
  static let transitionGroups = sound(but: .on(.landed, in: .pressed, do: .remember, .follow))
}
