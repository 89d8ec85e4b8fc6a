import Machines

/// A machine without a meaning: cells of every shape, and guards that read bits of a random word.
///
/// Each guard reads one bit of the context mixed with the event, and each action mixes itself into
/// the context, so that a wrong candidate, action or order shows in all that follows.
enum Maze: MachineDefinition {
  enum State: UInt8, IndexedEnum {
    case hall, stair, cellar, attic, out
  }

  struct Event: MachineEvent {
    enum Kind: UInt8, IndexedEnum {
      case left, right, up, down, shout
    }

    let kind: Kind
    let word: UInt64
  }

  enum Guard: UInt8, EventReader {
    case bit0, bit1, bit2, bit3

    var reads: [Event.Kind]? { nil }
  }

  enum Action: UInt8, EventReader {
    case a, b, c, d, e, f, g

    var reads: [Event.Kind]? { nil }
  }

  struct Effect: Hashable, Sendable {
    let action: Action
    let word: UInt64
  }

  static var initial: State { .hall }

  static func stateKind(of state: State) -> StateKind<Event.Kind> {
    switch state {
    case .hall, .stair, .attic: .stable
    case .cellar: .awaiting([.up, .shout])
    case .out: .final
    }
  }

  static func source(of kind: Event.Kind) -> EventSource {
    switch kind {
    case .left, .right, .down: .host
    case .up: .answer
    case .shout: .report
    }
  }

  static let transitionGroups: [TransitionGroup<Maze>] = [
    TransitionGroup(
      "walls",
      [
        .ignored(.left, .right, in: .attic, because: "the attic is narrow"),
        .rejected(.down, in: .cellar, because: "there is no deeper floor"),
        .on(.up, in: .hall, .stair, if: .bit0, do: .a, .b, .c, .d, .e, .f, to: .attic),
        .on(.up, in: .stair, if: .bit1, do: .g, to: .cellar),
      ]),
    TransitionGroup(
      "ways",
      [
        .on(.left, in: .hall, if: .bit0, do: .a, .a, to: .stair),
        .on(.left, in: .hall, if: .bit1, do: .b),
        .on(.left, in: .hall, if: .bit2, do: .f, .g, to: .cellar),
        .on(.left, in: .hall, if: .bit3, to: .attic),
        .ignored(.left, in: .hall, because: "the door is shut"),
        .on(.right, in: .hall, .stair, .cellar, do: .c, to: .hall),
        .on(.up, in: .stair, do: .d, .e, to: .hall),
        .rejected(.up, in: .hall, because: "the hatch is closed"),
        .on(.down, in: .hall, .attic, if: .bit3, do: .e, .d, .c, to: .cellar),
        .on(.down, in: .hall, .stair, do: .g, .f, .e, .d, .c, .b, to: .stair),
        .rejected(.down, in: .attic, because: "it is dark below"),
        .on(.shout, in: .hall, .stair, .cellar, .attic, do: .a, .g, .a),
        .on(.up, in: .cellar, do: .b, to: .stair),
        .on(.left, in: .attic, if: .bit2, to: .out),
        .ignored(.shout, in: .out, because: "the garden is wide"),
        .on(.left, in: .stair, if: .bit2, do: .a, to: .hall),
      ]),
  ]

  static let transitionTable = TransitionTable(packing: transitionGroups)

  static func holds(_ condition: Guard, in context: UInt64, on event: Event) -> Bool {
    (context ^ event.word) >> UInt64(condition.rawValue) & 1 == 1
  }

  static func carryOut(
    _ action: Action, in context: inout UInt64, on event: Event, into effects: inout [Effect]
  ) {
    context = (context &+ UInt64(action.rawValue) &+ event.word) &* 0x9E37_79B9_7F4A_7C15
    context ^= context >> 29
    effects.append(Effect(action: action, word: context))
  }
}
