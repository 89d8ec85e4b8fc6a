import DragGeometry
import DragSessions
import Machines
import Testing

@testable import DragStage

/// Whole traces: what is asked and told, in which order and when.
@Suite struct StageCallbackOrderTests {
  private let sample: Sample
  private var stage: Stage { sample.stage }
  private var finger: PointerID { sample.finger }

  init() throws {
    sample = try Sample()
  }

  @Test func `CONTRACT-05, 06: a lift that is released is cancelled`() throws {
    try stage.down(finger, 50, 122, at: 0)
    try stage.up(finger, at: 700)
    #expect(
      stage.lines() == [
        "0.000 f.down 50,122", "500.000 list.items", "500.000 list.canMove item=a",
        "500.000 list.willLift", "700.000 f.up", "700.000 list.liftCancelled",
      ])
    #expect(stage.isIdle)
    #expect(stage.lastOutcome == nil)
    #expect(stage.sessions.last == nil)
  }

  @Test func `CONTRACT-02: a source without items makes no drag`() throws {
    sample.listPolicy.onItems = { _ in .none }
    try stage.down(finger, 50, 122, at: 0)
    try stage.move(finger, 500, 50, at: 600)
    #expect(
      stage.lines() == ["0.000 f.down 50,122", "500.000 list.items", "600.000 f.move 500,50"])
    #expect(stage.sessions.count == 0)
    #expect(stage.pointers.state(of: finger) == .idle)
  }

  @Test func `D14: items that may not be dragged are left out, and none left starts no drag`()
    throws
  {
    sample.listPolicy.onItems = { [stage, list = sample.list] _ in
      .named(["a", "b", "c"].compactMap { stage.item($0, in: list) })
    }
    sample.listPolicy.onCanMove = { [stage] in stage.name(of: $0) != "b" }
    try sample.carry(row: 0)
    #expect(
      stage.calls().filter { $0.contains("canMove") } == [
        "list.canMove item=a", "list.canMove item=b", "list.canMove item=c",
      ])
    let session = try #require(stage.pointers.session(of: finger))
    #expect(session.items.map { stage.name(of: $0.item) } == ["a", "c"])

    let other = try Sample()
    other.listPolicy.onCanMove = { _ in false }
    try other.carry(row: 0)
    #expect(other.stage.sessions.count == 0)
    #expect(!other.stage.calls().contains("list.willLift"))
  }

  @Test func `CONTRACT-08, 10, 25, 34: a drop is reported in this order`() throws {
    try stage.down(finger, 50, 122, at: 0)
    try stage.move(finger, 50, 133, at: 600)
    try stage.move(finger, 700, 85, at: 610)
    try stage.up(finger, at: 620)
    try stage.settle()
    #expect(
      stage.lines().dropFirst(4) == [
        "600.000 f.move 50,133", "600.000 list.allowsMove", "600.000 list.restricted",
        "600.000 list.fullSize", "600.000 list.willBegin", "600.000 list.didMove",
        "600.000 list.canHandle", "600.000 list.enter",
        "600.000 list.update op=move intent=insert-at at=list[gap 1]",
        "610.000 f.move 700,85", "610.000 list.didMove", "610.000 shelf.canHandle",
        "610.000 list.exit", "610.000 shelf.enter",
        "610.000 shelf.update op=move intent=insert-at at=shelf[gap 1]",
        "620.000 f.up", "620.000 shelf.perform at=shelf[gap 1]",
        "620.000 shelf.insert item=a at=shelf[gap 1]", "620.000 list.delete item=a at=list[gap 0]",
        "620.000 list.willEnd op=move", "620.000 shelf.willDrop item=a", "620.000 list.dropEnd",
        "620.000 shelf.dropEnd", "920.000 shelf.conclude", "920.000 list.didEnd op=move",
        "920.000 list.didTransfer",
      ])
    #expect(stage.isIdle)
    #expect(stage.lastOutcome == SessionOutcome(of: SessionID(1), DragOutcome(.move)))
    #expect(stage.sessions.last?.state == .transferred)
  }

  @Test func `CONTRACT-16: a cancelled drag sends its items home, and no exit`() throws {
    try sample.carry(row: 0)
    try stage.move(finger, 700, 85, at: 510)
    let first = stage.trace.count
    try stage.handle(.cancel(finger), at: .milliseconds(520))
    try stage.settle()
    #expect(
      stage.lines(from: first) == [
        "520.000 f.cancel", "520.000 list.willEnd op=cancel", "520.000 list.willCancel item=a",
        "520.000 shelf.dropEnd", "820.000 list.didEnd op=cancel",
      ])
    #expect(stage.sessions.last?.state == .ended)
    #expect(stage.order(of: sample.list) == [["a", "b", "c", "d", "e"]])
  }

  @Test func `CONTRACT-50: a forbidden drop flies home and is reported as forbidden`() throws {
    sample.shelfPolicy.proposal = DropProposal(.forbidden)
    try sample.carry(row: 0)
    try stage.move(finger, 700, 85, at: 510)
    let first = stage.trace.count
    try stage.up(finger, at: 520)
    try stage.settle()
    #expect(
      stage.lines(from: first) == [
        "520.000 f.up", "520.000 list.willEnd op=forbidden", "520.000 list.willCancel item=a",
        "520.000 shelf.dropEnd", "820.000 list.didEnd op=forbidden",
      ])
  }

  @Test func `CONTRACT-37: a view that refuses lets the one below it through`() throws {
    let front = Policy(DropProposal(.copy))
    front.onCanHandle = { _ in false }
    _ = try stage.addView(
      "front", frame: Rect(x: 600, y: 0, width: 100, height: 100), destination: front)
    try sample.carry(row: 0)
    let first = stage.trace.count
    try stage.move(finger, 650, 35, at: 510)
    try stage.move(finger, 651, 35, at: 520)
    #expect(
      stage.calls(from: first) == [
        "f.move 650,35", "list.didMove", "front.canHandle", "shelf.canHandle", "shelf.enter",
        "shelf.update op=move intent=insert-at at=shelf[gap 1]", "f.move 651,35", "list.didMove",
        "shelf.update op=move intent=insert-at at=shelf[gap 1]",
      ])
  }

  @Test func `CONTRACT-18, 20: a tap adds its item and asks the destination again`() throws {
    try sample.carry(row: 0)
    try stage.move(finger, 700, 85, at: 510)
    let first = stage.trace.count
    try sample.tap(row: 2, at: 520)
    #expect(
      stage.lines(from: first) == [
        "520.000 t.down 50,210", "530.000 t.up", "530.000 list.addItems item=c",
        "530.000 list.willAdd items=c", "530.000 shelf.canHandle",
        "530.000 shelf.update op=move intent=insert-at at=shelf[gap 1]",
      ])
  }

  @Test func `CONTRACT-20: every contributor is notified of an addition, in order of joining`()
    throws
  {
    sample.shelfPolicy.onAdd = { _ in .pressed }
    try sample.carry(row: 0)
    let first = stage.trace.count
    try stage.down(sample.thumb, 650, 30, at: 510)
    try stage.up(sample.thumb, at: 511)
    #expect(
      stage.calls(from: first) == [
        "t.down 650,30", "t.up", "shelf.addItems item=x", "list.willAdd items=x",
        "shelf.willAdd items=x",
      ])
  }

  @Test func `CONTRACT-18: a tap whose view adds nothing changes nothing`() throws {
    sample.listPolicy.onAdd = { _ in .none }
    try sample.carry(row: 0)
    try stage.move(finger, 700, 85, at: 510)
    let first = stage.trace.count
    try sample.tap(row: 2, at: 520)
    #expect(stage.calls(from: first) == ["t.down 50,210", "t.up", "list.addItems item=c"])
    #expect(stage.sessions.live[0].items.count == 1)
  }

  @Test func `CONTRACT-09: a move without the right becomes a cancel, and the trace says so`()
    throws
  {
    sample.listPolicy.onAllowsMove = { _ in false }
    try sample.carry(row: 0)
    try stage.move(finger, 700, 85, at: 510)
    #expect(
      stage.calls().last
        == "shelf.update op=cancel intent=insert-at at=shelf[gap 1] was=move why=not-allowed")
  }

  @Test func `CONTRACT-136: a destination hears of an end elsewhere, once`() throws {
    try sample.carry(row: 0)
    try stage.move(sample.finger, 700, 31, at: 600)
    try stage.move(sample.finger, 50, 254, at: 700)
    let first = stage.trace.count
    try stage.up(sample.finger, at: 800)
    try stage.settle()
    let calls = stage.calls(from: first)
    #expect(calls.contains("list.perform at=list[gap 4]"))
    #expect(calls.filter { $0.hasPrefix("shelf.") } == ["shelf.dropEnd"])
  }

  @Test func `CONTRACT-138: a source hears the begin, each move, and the end with its operation`()
    throws
  {
    try sample.carry(row: 0)
    try stage.move(sample.finger, 700, 31, at: 600)
    try stage.up(sample.finger, at: 700)
    try stage.settle()
    let words = ["list.willBegin", "list.didMove", "list.willEnd", "list.didEnd"]
    #expect(
      stage.calls().filter { call in words.contains { call.hasPrefix($0) } } == [
        "list.willBegin", "list.didMove", "list.didMove", "list.willEnd op=move",
        "list.didEnd op=move",
      ])
  }

  @Test func `two lifts of one moment are shown in the order of their sessions`() throws {
    try stage.down(finger, 50, 122, at: 0)
    try stage.down(sample.thumb, 50, 170, at: 0)
    let reply = try stage.handle(.tick, at: .milliseconds(500))
    #expect(reply.commands == [.showLift(SessionID(1)), .showLift(SessionID(2))])
  }
}
