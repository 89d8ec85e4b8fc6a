import Seeds
import CollectionLayout
import CollectionModel
import DragGeometry
import DragStage
import Machines
import OrderedStore
import TestSupport
import Testing

/// What is seen first stays where it is seen, where a collection is to keep it (B18).
@Suite struct ScrollAnchorTests {
  private let stage = Stage()

  private func collection(
    _ name: String, _ layout: Layout, _ items: [String], horizontal: Bool = false,
    rightToLeft: Bool = false
  ) throws -> ViewID {
    var options = ViewOptions()
    options.keepsFirstVisible = true
    options.orientation = LayoutOrientation(
      axis: horizontal ? .horizontal : .vertical,
      direction: rightToLeft ? .rightToLeft : .leftToRight)
    return try stage.addCollection(
      name, frame: Rect(x: 0, y: 0, width: 200, height: 100), layout: layout, items: items,
      options: options)
  }

  private func origin(_ name: String, in view: ViewID) throws -> Point {
    let item = try #require(stage.item(name, in: view))
    return try #require(stage.scene.shownFrame(of: item)).origin
  }

  @Test(.seeds(1...10))
  func `B18: whatever comes and goes, the first row that is seen and left stays`() throws {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    let view = try collection(
      "rows", .rows(Layout.Rows(height: 30)), (0..<40).map { "row\($0)" })
    for round in 0..<40 {
      let rows = stage.order(of: view)[0]
      let offset = Double.random(in: 200...500, using: &random)
      let now = try #require(stage.scene.scrollPosition(of: view)).offset
      try stage.scene.scroll(view, by: Point(x: 0, y: offset - now.y))
      let goes = Set(rows.shuffled(using: &random).prefix(2))
      let gaps = (0..<2).map { _ in Int.random(in: 0...rows.count - 2, using: &random) }
      let seen = rows.indices.filter { Double($0 + 1) * 30 > offset && !goes.contains(rows[$0]) }
      let first = rows[try #require(seen.first)]
      let place = try origin(first, in: view)
      let slots = Set(gaps.map { Slot(item: $0) })
      try stage.performBatch(
        BatchUpdate(
          goes.map { .deleteItem(Slot(item: rows.firstIndex(of: $0)!)) }
            + slots.map { .insertItem($0) }),
        in: view,
        inserting: Dictionary(
          uniqueKeysWithValues: slots.map { ($0, "new\(round)-\($0.item)") }))
      #expect(abs(try origin(first, in: view).y - place.y) < 1e-9, "seed \(seed), round \(round)")
    }
  }

  @Test func `B18: cells go along line by line, and columns sideways`() throws {
    let names = (0..<12).map { "cell\($0)" }
    let grid = try collection("grid", .grid(Layout.Grid(cell: Size(width: 95, height: 50))), names)
    try stage.scene.scroll(grid, by: Point(x: 0, y: 120))
    let before = try origin("cell4", in: grid)
    try stage.insert(["a", "b"], at: GapIndex(item: 0), in: grid)
    #expect(try origin("cell4", in: grid) == before)
    let columns = try collection(
      "columns", .rows(Layout.Rows(height: 50)), names.map { "c-\($0)" }, horizontal: true,
      rightToLeft: true)
    try stage.scene.scroll(columns, by: Point(x: -120, y: 0))
    let place = try origin("c-cell3", in: columns)
    try stage.insert(["x"], at: GapIndex(item: 0), in: columns)
    #expect(try origin("c-cell3", in: columns) == place)
    try stage.delete(try #require(stage.item("c-cell0", in: columns)))
    #expect(try origin("c-cell3", in: columns) == place)
  }

  @Test func `B18: what another writer of the store has put ahead is not seen`() throws {
    let view = try collection("list", .rows(Layout.Rows(height: 50)), ["a", "b", "c", "d", "e"])
    let driver = MemoryDriver<GapKey>()
    let store = try stage.stores.add("rows", driver)
    try stage.stores.bind(view, to: store)
    try stage.scene.scroll(view, by: Point(x: 0, y: 110))
    let before = try origin("c", in: view)
    _ = try driver.commit(
      StoreIntent(.insert(["n"]), in: "list", at: StoreIntent.Position(before: "a")))
    try stage.handle(.storeChanged(store), at: stage.now)
    #expect(stage.order(of: view) == [["n", "a", "b", "c", "d", "e"]])
    #expect(try origin("c", in: view) == before)
  }

  @Test func `B18: without the option the offset stays`() throws {
    let view = try stage.addCollection(
      "list", frame: Rect(x: 0, y: 0, width: 200, height: 100),
      layout: .rows(Layout.Rows(height: 50)), items: ["a", "b", "c", "d"])
    try stage.scene.scroll(view, by: Point(x: 0, y: 100))
    try stage.insert(["n"], at: GapIndex(item: 0), in: view)
    #expect(try origin("c", in: view).y == 50)
    #expect(stage.scene.scrollPosition(of: view)?.offset == Point(x: 0, y: 100))
  }
}
