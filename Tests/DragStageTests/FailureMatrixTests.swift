import DragGeometry
import DragItems
import DragSessions
import Machines
import Testing

import DragStage

/// The failure matrix (contract 1.4): for each row the whole trace.
@Suite struct FailureMatrixTests {
  /// What a drag of the list's first row writes until it has begun, outside every destination.
  let begun = [
    "0.000 f.down 50,122", "500.000 list.items", "500.000 list.canMove item=a",
    "500.000 list.willLift", "501.000 f.move 500,50", "501.000 list.allowsMove",
    "501.000 list.restricted", "501.000 list.fullSize", "501.000 list.willBegin",
    "501.000 list.didMove",
  ]

  /// What a move into the shelf at 510 ms writes until it is asked for a proposal.
  let entered = [
    "510.000 f.move 650,85", "510.000 list.didMove", "510.000 shelf.canHandle",
    "510.000 shelf.enter",
  ]

  let place = "intent=insert-at at=shelf[gap 1]"

  func foreign() -> ViewOptions {
    var options = ViewOptions()
    options.application = "other"
    return options
  }

  /// Carries the first row over the shelf, between its two rows.
  func carryToShelf(_ sample: Sample) throws {
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 650, 85, at: 510)
  }

  func finish(_ stage: Stage) throws {
    try stage.settle()
    #expect(stage.isIdle)
    #expect(stage.defect == nil)
  }

  func list(_ sample: Sample) -> String { sample.stage.order(of: sample.list)[0].joined() }

  func shelf(_ sample: Sample) -> String {
    sample.stage.order(of: sample.shelf)[0].joined(separator: " ")
  }

  func provide(
    _ item: String, _ outcome: Representation.Outcome, _ delivery: Representation.Delivery,
    in sample: Sample
  ) throws {
    sample.stage.items.register(
      Representation(try TypeIdentifier("public.png"), outcome, delivery: delivery),
      for: try sample.item(item, in: sample.list))
  }

  @Test func `01: a view without a source lifts nothing`() throws {
    let sample = try Sample()
    _ = try sample.stage.addView(
      "wall", frame: Rect(x: 0, y: 100, width: 390, height: 220), source: nil)
    try sample.carry(row: 0)
    try sample.stage.up(sample.finger, at: 600)
    try finish(sample.stage)
    #expect(
      sample.stage.lines() == ["0.000 f.down 50,122", "501.000 f.move 500,50", "600.000 f.up"])
    #expect(sample.stage.sessions.count == 0)
  }

  @Test func `02: a source without items hears nothing more`() throws {
    let sample = try Sample()
    sample.listPolicy.onItems = { _ in .none }
    try sample.carry(row: 0)
    try sample.stage.up(sample.finger, at: 600)
    try finish(sample.stage)
    #expect(
      sample.stage.lines() == [
        "0.000 f.down 50,122", "500.000 list.items", "501.000 f.move 500,50", "600.000 f.up",
      ])
  }

  @Test(arguments: [false, true])
  func `06: a lift that is released or taken away before it moves never began`(
    isTakenAway: Bool
  ) throws {
    let sample = try Sample()
    let stage = sample.stage
    try stage.down(sample.finger, 50, 122, at: 0)
    let event = isTakenAway ? StageEvent.cancel(sample.finger) : .up(sample.finger)
    try stage.handle(event, at: .milliseconds(700))
    try finish(stage)
    #expect(
      stage.lines() == begun.prefix(4) + [
        "700.000 f.\(isTakenAway ? "cancel" : "up")", "700.000 list.liftCancelled",
      ])
  }

  @Test func `07: another touch wins over an extended lift`() throws {
    let sample = try Sample { $0.liftBehavior = .extended }
    let stage = sample.stage
    try stage.down(sample.finger, 50, 122, at: 0)
    try stage.down(sample.thumb, 500, 500, at: 1_100)
    try stage.up(sample.thumb, at: 1_110)
    try stage.move(sample.finger, 650, 85, at: 1_120)
    try stage.up(sample.finger, at: 1_130)
    try finish(stage)
    #expect(
      stage.lines() == [
        "0.000 f.down 50,122", "1000.000 list.items", "1000.000 list.canMove item=a",
        "1000.000 list.willLift", "1100.000 t.down 500,500", "1100.000 list.liftCancelled",
        "1110.000 t.up", "1120.000 f.move 650,85", "1130.000 f.up",
      ])
  }

  @Test func `32, 55: released over a view without drop, every one that was entered hears the end`()
    throws
  {
    let sample = try Sample()
    let stage = sample.stage
    _ = try stage.addView("wall", frame: Rect(x: 450, y: 300, width: 100, height: 100))
    try carryToShelf(sample)
    try stage.move(sample.finger, 460, 310, at: 520)
    try stage.up(sample.finger, at: 530)
    try finish(stage)
    #expect(
      stage.lines() == begun + entered + [
        "510.000 shelf.update op=move \(place)", "520.000 f.move 460,310",
        "520.000 list.didMove", "520.000 shelf.exit", "530.000 f.up",
        "530.000 list.willEnd op=cancel", "530.000 list.willCancel item=a",
        "530.000 shelf.dropEnd", "830.000 list.didEnd op=cancel",
      ])
  }

  @Test func `55: released over nothing at all, only the source hears of it`() throws {
    let sample = try Sample()
    try sample.carry(row: 0)
    try sample.stage.up(sample.finger, at: 530)
    try finish(sample.stage)
    #expect(
      sample.stage.lines() == begun + [
        "530.000 f.up", "530.000 list.willEnd op=cancel", "530.000 list.willCancel item=a",
        "830.000 list.didEnd op=cancel",
      ])
  }

  @Test(arguments: [DropOperation.cancel, .forbidden])
  func `28, 50: a last proposal that allows no drop performs nothing`(
    operation: DropOperation
  ) throws {
    let sample = try Sample()
    sample.shelfPolicy.proposal = DropProposal(operation, intent: .insertAt)
    try carryToShelf(sample)
    try sample.stage.up(sample.finger, at: 530)
    try finish(sample.stage)
    let op = operation.rawValue
    #expect(
      sample.stage.lines() == begun + entered + [
        "510.000 shelf.update op=\(op) \(place)", "530.000 f.up",
        "530.000 list.willEnd op=\(op)", "530.000 list.willCancel item=a",
        "530.000 shelf.dropEnd", "830.000 list.didEnd op=\(op)",
      ])
  }

  @Test func `52: a move that is not allowed is a cancel, and no copy`() throws {
    let sample = try Sample()
    sample.listPolicy.onAllowsMove = { _ in false }
    try carryToShelf(sample)
    try sample.stage.up(sample.finger, at: 530)
    try finish(sample.stage)
    #expect(
      sample.stage.lines() == begun + entered + [
        "510.000 shelf.update op=cancel \(place) was=move why=not-allowed", "530.000 f.up",
        "530.000 list.willEnd op=cancel", "530.000 list.willCancel item=a",
        "530.000 shelf.dropEnd", "830.000 list.didEnd op=cancel",
      ])
    #expect(list(sample) == "abcde")
  }

  @Test func `09: over another application a restricted session is not there`() throws {
    let sample = try Sample(shelf: foreign())
    sample.shelfPolicy.proposal = DropProposal(.copy, intent: .insertAt)
    sample.listPolicy.onRestricted = { _ in true }
    try carryToShelf(sample)
    try sample.stage.up(sample.finger, at: 530)
    try finish(sample.stage)
    #expect(
      sample.stage.lines() == begun + [
        "510.000 f.move 650,85", "510.000 list.didMove", "530.000 f.up",
        "530.000 list.willEnd op=cancel", "530.000 list.willCancel item=a",
        "830.000 list.didEnd op=cancel",
      ])
  }

  @Test func `15: touches that the system takes away end with a cancel, and without an exit`()
    throws
  {
    let sample = try Sample()
    try carryToShelf(sample)
    try sample.stage.handle(.cancel(sample.finger), at: .milliseconds(530))
    try finish(sample.stage)
    #expect(
      sample.stage.lines() == begun + entered + [
        "510.000 shelf.update op=move \(place)", "530.000 f.cancel",
        "530.000 list.willEnd op=cancel", "530.000 list.willCancel item=a",
        "530.000 shelf.dropEnd", "830.000 list.didEnd op=cancel",
      ])
  }

  @Test func `an application that is gone before the drop has dropped nothing`() throws {
    let sample = try Sample(shelf: foreign())
    sample.shelfPolicy.proposal = DropProposal(.copy, intent: .insertAt)
    try carryToShelf(sample)
    try sample.stage.handle(.application(.common, .gone), at: .milliseconds(520))
    try sample.stage.up(sample.finger, at: 530)
    try finish(sample.stage)
    #expect(
      sample.stage.lines() == begun + entered + [
        "510.000 shelf.update op=copy \(place)", "520.000 shelf.dropEnd", "530.000 f.up",
      ])
    #expect(shelf(sample) == "x y")
  }
}
