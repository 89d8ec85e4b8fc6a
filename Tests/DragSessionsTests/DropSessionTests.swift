import DragSessions
import Machines
import TestSupport
import Testing

@Suite struct DropSessionTests {
  /// The shortest way to each state.
  private static func path(to state: DropSession.State) -> [DropSession.Event] {
    switch state {
    case .unknown: []
    case .asking: [.queried(version: 1)]
    case .refused: path(to: .asking) + [.canHandleAnswered(false)]
    case .willing: path(to: .asking) + [.canHandleAnswered(true)]
    case .inside: path(to: .willing) + [.entered]
    case .askingInside: path(to: .inside) + [.queried(version: 2)]
    case .outside: path(to: .inside) + [.left]
    case .askingOutside: path(to: .outside) + [.queried(version: 2)]
    case .blocked: path(to: .askingInside) + [.canHandleAnswered(false)]
    case .accepting: path(to: .inside) + [.performRequested]
    case .performing: path(to: .accepting) + [.performAnswered(isDone: false)]
    case .dropped: path(to: .performing) + [.performFinished(isTaken: true)]
    case .concluding: path(to: .dropped) + [.sessionEnded]
    case .ended: path(to: .concluding) + [.concluded]
    case .lost: [.lost]
    }
  }

  static func visit(in state: DropSession.State) throws -> Machine<DropSession> {
    var visit = Machine<DropSession>(DropSession.Context(destination: .a))
    for event in path(to: state) { _ = try visit.effects(of: event) }
    return visit
  }

  private static let events: [DropSession.Event] = [
    .queried(version: 7), .entered, .left, .performRequested, .sessionEnded, .concluded,
    .lost, .performFinished(isTaken: true), .canHandleAnswered(true),
    .performAnswered(isDone: true),
  ]

  // The kinds: queried, entered, left; performRequested, sessionEnded, concluded, lost,
  // performFinished; and the answers to canHandle and perform.
  static let matrix: [OutcomeRow<DropSession.State>] = [
    OutcomeRow(.unknown, "H.. ...H. .."),
    OutcomeRow(.asking, "... ..... H."),
    OutcomeRow(.refused, "H.. ...H. .."),
    OutcomeRow(.willing, "HH. ...H. .."),
    OutcomeRow(.inside, "H.H HH.H. .."),
    OutcomeRow(.askingInside, "... ..... H."),
    OutcomeRow(.outside, "HH. .H.H. .."),
    OutcomeRow(.askingOutside, "... ..... H."),
    OutcomeRow(.blocked, "H.. .H.H. .."),
    OutcomeRow(.accepting, "... ..... .H"),
    OutcomeRow(.performing, "... ...HH .."),
    OutcomeRow(.dropped, "... .H.H. .."),
    OutcomeRow(.concluding, "... ..HH. .."),
    OutcomeRow(.ended, "... ...i. .."),
    OutcomeRow(.lost, "... .iiii .."),
  ]

  @Test func `the matrix has every state and every kind`() {
    #expect(Self.matrix.map(\.state) == DropSession.State.allCases)
    #expect(Self.events.map(\.kind) == DropSession.Event.Kind.allCases)
  }

  @Test(arguments: DropSessionTests.matrix)
  func `a state takes what its row says, and is unchanged by everything else`(
    row: OutcomeRow<DropSession.State>
  ) throws {
    let visit = try Self.visit(in: row.state)
    #expect(visit.state == row.state)
    #expect(Self.events.map { visit.outcome(on: $0) } == row.outcomes)
  }

  @Test(arguments: DropSession.State.allCases)
  func `every way into an end forgets which items were shown`(state: DropSession.State) throws {
    for event in [DropSession.Event.lost, .sessionEnded, .concluded] {
      var visit = try Self.visit(in: state)
      guard case .handled = visit.outcome(on: event) else { continue }
      _ = try visit.effects(of: event)
      #expect(visit.context == DropSession.Context(destination: .a))
    }
  }
}
