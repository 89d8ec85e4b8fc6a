import DragGeometry
import DragStage
import Machines
import Testing

/// What a host asks to show the items that are up in a drag.
@Suite struct StageActivityTests {
  private let sample: Sample
  private var stage: Stage { sample.stage }

  init() throws {
    sample = try Sample()
  }

  private func faded(in view: ViewID) -> [String] {
    stage.scene.draggedItems(of: view).map { stage.name(of: $0.item) }
  }

  @Test func `cells fade from the lift to the end of their drag, those that join as well`() throws {
    #expect(faded(in: sample.list) == [])
    try stage.down(sample.finger, 50, 122, at: 0)
    #expect(faded(in: sample.list) == [])
    try stage.handle(.tick, at: .milliseconds(520))
    #expect(faded(in: sample.list) == ["a"])
    try stage.move(sample.finger, 500, 50, at: 700)
    try sample.tap(row: 2, at: 720)
    #expect(faded(in: sample.list) == ["a", "c"])
    try stage.move(sample.finger, 650, 5, at: 800)
    #expect(faded(in: sample.shelf) == [])
    try stage.up(sample.finger, at: 900)
    try stage.settle()
    #expect(faded(in: sample.list) == [])
    #expect(stage.order(of: sample.shelf) == [["a", "c", "x", "y"]])
    #expect(faded(in: sample.shelf) == [])
  }

  @Test func `a cell fades until its cancelled drag is back, and what is deleted is none`() throws {
    try sample.carry(row: 1)
    try sample.tap(row: 2, at: 600)
    try stage.delete(try sample.item("c", in: sample.list))
    #expect(faded(in: sample.list) == ["b"])
    try stage.up(sample.finger, at: 700)
    #expect(faded(in: sample.list) == ["b"])
    try stage.settle()
    #expect(faded(in: sample.list) == [])
  }
}
