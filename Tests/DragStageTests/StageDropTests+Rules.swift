import CollectionLayout
import DragGeometry
import DragItems
import DragSessions
import DragStage
import Machines
import Testing

/// What the contract says of a drop, beside the data that it leaves behind.
@Suite struct StageDropRulesTests {
  private let sample: Sample
  private var stage: Stage { sample.stage }

  init() throws {
    sample = try Sample()
  }

  /// Drops what the finger carries, and lets everything end.
  ///
  /// - Returns: The calls and data lines of the drop.
  private func drop(_ x: Double, _ y: Double) throws -> [String] {
    try stage.move(sample.finger, x, y, at: 900)
    let first = stage.trace.count
    try stage.up(sample.finger, at: 901)
    try stage.settle()
    #expect(stage.isIdle && stage.defect == nil)
    return stage.calls(from: first)
  }

  @Test func `CONTRACT-42: a perform that does nothing leaves the data, and says so`() throws {
    sample.shelfPolicy.onPerform = { _ in .nothing }
    try sample.carry(row: 0)
    try sample.tap(row: 1, at: 510)
    let calls = try drop(700, 31)
    #expect(stage.order(of: sample.list) == [["a", "b", "c", "d", "e"]])
    #expect(stage.order(of: sample.shelf) == [["x", "y"]])
    #expect(
      calls.drop { $0 != "shelf.conclude" } == [
        "shelf.conclude", "shelf.undropped item=a", "shelf.undropped item=b",
        "list.didEnd op=move", "list.didTransfer",
      ])
  }

  @Test func `CONTRACT-54: a move onto a plain view is left to its application`() throws {
    try stage.addView(
      "bin", frame: Rect(x: 420, y: 0, width: 100, height: 40), source: nil,
      destination: FixedProposalDestination(proposing: DropProposal(.move)))
    try sample.carry(row: 0)
    let calls = try drop(430, 20)
    #expect(calls.contains("list.didEnd op=move"))
    #expect(stage.order(of: sample.list) == [["a", "b", "c", "d", "e"]])
    // Between collections both sides change in one step, the target first.
    try stage.down(sample.finger, 50, 122, at: 2_000)
    try stage.move(sample.finger, 700, 31, at: 2_600)
    let first = stage.trace.count
    try stage.up(sample.finger, at: 2_610)
    #expect(
      stage.calls(from: first).prefix(4) == [
        "f.up", "shelf.perform at=shelf[gap 1] session=2",
        "shelf.insert item=a at=shelf[gap 1] session=2",
        "list.delete item=a at=list[gap 0] session=2",
      ])
  }

  @Test func `CONTRACT-58: the last proposal counts, and is the one that the coordinator has`()
    throws
  {
    var rulings: [ResolvedProposal] = []
    sample.shelfPolicy.onUpdate = { call in
      DropProposal(call.point.y < 60 ? .move : .copy, intent: .insertAt)
    }
    sample.shelfPolicy.onDrop = { _, coordinator in
      rulings.append(coordinator.ruling)
      return .nothing
    }
    try sample.carry(row: 0)
    try stage.move(sample.finger, 700, 31, at: 600)
    #expect(try drop(700, 90).contains("list.didEnd op=copy"))
    #expect(rulings.map(\.proposal) == [DropProposal(.copy, intent: .insertAt)])
  }

  @Test func `CONTRACT-63: the gap of a copy, and of several, counts in the present order`() throws
  {
    sample.listPolicy.proposal = DropProposal(.copy, intent: .insertAt)
    try sample.carry(row: 0)
    #expect(try drop(50, 209).contains("list.insert item=a-copy at=list[gap 2]"))
    #expect(stage.order(of: sample.list) == [["a", "b", "a-copy", "c", "d", "e"]])
  }

  @Test func `CONTRACT-65: two local rows make a gap of two, and move as one run`() throws {
    try sample.carry(row: 0)
    try sample.tap(row: 2, at: 510)
    let reply = try stage.move(sample.finger, 50, 270, at: 600)
    #expect(reply.commands.contains(.openGap(sample.list, GapIndex(item: 4), items: 2)))
    _ = try drop(50, 271)
    #expect(stage.order(of: sample.list) == [["b", "d", "a", "c", "e"]])
    #expect(stage.lastOutcome?.operation == .move)
  }

  @Test func `CONTRACT-66: a copy inside its collection is a copy, and never shown as a move`()
    throws
  {
    sample.listPolicy.proposal = DropProposal(.copy, intent: .insertAt)
    try sample.carry(row: 0)
    let reply = try stage.move(sample.finger, 50, 270, at: 600)
    let a = try sample.item("a", in: sample.list)
    #expect(reply.commands.contains(.openGap(sample.list, GapIndex(item: 4), items: 1)))
    #expect(reply.commands.contains(.showBadge(SessionID(1), .plus(count: 1))))
    // The row itself stays where it is.
    #expect(stage.scene.shownFrame(of: a) == Rect(x: 0, y: 100, width: 390, height: 44))
    #expect(try drop(50, 271).contains("list.didEnd op=copy"))
    #expect(stage.order(of: sample.list) == [["a", "b", "c", "d", "a-copy", "e"]])
  }
}
