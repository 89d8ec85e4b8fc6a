import DragSessions
import Machines

/// Row 4: a transition of a visit's exit and enter, against a switch written by hand.
enum MeasureTransitions {
  private static let pairs = 1_000_000

  /// The pair of transitions, each with two effects.
  static func rows(in race: MeasureRace) -> [MeasureRow] {
    let timings = race.run([
      MeasureRace.Contender(work: stepMachine, count: 2 * pairs),
      MeasureRace.Contender(work: stepSwitch, count: 2 * pairs),
    ])
    return [
      MeasureRow(
        row: 4, work: "one transition of a visit, against a switch", of: timings[0],
        against: timings[1], goal: .slower(by: 3),
        agrees: timings[0].answer == timings[1].answer)
    ]
  }

  private static func stepMachine() -> Int {
    var visit = Machine<DropSession>(DropSession.Context(destination: DestinationID(7)))
    var effects = PendingEffects()
    var answer = 0
    for event in [
      DropSession.Event.queried(version: 1), .canHandleAnswered(true), .entered,
    ] {
      _ = try? visit.advance(on: event, into: &effects)
    }
    while effects.next() != nil {}
    let table = DropSession.transitionTable
    for _ in 0..<pairs {
      step(&visit, on: .left, by: table, into: &effects)
      while let effect = effects.next() { answer &+= number(of: effect) }
      step(&visit, on: .entered, by: table, into: &effects)
      while let effect = effects.next() { answer &+= number(of: effect) }
    }
    return answer
  }

  /// One transition by a table that its owner keeps, as a drag does.
  @inline(__always)
  private static func step(
    _ visit: inout Machine<DropSession>, on event: DropSession.Event,
    by table: TransitionTable<DropSession.State, DropSession.Guard, DropSession.Action>,
    into effects: inout PendingEffects
  ) {
    effects.beginRow()
    _ = try? visit.advance(on: event, of: event.kind, by: table, into: &effects)
    effects.endRow()
  }

  private static func stepSwitch() -> Int {
    var visit = HandWrittenVisit(destination: DestinationID(7))
    var effects: [Effect] = []
    var answer = 0
    for _ in 0..<pairs {
      _ = try? visit.advance(on: .left, into: &effects)
      while let effect = effects.popLast() { answer &+= number(of: effect) }
      _ = try? visit.advance(on: .entered, into: &effects)
      while let effect = effects.popLast() { answer &+= number(of: effect) }
    }
    return answer
  }

  private static func number(of effect: Effect) -> Int {
    switch effect {
    case .joinInside(let destination), .leaveInside(let destination): Int(destination.rawValue)
    case .notify(.enter): 3
    case .notify(.exit): 5
    default: 0
    }
  }

  /// The same two rows without a table.
  private struct HandWrittenVisit {
    private enum State {
      case inside
      case outside
    }

    private struct Rejection: Error {}

    private var state = State.inside
    private let destination: DestinationID

    init(destination: DestinationID) {
      self.destination = destination
    }

    // Called like the machine, and not spread out over the loop.
    @inline(never)
    mutating func advance(on event: DropSession.Event, into effects: inout [Effect]) throws {
      switch (state, event) {
      case (.inside, .left):
        effects.append(.leaveInside(destination))
        effects.append(.notify(.exit(destination)))
        state = .outside
      case (.outside, .entered):
        effects.append(.joinInside(destination))
        effects.append(.notify(.enter(destination)))
        state = .inside
      default: throw Rejection()
      }
    }
  }
}
