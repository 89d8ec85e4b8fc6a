import CollectionLayout
import DragGeometry
import DragItems
import DragSessions
import Machines
import Testing

import DragStage

/// What a drop leaves behind in the data.
@Suite struct StageDropTests {
  private let sample: Sample
  private var stage: Stage { sample.stage }

  init() throws {
    sample = try Sample()
  }

  /// Lifts these rows of the list, the first with the finger and the others by taps.
  private func carry(_ rows: [Int]) throws {
    try sample.carry(row: rows[0])
    for (place, row) in rows.dropFirst().enumerated() {
      try sample.tap(row: row, at: 510 + 20 * Int64(place))
    }
  }

  /// Drops where the pointer goes, and lets everything end.
  ///
  /// - Returns: The data lines that the drop wrote.
  private func drop(_ x: Double, _ y: Double) throws -> [String] {
    try stage.move(sample.finger, x, y, at: 900)
    let first = stage.trace.count
    try stage.up(sample.finger, at: 901)
    try stage.settle()
    #expect(stage.defect == nil)
    #expect(stage.isIdle)
    let verbs = [".insert ", ".delete ", ".move ", ".undropped ", ".dropFailed ", ".moveRow "]
    return stage.calls(from: first).filter { line in verbs.contains { line.contains($0) } }
  }

  private func list() -> String { stage.order(of: sample.list)[0].joined() }
  private func shelf() -> String { stage.order(of: sample.shelf)[0].joined(separator: " ") }

  static let single: [(Int, Double, String, [String])] = [
    (0, 122, "abcde", []), (0, 165, "abcde", []),
    (0, 166, "bacde", ["list.move item=a at=list[gap 2]"]),
    (0, 319, "bcdea", ["list.move item=a at=list[gap 5]"]),
    (4, 101, "eabcd", ["list.move item=e at=list[gap 0]"]),
    (2, 209, "abcde", []), (2, 210, "abcde", []),
  ]

  @Test(arguments: single)
  func `M1, M6: one item moves to the gap, and at its own edges nothing changes`(
    row: Int, y: Double, order: String, lines: [String]
  ) throws {
    try carry([row])
    #expect(try drop(50, y) == lines)
    #expect(list() == order)
  }

  static let many: [([Int], Double, String)] = [
    ([3, 4], 101, "deabc"), ([4, 3], 101, "edabc"), ([0, 2], 319, "bdeac"),
    ([2, 0], 319, "bdeca"), ([0, 4, 2], 210, "baecd"), ([1, 2], 166, "abcde"),
    ([2, 1], 166, "acbde"), ([0, 1, 2, 3, 4], 200, "abcde"),
  ]

  @Test(arguments: many)
  func `M2, M3, M5: several items arrive as one run, in the order in which they joined`(
    rows: [Int], y: Double, order: String
  ) throws {
    try carry(rows)
    _ = try drop(50, y)
    #expect(list() == order)
  }

