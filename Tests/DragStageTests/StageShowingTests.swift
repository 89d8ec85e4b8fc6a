import CollectionLayout
import DragGeometry
import DragItems
import DragSessions
import Machines
import Testing

@testable import DragStage

/// Orders, badges, and the frames that a gap has moved.
@Suite struct StageShowingTests {
  private let sample: Sample
  private var stage: Stage { sample.stage }
  private var finger: PointerID { sample.finger }
  private let session = SessionID(1)

  init() throws {
    sample = try Sample()
  }

  private func top(_ name: String, _ view: ViewID) throws -> Double? {
    stage.scene.shownFrame(of: try sample.item(name, in: view))?.minY
  }

  @Test func `H5: a gap is ordered when it changes, and not again`() throws {
    try sample.carry(row: 0)
    #expect(
      try stage.move(finger, 50, 170, at: 600).commands
        == [.openGap(sample.list, GapIndex(item: 2), items: 1)])
    #expect(try stage.move(finger, 50, 171, at: 601).commands == [])
    #expect(
      try stage.move(finger, 50, 260, at: 602).commands == [
        .closeGap(sample.list), .openGap(sample.list, GapIndex(item: 4), items: 1),
      ])
    #expect(try stage.move(finger, 500, 50, at: 603).commands == [.closeGap(sample.list)])
    #expect(try stage.move(finger, 501, 50, at: 604).commands == [])
  }

  @Test func `H5: the places of a gap are known as long as it is open, and the items for it`()
    throws
  {
    #expect(stage.scene.shownGap(in: sample.list) == [] && stage.sessions.items(of: session) == [])
    try sample.carry(row: 0)
    try stage.move(finger, 50, 170, at: 600)
    let row = try sample.item("a", in: sample.list)
    #expect(stage.sessions.items(of: session).map(\.reference) == [row])
    #expect(stage.scene.shownGap(in: sample.list) == [Rect(x: 0, y: 144, width: 390, height: 44)])
    #expect(stage.scene.shownFrame(of: row) == stage.scene.shownGap(in: sample.list).first)
    try stage.move(finger, 700, 10, at: 601)
    #expect(stage.scene.shownGap(in: sample.list) == [])
    #expect(stage.scene.shownGap(in: sample.shelf).count == 1)
    #expect(stage.scene.shownFrame(of: row)?.minY == 100)
  }

  @Test func `H5: an equal gap in another collection opens there, and closes here`() throws {
    try sample.carry(row: 0)
    try stage.move(finger, 50, 110, at: 600)
    #expect(
      try stage.move(finger, 700, 10, at: 601).commands == [
        .closeGap(sample.list), .openGap(sample.shelf, GapIndex(item: 0), items: 1),
      ])
    #expect(try top("b", sample.list) == 144)
    #expect(try top("x", sample.shelf) == 60)
    #expect(
      try stage.move(finger, 50, 110, at: 602).commands == [
        .closeGap(sample.shelf), .openGap(sample.list, GapIndex(item: 0), items: 1),
      ])
  }

  @Test func `each place of a gap is felt once, where the settings say so`() throws {
    let sample = try Sample { $0.givesFeedback = true }
    let stage = sample.stage
    try sample.carry(row: 0)
    #expect(try stage.move(finger, 50, 170, at: 600).commands.last == .feedback(session))
    #expect(try stage.move(finger, 50, 171, at: 601).commands == [])
    #expect(try stage.move(finger, 50, 260, at: 602).commands.last == .feedback(session))
    try stage.down(sample.thumb, 700, 30, at: 603)
    #expect(
      try stage.up(sample.thumb, at: 604).commands == [
        .closeGap(sample.list), .openGap(sample.list, GapIndex(item: 4), items: 2),
      ])
    #expect(try stage.move(finger, 500, 50, at: 605).commands == [.closeGap(sample.list)])
    #expect(stage.calls().count { $0.hasPrefix("list.feedback") } == 2)
  }

  @Test func `H5: all items are laid out once for each gap`() throws {
    let options = ViewOptions()
    let stage = Stage()
    let policy = Policy()
    let names = (0..<40).map { "i\($0)" }
    let view = try stage.addCollection(
      "flow", frame: Rect(x: 0, y: 0, width: 200, height: 400), layout: .flow(Layout.Flow()),
      items: names, options: options, source: policy, destination: policy)
    let pointer = try stage.addPointer("p")
    try stage.down(pointer, 25, 25, at: 0)
    try stage.move(pointer, 90, 25, at: 600)
    #expect(stage.collection(view)?.opened == nil)
    let first = try stage.scene.shownFrame(of: #require(stage.item("i1", in: view)))
    let opened = try #require(stage.collection(view)?.opened)
    #expect(opened.gap == GapIndex(item: 2) && opened.run.count == 1)
    #expect(first == Rect(x: 0, y: 0, width: 50, height: 50))
    #expect(try stage.scene.shownFrame(of: #require(stage.item("i0", in: view)))?.minX == 60)
    // Another gap, and other data, are laid out again.
    try stage.move(pointer, 150, 25, at: 601)
    #expect(try stage.scene.shownFrame(of: #require(stage.item("i0", in: view)))?.minX == 120)
    #expect(stage.collection(view)?.opened?.gap == GapIndex(item: 3))
    try stage.insert(["new"], at: GapIndex(item: 0), in: view)
    #expect(stage.collection(view)?.opened == nil)
    #expect(try stage.scene.shownFrame(of: #require(stage.item("i1", in: view)))?.minX == 60)
  }

  @Test func `a lift, a cancelled lift and an end are ordered`() throws {
    try stage.down(finger, 50, 122, at: 0)
    #expect(try stage.handle(.tick, at: .milliseconds(500)).commands == [.showLift(session)])
    #expect(try stage.up(finger, at: 501).commands == [.cancelLift(session)])
    try sample.carry(row: 0, at: 1_000)
    try stage.move(finger, 50, 170, at: 1_600)
    #expect(
      try stage.up(finger, at: 1_601).commands == [
        .closeGap(sample.list), .animateEnd(SessionID(2), .move),
      ])
  }

  @Test func `a lift that its application's end cancels is let down`() throws {
    try stage.down(finger, 50, 122, at: 0)
    try stage.handle(.tick, at: .milliseconds(500))
    let reply = try stage.handle(.application(.common, .background), at: .milliseconds(501))
    #expect(reply.commands == [.cancelLift(session)])
    #expect(stage.isIdle)
  }

  @Test func `an insert into an item is a highlight`() throws {
    sample.listPolicy.proposal = DropProposal(.copy, intent: .insertInto)
    try sample.carry(row: 0)
    #expect(
      try stage.move(finger, 50, 170, at: 600).commands == [
        .highlight(sample.list, Slot(item: 1)), .showBadge(session, .plus(count: 1)),
      ])
    #expect(
      try stage.move(finger, 50, 210, at: 601).commands == [
        .clearHighlight(sample.list), .highlight(sample.list, Slot(item: 2)),
      ])
    #expect(
      try stage.move(finger, 500, 50, at: 602).commands == [
        .clearHighlight(sample.list), .showBadge(session, .none),
      ])
  }

  static let badges: [(DropProposal, Badge)] = [
    (DropProposal(.copy), .plus(count: 1)), (DropProposal(.move), .none),
    (DropProposal(.cancel), .none), (DropProposal(.forbidden), .forbidden),
  ]

  @Test(arguments: badges)
  func `CONTRACT-51: the badge follows the operation`(
    proposal: DropProposal, badge: Badge
  ) throws {
    sample.listPolicy.proposal = proposal
    try sample.carry(row: 0)
    #expect(stage.sessions.badge(of: session) == .none)
    let orders = try stage.move(finger, 50, 170, at: 600).commands
    #expect(stage.sessions.badge(of: session) == badge)
    #expect(orders == (badge == .none ? [] : [.showBadge(session, badge)]))
  }

  @Test func `CONTRACT-51: the badge of a copy counts the items`() throws {
    sample.shelfPolicy.proposal = DropProposal(.copy)
    try sample.carry(row: 0)
    try stage.move(finger, 700, 30, at: 600)
    try stage.down(sample.thumb, 50, 210, at: 601)
    #expect(try stage.up(sample.thumb, at: 602).commands == [.showBadge(session, .plus(count: 2))])
  }

  @Test func `H5: a gap grows with the items that are added`() throws {
    try sample.carry(row: 0)
    try stage.move(finger, 700, 31, at: 600)
    try stage.down(sample.thumb, 50, 210, at: 601)
    #expect(
      try stage.up(sample.thumb, at: 602).commands == [
        .closeGap(sample.shelf), .openGap(sample.shelf, GapIndex(item: 1), items: 2),
      ])
  }

  @Test func `H5: the gap of a move holds the moved item, and the others close up`() throws {
    try sample.carry(row: 0)
    try stage.move(finger, 50, 260, at: 600)
    #expect(
      try ["b", "c", "d", "a", "e"].map { try top($0, sample.list) } == [
        100, 144, 188, 232, 276,
      ])
    try stage.move(finger, 500, 50, at: 601)
    #expect(try ["a", "b", "c"].map { try top($0, sample.list) } == [100, 144, 188])
  }

  @Test func `CONTRACT-21, M11, H5: a gap is ordered as wide as what a drop brings`() throws {
    try sample.carry(row: 0)
    try stage.move(finger, 700, 31, at: 600)
    let session = try #require(stage.sessions.live.last?.id)
    let gap = try #require(stage.sessions.shownGap(of: session))
    #expect(gap == ShownGap(view: sample.shelf, gap: GapIndex(item: 1), items: 1))
    func tap(_ y: Double) throws -> [HostCommand] {
      try stage.down(sample.thumb, 50, y, at: 601)
      return try stage.up(sample.thumb, at: 601).commands
    }
    // The row that is carried already is no second one.
    #expect(try tap(110) == [])
    let wider = HostCommand.openGap(sample.shelf, gap.gap, items: 2)
    #expect(try tap(154) == [.closeGap(sample.shelf), wider])
    try stage.delete(sample.item("a", in: sample.list))
    #expect(
      try stage.handle(.tick, at: .milliseconds(602)).commands == [
        .closeGap(sample.shelf), .openGap(sample.shelf, gap.gap, items: 1),
      ])
    try stage.delete(sample.item("b", in: sample.list))
    #expect(
      try stage.handle(.tick, at: .milliseconds(603)).commands == [.closeGap(sample.shelf)])
    #expect(
      stage.sessions.shownGap(of: session) == nil && stage.scene.shownGap(in: sample.shelf) == [])
    try stage.up(finger, at: 604)
    try stage.settle()
    #expect(stage.lastOutcome?.operation == .cancel)
  }

  @Test func `H5: the gap of a copy is between the items`() throws {
    sample.listPolicy.proposal = DropProposal(.copy, intent: .insertAt)
    try sample.carry(row: 0)
    try sample.tap(row: 4, at: 550)
    try stage.move(finger, 50, 170, at: 600)
    #expect(try ["a", "b", "c", "d"].map { try top($0, sample.list) } == [100, 144, 276, 320])
  }

  @Test func `H5: the gap of a move into another collection is as wide as its items`() throws {
    try sample.carry(row: 0)
    try sample.tap(row: 4, at: 550)
    try stage.move(finger, 700, 31, at: 600)
    #expect(try ["x", "y"].map { try top($0, sample.shelf) } == [0, 180])
    #expect(try top("a", sample.list) == 100)
  }

  @Test func `H6, CONTRACT-69: with a cadence the gap is ordered when the drag has rested`() throws
  {
    let sample = try Sample { $0.cadence = .fast }
    let (stage, finger) = (sample.stage, sample.finger)
    try sample.carry(row: 0)
    #expect(try stage.move(finger, 50, 170, at: 600).commands == [])
    #expect(stage.calls().last == "list.update op=move intent=insert-at at=list[gap 2]")
    #expect(try stage.move(finger, 50, 171, at: 700).nextDeadline == .milliseconds(750))
    #expect(
      try stage.handle(.tick, at: .milliseconds(750)).commands
        == [.openGap(sample.list, GapIndex(item: 2), items: 1)])
    #expect(try stage.move(finger, 50, 260, at: 800).commands == [])
    #expect(try stage.move(finger, 500, 50, at: 801).commands == [.closeGap(sample.list)])
    #expect(stage.nextDeadline == nil)
  }

  @Test func `H6, B18: a gap that is open goes along with data before it, and with no other`()
    throws
  {
    let sample = try Sample { $0.cadence = .fast }
    let (stage, list) = (sample.stage, sample.list)
    try sample.carry(row: 0)
    try stage.move(sample.finger, 50, 170, at: 600)
    try stage.handle(.tick, at: .milliseconds(750))
    try stage.insert(["last"], at: GapIndex(item: 5), in: list)
    #expect(try stage.handle(.tick, at: .milliseconds(760)).commands == [])
    try stage.insert(["first"], at: GapIndex(item: 0), in: list)
    #expect(
      try stage.handle(.tick, at: .milliseconds(770)).commands
        == [.closeGap(list), .openGap(list, GapIndex(item: 3), items: 1)])
  }

  @Test func `H6: what waits does not know the time of day`() throws {
    var situations: [StageState] = []
    for start in [Int64(0), 123_456] {
      let sample = try Sample { $0.cadence = .slow }
      try sample.carry(row: 0, at: start)
      try sample.stage.move(sample.finger, 50, 170, at: start + 600)
      situations.append(sample.stage.core.state)
    }
    #expect(situations[0] == situations[1])
  }

  @Test func `CONTRACT-69: the badge and a highlight wait for no cadence`() throws {
    let sample = try Sample { $0.cadence = .slow }
    sample.listPolicy.proposal = DropProposal(.copy, intent: .insertInto)
    try sample.carry(row: 0)
    #expect(
      try sample.stage.move(sample.finger, 50, 170, at: 600).commands == [
        .highlight(sample.list, Slot(item: 1)), .showBadge(session, .plus(count: 1)),
      ])
  }

  @Test func `H5: an item with an exact frame keeps it while a gap is open`() throws {
    let exact = Rect(x: 200, y: 300, width: 20, height: 20)
    try stage.scene.setFrame(exact, of: try sample.item("e", in: sample.list))
    try sample.carry(row: 0)
    try stage.move(finger, 50, 170, at: 600)
    #expect(stage.scene.shownFrame(of: try sample.item("e", in: sample.list)) == exact)
    #expect(try ["b", "a", "c"].map { try top($0, sample.list) } == [100, 144, 188])
  }

  @Test func `a plain view shows its frame while its item is there`() throws {
    let frame = Rect(x: 450, y: 300, width: 50, height: 50)
    let box = try stage.addView("box", frame: frame)
    let item = try sample.item("box", in: box)
    #expect(stage.scene.shownFrame(of: item) == frame)
    try stage.delete(item)
    #expect(stage.scene.shownFrame(of: item) == nil)
  }
}
