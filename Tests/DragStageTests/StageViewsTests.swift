import CollectionLayout
import CollectionModel
import DragGeometry
import DragSessions
import Machines
import Testing

@testable import DragStage

/// Views that get another place or size, also under a drag.
@Suite struct StageViewsTests {
  private let sample: Sample
  private var stage: Stage { sample.stage }

  init() throws {
    sample = try Sample()
  }

  private func setFrame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) throws {
    try stage.scene.setFrame(Rect(x: x, y: y, width: width, height: height), of: sample.list)
  }

  @Test func `a view that goes away under a pointer is left, and entered where it comes back`()
    throws
  {
    try sample.carry(row: 0)
    try stage.move(sample.finger, 50, 290, at: 600)
    let first = stage.trace.count
    try setFrame(0, 400, 390, 220)
    #expect(stage.calls(from: first) == ["list.resize at=0,400 size=390x220", "list.exit"])
    try setFrame(0, 100, 390, 220)
    #expect(
      stage.calls(from: first).dropFirst(2).map { $0.prefix { $0 != " " } }.contains("list.enter"))
    #expect(stage.sessions.live.map(\.state) == [.dragging])
  }

  @Test func `the gap is asked for again where the rows lie elsewhere, and once only`() throws {
    try sample.carry(row: 0)
    try stage.move(sample.finger, 50, 290, at: 600)
    #expect(stage.calls().last?.contains("list[gap 4]") == true, "\(stage.calls())")
    let first = stage.trace.count
    try setFrame(0, 144, 390, 220)
    let calls = stage.calls(from: first)
    #expect(calls.count == 2 && calls[0].hasPrefix("list.resize"))
    #expect(calls.last?.contains("list[gap 3]") == true, "\(calls)")
    try setFrame(0, 144, 390, 220)
    try setFrame(0, 144, 300, 500)
    #expect(stage.calls(from: first).filter { !$0.hasPrefix("list.resize") }.count == 1)
  }

  @Test func `a grid is laid out in its new width, and what is scrolled stays inside`() throws {
    let grid = try stage.addCollection(
      "grid", frame: Rect(x: 0, y: 600, width: 100, height: 100),
      layout: .grid(Layout.Grid(cell: Size(width: 50, height: 50), gap: 0)),
      items: (0..<20).map { "g\($0)" })
    try stage.scene.scroll(grid, by: Point(x: 0, y: 1_000))
    #expect(stage.scene.scrollPosition(of: grid)?.offset == Point(x: 0, y: 400))
    try stage.scene.setFrame(Rect(x: 0, y: 600, width: 200, height: 150), of: grid)
    #expect(stage.scene.scrollPosition(of: grid)?.offset == Point(x: 0, y: 100))
    #expect(stage.scene.scrollPosition(of: grid)?.viewport == Size(width: 200, height: 150))
    let item = try sample.item("g7", in: grid)
    #expect(stage.scene.shownFrame(of: item) == Rect(x: 150, y: 550, width: 50, height: 50))
  }

  @Test func `what is scrolled of a plain view stays inside of its content`() throws {
    var options = ViewOptions()
    options.contentSize = Size(width: 100, height: 300)
    let page = try stage.addView(
      "page", frame: Rect(x: 0, y: 600, width: 100, height: 100), options: options)
    try stage.scene.scroll(page, by: Point(x: 0, y: 200))
    try stage.scene.setFrame(Rect(x: 0, y: 600, width: 100, height: 250), of: page)
    #expect(stage.scene.scrollPosition(of: page)?.offset == Point(x: 0, y: 50))
  }

  @Test func `B18: what is seen first stays there in another width, where it is to`() throws {
    for keeps in [true, false] {
      var options = ViewOptions()
      options.keepsFirstVisible = keeps
      let grid = try stage.addCollection(
        "grid \(keeps)", frame: Rect(x: 0, y: 600, width: 100, height: 100),
        layout: .grid(Layout.Grid(cell: Size(width: 50, height: 50), gap: 0)),
        items: (0..<80).map { "g\($0)" }, options: options)
      try stage.scene.scroll(grid, by: Point(x: 0, y: 500))
      try stage.scene.setFrame(Rect(x: 0, y: 600, width: 200, height: 100), of: grid)
      let item = try sample.item("g20", in: grid)
      #expect(stage.scene.shownFrame(of: item)?.minY == (keeps ? 600 : 350))
    }
  }

  @Test func `what is nested in a view stays where it is`() throws {
    var options = ViewOptions()
    options.parent = sample.list
    let child = try stage.addView(
      "child", frame: Rect(x: 10, y: 110, width: 20, height: 20), options: options)
    try setFrame(5, 105, 390, 220)
    #expect(stage.scene.frame(of: child) == Rect(x: 10, y: 110, width: 20, height: 20))
    #expect(stage.scene.frame(of: sample.list) == Rect(x: 5, y: 105, width: 390, height: 220))
  }

  @Test func `a frame that is none is refused and changes nothing`() throws {
    try sample.carry(row: 0)
    let (moment, count) = (stage.inspection.moment, stage.trace.count)
    for (width, height) in [(-1.0, 9.0), (9, .nan), (.infinity, 9), (1e13, 9)] {
      #expect(throws: StageError.badFrame) { try setFrame(0, 0, width, height) }
    }
    for (x, y, width, height) in [
      (1e12, 0, 9, 9), (-1e12, 0, 9, 9), (0, 1e12, 9, 9), (0, -1e12, 9, 9), (0, 0, 1e12, 9),
      (0, 0, 9, 1e12),
    ] {
      #expect(throws: StageError.badFrame) { try setFrame(x, y, width, height) }
    }
    #expect(throws: StageError.unknownName("view 99")) {
      try stage.scene.setFrame(Rect(x: 0, y: 0, width: 9, height: 9), of: ViewID(index: 99))
    }
    #expect(stage.inspection.moment == moment && stage.trace.count == count)
  }

  @Test func `another frame is another moment`() throws {
    func digest() -> Int {
      var hasher = Hasher()
      stage.inspection.feed(&hasher)
      return hasher.finalize()
    }
    let before = digest()
    try setFrame(0, 100, 390, 221)
    #expect(digest() != before)
    try setFrame(0, 100, 390, 220)
    #expect(digest() == before)
  }

  @Test func `where a finger was is no part of a moment when it is up`() throws {
    func digest(y: Double, isUp: Bool) throws -> Int {
      let sample = try Sample()
      try sample.stage.down(sample.finger, 500, y, at: 0)
      if isUp { try sample.stage.up(sample.finger, at: 10) }
      var hasher = Hasher()
      sample.stage.inspection.feed(&hasher)
      return hasher.finalize()
    }
    #expect(try digest(y: 10, isUp: true) == digest(y: 20, isUp: true))
    #expect(try digest(y: 10, isUp: false) != digest(y: 20, isUp: false))
  }

  @Test func `an application may make room while it is notified of a drag`() throws {
    let stage = stage
    let list = sample.list
    sample.listPolicy.onTold = { callback, _ in
      guard callback == .enter else { return }
      try? stage.scene.setFrame(Rect(x: 0, y: 56, width: 390, height: 264), of: list)
    }
    try sample.carry(row: 0)
    try stage.move(sample.finger, 50, 290, at: 600)
    #expect(stage.calls().last?.contains("list[gap 5]") == true, "\(stage.calls())")
    try stage.up(sample.finger, at: 700)
    try stage.settle()
    #expect(stage.order(of: list) == [["b", "c", "d", "e", "a"]])
  }

  @Test func `A2: what is seen stays inside the content when an item becomes smaller`() throws {
    let stage = Stage()
    let list = try stage.addCollection(
      "list", frame: Rect(x: 0, y: 0, width: 100, height: 100),
      layout: .flow(.init(item: Size(width: 100, height: 100), line: 0, gap: 0)),
      items: ["a", "b"])
    let a = try #require(stage.item("a", in: list))
    try stage.scene.setSize(Size(width: 100, height: 1_000), of: a)
    try stage.scene.scroll(list, by: Point(x: 0, y: 1e6))
    #expect(stage.scene.scrollPosition(of: list)?.offset.y == 1_000)
    try stage.scene.setSize(Size(width: 100, height: 100), of: a)
    #expect(stage.scene.scrollPosition(of: list)?.offset.y == 100)
  }

  /// A flow of three items a line.
  private func flow(_ names: [String]) throws -> (Stage, ViewID, [ItemID]) {
    let stage = Stage()
    let list = try stage.addCollection(
      "list", frame: Rect(x: 0, y: 0, width: 90, height: 400),
      layout: .flow(.init(item: Size(width: 30, height: 30), line: 0, gap: 0)), items: names)
    return (stage, list, try names.map { try #require(stage.item($0, in: list)).item })
  }

  @Test func `sizes that are set together give the layout of sizes set one by one`() throws {
    let names = (0..<40).map { "i\($0)" }
    let (one, oneList, oneItems) = try flow(names)
    let (all, allList, allItems) = try flow(names)
    var sizes: [ItemID: Size] = [:]
    for index in names.indices where index % 3 != 1 {
      let size = Size(width: Double(10 + index), height: Double(50 - index))
      try one.scene.setSize(size, of: ItemReference(view: oneList, item: oneItems[index]))
      sizes[allItems[index]] = size
    }
    try all.scene.setSizes(sizes, in: allList)
    for (first, second) in zip(oneItems, allItems) {
      let expected = one.scene.shownFrame(of: ItemReference(view: oneList, item: first))
      #expect(all.scene.shownFrame(of: ItemReference(view: allList, item: second)) == expected)
    }
    #expect(all.scene.shownFrame(of: ItemReference(view: allList, item: allItems[2]))?.width == 12)
  }

  @Test func `of sizes with an invalid one none is set`() throws {
    let (stage, list, items) = try flow(["a", "b", "c"])
    let before = items.map { stage.scene.shownFrame(of: ItemReference(view: list, item: $0)) }
    #expect(throws: StageError.self) {
      try stage.scene.setSizes(
        [items[0]: Size(width: 60, height: 60), items[1]: Size(width: -1, height: 10)], in: list)
    }
    #expect(throws: StageError.unknownItem(stage.name(of: ItemID(99)))) {
      try stage.scene.setSizes(
        [items[0]: Size(width: 60, height: 60), ItemID(99): Size(width: 10, height: 10)], in: list)
    }
    #expect(items.map { stage.scene.shownFrame(of: ItemReference(view: list, item: $0)) } == before)
  }

  @Test func `exact frames that are set together override a layout, and an invalid one sets none`()
    throws
  {
    let (stage, list, items) = try flow(["a", "b", "c"])
    func frames() -> [Rect?] {
      items.map { stage.scene.shownFrame(of: ItemReference(view: list, item: $0)) }
    }
    let before = frames()
    #expect(throws: StageError.self) {
      try stage.scene.setFrames(
        [
          items[0]: Rect(x: 1, y: 2, width: 3, height: 4),
          items[1]: Rect(x: 0, y: 0, width: -1, height: 10),
        ], in: list)
    }
    #expect(throws: StageError.unknownItem(stage.name(of: ItemID(99)))) {
      try stage.scene.setFrames([ItemID(99): .zero], in: list)
    }
    #expect(frames() == before)
    try stage.scene.setFrames(
      [
        items[0]: Rect(x: 1, y: 2, width: 3, height: 4),
        items[2]: Rect(x: 5, y: 6, width: 7, height: 8),
      ], in: list)
    let origin = stage.scene.frame(of: list).origin
    #expect(
      frames() == [
        Rect(x: origin.x + 1, y: origin.y + 2, width: 3, height: 4), before[1],
        Rect(x: origin.x + 5, y: origin.y + 6, width: 7, height: 8),
      ])
  }

  @Test func `a view that is one item holds that one, as its first, until it is deleted`() throws {
    let box = try stage.addView("box", frame: Rect(x: 0, y: 500, width: 50, height: 50))
    let item = try sample.item("box", in: box)
    let other = try sample.item("a", in: sample.list)
    #expect(stage.item(at: 0, of: box) == item.item)
    #expect(stage.item(at: 1, of: box) == nil && stage.item(at: -1, of: box) == nil)
    #expect(stage.items(of: box) == [[item.item]] && stage.itemCount(of: box) == 1)
    #expect(stage.holds(item) && !stage.holds(ItemReference(view: box, item: other.item)))
    try stage.delete(item)
    #expect(stage.item(at: 0, of: box) == nil)
    #expect(stage.items(of: box) == [[]] && stage.itemCount(of: box) == 0)
    #expect(!stage.holds(item))
  }
}
