import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines
import Testing

@testable import DragStage

/// Placeholders that an application puts in and resolves itself.
@Suite struct PlaceholderTests {
  private let sample: Sample
  private var stage: Stage { sample.stage }

  init() throws {
    sample = try Sample()
    sample.shelfPolicy.proposal = DropProposal(.copy, intent: .insertAt)
  }

  /// Drops the list's first rows between the shelf's two items as placeholders.
  @discardableResult
  private func drop(
    rows: Int = 1,
    _ put: @escaping (DropCoordinator) throws(StageError) -> [PlaceholderID] = {
      coordinator throws(StageError) in
      try coordinator.drop(coordinator.items.map(\.item), toPlaceholdersAt: nil)
    }
  ) throws -> [PlaceholderID] {
    var placeholders: [PlaceholderID] = []
    sample.shelfPolicy.onDrop = { _, coordinator in
      placeholders = (try? put(coordinator)) ?? []
      return .nothing
    }
    try sample.carry(row: 0)
    for row in 1..<max(rows, 1) { try sample.tap(row: row, at: 510 + 20 * Int64(row)) }
    try stage.move(sample.finger, 650, 85, at: 900)
    try stage.up(sample.finger, at: 1_000)
    return placeholders
  }

  private func shelf() -> String { stage.order(of: sample.shelf)[0].joined(separator: " ") }

  /// The shelf as it is shown: placeholders by the item that they stand for, in brackets.
  private func shown() -> String {
    let content = stage.collection(sample.shelf)
    let remaining = Dictionary(
      uniqueKeysWithValues: stage.scene.placeholders(in: sample.shelf).map { ($0.stand, $0) })
    return (content?.order.itemIDs ?? []).map { item in
      guard let placeholder = remaining[item], let lent = stage.scene.item(of: placeholder) else {
        return stage.name(of: item)
      }
      return "[\(stage.name(of: lent.item))]"
    }.joined(separator: " ")
  }

  private func gaps(_ placeholders: [PlaceholderID]) -> [Int?] {
    placeholders.map { stage.scene.gap(of: $0)?.item }
  }

