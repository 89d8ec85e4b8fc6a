import DragSessions
import Machines

/// Row 4: a transition of the visit's hover and proposal, against a switch written by hand.
enum MeasureTransitions {
  private static let pairs = 1_000_000

  /// The pair of transitions, each with one effect.
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
      DropSession.Event.queried(version: 1), .canHandleAnswered(true), .entered, .updateAnswered,
    ] {
      _ = try? visit.advance(on: event, into: &effects)
    }
    while effects.next() != nil {}
    for _ in 0..<pairs {
      _ = try? visit.advance(on: .hovered, into: &effects)
      answer &+= number(of: effects.next())
      _ = try? visit.advance(on: .updateAnswered, into: &effects)
      answer &+= number(of: effects.next())
    }
    return answer
  }

  private static func stepSwitch() -> Int {
    var visit = HandWrittenVisit(destination: DestinationID(7))
    var effects: [Effect] = []
    var answer = 0
    for _ in 0..<pairs {
      _ = try? visit.advance(on: .hovered, into: &effects)
      answer &+= number(of: effects.popLast())
      _ = try? visit.advance(on: .updateAnswered, into: &effects)
      answer &+= number(of: effects.popLast())
    }
    return answer
  }

  private static func number(of effect: Effect?) -> Int {
    switch effect {
    case .ask(.update(let destination)): Int(destination.rawValue)
    case .report(.proposed): 3
    default: 0
    }
  }

  /// The same two rows without a table.
  private struct HandWrittenVisit {
    private enum State {
      case inside
      case proposing
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
      case (.inside, .hovered):
        effects.append(.ask(.update(destination)))
        state = .proposing
      case (.proposing, .updateAnswered):
        effects.append(.report(.proposed))
        state = .inside
      default: throw Rejection()
      }
    }
  }
}
