import CollectionLayout
import DragGeometry
import DragGestures
import DragItems
import DragSessions
import DragStage
import Machines
import Testing

/// What a destination does differently where a switch says so.
@Suite struct StageBehaviorTests {
  private static func sample(
    _ settings: (inout StageSettings) -> Void = { _ in },
    shelf change: (inout DropBehavior) -> Void
  ) throws -> Sample {
    var options = ViewOptions()
    change(&options.drop)
    return try Sample(settings, shelf: options)
  }

  private static func ruling(_ sample: Sample) throws -> ResolvedProposal {
    try #require(sample.stage.sessions.live.last).ruling
  }

  @Test(arguments: [
    (DefaultProposal.cancel, DropOperation.cancel), (.copy, .copy), (.move, .move), (.last, .copy),
  ])
  func `CONTRACT-26, 43, 141: a missing answer is what the switch says`(
    answer: DefaultProposal, operation: DropOperation
  ) throws {
    let sample = try Self.sample { $0.defaultProposal = answer }
    sample.shelfPolicy.onUpdate = { _ in nil }
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 700, 2, at: 600)
    #expect(try Self.ruling(sample).proposal == DropProposal(operation))
    #expect(try Self.ruling(sample).reason == nil)
  }

  @Test func `CONTRACT-43: without an answer the drop is delivered, and inserts nothing`() throws {
    let sample = try Self.sample { $0.defaultProposal = .copy }
    sample.shelfPolicy.onUpdate = { _ in nil }
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 700, 2, at: 600)
    try sample.stage.up(sample.finger, at: 610)
    try sample.stage.settle()
    #expect(sample.stage.calls().contains("shelf.perform at=shelf[gap 0]"))
    #expect(sample.stage.order(of: sample.shelf) == [["x", "y"]])
  }

  @Test func `CONTRACT-135: the last answer of a stay is repeated, and forgotten at the exit`()
    throws
  {
    let sample = try Self.sample { $0.defaultProposal = .last }
    var answers: [DropProposal?] = [DropProposal(.move, intent: .insertAt), nil, nil]
    sample.shelfPolicy.onUpdate = { _ in answers.isEmpty ? nil : answers.removeFirst() }
    try sample.carry(row: 0)
    for (step, time) in [(2.0, 600), (62, 610), (3, 620)] {
      try sample.stage.move(sample.finger, 700, step, at: Int64(time))
      #expect(try Self.ruling(sample).proposal.operation == .move)
    }
    try sample.stage.move(sample.finger, 500, 50, at: 700)
    try sample.stage.move(sample.finger, 700, 2, at: 710)
    #expect(try Self.ruling(sample).proposal == DropProposal(.copy))
  }

  @Test func `CONTRACT-133, 139: without an item of its types a view is not there`() throws {
    let text = try TypeIdentifier("public.text")
    let sample = try Self.sample { $0.acceptedTypes = [text] }
    let b = try sample.item("b", in: sample.list)
    sample.stage.items.register(
      Representation(try TypeIdentifier("public.utf8-plain-text"), .data([66])), for: b)
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 700, 2, at: 600)
    #expect(!sample.stage.calls().contains { $0.hasPrefix("shelf.") })
    // A text that joins opens the view at once.
    try sample.tap(row: 1, at: 700)
    #expect(sample.stage.sessions.live[0].destination == sample.shelf)
  }

  @Test func `CONTRACT-139: a representation that is kept from other applications opens nothing`()
    throws
  {
    var options = ViewOptions()
    options.application = "other"
    options.drop.acceptedTypes = [try TypeIdentifier("public.text")]
    let sample = try Sample(shelf: options)
    sample.stage.items.register(
      Representation(try TypeIdentifier("public.text"), .data([65]), visibility: .own),
      for: try sample.item("a", in: sample.list))
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 700, 2, at: 600)
    #expect(sample.stage.sessions.live[0].destination == nil)
  }

  @Test(arguments: [Microseconds.zero, .milliseconds(80)])
  func `CONTRACT-134: a drop that fails is a cancel by veto, and its reason is reported`(
    delay: Microseconds
  ) throws {
    let sample = try Self.sample { $0.vetoes = true }
    sample.shelfPolicy.onPerform = { _ in DropPerformance.fail("full").after(delay) }
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 700, 2, at: 600)
    let first = sample.stage.trace.count
    try sample.stage.up(sample.finger, at: 610)
    try sample.stage.settle()
    #expect(
      sample.stage.calls(from: first) == [
        "f.up", "shelf.perform at=shelf[gap 0]", #"shelf.dropFailed why="full""#,
        "list.willEnd op=cancel", "list.willCancel item=a", "shelf.dropEnd",
        "list.didEnd op=cancel",
      ])
    #expect(sample.stage.order(of: sample.list) == [["a", "b", "c", "d", "e"]])
    #expect(sample.stage.defect == nil && sample.stage.isIdle)
  }

  @Test func `CONTRACT-134: a name that is taken is a veto, too`() throws {
    var options = ViewOptions()
    options.drop.vetoes = true
    let sample = try Sample(shelf: options, shelfItems: ["a"])
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 700, 2, at: 600)
    try sample.stage.up(sample.finger, at: 610)
    try sample.stage.settle()
    #expect(sample.stage.lastOutcome?.operation == .cancel)
    #expect(sample.stage.calls().contains("shelf.dropFailed why=taken:a"))
  }

  @Test(arguments: [0, 30])
  func `CONTRACT-117, 134: a veto cancels the loads, and discards their placeholders`(
    delay: Int64
  ) throws {
    let sample = try Self.sample { $0.vetoes = true }
    let stage = sample.stage
    let type = try TypeIdentifier("public.png")
    stage.items.register(
      Representation(type, .data([1]), delivery: .manual),
      for: try sample.item("a", in: sample.list))
    sample.shelfPolicy.onDrop = { call, coordinator in
      #expect(throws: Never.self) {
        try stage.loads.load(.data(type), of: call.items[0], in: call.session, at: call.view)
        _ = try coordinator.drop([call.items[1]], toPlaceholdersAt: nil)
      }
      return DropPerformance.fail("full").after(.milliseconds(delay))
    }
    try sample.carry(row: 0)
    try sample.tap(row: 1, at: 510)
    try stage.move(sample.finger, 700, 31, at: 600)
    try stage.up(sample.finger, at: 610)
    try stage.settle()
    let end = stage.calls().drop { !$0.hasPrefix("shelf.dropFailed") }
    #expect(
      Array(end) == [
        "shelf.dropFailed why=\"full\"", "shelf.didLoad item=a type=public.png error=3072",
        "shelf.placeholder.discard item=b at=shelf[gap 1]", "list.willEnd op=cancel",
        "list.willCancel item=a", "list.willCancel item=b", "shelf.dropEnd",
        "list.didEnd op=cancel",
      ])
    #expect(sample.shelfPolicy.loaded == [.failure(.cancelled)])
    #expect(stage.scene.placeholders(in: sample.shelf) == [])
    #expect(stage.order(of: sample.list) == [["a", "b", "c", "d", "e"]])
    #expect(stage.isIdle && stage.defect == nil)
  }

  @Test(arguments: [false, true])
  func `CONTRACT-140: validated, entered, updated, and performed or not`(isValid: Bool) throws {
    let sample = try Self.sample { $0.vetoes = true }
    let stage = sample.stage
    sample.shelfPolicy.onCanHandle = { _ in isValid }
    sample.shelfPolicy.onPerform = { _ in .fail("no") }
    try sample.carry(row: 0)
    try stage.move(sample.finger, 700, 2, at: 600)
    try stage.up(sample.finger, at: 610)
    try stage.settle()
    let calls = stage.calls().filter { $0.hasPrefix("shelf.") }.map {
      String($0.prefix { $0 != " " })
    }
    let all = [
      "shelf.canHandle", "shelf.enter", "shelf.update", "shelf.perform", "shelf.dropFailed",
      "shelf.dropEnd",
    ]
    #expect(calls == Array(all.prefix(isValid ? all.count : 1)))
    #expect(stage.lastOutcome?.operation == .cancel)
  }

  @Test func `CONTRACT-134: without the switch a failure leaves the operation`() throws {
    let sample = try Sample()
    sample.shelfPolicy.onPerform = { _ in .fail("full") }
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 700, 2, at: 600)
    try sample.stage.up(sample.finger, at: 610)
    try sample.stage.settle()
    #expect(sample.stage.lastOutcome?.operation == .move)
  }

  @Test func `CONTRACT-135: a drag at rest is reported after each period, and not elsewhere`()
    throws
  {
    let sample = try Self.sample { $0.period = .milliseconds(100) }
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 700, 2, at: 600)
    func updates() -> Int { sample.stage.calls().count { $0.hasPrefix("shelf.update") } }
    try sample.stage.advance(upTo: .milliseconds(851))
    #expect(updates() == 3)
    // A move begins the period again.
    try sample.stage.move(sample.finger, 700, 3, at: 880)
    try sample.stage.advance(upTo: .milliseconds(979))
    #expect(updates() == 4)
    try sample.stage.move(sample.finger, 500, 50, at: 979)
    try sample.stage.advance(upTo: .milliseconds(5_000))
    #expect(updates() == 4)
    try sample.stage.up(sample.finger, at: 5_000)
    try sample.stage.settle()
    #expect(sample.stage.isIdle)
  }

  @Test func `CONTRACT-135: a view that is alone on its stage is told of a drag at rest as well`()
    throws
  {
    let stage = Stage()
    let policy = Policy()
    var options = ViewOptions()
    options.drop.period = .milliseconds(100)
    _ = try stage.addCollection(
      "list", frame: Rect(x: 0, y: 0, width: 100, height: 100),
      layout: .rows(Layout.Rows(height: 44)),
      items: ["a", "b"], options: options, source: policy, destination: policy)
    let finger = try stage.addPointer("f")
    try stage.down(finger, 50, 22, at: 0)
    try stage.move(finger, 50, 66, at: 600)
    try stage.advance(upTo: .milliseconds(850))
    #expect(stage.calls().count { $0.hasPrefix("list.update") } == 3)
  }

  @Test func `CONTRACT-61: the last place is kept, goes with its data, and ends with the stay`()
    throws
  {
    let sample = try Self.sample({ $0.resolverRadius = 10 }) { $0.keepsLastPosition = true }
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 700, 400, at: 600)
    #expect(try Self.ruling(sample).reason == .noDestination)
    try sample.stage.move(sample.finger, 700, 62, at: 610)
    try sample.stage.move(sample.finger, 700, 400, at: 620)
    let gap = GapIndex(section: 0, item: 1)
    #expect(try Self.ruling(sample).position == .gap(gap))
    #expect(try Self.ruling(sample).reason == nil)
    try sample.stage.insert(["w"], at: GapIndex(section: 0, item: 0), in: sample.shelf)
    #expect(try Self.ruling(sample).position == .gap(GapIndex(section: 0, item: 2)))
    try sample.stage.delete(try sample.item("y", in: sample.shelf))
    #expect(try Self.ruling(sample).position == .gap(GapIndex(section: 0, item: 2)))
    try sample.stage.move(sample.finger, 500, 50, at: 700)
    try sample.stage.move(sample.finger, 700, 400, at: 710)
    #expect(try Self.ruling(sample).position == nil)
  }

  @Test(arguments: [true, false])
  func `CONTRACT-61: a place is kept where places are when it is found, and still are later`(
    isFirst: Bool
  ) throws {
    let sample = try Self.sample({ $0.resolverRadius = 10 }) {
      ($0.keepsLastPosition, $0.defaultProposal) = (isFirst, .copy)
    }
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 700, 62, at: 610)
    #expect(try Self.ruling(sample).position == .gap(GapIndex(section: 0, item: 1)))
    var options = sample.stage.scene.options(of: sample.shelf)
    options.drop.keepsLastPosition = !isFirst
    try sample.stage.scene.setOptions(options, of: sample.shelf)
    try sample.stage.move(sample.finger, 700, 400, at: 620)
    #expect(try Self.ruling(sample).position == nil)
  }

  @Test func `CONTRACT-56: a precise place lies above the finger, inside the view`() throws {
    let sample = try Sample()
    sample.shelfPolicy.proposal = DropProposal(.copy, intent: .insertAt, isPrecise: true)
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 700, 95, at: 600)
    // The first update knows of nothing precise; from the second on 20 points are taken off.
    #expect(try Self.ruling(sample).position == .gap(GapIndex(section: 0, item: 2)))
    try sample.stage.move(sample.finger, 700, 96, at: 610)
    #expect(try Self.ruling(sample).position == .gap(GapIndex(section: 0, item: 1)))
    try sample.stage.move(sample.finger, 700, 1, at: 620)
    #expect(try Self.ruling(sample).position == .gap(GapIndex(section: 0, item: 0)))
    #expect(sample.stage.sessions.live[0].destination == sample.shelf)
    let mouse = try sample.stage.addPointer("m", .mouse)
    try sample.stage.up(sample.finger, at: 630)
    try sample.stage.settle()
    try sample.stage.down(mouse, 50, 122, at: 2_000)
    try sample.stage.move(mouse, 700, 95, at: 2_010)
    let first = try Self.ruling(sample).position
    try sample.stage.move(mouse, 700, 96, at: 2_020)
    #expect(try Self.ruling(sample).position == first)
  }

  @Test func `CONTRACT-137, 144: a source's masks are those of the view that lends`() throws {
    var lender = ViewOptions()
    lender.operationsWithin = .copy
    lender.operationsOutside = [.copy, .move]
    let near = try Sample(list: lender)
    try near.carry(row: 0)
    try near.stage.move(near.finger, 700, 2, at: 600)
    #expect(try Self.ruling(near).reason == .mask)
    #expect(try Self.ruling(near).proposal.operation == .cancel)

    var foreign = ViewOptions()
    foreign.application = "other"
    let far = try Sample(list: lender, shelf: foreign)
    try far.carry(row: 0)
    try far.stage.move(far.finger, 700, 2, at: 600)
    #expect(try Self.ruling(far).proposal.operation == .move)
  }
}
