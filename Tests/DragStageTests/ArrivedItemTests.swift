import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines
import Testing

@testable import DragStage

/// Where the items of a drop are, as a host asks for it when the previews are to fly there.
@Suite struct ArrivedItemTests {
  private let sample: Sample
  private var stage: Stage { sample.stage }
  private let session = SessionID(1)

  init() throws { sample = try Sample() }

  /// Drops the first rows of the list between the two items of the shelf.
  private func drop(rows: Int = 1) throws {
    try sample.carry(row: 0)
    for row in 1..<max(rows, 1) { try sample.tap(row: row, at: 510 + 20 * Int64(row)) }
    try stage.move(sample.finger, 650, 85, at: 900)
    #expect(stage.sessions.arrivals(of: session) == [])
    try stage.up(sample.finger, at: 1_000)
  }

  /// The items that have arrived, each by its index, its name, and the name and the height of its row.
  private func arrivals() -> [String] {
    stage.sessions.arrivals(of: session).map { arrived in
      let name = "\(arrived.index) \(stage.name(of: arrived.item.item))"
      switch arrived.place {
      case .row(let row):
        let top = stage.scene.shownFrame(of: row).map { "\($0.origin.y)" } ?? "nowhere"
        return "\(name): \(stage.name(of: row.view)).\(stage.name(of: row.item)) at \(top)"
      case .placeholder(let placeholder):
        let top = stage.scene.shownFrame(of: placeholder).map { "\($0.origin.y)" } ?? "nowhere"
        return "\(name): a placeholder at \(top)"
      }
    }
  }

  @Test func `moved items are themselves, in the view that has them, until the session is over`()
    throws
  {
    try drop(rows: 3)
    #expect(
      arrivals() == ["0 a: shelf.a at 60.0", "1 b: shelf.b at 120.0", "2 c: shelf.c at 180.0"])
    // What is removed meanwhile is nowhere.
    try stage.delete(sample.item("b", in: sample.shelf))
    #expect(arrivals() == ["0 a: shelf.a at 60.0", "2 c: shelf.c at 120.0"])
    try stage.settle()
    #expect(arrivals() == [])
  }

  @Test func `a copy is an item of its own, also in the collection that it was lifted from`() throws
  {
    sample.listPolicy.proposal = DropProposal(.copy, intent: .insertAt)
    try sample.carry(row: 0)
    try stage.move(sample.finger, 50, 200, at: 900)
    try stage.up(sample.finger, at: 1_000)
    let rows = stage.order(of: sample.list)[0]
    let copy = try #require(rows.first { !["a", "b", "c", "d", "e"].contains($0) })
    let top = 100 + 44 * Double(try #require(rows.firstIndex(of: copy)))
    #expect(arrivals() == ["0 a: list.\(copy) at \(top)"])
  }

  @Test func `data that is loaded has a placeholder, which becomes the row that it is filled with`()
    throws
  {
    sample.shelfPolicy.proposal = DropProposal(.copy, intent: .insertAt)
    sample.shelfPolicy.onDrop = { _, coordinator in
      _ = try? coordinator.drop(coordinator.items.map(\.item), toPlaceholdersAt: nil)
      return .nothing
    }
    try drop(rows: 2)
    #expect(arrivals() == ["0 a: a placeholder at 60.0", "1 b: a placeholder at 120.0"])
    let placeholders = stage.scene.placeholders(in: sample.shelf)
    try stage.commit(placeholders[0], as: "new")
    #expect(arrivals() == ["0 a: shelf.new at 60.0", "1 b: a placeholder at 120.0"])
    try stage.delete(placeholders[1])
    #expect(arrivals() == ["0 a: shelf.new at 60.0"])
  }

  @Test func `what the stage loads is a placeholder, too`() throws {
    sample.shelfPolicy.proposal = DropProposal(.copy, intent: .insertAt)
    sample.shelfPolicy.onPerform = { _ in .load }
    let reference = try sample.item("a", in: sample.list)
    stage.items.register(
      Representation(
        try TypeIdentifier("public.png"), .data([1, 2]), delivery: .after(.milliseconds(100))),
      for: reference)
    try drop()
    #expect(arrivals() == ["0 a: a placeholder at 60.0"])
    try stage.handle(.tick, at: .milliseconds(1_100))
    let loaded = try #require(stage.order(of: sample.shelf)[0].first { !["x", "y"].contains($0) })
    #expect(arrivals() == ["0 a: shelf.\(loaded) at 60.0"])
  }

  @Test func `a row that its destination has inserted is the item's, if the destination says so`()
    throws
  {
    sample.shelfPolicy.proposal = DropProposal(.copy)
    sample.shelfPolicy.onDrop = { [sample] _, coordinator in
      try? sample.stage.insert(["mine", "other"], at: GapIndex(item: 0), in: sample.shelf)
      let items = coordinator.items.map(\.item)
      guard let mine = sample.stage.item("mine", in: sample.shelf),
        let x = sample.stage.item("x", in: sample.shelf)
      else { return .nothing }
      try? coordinator.drop(items[0], onto: mine)
      try? coordinator.drop(items[1], into: x, rect: Rect(x: 0, y: 0, width: 9, height: 9))
      return .nothing
    }
    try drop(rows: 3)
    #expect(arrivals() == ["0 a: shelf.mine at 0.0", "1 b: shelf.x at 120.0"])
  }

  @Test func `nothing arrives by a cancel, and by a request for data alone`() throws {
    sample.shelfPolicy.proposal = DropProposal(.copy)
    sample.shelfPolicy.onPerform = { [sample] call in
      #expect(throws: Never.self) {
        let png = try TypeIdentifier("public.png")
        try sample.stage.loads.load(
          .data(png), of: call.items[0], in: call.session, at: call.view)
      }
      return .nothing
    }
    try drop()
    #expect(arrivals() == [])
    try stage.settle()
    try sample.carry(row: 0, at: 10_000)
    try stage.up(sample.finger, at: 11_000)
    #expect(stage.sessions.arrivals(of: SessionID(2)) == [])
    #expect(stage.sessions.arrivals(of: SessionID(99)) == [])
  }
}
