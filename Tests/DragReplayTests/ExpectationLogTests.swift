import CollectionLayout
import DragGeometry
import DragScript
import DragStage
import Testing

@testable import DragReplay

/// The failures of a test, in the order in which they are found.
@Suite struct ExpectationLogTests {
  private let place = SourceLocation(file: "t.drag", line: 7, column: 1)

  private func fault(_ message: String) -> TestFailure {
    TestFailure(.failed, at: place, message, diff: ["first"])
  }

  @Test func `a note belongs to the last failure, and is written below what it has`() {
    var log = ExpectationLog(on: Stage(), settings: Settings())
    log.addNote("of none")
    log.add(fault("one"))
    log.add(fault("other"))
    log.addNote("second")
    log.addNote("third")
    #expect(log.faults.map(\.message) == ["one", "other"])
    #expect(log.faults.map(\.diff) == [["first"], ["first", "second", "third"]])
  }

  @Test func `failures that were taken are found no more, and later ones are`() {
    var log = ExpectationLog(on: Stage(), settings: Settings())
    log.add(fault("one"))
    #expect(log.takeFaults().map(\.message) == ["one"])
    #expect(log.takeFaults() == [])
    log.add(fault("other"))
    #expect(log.faults.map(\.message) == ["other"])
  }

  @Test func `what is broken is told once, and a duty while it may still be done is not`() {
    let stage = Stage()
    var log = ExpectationLog(on: stage, settings: Settings())
    let duty = Invariants.leftUndone + " the application: nothing"
    log.waitsForDuties = true
    log.checkInvariants(at: place, with: [duty, "a difference"])
    #expect(log.faults.map(\.cause) == [.invariant])
    log.waitsForDuties = false
    log.checkInvariants(at: place, with: [duty, "a difference"])
    log.checkInvariants(at: place, with: [duty, "a difference"])
    #expect(log.faults.map(\.cause) == [.invariant, .duty])
    #expect(log.faults.map(\.location) == [place, place])
  }

  @Test(arguments: [false, true])
  func `views and sections that a test adds are no difference once they are noted`(
    checksEvents: Bool
  ) throws {
    let stage = Stage()
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let list = try stage.addCollection("list", frame: frame, layout: .rows(.init()), items: ["a"])
    var log = ExpectationLog(on: stage, settings: Settings())
    if checksEvents { log.checkEveryEvent() }
    let shelf = try stage.addCollection("shelf", frame: frame, layout: .rows(.init()), items: ["x"])
    log.noteViews()
    try stage.insert(["b"], at: GapIndex(item: 1), in: list)
    try stage.appendSection(["y"], to: shelf)
    log.noteSections(of: shelf)
    try stage.insert(["z"], at: GapIndex(section: 1, item: 0), in: shelf)
    log.noteViews()
    log.checkInvariants(at: place, with: [])
    #expect(log.faults == [])
    // One that is not noted is one.
    try stage.appendSection(["q"], to: list)
    log.checkInvariants(at: place, with: [])
    #expect(log.faults.map(\.cause) == [.invariant])
  }
}
