import Machines

/// A drag in small: every form of row, each kind of state and each event source once.
enum Toy: ToyTable {
  static let transitionGroups = sound
  static let transitionTable: TransitionTable<ToyState, ToyGuard, ToyAction> =
    TransitionTable(packing: transitionGroups)
}

/// The toy's names and postures, so that a broken table differs from it in one thing only.
protocol ToyTable: MachineDefinition
where
  State == ToyState, Event == ToyEvent, Guard == ToyGuard, Action == ToyAction, Context == Int,
  Effect == ToyAction
{}

extension ToyTable {
  /// The good rows; a broken table changes some of them.
  static var sound: [TransitionGroup<Self>] {
    [
      TransitionGroup(
        "press",
        [
          .on(.press, in: .idle, do: .remember, to: .pressed),
          .ignored(.drag, .release, in: .idle, because: "nothing is held"),
          .rejected(.cancel, in: .idle, because: "nothing has begun"),
          .rejected(.press, in: .pressed, .dragging, because: "there is one pointer"),
          .on(.drag, in: .pressed, if: .isFar, do: .askItems, to: .lifting),
          .ignored(.drag, in: .pressed, because: "the pointer is near"),
          .on(.release, .cancel, in: .pressed, do: .forget, to: .idle),
        ]),
      TransitionGroup(
        "lift",
        [
          .on(.lifted, in: .lifting, if: .hasItems, do: .carry, .tellBegin, to: .dragging),
          .on(.lifted, in: .lifting, do: .forget, to: .idle),
          .on(.denied, in: .lifting, do: .forget, to: .idle),
        ]),
      TransitionGroup(
        "drag",
        [
          .on(.drag, in: .dragging, do: .follow),
          .on(.release, in: .dragging, do: .settle, to: .landing),
          .on(.cancel, in: .dragging, do: .flyHome, to: .landing),
        ]),
      TransitionGroup(
        "land",
        [
          .on(.landed, in: .landing, do: .tellEnd, to: .ended),
          .ignored(.landed, in: .ended, because: "an item may land twice"),
        ]),
    ]
  }

  /// The good rows without those of one cell's state and kind, and with others before them.
  static func sound(
    without gap: (state: ToyState, kind: ToyEvent.Kind)? = nil, but rows: Row<Self>...
  ) -> [TransitionGroup<Self>] {
    [TransitionGroup("fault", rows)]
      + sound.map { group in
        TransitionGroup(
          group.name,
          group.rows.filter { row in
            gap.map { !row.states.contains($0.state) || !row.kinds.contains($0.kind) } ?? true
          })
      }
  }

  static var initial: ToyState { .idle }

  static func stateKind(of state: ToyState) -> StateKind<ToyEvent.Kind> {
    switch state {
    case .idle, .pressed, .dragging: .stable
    case .lifting: .awaiting([.lifted, .denied])
    case .landing: .awaiting([.landed])
    case .ended: .final
    }
  }

  static func source(of kind: ToyEvent.Kind) -> EventSource {
    switch kind {
    case .press, .drag, .release, .cancel: .host
    case .lifted, .denied: .answer
    case .landed: .report
    }
  }

  // Nothing here is run, so broken tables need not be packable.
  static var transitionTable: TransitionTable<ToyState, ToyGuard, ToyAction> {
    TransitionTable(packing: [TransitionGroup<Self>]())
  }

  static func holds(_ condition: ToyGuard, in context: Int, on event: ToyEvent) -> Bool { true }

  static func carryOut(
    _ action: ToyAction, in context: inout Int, on event: ToyEvent, into effects: inout [ToyAction]
  ) {}
}

enum ToyState: UInt8, IndexedEnum {
  case idle, pressed, lifting, dragging, landing, ended
}

struct ToyEvent: MachineEvent {
  enum Kind: UInt8, IndexedEnum {
    case press, drag, release, cancel, lifted, denied, landed
  }

  let kind: Kind
}

enum ToyGuard: UInt8, EventReader {
  case isFar, hasItems

  var reads: [ToyEvent.Kind]? {
    switch self {
    case .isFar: [.drag]
    case .hasItems: [.lifted]
    }
  }
}

enum ToyAction: UInt8, EventReader {
  case remember, askItems, forget, carry, tellBegin, follow, settle, flyHome, tellEnd

  var reads: [ToyEvent.Kind]? {
    switch self {
    case .remember: [.press]
    case .carry: [.lifted]
    case .follow: [.drag, .press]
    case .askItems, .forget, .tellBegin, .settle, .flyHome, .tellEnd: nil
    }
  }
}
