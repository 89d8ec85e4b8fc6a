import DragGeometry
import DragItems
import DragSessions
import Machines
import Testing

@testable import DragStage

/// Several sources of one view (HOOK-5).
@Suite struct StageSourcesTests {
  private let sample: Sample
  private let link = Policy()
  private let linkID: DestinationID
  private var stage: Stage { sample.stage }

  init() throws {
    sample = try Sample()
    linkID = try sample.stage.addInteraction("link", to: sample.list, source: link)
  }

  @Test func `HOOK-5: the first source with items begins the drag, and later ones are not asked`()
    throws
  {
    let before = stage.trace.count
    try sample.carry(row: 0)
    let calls = stage.calls(from: before)
    #expect(calls.contains { $0.hasPrefix("list.willBegin") })
    #expect(!calls.contains { $0.hasPrefix("link.") })
  }

  @Test func `HOOK-5: a source is asked after one without items, and about the whole drag`() throws
  {
    sample.listPolicy.onItems = { _ in .none }
    var told: [Callback] = []
    link.onTold = { callback, _ in told.append(callback) }
    link.onAllowsMove = { _ in false }
    let before = stage.trace.count
    try sample.carry(row: 0)
    try stage.up(sample.finger, at: 700)
    try stage.settle()
    let calls = stage.calls(from: before).compactMap { $0.split(separator: " ").first }
    #expect(Array(calls.filter { $0.hasSuffix(".items") }) == ["list.items", "link.items"])
    #expect(
      calls.filter { $0.hasPrefix("list.") && $0.hasSuffix("Begin") || $0 == "list.didEnd" } == [])
    #expect(calls.contains("link.canMove") && calls.contains("link.allowsMove"))
    #expect(told.first == .willLift && told.last == .didEnd)
    #expect(told.contains(.willBegin))
    #expect(stage.defect == nil)
  }

  @Test func `HOOK-5: without any items nothing is lifted, and each was asked once`() throws {
    sample.listPolicy.onItems = { _ in .none }
    link.onItems = { _ in .named([]) }
    let last = Policy()
    last.onItems = { _ in .none }
    try stage.addInteraction("last", to: sample.list, source: last)
    let before = stage.trace.count
    try sample.carry(row: 0)
    let asked = stage.calls(from: before).filter { $0.contains(".items") }
    #expect(asked.map { $0.prefix(10) } == ["list.items", "link.items", "last.items"])
    #expect(stage.sessions.last == nil)
  }

  @Test func `HOOK-5: a tap adds the items of the first source with some, and both are notified`()
    throws
  {
    sample.listPolicy.onAdd = { _ in .none }
    try sample.carry(row: 0)
    let before = stage.trace.count
    try sample.tap(row: 1, at: 700)
    try sample.tap(row: 2, at: 800)
    let calls = stage.calls(from: before).compactMap { $0.split(separator: " ").first }
    #expect(
      Array(calls.filter { $0.hasSuffix("addItems") || $0.hasSuffix("willAdd") })
        == [
          "list.addItems", "link.addItems", "list.willAdd", "link.willAdd", "list.addItems",
          "link.addItems", "list.willAdd", "link.willAdd",
        ])
    #expect(stage.sessions.last?.items.count == 3)
  }

  @Test func `HOOK-5: a view without a source of its own lends its items by an interaction`() throws
  {
    let plain = try stage.addView(
      "plain", frame: Rect(x: 420, y: 0, width: 100, height: 20), source: nil)
    let before = stage.trace.count
    try stage.addInteraction("only", to: plain, source: Policy())
    try stage.down(sample.finger, 430, 10, at: 10)
    try stage.advance(upTo: .milliseconds(800))
    let calls = stage.calls(from: before)
    #expect(calls.contains { $0.hasPrefix("only.items") })
    #expect(!calls.contains { $0.hasPrefix("plain.items") })
  }

  @Test func `HOOK-5: a removed source is not asked, and its drag goes on without it`() throws {
    sample.listPolicy.onItems = { _ in .none }
    try sample.carry(row: 0)
    let before = stage.trace.count
    try stage.removeInteraction(linkID)
    try stage.move(sample.finger, 700, 31, at: 600)
    try stage.up(sample.finger, at: 601)
    try stage.settle()
    #expect(!stage.calls(from: before).contains { $0.hasPrefix("list.didEnd") })
    #expect(stage.isIdle && stage.defect == nil)
    let again = stage.trace.count
    try stage.down(sample.finger, 50, 10, at: 5_000)
    try stage.advance(upTo: .milliseconds(6_000))
    #expect(stage.calls(from: again).filter { $0.hasPrefix("link.") } == [])
  }

  @Test func `HOOK-5: a name that is taken, or a view that does not exist, is refused`() throws {
    #expect(throws: StageError.nameTaken("shelf")) {
      try stage.addInteraction("shelf", to: sample.list, source: link)
    }
    #expect(throws: StageError.nameTaken("link")) {
      try stage.addInteraction("link", to: sample.list, source: link)
    }
    #expect(throws: StageError.unknownName("view 99")) {
      try stage.addInteraction("far", to: ViewID(99), source: link)
    }
  }
}
