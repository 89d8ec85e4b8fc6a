import CollectionLayout
import DragGeometry
import DragItems
import DragSessions
import Machines
import Testing

@testable import DragStage

/// Several destinations on one view (CONTRACT-35).
@Suite struct StageInteractionsTests {
  private let sample: Sample
  private let log = Policy(DropProposal(.copy, intent: .insertAt))
  private let logID: DestinationID
  private var stage: Stage { sample.stage }

  init() throws {
    sample = try Sample()
    sample.shelfPolicy.proposal = DropProposal(.forbidden)
    logID = try sample.stage.addInteraction("log", to: sample.shelf, destination: log)
  }

  @Test func `an interaction that is removed is held by the stage no more`() throws {
    var policy: Policy? = Policy()
    weak let held = policy
    let id = try stage.addInteraction("other", to: sample.shelf, destination: try #require(policy))
    policy = nil
    #expect(held != nil)
    try stage.removeInteraction(id)
    #expect(held == nil)
  }

  @Test func `CONTRACT-35: both are served at once, by their own names`() throws {
    try sample.carry(row: 0)
    let before = stage.trace.count
    try stage.move(sample.finger, 700, 31, at: 600)
    #expect(
      stage.calls(from: before) == [
        "f.move 700,31", "list.didMove", "shelf.canHandle", "shelf.enter",
        "shelf.update op=forbidden intent=unspecified at=shelf[gap 1]", "log.canHandle",
        "log.enter", "log.update op=copy intent=insert-at at=shelf[gap 1]",
      ])
    #expect(stage.sessions.last?.destination == sample.shelf)
    #expect(stage.sessions.last?.ruling.proposal.operation == .copy)
    #expect(stage.name(of: logID) == "log")
  }