  @Test func `M8: a move to another collection inserts there, then deletes at the source`() throws {
    try carry([3, 1])
    #expect(
      try drop(650, 85) == [
        "shelf.insert item=d at=shelf[gap 1]", "shelf.insert item=b at=shelf[gap 2]",
        "list.delete item=d at=list[gap 3]", "list.delete item=b at=list[gap 1]",
      ])
    #expect(list() == "ace")
    #expect(shelf() == "x d b y")
  }

  @Test func `M4: items of several collections are gathered, each leaving its own`() throws {
    try carry([0])
    try stage.down(sample.thumb, 650, 90, at: 510)
    try stage.up(sample.thumb, at: 511)
    _ = try drop(50, 210)
    #expect(list() == "bcayde")
    #expect(shelf() == "x")
  }

  @Test func `a plain view's item moves away, and the view is then empty`() throws {
    let box = try stage.addView("box", frame: Rect(x: 450, y: 300, width: 50, height: 50))
    try stage.down(sample.finger, 460, 310, at: 0)
    try stage.move(sample.finger, 500, 50, at: 501)
    #expect(
      try drop(650, 29) == [
        "shelf.insert item=box at=shelf[gap 0]", "box.delete item=box",
      ])
    #expect(stage.order(of: box) == [[]])
    #expect(shelf() == "box x y")
    // There is nothing to lift any more.
    try stage.down(sample.finger, 460, 310, at: 2_000)
    try stage.handle(.tick, at: .milliseconds(2_500))
    #expect(stage.pointers.state(of: sample.finger) == .idle)
  }

  @Test func `on a plain view a drop changes nothing, and its items are reported at the end`()
    throws
  {
    let box = try stage.addView(
      "box", frame: Rect(x: 450, y: 300, width: 50, height: 50),
      destination: FixedProposalDestination(proposing: DropProposal(.move, intent: .insertAt)))
    try carry([0, 1])
    #expect(try drop(460, 310) == ["box.undropped item=a", "box.undropped item=b"])
    #expect(list() == "abcde")
    #expect(stage.order(of: box) == [["box"]])
    #expect(stage.lastOutcome?.operation == .move)
  }

  @Test(arguments: [(DropOperation.move, "bacde"), (.copy, "aba-copycde")])
  func `an item that was tapped twice arrives once`(
    operation: DropOperation, order: String
  ) throws {
    sample.listPolicy.proposal = DropProposal(operation, intent: .insertAt)
    try carry([0, 0])
    #expect(stage.sessions.live[0].items.count == 2)
    let lines = try drop(50, 166)
    #expect(lines.count == 1)
    #expect(list() == order)
  }

  @Test func `M9: copies are named after their items, and the source is unchanged`() throws {
    sample.listPolicy.proposal = DropProposal(.copy, intent: .insertAt)
    for round in 0..<3 {
      let start = Int64(round) * 3_000
      try sample.carry(row: 0, at: start)
      try stage.move(sample.finger, 50, 100, at: start + 900)
      try stage.up(sample.finger, at: start + 901)
      try stage.settle()
      // The copies stand in front; the next round's first row is a copy of a copy.
      if round == 1 { try stage.delete(sample.item("a-copy-copy", in: sample.list)) }
    }
    #expect(
      stage.order(of: sample.list) == [["a-copy-copy", "a-copy", "a", "b", "c", "d", "e"]])
  }

  @Test func `M9: a copy into another collection is free of its names`() throws {
    sample.shelfPolicy.proposal = DropProposal(.copy, intent: .insertAt)
    try stage.insert(["a-copy", "a-copy-2"], at: GapIndex(item: 0), in: sample.shelf)
    try carry([0])
    #expect(try drop(650, 29) == ["shelf.insert item=a-copy-3 at=shelf[gap 0]"])
    #expect(shelf() == "a-copy-3 a-copy a-copy-2 x y")
    #expect(list() == "abcde")
  }

  @Test func `M8a: a move onto a name that is taken is refused, and nothing changes`() throws {
    try stage.insert(["b"], at: GapIndex(item: 0), in: sample.shelf)
    try carry([0, 1])
    #expect(
      try drop(650, 29) == [
        "shelf.dropFailed why=taken:b", "shelf.undropped item=a", "shelf.undropped item=b",
      ])
    #expect(list() == "abcde")
    #expect(shelf() == "b x y")
    #expect(stage.lastOutcome?.operation == .move)
  }

  @Test func `M8a: two items of one name from two collections are refused together`() throws {
    let other = try stage.addCollection(
      "other", frame: Rect(x: 0, y: 400, width: 390, height: 100), layout: .rows(.init()),
      items: ["a"], source: sample.listPolicy)
    try carry([0])
    try stage.down(sample.thumb, 50, 410, at: 510)
    try stage.up(sample.thumb, at: 511)
    #expect(try drop(650, 29).first == "shelf.dropFailed why=taken:a")
    #expect(stage.order(of: other) == [["a"]])
    #expect(list() == "abcde")
  }

  @Test func `M11: items that were deleted under the drag are left out`() throws {
    try carry([0, 1, 2])
    try stage.delete(sample.item("b", in: sample.list))
    #expect(
      try drop(650, 29) == [
        "shelf.insert item=a at=shelf[gap 0]", "shelf.insert item=c at=shelf[gap 1]",
        "list.delete item=a at=list[gap 0]", "list.delete item=c at=list[gap 0]",
        "shelf.undropped item=b",
      ])
    #expect(shelf() == "a c x y")
  }

  @Test func `M11: a drop of which no item is left is a cancel`() throws {
    try carry([0])
    try stage.move(sample.finger, 650, 29, at: 600)
    try stage.delete(sample.item("a", in: sample.list))
    #expect(try drop(650, 28) == [])
    #expect(stage.lastOutcome?.operation == .cancel)
    #expect(!stage.calls().contains { $0.hasPrefix("shelf.perform") })
  }

  @Test func `an application that could not insert leaves everything, and the operation stays`()
    throws
  {
    sample.shelfPolicy.onPerform = { _ in .fail("full") }
    try carry([0])
    #expect(try drop(650, 29) == ["shelf.dropFailed why=\"full\"", "shelf.undropped item=a"])
    #expect(list() == "abcde")
    #expect(stage.lastOutcome?.operation == .move)
  }

  @Test func `a destination that takes its time is waited for`() throws {
    sample.shelfPolicy.onPerform = { _ in DropPerformance.accept.after(.milliseconds(50)) }
    try carry([0])
    try stage.move(sample.finger, 650, 29, at: 600)
    try stage.up(sample.finger, at: 601)
    #expect(stage.sessions.live[0].state == .performing)
    #expect(list() == "abcde")
    try stage.handle(.tick, at: .milliseconds(651))
    #expect(stage.sessions.live[0].state == .ending)
    #expect(list() == "bcde")
    try stage.settle()
    #expect(stage.lastOutcome?.operation == .move)
  }

  @Test func `I12: a drop that is performed later leaves no timer when its destination goes`()
    throws
  {
    sample.shelfPolicy.onPerform = { _ in DropPerformance.accept.after(.seconds(5)) }
    try carry([0])
    try stage.move(sample.finger, 650, 29, at: 600)
    try stage.up(sample.finger, at: 601)
    try stage.removeView(sample.shelf)
    #expect(stage.inspection.timersWithoutOwners == [])
    try stage.settle()
    #expect(stage.lastOutcome?.operation == .cancel)
    #expect(stage.now < .milliseconds(2_000))
  }

  @Test func `CONTRACT-45: a table moves its one row without being performed`() throws {
    var options = ViewOptions()
    options.movesRows = true
    let table = try Sample(list: options)
    try table.carry(row: 0)
    try table.stage.move(table.finger, 50, 166, at: 600)
    let first = table.stage.trace.count
    try table.stage.up(table.finger, at: 601)
    #expect(
      table.stage.calls(from: first).prefix(4) == [
        "f.up", "list.moveRow item=a at=list[gap 2]", "list.move item=a at=list[gap 2]",
        "list.willEnd op=move",
      ])
    #expect(table.stage.order(of: table.list) == [["b", "a", "c", "d", "e"]])
  }

  @Test func `M4: sections are their own, and only items of the target's shift the gap`() throws {
    try stage.appendSection(["p", "q"], to: sample.list)
    try stage.scene.scroll(sample.list, by: Point(x: 0, y: 88))
    // Rows c, d, e, p, q are seen; c goes between p and q.
    try carry([0])
    #expect(try drop(50, 254) == ["list.move item=c at=list[gap 1/1]"])
    #expect(stage.order(of: sample.list) == [["a", "b", "d", "e"], ["p", "c", "q"]])
  }
}
