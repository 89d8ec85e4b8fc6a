import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines
import Testing

import DragStage

/// Loads: each completes exactly once, and no placeholder is left.
@Suite struct StageLoadsTests {
  private let sample: Sample
  private var stage: Stage { sample.stage }

  init() throws {
    var options = ViewOptions()
    options.application = "other"
    sample = try Sample(shelf: options)
    sample.shelfPolicy.proposal = DropProposal(.copy, intent: .insertAt)
    sample.shelfPolicy.onPerform = { _ in .load }
  }

  private func provide(
    _ item: String, _ outcome: Representation.Outcome = .data([1, 2]),
    _ delivery: Representation.Delivery = .after(.zero), type: String = "public.png",
    visibility: Representation.Visibility = .all
  ) throws {
    let type = try TypeIdentifier(type)
    stage.items.register(
      Representation(type, outcome, visibility: visibility, delivery: delivery),
      for: try sample.item(item, in: sample.list))
  }

  /// Drops the first rows of the list in front of the shelf.
  ///
  /// - Returns: The number of trace entries before the drop.
  private func drop(rows: Int = 1) throws -> Int {
    try sample.carry(row: 0)
    for row in 1..<max(rows, 1) { try sample.tap(row: row, at: 510 + 20 * Int64(row)) }
    try stage.move(sample.finger, 650, 10, at: 900)
    let first = stage.trace.count
    try stage.up(sample.finger, at: 1_000)
    return first
  }

  private func loads(from first: Int) -> [String] {
    stage.lines(from: first).filter { line in
      ["didLoad", "placeholder", "didEnd", "didTransfer"].contains { line.contains($0) }
    }
  }

  private func shelf() -> String { stage.order(of: sample.shelf)[0].joined(separator: " ") }

  private func checkEnd() {
    #expect(stage.defect == nil)
    #expect(stage.isIdle)
    #expect(stage.collection(sample.shelf)?.placeholders == [])
  }

