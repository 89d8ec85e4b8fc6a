import Machines

/// A drag in small: every form of row, each posture and each origin once.
enum Toy: ToyTable {
  static let chapters = sound
  static let program = Program(packing: chapters)
}

/// The toy's names and postures, so that a broken table differs from it in one thing only.
protocol ToyTable: Behavior
where
  State == ToyState, Event == ToyEvent, Guard == ToyGuard, Action == ToyAction, Context == Int,
  Effect == ToyAction
{}

extension ToyTable {
  /// The good rows; a broken table changes some of them.
  static var sound: [Chapter<Self>] {
    [
      Chapter(
        "press",
        [
          .on(.press, in: .idle, do: .remember, to: .pressed),
          .ignored(.drag, .release, in: .idle, because: "nothing is held"),
          .refused(.cancel, in: .idle, because: "nothing has begun"),
          .refused(.press, in: .pressed, .dragging, because: "there is one pointer"),
          .on(.drag, in: .pressed, if: .isFar, do: .askItems, to: .lifting),
          .ignored(.drag, in: .pressed, because: "the pointer is near"),
          .on(.release, .cancel, in: .pressed, do: .forget, to: .idle),
        ]),
      Chapter(
        "lift",
        [
          .on(.lifted, in: .lifting, if: .hasItems, do: .carry, .tellBegin, to: .dragging),
          .on(.lifted, in: .lifting, do: .forget, to: .idle),
          .on(.denied, in: .lifting, do: .forget, to: .idle),
        ]),
      Chapter(
        "drag",
        [
          .on(.drag, in: .dragging, do: .follow),
          .on(.release, in: .dragging, do: .settle, to: .landing),
          .on(.cancel, in: .dragging, do: .flyHome, to: .landing),
        ]),
      Chapter(
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
  ) -> [Chapter<Self>] {
    [Chapter("fault", rows)]
      + sound.map { chapter in
        Chapter(
          chapter.name,
          chapter.rows.filter { row in
            gap.map { !row.states.contains($0.state) || !row.kinds.contains($0.kind) } ?? true
          })
      }
  }

  static var initial: ToyState { .idle }

  static func posture(of state: ToyState) -> Posture<ToyEvent.Kind> {
    switch state {
    case .idle, .pressed, .dragging: .rests
    case .lifting: .waits(for: [.lifted, .denied])
    case .landing: .waits(for: [.landed])
    case .ended: .ends
    }
  }

  static func origin(of kind: ToyEvent.Kind) -> Origin {
    switch kind {
    case .press, .drag, .release, .cancel: .host
    case .lifted, .denied: .answer
    case .landed: .report
    }
  }

  // Nothing here is run, so broken tables need not be packable.
  static var program: Program { Program(packing: [Chapter<Self>]()) }

  static func holds(_ condition: ToyGuard, in context: Int, on event: ToyEvent) -> Bool { true }

  static func carryOut(
    _ action: ToyAction, in context: inout Int, on event: ToyEvent, into effects: inout [ToyAction]
  ) {}
}

enum ToyState: UInt8, Label {
  case idle, pressed, lifting, dragging, landing, ended
}

struct ToyEvent: MachineEvent {
  enum Kind: UInt8, Label {
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
