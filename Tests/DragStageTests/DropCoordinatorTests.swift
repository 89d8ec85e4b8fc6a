import CollectionLayout
import DragGeometry
import DragItems
import DragSessions
import Machines
import Testing

@testable import DragStage

/// What a destination may choose while it takes a drop, and what is refused.
@Suite struct DropCoordinatorTests {
  let sample: Sample
  var stage: Stage { sample.stage }

  init() throws {
    sample = try Sample()
    sample.shelfPolicy.proposal = DropProposal(.copy, intent: .insertAt)
  }

  /// Drops rows of the list between the shelf's two items, and lets the shelf act.
  ///
  /// - Returns: What was traced from the drop on, and what was ordered.
  @discardableResult
  func drop(
    _ rows: [Int] = [0], at point: Point = Point(x: 650, y: 85),
    _ act: @escaping (DropCoordinator) -> DropPerformance
  ) throws -> (lines: [String], orders: [HostCommand]) {
    sample.shelfPolicy.onDrop = { _, coordinator in act(coordinator) }
    try sample.carry(row: rows[0])
    for row in rows.dropFirst() { try sample.tap(row: row, at: 510 + 20 * Int64(row)) }
    try stage.move(sample.finger, point.x, point.y, at: 900)
    let first = stage.trace.count
    var orders = try stage.up(sample.finger, at: 1_000).commands
    orders += try stage.settle()
    return (stage.calls(from: first), orders)
  }

  /// What a choice is refused with, while nothing but the trace changes.
  func rejection(_ choose: () throws(StageError) -> Void) -> StageError? {
    let before = (stage.core.state, stage.order(of: sample.shelf), stage.core.outbox.commands)
    do throws(StageError) {
      try choose()
      return nil
    } catch {
      #expect(stage.core.state == before.0)
      #expect(stage.order(of: sample.shelf) == before.1)
      #expect(stage.core.outbox.commands == before.2)
      return error
    }
  }

  func shelf() -> String { stage.order(of: sample.shelf)[0].joined(separator: " ") }

  @Test func `CONTRACT-70: the items have the session's order, each with its frame's size`()
    throws
  {
    var items: [DropCoordinator.Item] = []
    try drop([2, 0]) { [stage] coordinator in
      items = coordinator.items
      #expect(coordinator.session == stage.sessions.last?.id)
      #expect(coordinator.ruling.proposal.operation == .copy)
      return .nothing
    }
    #expect(items.map { stage.name(of: $0.item.item) } == ["c", "a"])
    #expect(items.map(\.item.origin) == [sample.list, sample.list])
    #expect(items.map(\.previewSize) == Array(repeating: Size(width: 390, height: 44), count: 2))
  }

  @Test func `CONTRACT-70: an item that is gone has no preview, and keeps its place in the order`()
    throws
  {
    var sizes: [Size] = []
    try drop([0, 1]) { [stage, sample] coordinator in
      if let b = stage.item("b", in: sample.list) { try? stage.delete(b) }
      sizes = coordinator.items.map(\.previewSize)
      return .nothing
    }
    #expect(sizes == [Size(width: 390, height: 44), .zero])
  }

  @Test
  func `CONTRACT-71: a source slot is given for this view's own items, at their present position`()
    throws
  {
    var foreign: [Slot?] = []
    try drop { coordinator in
      foreign = coordinator.items.map(\.sourceSlot)
      return .nothing
    }
    #expect(foreign == [nil])

    let own = try Sample()
    var slots: [[Slot?]] = []
    own.listPolicy.onDrop = { _, coordinator in
      slots.append(coordinator.items.map(\.sourceSlot))
      try? own.stage.insert(["n"], at: GapIndex(item: 0), in: own.list)
      if let b = own.stage.item("b", in: own.list) { try? own.stage.delete(b) }
      slots.append(coordinator.items.map(\.sourceSlot))
      return .nothing
    }
    try own.carry(row: 0)
    try own.tap(row: 1, at: 510)
    try own.stage.move(own.finger, 50, 310, at: 900)
    try own.stage.up(own.finger, at: 901)
    #expect(slots == [[Slot(item: 0), Slot(item: 1)], [Slot(item: 1), nil]])
  }

  @Test func `CONTRACT-61: the destination is the place that was hit last, and is not hit again`()
    throws
  {
    var places: [DropPosition?] = []
    try drop { [stage, sample] coordinator in
      places.append(coordinator.destination)
      try? stage.insert(["n", "m"], at: GapIndex(item: 0), in: sample.shelf)
      places.append(coordinator.destination)
      return .nothing
    }
    #expect(places == [.gap(GapIndex(item: 1)), .gap(GapIndex(item: 1))])
  }

