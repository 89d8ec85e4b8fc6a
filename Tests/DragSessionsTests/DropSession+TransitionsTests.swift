import DragSessions
import Machines
import TestSupport
import Testing

/// The transitionGroups of a visit, each as one transcript of its rows.
@Suite struct DropSessionTransitionsTests {
  @Test func `24: canHandle is asked once for each version of the items`() throws {
    for answer in [true, false] {
      var visit = try DropSessionTests.visit(in: .unknown)
      let report = Effect.report(answer ? .accepted : .declined)
      #expect(try visit.effects(of: .queried(version: 0)) == [.ask(.canHandle(.a))])
      #expect(try visit.effects(of: .canHandleAnswered(answer)) == [report])
      #expect(try visit.effects(of: .queried(version: 0)) == [report])
      #expect(try visit.effects(of: .queried(version: 1)) == [.ask(.canHandle(.a))])
      #expect(try visit.effects(of: .canHandleAnswered(!answer)) != [report])
      #expect(visit.state == (answer ? .refused : .willing))
    }
  }

  @Test func `25, 27: enter, exit, and in again as the same visited one`() throws {
    var visit = try DropSessionTests.visit(in: .willing)
    #expect(
      try visit.effects(of: .entered) == [
        .joinVisited(.a), .joinInside(.a), .notify(.enter(.a)),
      ])
    #expect(try visit.effects(of: .queried(version: 1)) == [.report(.kept)])
    #expect(try visit.effects(of: .left) == [.leaveInside(.a), .notify(.exit(.a))])
    #expect(try visit.effects(of: .queried(version: 1)) == [.report(.accepted)])
    #expect(try visit.effects(of: .entered) == [.joinInside(.a), .notify(.enter(.a))])
  }

  @Test func `22: inside, a changed mind is an exit, and outside it is silent`() throws {
    var inside = try DropSessionTests.visit(in: .askingInside)
    #expect(
      try inside.effects(of: .canHandleAnswered(false)) == [
        .leaveInside(.a), .notify(.exit(.a)), .report(.declined),
      ])
    #expect(inside.state == .blocked)
    #expect(try inside.effects(of: .queried(version: 2)) == [.report(.declined)])
    #expect(try inside.effects(of: .queried(version: 3)) == [.ask(.canHandle(.a))])
    #expect(try inside.effects(of: .canHandleAnswered(true)) == [.report(.accepted)])
    #expect(inside.state == .outside)

    var outside = try DropSessionTests.visit(in: .askingOutside)
    #expect(try outside.effects(of: .canHandleAnswered(false)) == [.report(.declined)])
    #expect(outside.state == .blocked)

    var staying = try DropSessionTests.visit(in: .askingInside)
    #expect(try staying.effects(of: .canHandleAnswered(true)) == [.report(.kept)])
    #expect(staying.state == .inside)
  }

  @Test func `28: a drop is reported when it is done, at once or later`() throws {
    var visit = try DropSessionTests.visit(in: .inside)
    #expect(try visit.effects(of: .performRequested) == [.leaveInside(.a), .ask(.perform(.a))])
    var later = visit
    #expect(try visit.effects(of: .performAnswered(isDone: true)) == [.report(.performed)])
    #expect(try later.effects(of: .performAnswered(isDone: false)) == [])
    #expect(try later.effects(of: .performFinished(isTaken: true)) == [.report(.performed)])
    #expect(visit == later)
    #expect(visit.state == .dropped)
  }

  @Test func `134: a drop that is rejected late is reported, and the end is still notified`() throws
  {
    var visit = try DropSessionTests.visit(in: .performing)
    #expect(try visit.effects(of: .performFinished(isTaken: false)) == [.report(.vetoed)])
    #expect(visit.state == .inside)
    #expect(try visit.effects(of: .sessionEnded) == [.leaveInside(.a), .notify(.dropEnd(.a))])
    #expect(visit.state == .ended)
  }

  @Test func `32, 33: dropEnd, and conclude where it dropped`() throws {
    var dropped = try DropSessionTests.visit(in: .dropped)
    #expect(try dropped.effects(of: .sessionEnded) == [.notify(.dropEnd(.a))])
    #expect(try dropped.effects(of: .concluded) == [.notify(.conclude(.a))])
    #expect(dropped.state == .ended)
  }

  @Test(arguments: [DropSession.State.inside, .outside, .blocked])
  func `32: every destination that was entered hears dropEnd`(state: DropSession.State) throws {
    var visit = try DropSessionTests.visit(in: state)
    #expect(
      try visit.effects(of: .sessionEnded)
        == (state == .inside ? [.leaveInside(.a)] : []) + [.notify(.dropEnd(.a))])
    #expect(visit.state == .ended)
  }
}
