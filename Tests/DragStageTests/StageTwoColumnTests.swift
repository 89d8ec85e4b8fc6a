import Seeds
import CollectionLayout
import DragGeometry
import DragItems
import DragSessions
import Machines
import ReferenceSearch
import TestSupport
import Testing

import DragStage

/// An item that is carried through the two-column layout, on a stage (L14 to L16).
@Suite struct StageTwoColumnTests {

  private let stage = Stage()
  private let finger: PointerID

  init() throws {
    finger = try stage.addPointer("f")
  }

  /// A board at the origin, with a space for nothing beside it.
  private func board(_ spans: [Int], policy: Policy = Policy()) throws -> ViewID {
    let board = try stage.addCollection(
      "board", frame: Rect(x: 0, y: 0, width: 375, height: 4_000), layout: .twoColumn(.init()),
      items: spans.indices.map { "i\($0)" }, source: policy, destination: policy)
    for (index, span) in spans.enumerated() {
      try stage.scene.setSpan(span, of: try #require(stage.item("i\(index)", in: board)))
    }
    return board
  }

  private func frame(_ index: Int, _ board: ViewID) throws -> Rect {
    let item = try #require(stage.item("i\(index)", in: board))
    return try #require(stage.scene.shownFrame(of: item))
  }

  /// What the drag would do now: the final index of its item.
  private func proposed(dragging source: Int) throws -> Int {
    guard case .gap(let gap) = try #require(stage.sessions.last).ruling.position else { return -1 }
    return gap.finalIndex(movingFrom: Slot(item: source)).item
  }

  @Test(.seeds(1...60))
  func `L15, L16: a stage proposes what the rule proposes, step by step`() throws {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    let spans: [Int] = (0..<Int.random(in: 2...9, using: &random)).map { _ in
      Int.random(in: 0..<3, using: &random) == 0 ? 2 : 1
    }
    let board = try board(spans)
    let frames = try spans.indices.map { try frame($0, board) }
    let source = Int.random(in: spans.indices, using: &random)
    var rule = try #require(TwoColumnReorder(spans: spans, dragging: source))
    try stage.handle(.down(finger, frames[source].center, label: nil), at: .zero)
    var time = Int64(600)
    // The drag begins at its own place, on either side of the item's middle.
    try stage.move(finger, frames[source].center.x + 15, frames[source].center.y, at: time)
    _ = rule.propose(source)
    for _ in 0..<20 {
      time += 1
      let over = Int.random(in: spans.indices, using: &random)
      let isBehind = Bool.random(using: &random)
      let side = isBehind ? 20.0 : -20
      // An item of two columns fills its row: its sides are above and below (H13).
      let step =
        spans[over] == 2 ? Point(x: 0, y: side) : Point(x: side, y: 0)
      let point = frames[over].center + step
      try stage.move(finger, point.x, point.y, at: time)
      let gap = GapIndex(item: isBehind ? over + 1 : over)
      _ = rule.propose(gap.finalIndex(movingFrom: Slot(item: source)).item)
      #expect(try proposed(dragging: source) == rule.target ?? source)
      // Shown is the order that is proposed, laid out afresh.
      let geometry = try LayoutGeometry(
        .twoColumn(.init()), bounds: Size(width: 375, height: 4_000),
        itemCounts: [spans.count], spans: rule.shownSpans())
      for (place, index) in rule.order.enumerated() {
        #expect(try frame(index, board) == geometry.frame(of: Slot(item: place)))
      }
    }
  }

  @Test func `L15: several items do not form a pair, and go to their gap`() throws {
    let policy = Policy()
    let board = try board([2, 1, 1, 2], policy: policy)
    policy.onItems = { [stage] _ in
      .named(["i0", "i3"].compactMap { stage.item($0, in: board) })
    }
    let pair = try frame(1, board)
    try stage.down(finger, 100, 100, at: 0)
    try stage.move(finger, pair.center.x + 20, pair.center.y, at: 600)
    #expect(stage.sessions.last?.ruling.position == .gap(GapIndex(item: 2)))
  }

  @Test func `a style is one of an item that is there`() throws {
    let board = try board([1])
    let missing = ItemReference(view: board, item: ItemID(77))
    #expect(throws: StageError.self) { try stage.scene.setSpan(2, of: missing) }
  }

  @Test func `H17: with a hysteresis a gap is kept until the middle is well past`() throws {
    for (hysteresis, gaps) in [(0.0, [1, 2, 1, 2]), (8, [1, 1, 1, 2])] {
      let sample = try Sample { $0.resolverHysteresis = hysteresis }
      try sample.carry(row: 4)
      var found: [Int] = []
      // The middle of the second row lies at 166.
      for (step, y) in [150.0, 168, 164, 174.5].enumerated() {
        try sample.stage.move(sample.finger, 50, y, at: 600 + Int64(step))
        guard case .gap(let gap) = sample.stage.sessions.last?.ruling.position else { continue }
        found.append(gap.item)
      }
      #expect(found == gaps)
    }
  }

  @Test func `H17: a change of the data and a leave keep no old side`() throws {
    let sample = try Sample { $0.resolverHysteresis = 8 }
    try sample.carry(row: 4)
    try sample.stage.move(sample.finger, 50, 150, at: 600)
    try sample.stage.move(sample.finger, 50, 168, at: 601)
    #expect(sample.stage.sessions.last?.ruling.position == .gap(GapIndex(item: 1)))
    try sample.stage.move(sample.finger, 500, 50, at: 602)
    try sample.stage.move(sample.finger, 50, 168, at: 603)
    #expect(sample.stage.sessions.last?.ruling.position == .gap(GapIndex(item: 2)))
  }
}
