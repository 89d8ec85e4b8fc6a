import DragGeometry
import DragSessions
import Machines
import Testing

@testable import DragStage

/// A gap that a destination shows in the place of the pointer's.
@Suite struct WantedGapTests {
  private let sample: Sample
  private var stage: Stage { sample.stage }

  init() throws { sample = try Sample() }

  /// Lets the shelf want a gap at each update; nil is the pointer's.
  private func want(_ gap: GapIndex?, intent: DropIntent = .insertAt) {
    sample.shelfPolicy.onUpdate = { [stage, shelf = sample.shelf] call in
      stage.showGap(gap, of: call.session, in: shelf)
      return DropProposal(.move, intent: intent)
    }
  }

  private func position(after gap: GapIndex?, intent: DropIntent = .insertAt) throws
    -> DropPosition?
  {
    want(gap, intent: intent)
    try sample.carry(row: 0)
    try stage.move(sample.finger, 700, 31, at: 600)
    return stage.sessions.last?.ruling.position
  }

  @Test func `the wanted gap is ruled on, is shown, and takes the drop`() throws {
    #expect(
      try position(after: GapIndex(section: 0, item: 0)) == .gap(GapIndex(section: 0, item: 0)))
    try stage.up(sample.finger, at: 700)
    try stage.settle()
    #expect(stage.order(of: sample.shelf) == [["a", "x", "y"]])
    #expect(stage.defect == nil)
  }

  @Test func `a policy is asked about the pointer's position all the same`() throws {
    var asked: [DropPosition?] = []
    sample.shelfPolicy.onUpdate = { [stage, shelf = sample.shelf] call in
      asked.append(call.position)
      stage.showGap(GapIndex(section: 0, item: 0), of: call.session, in: shelf)
      return DropProposal(.move, intent: .insertAt)
    }
    try sample.carry(row: 0)
    try stage.move(sample.finger, 700, 31, at: 600)
    try stage.move(sample.finger, 700, 32, at: 610)
    #expect(asked.allSatisfy { $0 == .gap(GapIndex(section: 0, item: 1)) } && asked.count == 2)
  }

  @Test
  func `without a wanted gap, with a gap that is not there, or another intent it is the pointer's`()
    throws
  {
    let own = DropPosition.gap(GapIndex(section: 0, item: 1))
    #expect(try position(after: nil) == own)
    for gap in [
      GapIndex(section: 0, item: 3), GapIndex(section: 1, item: 0), GapIndex(section: 0, item: -1),
    ] {
      want(gap)
      try stage.move(sample.finger, 700, 31, at: 600)
      #expect(stage.sessions.last?.ruling.position == own, "\(gap)")
    }
    want(GapIndex(section: 0, item: 0), intent: .unspecified)
    try stage.move(sample.finger, 700, 30, at: 601)
    #expect(stage.sessions.last?.ruling.position != .gap(GapIndex(section: 0, item: 0)))
  }

  @Test
  func `a gap of a view that the drag has left, or of a session that is over, counts no more`()
    throws
  {
    _ = try position(after: GapIndex(section: 0, item: 0))
    let session = try #require(stage.sessions.last?.id)
    sample.shelfPolicy.onUpdate = nil
    try stage.up(sample.finger, at: 700)
    try stage.settle()
    stage.showGap(GapIndex(section: 0, item: 0), of: session, in: sample.shelf)
    #expect(stage.isIdle && stage.defect == nil)
  }
}