  @Test func `CONTRACT-34, 35: one performs, and both hear the end`() throws {
    try sample.carry(row: 0)
    try stage.move(sample.finger, 700, 31, at: 600)
    let before = stage.trace.count
    try stage.up(sample.finger, at: 601)
    try stage.settle()
    #expect(
      stage.calls(from: before) == [
        "f.up", "log.perform at=shelf[gap 1]", "shelf.insert item=a-copy at=shelf[gap 1]",
        "list.willEnd op=copy", "log.willDrop item=a", "shelf.dropEnd", "log.dropEnd",
        "log.conclude", "list.didEnd op=copy", "list.didTransfer",
      ])
    #expect(stage.order(of: sample.shelf) == [["x", "a-copy", "y"]])
  }

  @Test func `CONTRACT-35: a view without a destination of its own may have interactions`() throws {
    let plain = try stage.addView(
      "plain", frame: Rect(x: 420, y: 0, width: 100, height: 20), source: nil)
    let first = Policy(DropProposal(.cancel))
    let second = Policy(DropProposal(.copy))
    try stage.addInteraction("first", to: plain, destination: first)
    try stage.addInteraction("second", to: plain, destination: second)
    try sample.carry(row: 0)
    let before = stage.trace.count
    try stage.move(sample.finger, 430, 10, at: 600)
    try stage.up(sample.finger, at: 601)
    let reported = stage.calls(from: before).filter { !$0.hasPrefix("list") && !$0.hasPrefix("f.") }
    #expect(
      reported == [
        "first.canHandle", "first.enter", "first.update op=cancel intent=unspecified at=none",
        "second.canHandle", "second.enter", "second.update op=copy intent=unspecified at=none",
        "second.perform at=none", "second.willDrop item=a", "first.dropEnd", "second.dropEnd",
      ])
  }

  @Test func `CONTRACT-35, 76: each choice of a drop is in the trace under its own name`()
    throws
  {
    let type = try TypeIdentifier("public.png")
    stage.items.register(
      Representation(type, .data([1])), for: try sample.item("a", in: sample.list))
    log.onDrop = { [stage] call, coordinator in
      #expect(throws: Never.self) {
        try stage.loads.load(.data(type), of: call.items[0], in: call.session, at: call.view)
        try coordinator.drop(call.items[1], to: DropTarget(Point(x: 5, y: 6)))
        try stage.loads.loadObjects(of: ObjectClass("Note"), in: call.session, at: call.view)
      }
      try? coordinator.drop(call.items[1], to: DropTarget(Point(x: 5, y: 6)))
      return .fail("full")
    }
    try sample.carry(row: 0)
    for row in 1...2 { try sample.tap(row: row, at: 510 + 20 * Int64(row)) }
    try stage.move(sample.finger, 700, 31, at: 600)
    let before = stage.trace.count
    try stage.up(sample.finger, at: 610)
    try stage.settle()
    let reported = stage.calls(from: before).filter { !$0.hasPrefix("list") && !$0.hasPrefix("f.") }
    #expect(
      reported == [
        "log.perform at=shelf[gap 1]", "log.load item=a type=public.png",
        "log.drop item=b to=5,6", "log.loadAll class=Note",
        "log.misuse rule=76 why=dropped-twice item=b", "log.dropFailed why=\"full\"",
        "log.willDrop item=a",
        "log.willDrop item=b", "log.willDrop item=c", "shelf.dropEnd", "log.dropEnd",
        "log.didLoad item=a type=public.png", "log.didLoadAll items=", "log.conclude",
      ])
    #expect(log.loaded.count == 1 && log.loadedAll.count == 1)
    #expect(sample.shelfPolicy.loaded.isEmpty && sample.shelfPolicy.loadedAll.isEmpty)
  }

  @Test func `CONTRACT-36: a view that is taken is taken for its interactions, too`() throws {
    try sample.carry(row: 0)
    try sample.carry(row: 1, with: sample.thumb, at: 600)
    try stage.move(sample.finger, 700, 31, at: 1_200)
    let before = stage.trace.count
    try stage.move(sample.thumb, 700, 90, at: 1_201)
    #expect(stage.calls(from: before) == ["t.move 700,90", "list.didMove session=2"])
  }

  @Test func `an application that goes takes its interactions along`() throws {
    var options = ViewOptions()
    options.application = "mail"
    let plain = try stage.addView(
      "plain", frame: Rect(x: 420, y: 0, width: 100, height: 20), options: options, source: nil,
      destination: Policy(DropProposal(.copy)))
    try stage.addInteraction("more", to: plain, destination: Policy(DropProposal(.copy)))
    try sample.carry(row: 0)
    try stage.move(sample.finger, 430, 10, at: 600)
    let mail = try #require(stage.scene.application(named: "mail"))
    let before = stage.trace.count
    try stage.handle(.application(mail, .gone), at: .milliseconds(601))
    try stage.move(sample.finger, 430, 11, at: 602)
    try stage.up(sample.finger, at: 603)
    try stage.settle()
    #expect(
      stage.calls(from: before) == [
        "f.move 430,11", "list.didMove", "f.up", "list.willEnd op=cancel",
        "list.willCancel item=a", "list.didEnd op=cancel",
      ])
    #expect(stage.defect == nil)
  }

  @Test func `an interaction that is added under a drag is served from the next contact on`() throws
  {
    try sample.carry(row: 0)
    try stage.move(sample.finger, 700, 31, at: 600)
    let late = Policy(DropProposal(.move, intent: .insertAt))
    log.proposal = DropProposal(.cancel)
    try stage.addInteraction("late", to: sample.shelf, destination: late)
    let before = stage.trace.count
    try stage.move(sample.finger, 700, 32, at: 601)
    #expect(stage.calls(from: before).suffix(3).map { $0.prefix(14) }.first == "late.canHandle")
    #expect(stage.sessions.last?.ruling.proposal.operation == .move)
  }

  @Test func `an interaction may call the stage while it is asked`() throws {
    log.onUpdate = { [stage, sample] _ in
      _ = try? stage.handle(.move(sample.finger, Point(x: 500, y: 60)), at: stage.now)
      return DropProposal(.copy, intent: .insertAt)
    }
    try sample.carry(row: 0)
    try stage.move(sample.finger, 700, 31, at: 600)
    #expect(stage.calls().suffix(2) == ["shelf.exit", "log.exit"])
    #expect(stage.defect == nil)
  }

  @Test func `names are shared by views and interactions, and a view must be there`() throws {
    let before = stage.scene.views
    #expect(throws: StageError.nameTaken("log")) {
      try stage.addView("log", frame: Rect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(throws: StageError.nameTaken("log")) {
      try stage.addInteraction("log", to: sample.list, destination: log)
    }
    #expect(throws: StageError.nameTaken("shelf")) {
      try stage.addInteraction("shelf", to: sample.list, destination: log)
    }
    #expect(throws: StageError.unknownName("view 99")) {
      try stage.addInteraction("other", to: ViewID(99), destination: log)
    }
    #expect(stage.scene.views == before)
  }

  @Test func `CONTRACT-133, 134: an interaction has switches of its own`() throws {
    var behavior = DropBehavior()
    behavior.acceptedTypes = [.png]
    behavior.defaultProposal = .copy
    behavior.vetoes = true
    let pictures = Policy()
    pictures.onUpdate = { _ in nil }
    pictures.onPerform = { _ in .fail("full") }
    try stage.addInteraction(
      "pictures", to: sample.shelf, destination: pictures, behavior: behavior)
    log.proposal = DropProposal(.cancel)
    try sample.carry(row: 0)
    try stage.move(sample.finger, 700, 31, at: 600)
    #expect(!stage.calls().contains { $0.hasPrefix("pictures.") })
    stage.items.register(
      Representation(.png, .data([1])), for: try sample.item("b", in: sample.list))
    try sample.tap(row: 1, at: 700)
    #expect(stage.sessions.last?.ruling.proposal == DropProposal(.copy))
    try stage.up(sample.finger, at: 800)
    try stage.settle()
    #expect(stage.lastOutcome?.operation == .cancel)
    #expect(stage.calls().contains("pictures.dropFailed why=\"full\""))
  }

  @Test func `an interaction that is taken away hears nothing more, and the others go on`() throws {
    try sample.carry(row: 0)
    try stage.move(sample.finger, 700, 31, at: 600)
    let before = stage.trace.count
    try stage.removeInteraction(logID)
    #expect(!stage.scene.isPresent(logID))
    #expect(stage.sessions.last?.ruling.proposal.operation == .forbidden)
    try stage.move(sample.finger, 700, 32, at: 610)
    try stage.up(sample.finger, at: 620)
    try stage.settle()
    #expect(stage.calls(from: before).filter { $0.hasPrefix("log.") } == ["log.remove"])
    #expect(stage.lastOutcome?.operation == .forbidden)
    #expect(stage.name(of: logID) == "log")
    #expect(throws: StageError.unknownName("log")) { try stage.removeInteraction(logID) }
    #expect(throws: StageError.unknownName("shelf")) {
      try stage.removeInteraction(DestinationID(sample.shelf.rawValue))
    }
    #expect(stage.defect == nil)
  }

  @Test func `a view is transparent where no policy is left that is served there`() throws {
    let plain = try stage.addView(
      "plain", frame: Rect(x: 600, y: 0, width: 400, height: 600), source: nil)
    let only = try stage.addInteraction("only", to: plain, destination: Policy())
    try sample.carry(row: 0)
    try stage.move(sample.finger, 700, 31, at: 600)
    #expect(stage.sessions.last?.destination == plain)
    try stage.removeInteraction(only)
    #expect(stage.sessions.last?.destination == sample.shelf)
  }

  @Test func `within a policy an interaction goes after the event`() throws {
    log.onTold = { [stage, logID] callback, _ in
      guard callback == .enter else { return }
      try? stage.removeInteraction(logID)
      #expect(stage.scene.isPresent(logID))
    }
    try sample.carry(row: 0)
    try stage.move(sample.finger, 700, 31, at: 600)
    #expect(!stage.scene.isPresent(logID))
    #expect(stage.sessions.last?.ruling.proposal.operation == .forbidden)
    try stage.up(sample.finger, at: 610)
    try stage.settle()
    #expect(stage.isIdle && stage.defect == nil)
  }
}
