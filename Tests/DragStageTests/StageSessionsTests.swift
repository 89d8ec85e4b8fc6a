import DragGeometry
import DragGestures
import DragItems
import DragSessions
import Machines
import Testing

@testable import DragStage

/// Several sessions, keys, restrictions, applications, and what changes under a drag.
@Suite struct StageSessionsTests {
  private func shared(_ isShared: Bool) -> ViewOptions {
    var options = ViewOptions()
    options.takesSimultaneousDrops = isShared
    return options
  }

  private func foreign() -> ViewOptions {
    var options = ViewOptions()
    options.application = "other"
    return options
  }

  @Test(arguments: [true, false])
  func `CONTRACT-36: a view takes one drag at a time unless it says otherwise`(
    isShared: Bool
  ) throws {
    let sample = try Sample(shelf: shared(isShared))
    let stage = sample.stage
    try sample.carry(row: 0)
    try sample.carry(row: 1, with: sample.thumb, at: 600)
    try stage.move(sample.finger, 700, 30, at: 1_200)
    try stage.move(sample.thumb, 700, 90, at: 1_201)
    let enters = stage.calls().filter { $0.hasPrefix("shelf.enter") }
    #expect(enters == (isShared ? ["shelf.enter", "shelf.enter session=2"] : ["shelf.enter"]))
    // The second one is let in when it comes again after the first has left.
    try stage.move(sample.finger, 500, 50, at: 1_202)
    try stage.move(sample.thumb, 700, 91, at: 1_203)
    let stays = stage.calls().filter { $0.hasPrefix("shelf.enter") }
    #expect(stays == enters)
    try stage.move(sample.thumb, 500, 50, at: 1_204)
    try stage.move(sample.thumb, 700, 91, at: 1_205)
    #expect(stage.calls().count { $0 == "shelf.enter session=2" } == (isShared ? 2 : 1))
  }

  @Test func `CONTRACT-36: who had to wait for another drag waits on when it is alone`() throws {
    let sample = try Sample()
    let stage = sample.stage
    try sample.carry(row: 0)
    try sample.carry(row: 1, with: sample.thumb, at: 600)
    try stage.move(sample.finger, 700, 30, at: 1_200)
    try stage.move(sample.thumb, 700, 90, at: 1_201)
    try stage.up(sample.finger, at: 1_300)
    try stage.advance(upTo: .milliseconds(4_000))
    #expect(stage.sessions.live.count == 1)
    try stage.move(sample.thumb, 700, 91, at: 4_100)
    #expect(!stage.calls().contains("shelf.enter session=2"))
    try stage.move(sample.thumb, 500, 50, at: 4_200)
    try stage.move(sample.thumb, 700, 91, at: 4_300)
    #expect(stage.calls().contains("shelf.enter session=2"))
  }

