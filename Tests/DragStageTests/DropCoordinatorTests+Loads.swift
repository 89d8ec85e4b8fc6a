import DragItems
import DragSessions
import Testing

@testable import DragStage

/// What a destination asks for through the coordinator that it is given.
@Suite struct DropCoordinatorLoadsTests {
  private let drag: LoadSample
  private let png: TypeIdentifier

  init() throws {
    drag = try LoadSample()
    png = try TypeIdentifier("public.png")
    try drag.provide("a", "public.png", .data([7]))
    try drag.provide("b", "public.png", .data([8]))
  }

  private func drop(_ ask: @escaping (DropCoordinator) throws -> Void) throws {
    drag.policy.onDrop = { _, coordinator in
      #expect(throws: Never.self) { try ask(coordinator) }
      return .nothing
    }
    try drag.sample.carry(row: 0)
    try drag.sample.tap(row: 1, at: 530)
    try drag.stage.move(drag.sample.finger, 650, 10, at: 900)
    try drag.stage.up(drag.sample.finger, at: 1_000)
    try drag.stage.settle()
  }

  @Test func `CONTRACT-88: an item's data is asked for, and the item counts as taken`() throws {
    try drop { [png] coordinator in
      try coordinator.load(.data(png), of: coordinator.items[1].item)
    }
    #expect(drag.policy.loaded == [.success(.data(png, [8]))])
    #expect(drag.stage.calls().filter { $0.contains("undropped") } == ["shelf.undropped item=a"])
  }

  @Test func `CONTRACT-89: an object of each item comes at once`() throws {
    let photo = ObjectClass("photo", readableTypes: [png])
    try drop { coordinator in try coordinator.loadObjects(of: photo) }
    #expect(drag.stage.calls().contains("shelf.didLoadAll items=a,b"))
    #expect(!drag.stage.calls().contains { $0.contains("undropped") })
  }

  @Test func `CONTRACT-121: a coordinator that is kept loads nothing any more`() throws {
    var kept: DropCoordinator?
    try drop { kept = $0 }
    let coordinator = try #require(kept)
    let item = coordinator.items[0].item
    let before = drag.stage.core.state
    #expect(throws: StageError.misuse(.loadOutsideDrop)) {
      try coordinator.load(.data(png), of: item)
    }
    #expect(throws: StageError.misuse(.loadOutsideDrop)) {
      try coordinator.loadObjects(of: ObjectClass("photo", readableTypes: [png]))
    }
    #expect(drag.stage.core.state == before)
    #expect(drag.stage.brokenRules == [121, 121])
  }
}
