import Machines

/// One state and seventeen host kinds, each ignored for a reason of its own.
enum WideTable: MachineDefinition {
  enum State: UInt8, IndexedEnum {
    case only
  }

  struct Event: MachineEvent {
    enum Kind: UInt8, IndexedEnum {
      case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q
    }

    let kind: Kind
  }

  /// No guard and no action: a list without an entry.
  struct Nothing: EventReader {
    init?(rawValue: UInt8) { nil }

    static var allCases: [Nothing] { [] }
    var rawValue: UInt8 { 0 }
    var reads: [Event.Kind]? { nil }
  }

  static var initial: State { .only }

  static func stateKind(of state: State) -> StateKind<Event.Kind> { .stable }

  static func source(of kind: Event.Kind) -> EventSource { .host }

  private static let reasons: [StaticString] = [
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16",
  ]

  static var transitionGroups: [TransitionGroup<WideTable>] {
    [
      TransitionGroup(
        "wide",
        zip(Event.Kind.allCases, reasons).map { kind, reason in
          .ignored(kind, in: .only, because: reason)
        })
    ]
  }

  static var transitionTable: TransitionTable<State, Nothing, Nothing> {
    TransitionTable(packing: transitionGroups)
  }

  static func holds(_ condition: Nothing, in context: Int, on event: Event) -> Bool { false }

  static func carryOut(
    _ action: Nothing, in context: inout Int, on event: Event, into effects: inout [Int]
  ) {}
}