  @Test func `CONTRACT-75, 80: a foreign item loads into its placeholder and keeps its name`()
    throws
  {
    try provide("a", .data([7]), .after(.milliseconds(20)))
    let first = try drop()
    #expect(shelf() == "x y")
    #expect(stage.collection(sample.shelf)?.order.itemIDs.count == 3)
    try stage.settle()
    #expect(
      loads(from: first) == [
        "1000.000 shelf.placeholder.insert item=a at=shelf[gap 0]",
        "1020.000 shelf.didLoad item=a type=public.png",
        "1020.000 shelf.placeholder.commit item=a at=shelf[gap 0]",
        "1300.000 list.didEnd op=copy", "1300.000 list.didTransfer",
      ])
    #expect(shelf() == "a x y")
    let loaded = stage.items.provider(of: try sample.item("a", in: sample.shelf)).representations
    #expect(loaded == [Representation(try TypeIdentifier("public.png"), .data([7]))])
    checkEnd()
  }

  @Test func `CONTRACT-13, 120: a transfer is reported after the last load, in whatever order`()
    throws
  {
    try provide("a", .data([1]), .after(.milliseconds(800)))
    try provide("b", .data([2]), .after(.milliseconds(5)))
    try provide("c")
    let first = try drop(rows: 3)
    try stage.settle()
    #expect(
      loads(from: first).dropFirst(3) == [
        "1000.000 shelf.didLoad item=c type=public.png",
        "1000.000 shelf.placeholder.commit item=c at=shelf[gap 2]",
        "1005.000 shelf.didLoad item=b type=public.png",
        "1005.000 shelf.placeholder.commit item=b at=shelf[gap 1]",
        "1300.000 list.didEnd op=copy",
        "1800.000 shelf.didLoad item=a type=public.png",
        "1800.000 shelf.placeholder.commit item=a at=shelf[gap 0]", "1800.000 list.didTransfer",
      ])
    #expect(shelf() == "a b c x y")
    checkEnd()
  }

  @Test func `CONTRACT-81, 108: without a representation a load fails with -1000`() throws {
    let first = try drop()
    try stage.settle()
    #expect(
      loads(from: first).prefix(3) == [
        "1000.000 shelf.placeholder.insert item=a at=shelf[gap 0]",
        "1000.000 shelf.didLoad item=a error=-1000",
        "1000.000 shelf.placeholder.delete item=a at=shelf[gap 0]",
      ])
    #expect(sample.shelfPolicy.loaded == [.failure(.itemUnavailable)])
    #expect(shelf() == "x y")
    checkEnd()
  }

  @Test func `CONTRACT-106: a representation that the reader may not see is none`() throws {
    try provide("a", type: "public.jpeg", visibility: .own)
    _ = try drop()
    try stage.settle()
    #expect(sample.shelfPolicy.loaded == [.failure(.itemUnavailable)])
    checkEnd()
  }

  @Test func `CONTRACT-117: a source that fails is reported once with its reason`() throws {
    try provide("a", .failure("no"), .after(.milliseconds(1)))
    let first = try drop()
    try stage.settle()
    #expect(
      loads(from: first)[1...2] == [
        "1001.000 shelf.didLoad item=a type=public.png error=-1",
        "1001.000 shelf.placeholder.delete item=a at=shelf[gap 0]",
      ])
    #expect(sample.shelfPolicy.loaded == [.failure(.failed("no"))])
    checkEnd()
  }

  @Test func `a load that waits for its owner is resolved or rejected once`() throws {
    try provide("a", .data([1]), .manual)
    try provide("b", .data([2]), .manual)
    _ = try drop(rows: 2)
    let a = try sample.item("a", in: sample.list)
    let b = try sample.item("b", in: sample.list)
    #expect(stage.loads.waiting == [a, b])
    try stage.settle()
    #expect(!stage.isIdle)
    #expect(stage.sessions.last?.state == .transferring)
    let time = stage.now
    try stage.handle(.loadRejected(b, reason: "late"), at: time)
    #expect(throws: StageError.misuse(.handlerCalledTwice)) {
      try stage.handle(.loadResolved(b), at: time)
    }
    try stage.handle(.loadResolved(a), at: time)
    #expect(throws: StageError.misuse(.handlerCalledTwice)) {
      try stage.handle(.loadRejected(a, reason: ""), at: time)
    }
    #expect(sample.shelfPolicy.loaded.count == 2)
    #expect(shelf() == "a x y")
    checkEnd()
  }

  @Test(arguments: [("other", 0), (nil, 1)] as [(String?, Int)])
  func `an application that goes cancels the loads it has a part in, each once`(
    application: String?, reported: Int
  ) throws {
    try provide("a", .data([1]), .after(.milliseconds(50)))
    try provide("b", .data([2]), .manual)
    let first = try drop(rows: 2)
    let id = application.flatMap { stage.scene.application(named: $0) } ?? .common
    try stage.handle(.application(id, .gone), at: .milliseconds(1_010))
    try stage.settle()
    #expect(stage.calls(from: first).count { $0.contains("error=3072") } == 2 * reported)
    #expect(sample.shelfPolicy.loaded.count == 2 * reported)
    #expect(stage.calls(from: first).count { $0.contains("placeholder.delete") } == 2)
    #expect(shelf() == "x y")
    checkEnd()
  }

  @Test func `what was answered is listed in the order of its answers`() throws {
    let names = ["a", "b", "c", "d", "e"]
    for name in names { try provide(name, .data([1]), .manual) }
    _ = try drop(rows: names.count)
    let answered = try ["e", "b", "d", "a", "c"].map { try sample.item($0, in: sample.list) }
    for (count, item) in answered.enumerated() {
      #expect(stage.loads.answered == Array(answered.prefix(count)))
      try stage.handle(.loadResolved(item), at: stage.now)
    }
    #expect(stage.loads.answered == answered)
  }

  @Test func `CONTRACT-102: nothing is loaded before the drop, wherever the drag goes`() throws {
    try provide("a", .data([1]), .after(.milliseconds(20)))
    try sample.carry(row: 0)
    try stage.move(sample.finger, 650, 10, at: 700)
    #expect(
      stage.sessions.anyItem(
        of: SessionID(1), conformsTo: try TypeIdentifier("public.png"), seenFrom: sample.shelf))
    try stage.move(sample.finger, 500, 50, at: 800)
    try stage.move(sample.finger, 650, 10, at: 900)
    #expect(stage.loads.open.isEmpty && stage.loads.progress(of: SessionID(1)) == nil)
    try stage.up(sample.finger, at: 1_000)
    #expect(stage.loads.open.count == 1)
  }

  @Test func `a name that is taken where the data arrives gets the copy's suffix`() throws {
    try provide("a", .data([1]), .after(.milliseconds(20)))
    _ = try drop()
    try stage.insert(["a"], at: GapIndex(item: 0), in: sample.shelf)
    try stage.settle()
    #expect(shelf() == "a a-copy x y")
    checkEnd()
  }

  @Test func `a placeholder moves with the data that changes before it`() throws {
    try provide("a", .data([1]), .after(.milliseconds(20)))
    let first = try drop()
    try stage.insert(["n", "m"], at: GapIndex(item: 0), in: sample.shelf)
    try stage.settle()
    #expect(loads(from: first)[2].hasSuffix("placeholder.commit item=a at=shelf[gap 2]"))
    #expect(shelf() == "n m a x y")
    checkEnd()
  }

  @Test func `a placeholder is not an item: it is not deleted, lifted or named`() throws {
    try provide("a", .data([1]), .after(.seconds(9)))
    _ = try drop()
    let placeholder = try #require(stage.collection(sample.shelf)?.order.item(at: Slot(item: 0)))
    let reference = ItemReference(view: sample.shelf, item: placeholder)
    let name = stage.name(of: placeholder)
    #expect(throws: StageError.unknownItem(name)) { try stage.delete(reference) }
    #expect(stage.item(name, in: sample.shelf) == nil)
    sample.listPolicy.onItems = { _ in .named([reference]) }
    try stage.down(sample.thumb, 50, 166, at: 1_001)
    try stage.handle(.tick, at: .milliseconds(1_501))
    #expect(stage.pointers.state(of: sample.thumb) == .idle)
    try stage.up(sample.thumb, at: 1_501)
    try stage.settle()
    #expect(shelf() == "a x y")
    checkEnd()
  }

  @Test func `a local item that is moved by loading leaves its source when it arrives`() throws {
    let sample = try Sample()
    let stage = sample.stage
    sample.shelfPolicy.onPerform = { _ in .load }
    let png = try TypeIdentifier("public.png")
    for (name, outcome) in [
      ("a", Representation.Outcome.data([1])), ("b", .failure("no")),
    ] {
      stage.items.register(
        Representation(png, outcome, delivery: .after(.milliseconds(5))),
        for: try sample.item(name, in: sample.list))
    }
    try sample.carry(row: 0)
    try sample.tap(row: 1, at: 510)
    try stage.move(sample.finger, 650, 10, at: 900)
    try stage.up(sample.finger, at: 901)
    try stage.settle()
    #expect(stage.order(of: sample.list) == [["b", "c", "d", "e"]])
    #expect(stage.order(of: sample.shelf) == [["a", "x", "y"]])
    #expect(stage.isIdle && stage.defect == nil)
  }

  @Test func `data goes with copies and moves`() throws {
    let sample = try Sample()
    let stage = sample.stage
    let data = Representation(try TypeIdentifier("public.png"), .data([9]))
    stage.items.register(data, for: try sample.item("a", in: sample.list))
    for operation in [DropOperation.copy, .move] {
      sample.shelfPolicy.proposal = DropProposal(operation, intent: .insertAt)
      let start = stage.now.microseconds / 1_000 + 1
      try sample.carry(row: 0, at: start)
      try stage.move(sample.finger, 650, 10, at: start + 600)
      try stage.up(sample.finger, at: start + 601)
      try stage.settle()
    }
    #expect(stage.order(of: sample.shelf) == [["a", "a-copy", "x", "y"]])
    for name in ["a", "a-copy"] {
      let item = try sample.item(name, in: sample.shelf)
      #expect(stage.items.provider(of: item).representations == [data])
    }
  }

  @Test func `accept loads what is foreign, and self leaves it`() throws {
    try provide("a")
    sample.shelfPolicy.onPerform = { _ in .accept }
    _ = try drop()
    try stage.settle()
    #expect(shelf() == "a x y")
    let start = stage.now.microseconds / 1_000
    sample.shelfPolicy.onPerform = { _ in .local }
    try sample.carry(row: 1, at: start)
    try stage.move(sample.finger, 650, 10, at: start + 900)
    try stage.up(sample.finger, at: start + 901)
    try stage.settle()
    #expect(shelf() == "a x y")
    #expect(stage.calls().contains("shelf.undropped item=b session=2"))
    checkEnd()
  }
}
