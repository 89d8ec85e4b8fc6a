import CollectionLayout
import DragGeometry
import DragItems
import DragSessions
import Machines
import Testing

@testable import ModelChecking
@testable import DragStage

/// What is looked at beside the invariants of a trace, broken by hand.
@Suite struct WorldRulesTests {
  let stage = Stage()
  let list: ViewID
  let board: ViewID

  init() throws {
    list = try stage.addCollection(
      "list", frame: Rect(x: 0, y: 0, width: 100, height: 100), layout: .rows(.init()),
      items: ["a"])
    board = try stage.addCollection(
      "board", frame: Rect(x: 200, y: 0, width: 100, height: 100), layout: .rows(.init()),
      items: [])
  }

  @Test(arguments: [Callback.update, .perform, .dropEnd, .conclude, .didLoad])
  func `I7: a destination that an earlier step took away hears nothing`(
    callback: Callback
  ) throws {
    let call = TraceEntry(
      time: .zero, event: .called(callback, board, .none), session: SessionID(1))
    var before = WorldRules(stage)
    before.checkEntry(call, on: stage)
    #expect(before.firstViolation?.hasPrefix("board is gone") != true)

    try stage.removeView(board)
    var after = WorldRules(stage)
    after.checkEntry(call, on: stage)
    #expect(after.firstViolation == "board is gone, and hears \(callback.rawValue)")
  }

  @Test func `a source that is gone is notified of its drag to the end`() throws {
    try stage.removeView(list)
    var rules = WorldRules(stage)
    for callback in [Callback.willEnd, .didEnd, .didTransfer] {
      rules.checkEntry(
        TraceEntry(time: .zero, event: .called(callback, list, .none), session: SessionID(1)),
        on: stage)
    }
    #expect(rules.firstViolation?.hasPrefix("list is gone") != true)
  }
}