  @Test
  func `CONTRACT-60, 61: without a place the destination is nil, and the last one is offered`()
    throws
  {
    let sample = try Sample { $0.resolverRadius = 20 }
    var seen: [(DropPosition?, DropPosition?)] = []
    sample.shelfPolicy.onDrop = { _, coordinator in
      seen.append((coordinator.destination, coordinator.lastDestination))
      return .nothing
    }
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 650, 85, at: 600)
    try sample.stage.move(sample.finger, 650, 500, at: 601)
    try sample.stage.up(sample.finger, at: 602)
    #expect(seen.count == 1)
    #expect(seen[0] == (nil, .gap(GapIndex(item: 1))))
  }

  @Test func `61: a last place is forgotten when the data changes, or in another view`() throws {
    let sample = try Sample { $0.resolverRadius = 20 }
    sample.listPolicy.proposal = DropProposal(.copy, intent: .insertAt)
    var seen: [DropPosition?] = []
    sample.shelfPolicy.onDrop = { _, coordinator in
      seen.append(coordinator.lastDestination)
      return .nothing
    }
    for changes in [false, true] {
      let start = sample.stage.now.microseconds / 1_000 + 1
      try sample.carry(row: 0, at: start)
      try sample.stage.move(sample.finger, changes ? 650 : 50, 122, at: start + 600)
      try sample.stage.move(sample.finger, 650, 500, at: start + 601)
      if changes { try sample.stage.insert(["n"], at: GapIndex(item: 0), in: sample.shelf) }
      try sample.stage.up(sample.finger, at: start + 602)
      try sample.stage.settle()
    }
    #expect(seen == [nil, nil])
  }

  @Test func `CONTRACT-72: an item flies to a row that was inserted before, and is not undropped`()
    throws
  {
    let (lines, orders) = try drop { [stage, sample] coordinator in
      try? stage.insert(["mine"], at: GapIndex(item: 1), in: sample.shelf)
      if let row = stage.item("mine", in: sample.shelf) {
        try? coordinator.drop(coordinator.items[0].item, onto: row)
      }
      return .nothing
    }
    #expect(
      lines == [
        "f.up", "shelf.perform at=shelf[gap 1]", "shelf.insert item=mine at=shelf[gap 1]",
        "shelf.drop item=a to=shelf#mine", "list.willEnd op=copy", "shelf.willDrop item=a",
        "shelf.dropEnd", "shelf.conclude", "list.didEnd op=copy", "list.didTransfer",
      ])
    let item = DragItem(item: try sample.item("a", in: sample.list).item, origin: sample.list)
    let row = try sample.item("mine", in: sample.shelf)
    #expect(orders.contains(.animatePreview(SessionID(1), item, .chosen(.onto(row)))))
    #expect(shelf() == "x mine y")
  }

  @Test
  func `complaint 6, CONTRACT-72: a row that was not inserted before is noted, and takes nothing`()
    throws
  {
    var errors: [StageError?] = []
    let (lines, orders) = try drop { [sample] coordinator in
      let item = coordinator.items[0].item
      let row = ItemReference(view: sample.shelf, item: ItemID(.max))
      errors.append(
        self.rejection { () throws(StageError) in try coordinator.drop(item, onto: row) })
      // A row of another view, and a placeholder, are none of its rows either.
      errors.append(
        self.rejection { () throws(StageError) in
          try coordinator.drop(item, onto: item.reference)
        })
      return .nothing
    }
    #expect(errors == [.misuse(.missingRow), .misuse(.missingRow)])
    #expect(lines.contains("shelf.misuse rule=72 why=missing-row item=a"))
    #expect(lines.contains("shelf.undropped item=a"))
    #expect(!orders.contains { if case .animatePreview = $0 { true } else { false } })
    #expect(stage.brokenRules == [72, 72])
  }

  @Test func `CONTRACT-73: an item shrinks into an item that is there, in its own coordinates`()
    throws
  {
    let rect = Rect(x: 5, y: 6, width: 0, height: 0)
    var errors: [StageError?] = []
    let (lines, orders) = try drop([0, 1]) { [stage, sample] coordinator in
      let items = coordinator.items.map(\.item)
      let missing = ItemReference(view: sample.shelf, item: ItemID(.max))
      let bad = Rect(x: 0, y: 0, width: -1, height: .nan)
      guard let cell = stage.item("y", in: sample.shelf) else { return .nothing }
      errors.append(
        self.rejection { () throws(StageError) in try coordinator.drop(items[0], into: missing) })
      errors.append(
        self.rejection { () throws(StageError) in
          try coordinator.drop(items[0], into: cell, rect: bad)
        })
      try? coordinator.drop(items[0], into: cell, rect: rect)
      try? coordinator.drop(items[1], into: cell)
      return .nothing
    }
    #expect(errors == [.misuse(.missingCell), .badFrame])
    #expect(lines.contains("shelf.misuse rule=73 why=missing-cell item=a"))
    #expect(lines.contains("shelf.drop item=b to=into:shelf#y"))
    let cell = try sample.item("y", in: sample.shelf)
    let rects = orders.compactMap { order -> Rect? in
      guard case .animatePreview(_, _, .chosen(.into(cell, let rect))) = order else { return nil }
      return rect
    }
    #expect(rects == [rect, .zero])
    #expect(shelf() == "x y")
  }

  @Test func `CONTRACT-74: an item flies to a place, which must be one`() throws {
    var errors: [StageError?] = []
    let target = DropTarget(Point(x: 12.5, y: -3), scale: 0.5)
    let (lines, orders) = try drop { coordinator in
      let item = coordinator.items[0].item
      for bad in [
        DropTarget(Point(x: .nan, y: 0)), DropTarget(.zero, scale: .infinity),
        DropTarget(.zero, scale: 0),
      ] {
        errors.append(
          self.rejection { () throws(StageError) in try coordinator.drop(item, to: bad) })
      }
      try? coordinator.drop(item, to: target)
      return .nothing
    }
    #expect(errors == [.notFinite, .notFinite, .badFrame])
    #expect(lines.contains("shelf.drop item=a to=12.5,-3 scale=0.5"))
    let item = DragItem(item: try sample.item("a", in: sample.list).item, origin: sample.list)
    #expect(orders.contains(.animatePreview(SessionID(1), item, .chosen(.target(target)))))
  }

  @Test func `CONTRACT-70: an item that the session does not hold is refused`() throws {
    var errors: [StageError?] = []
    let (lines, _) = try drop { [stage, sample] coordinator in
      for (name, view) in [("c", sample.list), ("x", sample.shelf)] {
        guard let item = stage.item(name, in: view) else { continue }
        let stranger = DragItem(item: item.item, origin: view)
        errors.append(
          self.rejection { () throws(StageError) in
            try coordinator.drop(stranger, to: DropTarget(.zero))
          })
      }
      return .accept
    }
    #expect(errors == [.misuse(.notInSession), .misuse(.notInSession)])
    #expect(lines.contains("shelf.misuse rule=70 why=not-in-session item=c"))
    #expect(shelf() == "x a-copy y")
  }

  @Test
  func `CONTRACT-77: an item without a choice is animated by default, and reported at the end`()
    throws
  {
    let (lines, orders) = try drop([0, 1, 2]) { coordinator in
      try? coordinator.drop(coordinator.items[1].item, to: DropTarget(.zero))
      return .nothing
    }
    #expect(
      lines.filter { $0.contains("undropped") } == [
        "shelf.undropped item=a", "shelf.undropped item=c",
      ])
    #expect(orders.count { if case .animatePreview = $0 { true } else { false } } == 1)
    #expect(orders.contains(.animateEnd(SessionID(1), .copy)))
  }

  @Test(arguments: [
    (DropPerformance.Handling.accept, "x mine b-copy c-copy y"), (.nothing, "x mine y"),
    (.fail("full"), "x mine y"),
  ])
  func `what perform returns concerns the items without a choice`(
    handling: DropPerformance.Handling, order: String
  ) throws {
    try drop([0, 1, 2]) { [stage, sample] coordinator in
      try? stage.insert(["mine"], at: GapIndex(item: 1), in: sample.shelf)
      if let row = stage.item("mine", in: sample.shelf) {
        try? coordinator.drop(coordinator.items[0].item, onto: row)
      }
      return DropPerformance(handling)
    }
    #expect(shelf() == order)
  }

  @Test func `the place of a drop moves on with what its destination changes`() throws {
    try drop { [stage, sample] _ in
      try? stage.insert(["n", "m"], at: GapIndex(item: 0), in: sample.shelf)
      if let x = stage.item("x", in: sample.shelf) { try? stage.delete(x) }
      return .accept
    }
    #expect(shelf() == "n m a-copy y")
  }

  @Test func `CONTRACT-78: any choice goes with any intent`() throws {
    sample.shelfPolicy.proposal = DropProposal(.copy, intent: .insertInto)
    try drop(at: Point(x: 650, y: 30)) { [stage, sample] coordinator in
      #expect(coordinator.destination == .item(Slot(item: 0)))
      if let row = stage.item("y", in: sample.shelf) {
        try? coordinator.drop(coordinator.items[0].item, onto: row)
      }
      return .nothing
    }
    #expect(stage.brokenRules == [])
    #expect(stage.calls().contains("shelf.drop item=a to=shelf#y"))
  }
}
