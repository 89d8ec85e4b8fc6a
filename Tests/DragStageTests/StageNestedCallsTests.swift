import DragGeometry
import DragSessions
import Machines
import Testing

import DragStage

/// Calls from within a policy are taken after the current event and before its reply.
@Suite struct StageNestedCallsTests {
  private let sample: Sample
  private var stage: Stage { sample.stage }
  private var finger: PointerID { sample.finger }

  init() throws {
    sample = try Sample()
  }

  @Test func `a call from within a policy is queued and taken after the current event`() throws {
    var answers: [Reply.Answer] = []
    sample.listPolicy.onTold = { [stage, finger] callback, call in
      guard callback == .willBegin else { return }
      if let reply = try? stage.handle(.cancel(finger), at: call.time) {
        answers.append(reply.answer)
      }
    }
    try stage.down(finger, 50, 122, at: 0)
    let first = stage.trace.count
    let reply = try stage.move(finger, 50, 166, at: 501)
    #expect(answers == [.queued])
    #expect(reply.answer == .taken(nil))
    #expect(stage.pointers.state(of: finger) == .ending)
    #expect(
      stage.calls(from: first) == [
        "list.items", "list.canMove item=a", "list.willLift", "f.move 50,166", "list.allowsMove",
        "list.restricted", "list.fullSize", "list.willBegin", "list.didMove", "list.canHandle",
        "list.enter", "list.update op=move intent=insert-at at=list[gap 2]", "f.cancel",
        "list.willEnd op=cancel", "list.willCancel item=a", "list.dropEnd",
      ])
  }

  @Test func `queued calls are taken in order, those of a queued call after them`() throws {
    var reported: [String] = []
    sample.listPolicy.onTold = { [stage, finger] callback, call in
      reported.append("\(callback)")
      if callback == .willBegin {
        _ = try? stage.handle(.move(finger, Point(x: 60, y: 122)), at: call.time)
        _ = try? stage.handle(.move(finger, Point(x: 61, y: 122)), at: call.time)
      }
    }
    try sample.carry(row: 0)
    #expect(
      stage.calls().filter { $0.hasPrefix("f.move") } == [
        "f.move 500,50", "f.move 60,122", "f.move 61,122",
      ])
    #expect(reported == ["willLift", "willBegin", "didMove", "didMove", "enter", "didMove"])
  }

  @Test func `a refused call from within a policy is reported in the trace`() throws {
    sample.listPolicy.onTold = { [stage, thumb = sample.thumb] callback, call in
      if callback == .willLift { _ = try? stage.handle(.up(thumb), at: call.time) }
    }
    try stage.down(finger, 50, 122, at: 0)
    try stage.handle(.tick, at: .milliseconds(500))
    let last = try #require(stage.trace.last)
    guard case .rejectedCall(.pointerRejected) = last.event else {
      Issue.record("the trace ends with \(stage.lines().last ?? "nothing")")
      return
    }
    #expect(stage.defect == nil)
    #expect(stage.pointers.state(of: finger) == .lifted)
  }

  @Test func `a call while data changes is queued like any other`() throws {
    try sample.carry(row: 0)
    try stage.move(finger, 50, 310, at: 502)
    var answers: [Reply.Answer] = []
    sample.listPolicy.onUpdate = { [stage, finger] call in
      if answers.isEmpty, let reply = try? stage.handle(.up(finger), at: call.time) {
        answers.append(reply.answer)
      }
      return DropProposal(.move, intent: .insertAt)
    }
    try stage.delete(sample.item("d", in: sample.list))
    #expect(answers == [.queued])
    #expect(stage.defect == nil)
    try stage.settle()
    #expect(stage.order(of: sample.list) == [["b", "c", "e", "a"]])
    #expect(stage.lastOutcome?.operation == .move)
  }

  @Test func `a call while a view scrolls is queued like any other`() throws {
    try sample.carry(row: 0)
    try stage.move(finger, 50, 166, at: 502)
    try stage.append((0..<20).map { "n\($0)" }, of: sample.list)
    var answers: [Reply.Answer] = []
    sample.listPolicy.onUpdate = { [stage, finger] call in
      if answers.isEmpty, let reply = try? stage.handle(.cancel(finger), at: call.time) {
        answers.append(reply.answer)
      }
      return DropProposal(.move, intent: .insertAt)
    }
    try stage.scene.scroll(sample.list, by: Point(x: 0, y: 100))
    #expect(answers == [.queued])
    #expect(stage.defect == nil)
    try stage.settle()
    #expect(stage.lastOutcome?.operation == .cancel)
  }

  @Test func `data may change within a policy`() throws {
    sample.listPolicy.onUpdate = { [stage, list = sample.list] _ in
      try? stage.insert(["n"], at: GapIndex(item: 0), in: list)
      return DropProposal(.move, intent: .insertAt)
    }
    sample.listPolicy.onTold = { [stage, list = sample.list] callback, _ in
      guard let last = stage.order(of: list)[0].last, let item = stage.item(last, in: list) else {
        return
      }
      if callback == .exit { try? stage.delete(item) }
    }
    try sample.carry(row: 0)
    try stage.move(finger, 50, 166, at: 502)
    try stage.move(finger, 500, 50, at: 503)
    try stage.move(finger, 50, 166, at: 504)
    try stage.up(finger, at: 505)
    try stage.settle()
    #expect(stage.defect == nil)
    #expect(stage.isIdle)
    #expect(stage.order(of: sample.list) == [["n", "a", "b", "c", "d"]])
  }

  @Test func `a change within a policy does not disturb the search of another drag`() throws {
    let front = Policy()
    _ = try stage.addView(
      "front", frame: Rect(x: 600, y: 0, width: 400, height: 600), destination: front)
    try sample.carry(row: 0)
    try stage.move(finger, 50, 310, at: 502)
    try sample.carry(row: 1, with: sample.thumb, at: 510)
    front.onCanHandle = { [stage, list = sample.list] _ in
      if let item = stage.item("c", in: list) { try? stage.delete(item) }
      return false
    }
    let first = stage.trace.count
    try stage.move(sample.thumb, 700, 85, at: 1_020)
    #expect(
      stage.calls(from: first) == [
        "t.move 700,85", "list.didMove session=2", "front.canHandle session=2",
        "list.delete item=c at=list[gap 2]", "shelf.canHandle session=2",
        "shelf.enter session=2", "shelf.update op=move intent=insert-at at=shelf[gap 1] session=2",
        "list.update op=move intent=insert-at at=list[gap 4]",
      ])
  }

  @Test func `who changes the place at every question is not asked for ever`() throws {
    let extra = Policy()
    try stage.addInteraction("extra", to: sample.shelf, destination: extra)
    var asked = 0
    extra.onUpdate = { [stage, shelf = sample.shelf] _ in
      asked += 1
      // Up and down, so that the drag is over another row each time.
      var frame = stage.scene.frame(of: shelf)
      frame.origin.y += asked % 2 == 0 ? -60 : 60
      try? stage.scene.setFrame(frame, of: shelf)
      return DropProposal(.cancel)
    }
    try sample.carry(row: 0)
    try stage.move(finger, 650, 85, at: 510)
    #expect(asked == 11)
    #expect(stage.pointers.state(of: finger) == .dragging)
    try stage.move(finger, 500, 50, at: 520)
    #expect(asked == 11)
  }
}
