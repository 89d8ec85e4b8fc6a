import DragGeometry
import DragItems
import DragSessions
import DragStage
import Machines
import Testing

/// Spring-loading beside everything else that a stage does at once.
@Suite struct StageSpringLoadingTests {
  private static func sample() throws -> Sample {
    var options = ViewOptions()
    options.isSpringLoaded = true
    return try Sample(shelf: options)
  }

  @Test func `CONTRACT-96: data may change while a target is asked, and is asked about once`()
    throws
  {
    let sample = try Self.sample()
    let stage = sample.stage
    var asked = 0
    sample.shelfPolicy.onMayOpen = { [stage, shelf = sample.shelf] call in
      asked += 1
      try? stage.insert(["n\(asked)"], at: GapIndex(item: 2), in: shelf)
      return true
    }
    try sample.carry(row: 0)
    try stage.move(sample.finger, 700, 31, at: 600)
    try stage.move(sample.finger, 700, 32, at: 620)
    #expect(asked == 2)
    #expect(stage.defect == nil)
    stage.advance(before: .milliseconds(1_700))
    #expect(stage.calls().contains("shelf.springLoaded item=x"))
  }

  @Test func `CONTRACT-96: what its own answer takes away from under the pointer does not open`()
    throws
  {
    let sample = try Self.sample()
    let stage = sample.stage
    let x = try sample.item("x", in: sample.shelf)
    sample.shelfPolicy.onMayOpen = { [stage] call in
      if call.item == x.item { try? stage.delete(x) }
      return true
    }
    try sample.carry(row: 0)
    try stage.move(sample.finger, 700, 31, at: 600)
    stage.advance(before: .milliseconds(3_000))
    #expect(!stage.calls().contains { $0.hasPrefix("shelf.springLoaded") })
    // What lies there now is met at the next move.
    try stage.move(sample.finger, 700, 32, at: 3_000)
    stage.advance(before: .milliseconds(4_500))
    #expect(stage.calls().contains("shelf.springLoaded item=y"))
    #expect(stage.defect == nil)
  }

  @Test func `CONTRACT-95: what opens may change the data, and every drag goes on`() throws {
    let sample = try Self.sample()
    let stage = sample.stage
    sample.shelfPolicy.onMayOpen = { _ in true }
    sample.shelfPolicy.onTold = { [stage, shelf = sample.shelf] callback, _ in
      guard callback == .springLoaded else { return }
      _ = try? stage.reload(shelf, sections: [["p", "q"]])
      try? stage.removeView(shelf)
    }
    try sample.carry(row: 0)
    try stage.move(sample.finger, 700, 31, at: 600)
    stage.advance(before: .milliseconds(1_700))
    #expect(!stage.isPresent(sample.shelf))
    #expect(stage.liveSessions.first?.state == .dragging)
    try stage.up(sample.finger, at: 1_800)
    try stage.settle()
    #expect(stage.lastOutcome?.operation == .cancel)
    #expect(stage.isQuiet && stage.defect == nil)
  }
}
