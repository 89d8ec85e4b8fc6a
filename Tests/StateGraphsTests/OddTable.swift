import Machines

/// A table with everything in its names and numbers that a diagram or a program cannot take.
enum OddTable: MachineDefinition {
  enum State: UInt8, IndexedEnum, CustomStringConvertible {
    case first = 1
    case second, third

    var description: String {
      switch self {
      case .first: "state"
      case .second: "direction TB"
      case .third: "State"
      }
    }
  }

  struct Event: MachineEvent {
    enum Kind: UInt8, IndexedEnum, CustomStringConvertible {
      case move, moveBy, marks

      var description: String {
        switch self {
        case .move: "move"
        case .moveBy: "move.by"
        case .marks: "9|<\"#;>\\\n\0"
        }
      }
    }

    let kind: Kind
  }

  enum Guard: UInt8, EventReader, CustomStringConvertible {
    case left, right

    var reads: [Event.Kind]? { nil }
    var description: String { "same" }
  }

  enum Action: UInt8, EventReader, CustomStringConvertible {
    case comment

    var reads: [Event.Kind]? { nil }
    var description: String { "%%:{}" }
  }

  static var initial: State { .first }

  static func stateKind(of state: State) -> StateKind<Event.Kind> { .stable }

  static func source(of kind: Event.Kind) -> EventSource { .report }

  static let transitionGroups: [TransitionGroup<OddTable>] = [
    TransitionGroup(
      "odd",
      [
        .on(.move, in: .first, if: .left, do: .comment, to: .second),
        .on(.move, in: .first, if: .right, to: .third),
        .ignored(.move, in: .first, because: "a|b is *odd*"),
        .on(.moveBy, .marks, in: .second, .third, to: .first),
      ])
  ]

  static var transitionTable: TransitionTable<State, Guard, Action> {
    TransitionTable(packing: transitionGroups)
  }

  static func holds(_ condition: Guard, in context: Int, on event: Event) -> Bool { true }

  static func carryOut(
    _ action: Action, in context: inout Int, on event: Event, into effects: inout [Int]
  ) {}
}
