import DragGeometry
import DragItems
import DragSessions
import Machines
import Testing

import DragStage

/// When a destination may choose: once for each item, and only until it has taken the drop.
extension DropCoordinatorTests {
  @Test func `CONTRACT-76: a choice that is made twice is refused and changes nothing`() throws {
    var error: StageError?
    let (lines, _) = try drop { coordinator in
      let item = coordinator.items[0].item
      try? coordinator.drop(item, to: DropTarget(.zero))
      error = self.rejection { () throws(StageError) in
        _ = try coordinator.drop([item], toPlaceholdersAt: GapIndex(item: 0))
      }
      return .accept
    }
    #expect(error == .misuse(.droppedTwice))
    #expect(lines.count { $0.hasPrefix("shelf.drop item") } == 1)
    #expect(shelf() == "x y")
  }

  @Test func `CONTRACT-76: an item that joined twice is chosen for once`() throws {
    var error: StageError?
    let (lines, _) = try drop([0, 0]) { coordinator in
      let items = coordinator.items.map(\.item)
      #expect(items.count == 2)
      try? coordinator.drop(items[0], to: DropTarget(.zero))
      error = self.rejection { () throws(StageError) in
        try coordinator.drop(items[1], to: DropTarget(.zero))
      }
      return .accept
    }
    #expect(error == .misuse(.droppedTwice))
    #expect(shelf() == "x y")
    #expect(!lines.contains { $0.contains("undropped") })
  }

  @Test func `CONTRACT-76: an item whose data was requested may still get a position, once`() throws
  {
    var errors: [StageError?] = []
    try drop { coordinator in
      let item = coordinator.items[0].item
      for _ in 0..<2 {
        do throws(StageError) {
          try coordinator.load(.data(.png), of: item)
          try coordinator.drop(item, to: DropTarget(.zero))
          errors.append(nil)
        } catch {
          errors.append(error)
        }
      }
      return .nothing
    }
    #expect(errors == [nil, .misuse(.droppedTwice)])
    #expect(stage.lines().contains { $0.contains("shelf.drop item=a to=0,0") })
  }

  @Test
  func `CONTRACT-76: a coordinator that is kept refuses everything once perform has returned`()
    throws
  {
    var kept: DropCoordinator?
    var late: [StageError?] = []
    sample.listPolicy.onTold = { [weak policy = sample.shelfPolicy] callback, _ in
      guard policy != nil, callback == .willEnd, let kept else { return }
      late.append(
        self.rejection { () throws(StageError) in
          try kept.drop(kept.items[0].item, to: DropTarget(.zero))
        })
    }
    try drop { coordinator in
      kept = coordinator
      return .accept
    }
    let coordinator = try #require(kept)
    let item = coordinator.items[0].item
    let row = try sample.item("x", in: sample.shelf)
    late.append(
      rejection { () throws(StageError) in try coordinator.drop(item, to: DropTarget(.zero)) })
    late.append(rejection { () throws(StageError) in try coordinator.drop(item, onto: row) })
    late.append(rejection { () throws(StageError) in try coordinator.drop(item, into: row) })
    late.append(
      rejection { () throws(StageError) in _ = try coordinator.drop([item], toPlaceholdersAt: nil) }
    )
    #expect(late == Array(repeating: .misuse(.dropLate), count: 5))
    #expect(stage.lines().last == "1300.000 shelf.misuse rule=76 why=drop-late item=a")
    #expect(stage.brokenRules == Array(repeating: 76, count: 5))
  }

  @Test
  func
    `HOOK-3, 76: a destination may choose until the animation of the drop ends, and it is noted`()
    throws
  {
    var options = stage.scene.options(of: sample.shelf)
    options.drop.takesLateChoices = true
    try stage.scene.setOptions(options, of: sample.shelf)
    var kept: DropCoordinator?
    sample.shelfPolicy.onDrop = { _, coordinator in
      kept = coordinator
      return .nothing
    }
    try sample.carry(row: 0)
    try sample.tap(row: 1, at: 510)
    try stage.move(sample.finger, 650, 85, at: 600)
    try stage.up(sample.finger, at: 601)
    let coordinator = try #require(kept)
    let items = coordinator.items.map(\.item)
    let row = try sample.item("x", in: sample.shelf)
    try coordinator.drop(items[0], onto: row)
    #expect(
      stage.lines().suffix(2) == [
        "601.000 shelf.misuse rule=76 why=drop-late item=a", "601.000 shelf.drop item=a to=shelf#x",
      ])
    #expect(
      rejection { () throws(StageError) in try coordinator.drop(items[0], to: DropTarget(.zero)) }
        == .misuse(.droppedTwice))
    try stage.settle()
    #expect(stage.lines().contains { $0.hasSuffix("shelf.undropped item=b") })
    #expect(!stage.lines().contains { $0.hasSuffix("shelf.undropped item=a") })
    #expect(
      rejection { () throws(StageError) in try coordinator.drop(items[1], onto: row) }
        == .misuse(.dropLate))
    #expect(stage.brokenRules == [76, 76, 76])
  }

  @Test func `CONTRACT-76: before the drop, and of a session that never was, nothing is chosen`()
    throws
  {
    try sample.carry(row: 0)
    try stage.move(sample.finger, 650, 85, at: 600)
    let item = DragItem(item: try sample.item("a", in: sample.list).item, origin: sample.list)
    let early = stage.sessions.coordinator(of: SessionID(1))
    #expect(early.destination == .gap(GapIndex(item: 1)))
    #expect(
      rejection { () throws(StageError) in try early.drop(item, to: DropTarget(.zero)) }
        == .misuse(.dropLate))
    let never = stage.sessions.coordinator(of: SessionID(9))
    #expect(never.items == [])
    #expect(
      rejection { () throws(StageError) in try never.drop(item, to: DropTarget(.zero)) }
        == .misuse(.dropLate))
    #expect(stage.lines().last == "600.000 stage.misuse rule=76 why=drop-late item=a session=9")
  }

  @Test func `76: a destination that takes its time may choose until the items are carried out`()
    throws
  {
    var kept: DropCoordinator?
    sample.shelfPolicy.onDrop = { _, coordinator in
      kept = coordinator
      return DropPerformance.accept.after(.milliseconds(50))
    }
    try sample.carry(row: 0)
    try sample.tap(row: 1, at: 510)
    try stage.move(sample.finger, 650, 85, at: 600)
    try stage.up(sample.finger, at: 601)
    let coordinator = try #require(kept)
    try coordinator.drop(coordinator.items[0].item, to: DropTarget(.zero))
    try stage.handle(.tick, at: .milliseconds(651))
    #expect(shelf() == "x b-copy y")
    #expect(
      rejection { () throws(StageError) in
        try coordinator.drop(coordinator.items[1].item, to: DropTarget(.zero))
      } == .misuse(.dropLate))
  }

  @Test func `76: a destination that goes while it takes its time may choose no more`() throws {
    var kept: DropCoordinator?
    sample.shelfPolicy.onDrop = { _, coordinator in
      kept = coordinator
      return DropPerformance.accept.after(.milliseconds(50))
    }
    try sample.carry(row: 0)
    try stage.move(sample.finger, 650, 85, at: 600)
    try stage.up(sample.finger, at: 601)
    try stage.removeView(sample.shelf)
    let coordinator = try #require(kept)
    #expect(
      rejection { () throws(StageError) in
        try coordinator.drop(coordinator.items[0].item, to: DropTarget(.zero))
      } == .misuse(.dropLate))
    try stage.settle()
    #expect(stage.lastOutcome?.operation == .cancel)
    #expect(stage.isIdle)
  }
}