  @Test func `CONTRACT-12: a tap is added to no session that is over, and the misuse is reported`()
    throws
  {
    let sample = try Sample()
    let stage = sample.stage
    let third = try stage.addPointer("third")
    try sample.carry(row: 0)
    try stage.up(sample.finger, at: 600)
    try stage.settle()
    try sample.carry(row: 0, at: 1_000)
    try sample.carry(row: 1, with: sample.thumb, at: 1_600)
    sample.listPolicy.onSessionForAdding = { _ in SessionID(1) }
    let before = stage.trace.count
    try stage.down(third, 50, 210, at: 2_200)
    try stage.up(third, at: 2_200)
    #expect(
      stage.calls(from: before).dropFirst(2) == [
        "list.sessionForAdding", "list.misuse rule=12 why=session-over",
      ])
    #expect(stage.brokenRules == [12])
    #expect(stage.sessions.live.map(\.items.count) == [1, 1])
    #expect(stage.defect == nil)
  }

  @Test func `CONTRACT-19: with several drags the view that is tapped says which is added to`()
    throws
  {
    let sample = try Sample()
    let stage = sample.stage
    let third = try stage.addPointer("third")
    try sample.carry(row: 0)
    try sample.carry(row: 1, with: sample.thumb, at: 600)
    for (answer, counts) in [(SessionID(1), [2, 1]), (SessionID(9), [2, 1]), (nil, [2, 1])] {
      sample.listPolicy.onSessionForAdding = { sessions in
        #expect(sessions == [SessionID(1), SessionID(2)])
        return answer
      }
      let time = stage.now.microseconds / 1_000 + 1
      try stage.down(third, 50, 210, at: time)
      try stage.up(third, at: time)
      #expect(stage.sessions.live.map(\.items.count) == counts)
    }
    #expect(stage.defect == nil)
  }

  @Test func `CONTRACT-12: a lift that goes on is no session that is over, and nothing is added`()
    throws
  {
    let sample = try Sample()
    let stage = sample.stage
    let (third, fourth) = (try stage.addPointer("third"), try stage.addPointer("fourth"))
    try sample.carry(row: 0)
    try sample.carry(row: 1, with: sample.thumb, at: 600)
    try stage.down(third, 50, 254, at: 1_200)
    sample.listPolicy.onSessionForAdding = { _ in SessionID(3) }
    try stage.down(fourth, 50, 210, at: 1_800)
    try stage.up(fourth, at: 1_800)
    #expect(stage.calls().contains("list.willLift session=3"))
    #expect(stage.calls().last == "list.sessionForAdding session=3")
    #expect(stage.brokenRules == [])
  }

  @Test func `CONTRACT-53: a foreign move becomes a cancel, and a copy is let through`() throws {
    let sample = try Sample(shelf: foreign())
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 700, 30, at: 600)
    #expect(
      sample.stage.calls().last
        == "shelf.update op=cancel intent=insert-at at=shelf[gap 1] was=move why=foreign")
    sample.shelfPolicy.proposal = DropProposal(.copy, intent: .insertAt)
    try sample.stage.move(sample.finger, 700, 31, at: 601)
    #expect(
      sample.stage.calls().last == "shelf.update op=copy intent=insert-at at=shelf[gap 1]")
  }

  @Test func `CONTRACT-09: a restricted drag does not leave its application`() throws {
    let sample = try Sample(shelf: foreign())
    sample.listPolicy.onRestricted = { _ in true }
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 700, 30, at: 600)
    #expect(!sample.stage.calls().contains { $0.hasPrefix("shelf.") })
    try sample.stage.move(sample.finger, 50, 170, at: 601)
    #expect(sample.stage.calls().contains("list.enter"))
  }

  @Test func `keys ask for the other operation, and are reported once`() throws {
    let sample = try Sample()
    let stage = sample.stage
    try sample.carry(row: 0)
    try stage.move(sample.finger, 700, 31, at: 600)
    let first = stage.trace.count
    try stage.handle(.keys(.alt), at: .milliseconds(601))
    try stage.handle(.keys(.alt), at: .milliseconds(602))
    try stage.handle(.keys(.shift), at: .milliseconds(603))
    try stage.handle(.keys([.shift, .control]), at: .milliseconds(604))
    try stage.handle(.keys(.meta), at: .milliseconds(605))
    let place = "intent=insert-at at=shelf[gap 1]"
    #expect(
      stage.lines(from: first).filter { $0.contains("update") } == [
        "601.000 shelf.update op=copy \(place) was=move why=keys",
        "603.000 shelf.update op=move \(place)",
        "604.000 shelf.update op=copy \(place) was=move why=keys",
        "605.000 shelf.update op=move \(place)",
      ])
  }

  @Test func `escape cancels the last drag, and no lift`() throws {
    let sample = try Sample()
    let stage = sample.stage
    try sample.carry(row: 0)
    try sample.carry(row: 1, with: sample.thumb, at: 600)
    try stage.handle(.escape, at: .milliseconds(1_200))
    #expect(stage.sessions.live.map(\.state) == [.dragging, .ending])
    try stage.handle(.escape, at: .milliseconds(1_201))
    try stage.handle(.escape, at: .milliseconds(1_202))
    #expect(stage.sessions.live.map(\.state) == [.ending, .ending])
    #expect(stage.pointers.state(of: sample.finger) == .ending)
    try stage.move(sample.finger, 700, 30, at: 1_203)
    try stage.up(sample.finger, at: 1_204)
    try stage.up(sample.thumb, at: 1_204)
    try stage.settle()
    #expect(stage.isIdle && stage.defect == nil)
  }

  @Test(arguments: [ApplicationPhase.inactive, .active])
  func `an application that does not listen goes on dragging`(phase: ApplicationPhase) throws {
    let sample = try Sample()
    try sample.carry(row: 0)
    try sample.stage.handle(.application(.common, phase), at: .milliseconds(600))
    #expect(sample.stage.sessions.live.map(\.state) == [.dragging])
  }

  @Test func `an application in the background cancels what it has not dropped`() throws {
    let sample = try Sample()
    let stage = sample.stage
    try sample.carry(row: 0)
    try stage.move(sample.finger, 700, 30, at: 600)
    try stage.up(sample.finger, at: 601)
    try sample.carry(row: 0, with: sample.thumb, at: 602)
    #expect(stage.sessions.live.map(\.state) == [.dragging])
    try stage.handle(.application(.common, .background), at: .milliseconds(1_200))
    try stage.settle()
    #expect(
      stage.calls().filter { $0.contains("didEnd") } == [
        "list.didEnd op=move", "list.didEnd op=cancel session=2",
      ])
  }

  @Test func `an application that is gone is notified of nothing more, and lends nothing`() throws {
    let sample = try Sample(shelf: foreign())
    let stage = sample.stage
    sample.shelfPolicy.proposal = DropProposal(.copy, intent: .insertAt)
    try sample.carry(row: 0)
    try stage.move(sample.finger, 700, 30, at: 600)
    let other = try #require(stage.scene.application(named: "other"))
    let first = stage.trace.count
    try stage.handle(.application(other, .gone), at: .milliseconds(601))
    #expect(stage.scene.isTerminated(sample.shelf))
    try stage.move(sample.finger, 700, 31, at: 602)
    try stage.up(sample.finger, at: 603)
    try stage.settle()
    #expect(!stage.calls(from: first).contains { $0.hasPrefix("shelf.") })
    #expect(stage.lastOutcome?.operation == .cancel)
    try stage.handle(.application(other, .active), at: stage.now)
    #expect(stage.scene.isTerminated(sample.shelf))
    #expect(stage.isIdle && stage.defect == nil)
  }

  @Test func `B18, B19: changed data is reported only where the pointer means something else`()
    throws
  {
    let sample = try Sample()
    let stage = sample.stage
    try sample.carry(row: 0)
    try stage.move(sample.finger, 50, 310, at: 600)
    let first = stage.trace.count
    try stage.insert(["n"], at: GapIndex(item: 0), in: sample.list)
    try stage.insert(["m"], at: GapIndex(item: 0), in: sample.shelf)
    #expect(stage.calls(from: first).count == 2)
    try stage.scene.scroll(sample.list, by: Point(x: 0, y: 10))
    #expect(stage.calls(from: first).dropFirst(2) == ["list.scroll to=0,10"])
    try stage.scene.scroll(sample.list, by: Point(x: 0, y: 40))
    #expect(
      stage.calls(from: first).dropFirst(3) == [
        "list.scroll to=0,44", "list.update op=move intent=insert-at at=list[gap 6]",
      ])
    try stage.scene.scroll(sample.list, by: Point(x: 0, y: 1e300))
    #expect(stage.collection(sample.list)?.offset == Point(x: 0, y: 44))
  }

  @Test func `two stages with the same events at other times are equal in what is to come`() throws
  {
    func played(from start: Int64) throws -> Stage {
      let sample = try Sample()
      try sample.carry(row: 0, at: start)
      try sample.tap(row: 2, at: start + 600)
      try sample.stage.move(sample.finger, 700, 30, at: start + 700)
      try sample.stage.up(sample.finger, at: start + 710)
      try sample.carry(row: 0, with: sample.thumb, at: start + 720)
      return sample.stage
    }
    let early = try played(from: 0)
    let late = try played(from: 987_654)
    #expect(early.core.state == late.core.state)
    #expect(early.core.state.hashValue == late.core.state.hashValue)
    try late.move(sample(late), 1, 1, at: 999_999)
    #expect(early.core.state != late.core.state)
  }

  private func sample(_ stage: Stage) throws -> PointerID {
    try #require(stage.pointer(named: "t"))
  }

  @Test func `CONTRACT-132: a mouse lifts and begins as it leaves the slop`() throws {
    let sample = try Sample()
    let mouse = try sample.stage.addPointer("m", .mouse)
    try sample.stage.down(mouse, 50, 122, at: 0)
    try sample.stage.move(mouse, 60, 122, at: 1)
    #expect(sample.stage.pointers.state(of: mouse) == .pressed)
    try sample.stage.move(mouse, 60.5, 122, at: 2)
    #expect(sample.stage.pointers.state(of: mouse) == .dragging)
  }

  @Test func `names are taken once`() throws {
    let sample = try Sample()
    #expect(throws: StageError.nameTaken("f")) { try sample.stage.addPointer("f") }
    #expect(throws: StageError.nameTaken("list")) {
      try sample.stage.addView("list", frame: .zero)
    }
    #expect(throws: StageError.itemTaken("a")) {
      try sample.stage.insert(["n", "a"], at: GapIndex(item: 0), in: sample.list)
    }
    #expect(throws: StageError.itemTaken("n")) {
      try sample.stage.insert(["n", "n"], at: GapIndex(item: 0), in: sample.list)
    }
    for gap in [GapIndex(item: 6), GapIndex(item: -1), GapIndex(section: 1, item: 0)] {
      #expect(throws: StageError.gapOutOfRange) {
        try sample.stage.insert(["n"], at: gap, in: sample.list)
      }
    }
    #expect(sample.stage.order(of: sample.list) == [["a", "b", "c", "d", "e"]])
    #expect(sample.stage.trace == [])
  }
}