  @Test func `CONTRACT-75: a placeholder is in the order, and not in the data`() throws {
    let first = stage.trace.count
    let placeholders = try drop()
    #expect(shown() == "x [a] y")
    #expect(shelf() == "x y")
    #expect(
      stage.calls(from: first).filter { $0.contains("drop ") || $0.contains("placeholder") } == [
        "shelf.drop item=a to=placeholder", "shelf.placeholder.insert item=a at=shelf[gap 1]",
      ])
    #expect(placeholders.map { stage.scene.item(of: $0)?.origin } == [sample.list])
    try stage.settle()
    #expect(!stage.calls().contains { $0.contains("undropped") })
  }

  @Test func `CONTRACT-86: the data's counts leave placeholders out, what is shown has them in`()
    throws
  {
    let placeholders = try drop(rows: 2)
    let content = try #require(stage.collection(sample.shelf))
    #expect(content.itemCounts == [2])
    #expect(content.order.itemCounts == [4])
    #expect(content.sections.map(\.count) == [2])
    #expect(content.placeholders.count == 2)
    #expect(placeholders.allSatisfy { content.isPlaceholder($0.stand) })
    #expect(
      stage.scene.shownFrame(of: placeholders[1]) == Rect(x: 600, y: 120, width: 400, height: 60))
    #expect(
      stage.scene.shownFrame(of: try sample.item("y", in: sample.shelf))
        == Rect(x: 600, y: 180, width: 400, height: 60))
  }

  @Test func `CONTRACT-79: any number live at once, and move with what changes around them`() throws
  {
    let placeholders = try drop(rows: 3)
    #expect(gaps(placeholders) == [1, 2, 3])
    try stage.insert(["n", "m"], at: GapIndex(item: 0), in: sample.shelf)
    #expect(gaps(placeholders) == [3, 4, 5])
    try stage.delete(sample.item("x", in: sample.shelf))
    #expect(gaps(placeholders) == [2, 3, 4])
    try stage.move(
      [sample.item("y", in: sample.shelf).item], to: GapIndex(item: 3), in: sample.shelf)
    #expect(shown() == "n m [a] y [b] [c]")
    #expect(gaps(placeholders) == [2, 4, 5])
  }

  @Test func `CONTRACT-79, B18: a batch carries them along, and happens whole or not at all`()
    throws
  {
    let placeholders = try drop(rows: 2)
    let x = try sample.item("x", in: sample.shelf).item
    let y = try sample.item("y", in: sample.shelf).item
    let before = stage.core.state
    let count = stage.trace.count
    for edits: [DataEdit] in [
      [.delete([x]), .insert(["n"], at: GapIndex(item: 9))], [.delete([y]), .delete([y])],
      [.insert(["n"], at: GapIndex(item: 0)), .insert(["n"], at: GapIndex(item: 0))],
      [.move([x, x], to: GapIndex(item: 0))],
      [.move([placeholders[0].stand], to: GapIndex(item: 0))],
      [.delete([placeholders[0].stand])],
    ] {
      #expect(throws: StageError.self) { try stage.core.update(sample.shelf, edits) }
    }
    #expect(stage.core.state == before && stage.trace.count == count)
    #expect(shown() == "x [a] [b] y")
    try stage.core.update(
      sample.shelf,
      [
        .insert(["n"], at: GapIndex(item: 2)), .delete([x]), .move([y], to: GapIndex(item: 0)),
      ])
    #expect(shown() == "y [a] n [b]")
    #expect(
      stage.calls(from: count) == [
        "shelf.insert item=n at=shelf[gap 2]", "shelf.delete item=x at=shelf[gap 0]",
        "shelf.move item=y at=shelf[gap 0]",
      ])
  }

  @Test func `CONTRACT-80: a commit takes the present position, and reports it`() throws {
    let placeholder = try drop()[0]
    try stage.insert(["n"], at: GapIndex(item: 0), in: sample.shelf)
    #expect(try stage.commit(placeholder, as: "mine") == GapIndex(item: 2))
    #expect(shelf() == "n x mine y")
    #expect(stage.calls().last == "shelf.placeholder.commit item=mine at=shelf[gap 2]")
    #expect(stage.collection(sample.shelf)?.placeholders == [])
  }

  @Test func `80: a name that the collection has is refused, and the placeholder stays`() throws {
    let placeholder = try drop()[0]
    let before = (stage.core.state, stage.trace.count)
    #expect(throws: StageError.itemTaken("y")) { try stage.commit(placeholder, as: "y") }
    #expect(stage.core.state == before.0 && stage.trace.count == before.1)
    #expect(shown() == "x [a] y")
    try stage.commit(placeholder, as: "a")
    #expect(shelf() == "x a y")
  }

  @Test func `CONTRACT-81: a delete takes the placeholder out, and changes no data`() throws {
    let placeholder = try drop()[0]
    try stage.delete(placeholder)
    #expect(shown() == "x y")
    #expect(stage.calls().last == "shelf.placeholder.delete item=a at=shelf[gap 1]")
    try stage.settle()
    // Its application has chosen so.
    #expect(!stage.calls().contains { $0.contains("undropped") })
  }

  @Test func `CONTRACT-82: what is over is refused, and changes nothing`() throws {
    let placeholders = try drop(rows: 3)
    try stage.commit(placeholders[0], as: "p")
    try stage.delete(placeholders[1])
    try stage.reload(sample.shelf)
    let order = shown()
    for placeholder in placeholders {
      let before = stage.core.state
      #expect(throws: StageError.misuse(.placeholderOver)) {
        try stage.commit(placeholder, as: "q")
      }
      #expect(throws: StageError.misuse(.placeholderOver)) { try stage.delete(placeholder) }
      #expect(stage.core.state == before)
      #expect(stage.scene.gap(of: placeholder) == nil)
      #expect(stage.scene.item(of: placeholder) == nil)
      #expect(stage.scene.shownFrame(of: placeholder) == nil)
    }
    #expect(shown() == order)
    #expect(stage.brokenRules == [68] + Array(repeating: 82, count: 6))
    #expect(stage.calls().last == "shelf.misuse rule=82 why=placeholder-over")
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0], [2, 0, 1]])
  func `CONTRACT-84: they are resolved in any order`(order: [Int]) throws {
    let placeholders = try drop(rows: 3)
    for place in order { try stage.commit(placeholders[place], as: "p\(place)") }
    #expect(shelf() == "x p0 p1 p2 y")
  }

  @Test
  func `CONTRACT-85: a loop at one gap reverses, a gap with an offset and none keep the order`()
    throws
  {
    let put: [(String, (DropCoordinator) throws(StageError) -> [PlaceholderID])] = [
      (
        "x [c] [b] [a] y",
        { coordinator throws(StageError) in
          var all: [PlaceholderID] = []
          for item in coordinator.items.map(\.item) {
            all += try coordinator.drop([item], toPlaceholdersAt: GapIndex(item: 1))
          }
          return all
        }
      ),
      (
        "x [a] [b] [c] y",
        { coordinator throws(StageError) in
          var all: [PlaceholderID] = []
          for (offset, item) in coordinator.items.map(\.item).enumerated() {
            all += try coordinator.drop([item], toPlaceholdersAt: GapIndex(item: 1 + offset))
          }
          return all
        }
      ),
      (
        "x [a] [b] [c] y",
        { coordinator throws(StageError) in
          var all: [PlaceholderID] = []
          for item in coordinator.items.map(\.item) {
            all += try coordinator.drop([item], toPlaceholdersAt: nil)
          }
          return all
        }
      ),
      (
        "x [a] [b] [c] y",
        { coordinator throws(StageError) in
          try coordinator.drop(
            coordinator.items.map(\.item), toPlaceholdersAt: GapIndex(item: 1))
        }
      ),
    ]
    for (order, put) in put {
      let round = try PlaceholderTests()
      try round.drop(rows: 3, put)
      #expect(round.shown() == order)
    }
  }

  @Test func `75: a gap past the end, an item twice and no place are refused whole`() throws {
    var errors: [StageError?] = []
    func refused(_ body: () throws(StageError) -> [PlaceholderID]) -> StageError? {
      let before = (stage.core.state, shown())
      do throws(StageError) {
        _ = try body()
        return nil
      } catch {
        #expect(stage.core.state == before.0 && shown() == before.1)
        return error
      }
    }
    sample.shelfPolicy.proposal = DropProposal(.copy, intent: .insertInto)
    sample.shelfPolicy.onDrop = { _, coordinator in
      let items = coordinator.items.map(\.item)
      errors = [
        refused { () throws(StageError) in
          try coordinator.drop(items, toPlaceholdersAt: GapIndex(item: 3))
        },
        refused { () throws(StageError) in
          try coordinator.drop([items[0], items[0]], toPlaceholdersAt: GapIndex(item: 0))
        },
        // An insert into an item has no gap of its own.
        refused { () throws(StageError) in try coordinator.drop(items, toPlaceholdersAt: nil) },
        refused { () throws(StageError) in try coordinator.drop([], toPlaceholdersAt: nil) },
      ]
      return .nothing
    }
    try sample.carry(row: 0)
    try sample.tap(row: 1, at: 510)
    try stage.move(sample.finger, 650, 30, at: 900)
    try stage.up(sample.finger, at: 1_000)
    #expect(
      errors == [.gapOutOfRange, .misuse(.droppedTwice), .misuse(.missingPlace), nil])
  }

  @Test func `75: a plain view has no place for a placeholder`() throws {
    let policy = Policy(DropProposal(.copy))
    _ = try stage.addView(
      "box", frame: Rect(x: 0, y: 400, width: 100, height: 100), destination: policy)
    var error: StageError?
    policy.onDrop = { _, coordinator in
      do throws(StageError) {
        _ = try coordinator.drop(
          coordinator.items.map(\.item), toPlaceholdersAt: GapIndex(item: 0))
      } catch let rejection { error = rejection }
      return .nothing
    }
    try sample.carry(row: 0)
    try stage.move(sample.finger, 50, 450, at: 900)
    try stage.up(sample.finger, at: 1_000)
    #expect(error == .misuse(.missingPlace))
  }

  @Test func `a load's placeholder is one of them, and its load goes on without it`() throws {
    stage.items.register(
      Representation(try TypeIdentifier("public.png"), .data([1]), delivery: .after(.seconds(1))),
      for: try sample.item("a", in: sample.list))
    sample.shelfPolicy.proposal = DropProposal(.move, intent: .insertAt)
    sample.shelfPolicy.onPerform = { _ in .load }
    try sample.carry(row: 0)
    try stage.move(sample.finger, 650, 85, at: 900)
    try stage.up(sample.finger, at: 1_000)
    let placeholders = stage.scene.placeholders(in: sample.shelf)
    #expect(placeholders.count == 1)
    try stage.delete(placeholders[0])
    try stage.settle()
    #expect(sample.shelfPolicy.loaded.count == 1)
    #expect(shelf() == "x y")
    // What found no place has not left its source.
    #expect(stage.order(of: sample.list) == [["a", "b", "c", "d", "e"]])
    #expect(stage.isIdle && stage.defect == nil)
  }
}
