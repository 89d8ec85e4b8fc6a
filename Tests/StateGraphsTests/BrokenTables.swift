import Machines

// Each table is the toy's with one thing changed.

enum EmptyRows: ToyTable {
  static let chapters = sound(
    but: .on(in: .idle, do: .forget), .ignored(.drag, because: "nobody is here"))
}

enum CrowdedRow: ToyTable {
  static let chapters = sound(
    but: .on(.landed, in: .idle),
    .on(
      .landed, in: .dragging, do: .tellEnd, .tellEnd, .tellEnd, .tellEnd, .tellEnd, .tellEnd,
      .tellEnd))
}

enum UnwrittenCell: ToyTable {
  static let chapters = sound(without: (.idle, .cancel))
}

enum UnaskedAnswer: ToyTable {
  static let chapters = sound(but: .ignored(.denied, in: .idle, because: "it is late"))
}

enum StrayRows: ToyTable {
  static let chapters = sound(
    but: .refused(.press, in: .lifting, because: "it waits"),
    .ignored(.denied, in: .landing, because: "it is late"))
}

enum ReportsAnywhere: ToyTable {
  static let chapters = sound(
    but: .ignored(.landed, in: .lifting, because: "another drag lands"),
    .on(.landed, in: .idle, do: .tellEnd))
}

enum UnansweredKind: ToyTable {
  static let chapters = sound(
    without: (.lifting, .denied), but: .ignored(.denied, in: .lifting, because: "so what"))
}

enum AwaitedHost: ToyTable {
  static let chapters = sound(but: .on(.cancel, in: .lifting, do: .forget, to: .idle))

  static func posture(of state: ToyState) -> Posture<ToyEvent.Kind> {
    state == .lifting ? .waits(for: [.lifted, .denied, .cancel]) : Toy.posture(of: state)
  }
}

enum TwoUnguarded: ToyTable {
  static let chapters = sound(but: .refused(.release, in: .idle, because: "nothing is held"))
}

enum GuardedBehindOpen: ToyTable {
  static let chapters = sound(
    without: (.dragging, .drag), but: .on(.drag, in: .dragging, do: .follow),
    .on(.drag, in: .dragging, if: .isFar, do: .follow))
}

enum GuardTwice: ToyTable {
  static let chapters = sound(but: .on(.drag, in: .pressed, if: .isFar, do: .follow))
}

enum NoFallThrough: ToyTable {
  static let chapters = sound(
    without: (.pressed, .drag),
    but: .on(.drag, in: .pressed, if: .isFar, do: .askItems, to: .lifting))
}

enum LeavesEnd: ToyTable {
  static let chapters = sound(
    without: (.ended, .landed), but: .on(.landed, in: .ended, to: .pressed))
}

enum StaysAtEnd: ToyTable {
  static let chapters = sound(
    without: (.ended, .landed), but: .on(.landed, in: .ended, do: .tellEnd))
}

enum NoWayOut: ToyTable {
  static let chapters = sound(
    without: (.landing, .landed), but: .on(.landed, in: .landing, do: .tellEnd))
}

/// No state ends, and the way leads back to the beginning.
enum RoundTrip: ToyTable {
  static let chapters = sound(
    without: (.ended, .landed), but: .on(.landed, in: .ended, do: .forget, to: .idle))

  static func posture(of state: ToyState) -> Posture<ToyEvent.Kind> {
    state == .ended ? .waits(for: [.landed]) : Toy.posture(of: state)
  }
}

enum UnusedGuard: ToyTable {
  static let chapters = sound(
    without: (.pressed, .drag), but: .on(.drag, in: .pressed, do: .askItems, to: .lifting))
}

enum UnusedAction: ToyTable {
  static let chapters = sound(
    without: (.dragging, .drag), but: .ignored(.drag, in: .dragging, because: "it is seen"))
}

enum BlindGuard: ToyTable {
  static let chapters = sound(
    but: .on(.landed, in: .pressed, if: .isFar, do: .forget),
    .ignored(.landed, in: .pressed, because: "it is near"))
}

enum BlindActions: ToyTable {
  static let chapters = sound(but: .on(.landed, in: .pressed, do: .remember, .follow))
}
