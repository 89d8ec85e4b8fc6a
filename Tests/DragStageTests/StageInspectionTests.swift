import DragGeometry
import DragStage
import Testing

@Suite struct StageInspectionTests {
  /// What a copy had forgotten of its counts of data changes made the items that a drop brings those of an earlier
  /// moment, after just as many changes as the stage had had.
  @Test(arguments: 0...6)
  func `a copy finds the items of a drop again after any number of edits`(edits: Int) throws {
    let sample = try Sample()
    try sample.stage.insert(["before"], at: GapIndex(item: 5), in: sample.list)
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 650, 10, at: 600)
    let copy = sample.stage.inspection.copied()
    for stage in [copy, sample.stage] {
      for edit in 0..<edits {
        try stage.insert(["after-\(edit)"], at: GapIndex(item: 5), in: sample.list)
      }
      try stage.delete(try #require(stage.item("a", in: sample.list)))
      try stage.up(sample.finger, at: 700)
      try stage.settle()
      #expect(stage.lastOutcome?.operation == .cancel)
      #expect(stage.order(of: sample.shelf) == [["x", "y"]])
      #expect(stage.isIdle && stage.defect == nil)
    }
  }

  @Test func `of a trace the last entries stay, or all where there are no more`() throws {
    let sample = try Sample()
    try sample.carry(row: 0)
    let lines = sample.stage.lines()
    #expect(lines.count > 3)
    for count in [lines.count + 1, lines.count, 3, 1, 1, 0] {
      sample.stage.inspection.forgetTrace(keeping: count)
      #expect(sample.stage.lines() == Array(lines.suffix(count)))
    }
  }
}
