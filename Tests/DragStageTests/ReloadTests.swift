import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines
import Testing

@testable import DragStage

/// Reloading and removing under a drag, and the questions to ask before.
@Suite struct ReloadTests {
  private let sample: Sample
  private var stage: Stage { sample.stage }

  init() throws {
    sample = try Sample()
  }

  private func list() -> String {
    stage.order(of: sample.list).map { $0.joined() }.joined(separator: "/")
  }

  private func shelf() -> String { stage.order(of: sample.shelf)[0].joined(separator: " ") }

  private func states(_ view: ViewID) -> [Bool] {
    [
      stage.scene.hasActiveDrag(view), stage.scene.hasActiveDrop(view),
      stage.scene.hasUncommittedUpdates(view),
    ]
  }

  @Test func `CONTRACT-67: a drag is active from the lift to the end, a drop while it is inside`()
    throws
  {
    #expect(states(sample.list) == [false, false, false])
    try stage.down(sample.finger, 50, 122, at: 0)
    try stage.handle(.tick, at: .milliseconds(500))
    #expect(states(sample.list) == [true, false, false])
    try stage.move(sample.finger, 500, 50, at: 501)
    #expect(states(sample.list) == [true, false, false])
    try stage.move(sample.finger, 650, 85, at: 502)
    #expect(states(sample.list) == [true, false, false])
    #expect(states(sample.shelf) == [false, true, false])
    try stage.up(sample.finger, at: 503)
    #expect(states(sample.list) == [true, false, false])
    #expect(states(sample.shelf) == [false, false, false])
    try stage.settle()
    #expect(states(sample.list) == [false, false, false])
  }

  @Test func `CONTRACT-67: a lift that is given up was active, and who adds items takes part`()
    throws
  {
    try stage.down(sample.finger, 50, 122, at: 0)
    try stage.handle(.tick, at: .milliseconds(500))
    try stage.up(sample.finger, at: 501)
    #expect(!stage.scene.hasActiveDrag(sample.list))
    try sample.carry(row: 0, at: 600)
    #expect(!stage.scene.hasActiveDrag(sample.shelf))
    try stage.down(sample.thumb, 650, 30, at: 1_200)
    try stage.up(sample.thumb, at: 1_210)
    #expect(stage.scene.hasActiveDrag(sample.shelf))
  }

  @Test(arguments: [
    (DropProposal(.move, intent: .insertAt), true), (DropProposal(.copy, intent: .insertAt), false),
    (DropProposal(.move), false), (DropProposal(.move, intent: .insertInto), false),
    (DropProposal(.forbidden, intent: .insertAt), false),
  ])
  func `CONTRACT-68: a reorder is uncommitted, nothing else that hovers is`(
    proposal: DropProposal, isUncommitted: Bool
  ) throws {
    sample.listPolicy.proposal = proposal
    sample.shelfPolicy.proposal = proposal
    try sample.carry(row: 0)
    try stage.move(sample.finger, 50, 210, at: 502)
    #expect(stage.scene.hasUncommittedUpdates(sample.list) == isUncommitted)
    try stage.move(sample.finger, 650, 85, at: 503)
    #expect(!stage.scene.hasUncommittedUpdates(sample.list))
    #expect(!stage.scene.hasUncommittedUpdates(sample.shelf))
  }

  @Test func `CONTRACT-68: a drop that takes its time is uncommitted until it has taken the items`()
    throws
  {
    sample.listPolicy.onPerform = { _ in DropPerformance.accept.after(.milliseconds(50)) }
    try sample.carry(row: 0)
    try stage.move(sample.finger, 50, 225, at: 502)
    try stage.up(sample.finger, at: 503)
    #expect(states(sample.list) == [true, true, true])
    try stage.handle(.tick, at: .milliseconds(553))
    #expect(states(sample.list) == [true, false, false])
  }

  @Test
  func `complaint 10, CONTRACT-68: a reload of what is uncommitted is carried out and reported`()
    throws
  {
    try sample.carry(row: 0)
    try stage.move(sample.finger, 50, 225, at: 502)
    let first = stage.trace.count
    #expect(try stage.reload(sample.list, sections: [["e", "d"], ["a"]]) == 0)
    #expect(
      stage.calls(from: first) == [
        "list.misuse rule=68 why=reload-uncommitted", "list.reload",
        "list.didMove", "list.update",
      ].filter { $0 != "list.didMove" && $0 != "list.update" } + [
        "list.update op=move intent=insert-at at=list[gap 1/1]"
      ])
    try stage.up(sample.finger, at: 503)
    try stage.settle()
    #expect(list() == "ed/a")
    #expect(stage.brokenRules == [68])
    #expect(stage.defect == nil)
  }

  @Test func `complaint 4: a copy stays a copy through a reload, and no drag is asked in vain`()
    throws
  {
    sample.listPolicy.proposal = DropProposal(.copy, intent: .insertAt)
    try sample.carry(row: 0)
    try stage.move(sample.finger, 50, 225, at: 502)
    let first = stage.trace.count
    try stage.reload(sample.list, sections: [["a", "b", "c", "q"]])
    #expect(stage.calls(from: first) == ["list.reload"])
    try stage.up(sample.finger, at: 503)
    try stage.settle()
    #expect(list() == "abca-copyq")
    #expect(stage.lastOutcome?.operation == .copy)
  }

  @Test func `a reload that is rejected changes nothing and notifies nothing`() throws {
    try sample.carry(row: 0)
    try stage.move(sample.finger, 50, 225, at: 502)
    let box = try stage.addView("box", frame: Rect(x: 0, y: 400, width: 9, height: 9))
    let before = (stage.core.state, stage.trace.count)
    #expect(throws: StageError.itemTaken("a")) {
      try stage.reload(sample.list, sections: [["a", "b"], ["a"]])
    }
    #expect(throws: StageError.itemTaken("a")) {
      try stage.reload(sample.list, sections: [["a", "a"]])
    }
    #expect(throws: StageError.unknownItem("box")) { try stage.reload(box) }
    #expect(stage.core.state == before.0 && stage.trace.count == before.1)
    #expect(list() == "abcde")
  }

  @Test
  func `CONTRACT-82: placeholders are discarded, what loads goes on, and each item is reported`()
    throws
  {
    sample.shelfPolicy.proposal = DropProposal(.move, intent: .insertAt)
    let png = try TypeIdentifier("public.png")
    stage.items.register(
      Representation(png, .data([1]), delivery: .after(.seconds(1))),
      for: try sample.item("b", in: sample.list))
    sample.shelfPolicy.onDrop = { _, coordinator in
      _ = try? coordinator.drop([coordinator.items[0].item], toPlaceholdersAt: nil)
      return .load
    }
    try sample.carry(row: 0)
    try sample.tap(row: 1, at: 510)
    try stage.move(sample.finger, 650, 85, at: 900)
    try stage.up(sample.finger, at: 1_000)
    let first = stage.trace.count
    #expect(try stage.reload(sample.shelf) == 2)
    try stage.settle()
    #expect(
      stage.lines(from: first) == [
        "1000.000 shelf.misuse rule=68 why=reload-uncommitted",
        "1000.000 shelf.placeholder.discard item=a at=shelf[gap 1]",
        "1000.000 shelf.placeholder.discard item=b at=shelf[gap 1]", "1000.000 shelf.reload",
        "1300.000 shelf.conclude", "1300.000 shelf.undropped item=a",
        "1300.000 shelf.undropped item=b", "1300.000 list.didEnd op=move",
        "2000.000 shelf.didLoad item=b type=public.png", "2000.000 list.didTransfer",
      ])
    // What found no place has not left its source.
    #expect(list() == "abcde")
    #expect(shelf() == "x y")
    #expect(stage.isIdle && stage.defect == nil)
  }

  @Test func `CONTRACT-76, 82: what a reload discards within perform may be chosen for again`()
    throws
  {
    let sample = try Sample()
    let stage = sample.stage
    var kept: [PlaceholderID] = []
    sample.shelfPolicy.onDrop = { call, coordinator in
      #expect(throws: Never.self) {
        _ = try coordinator.drop(call.items, toPlaceholdersAt: nil)
        #expect(try stage.reload(call.view) == 1)
        kept = try coordinator.drop(call.items, toPlaceholdersAt: nil)
      }
      return .accept
    }
    try sample.carry(row: 0)
    try stage.move(sample.finger, 700, 31, at: 600)
    try stage.up(sample.finger, at: 610)
    #expect(stage.scene.placeholders(in: sample.shelf) == kept)
    try stage.commit(try #require(kept.first), as: "new")
    try stage.settle()
    // Nobody else has taken it, so that the answer concerns nothing, and nothing is lost.
    #expect(stage.order(of: sample.shelf) == [["x", "new", "y"]])
    #expect(stage.order(of: sample.list) == [["a", "b", "c", "d", "e"]])
    #expect(!stage.calls().contains { $0.contains("undropped") })
    #expect(stage.brokenRules == [68])
  }

  @Test func `a reload keeps what is seen inside of the content`() throws {
    try stage.append((0..<20).map { "n\($0)" }, of: sample.list)
    try stage.scene.scroll(sample.list, by: Point(x: 0, y: 500))
    #expect(stage.collection(sample.list)?.offset == Point(x: 0, y: 500))
    try stage.reload(sample.list)
    #expect(stage.collection(sample.list)?.offset == Point(x: 0, y: 500))
    try stage.reload(sample.list, sections: [["a"]])
    #expect(stage.collection(sample.list)?.offset == .zero)
    try stage.reload(sample.list, sections: [])
    #expect(stage.order(of: sample.list) == [[]])
  }

  @Test func `complaint 18: right after a drop its row may be reloaded and deleted`() throws {
    try sample.carry(row: 0)
    try stage.move(sample.finger, 50, 225, at: 502)
    try stage.up(sample.finger, at: 503)
    let row = try sample.item("a", in: sample.list)
    try stage.reload(sample.list)
    try stage.delete(row)
    #expect(throws: StageError.unknownItem("a")) { try stage.delete(row) }
    #expect(stage.scene.shownFrame(of: row) == nil)
    try stage.settle()
    #expect(list() == "bcde")
    #expect(stage.brokenRules == [])
  }

  @Test func `1.4: a drag goes on without the view that it was lifted from`() throws {
    try sample.carry(row: 0)
    try stage.removeView(sample.list)
    #expect(!stage.scene.isPresent(sample.list))
    #expect(stage.scene.hasActiveDrag(sample.list))
    try stage.move(sample.finger, 50, 210, at: 502)
    #expect(stage.sessions.live[0].destination == nil)
    try stage.move(sample.finger, 650, 85, at: 503)
    try stage.up(sample.finger, at: 504)
    try stage.settle()
    #expect(shelf() == "x a y")
    #expect(list() == "bcde")
    #expect(stage.calls().suffix(2) == ["list.didEnd op=move", "list.didTransfer"])
  }

  @Test func `1.4: a destination that is removed has lost the drag, and all that is nested in it`()
    throws
  {
    var options = ViewOptions()
    options.parent = sample.shelf
    let inner = try stage.addView(
      "inner", frame: Rect(x: 600, y: 0, width: 100, height: 100), options: options,
      destination: Policy(DropProposal(.copy)))
    try sample.carry(row: 0)
    try stage.move(sample.finger, 650, 50, at: 502)
    #expect(stage.scene.hasActiveDrop(inner))
    let first = stage.trace.count
    try stage.removeView(sample.shelf)
    #expect(stage.calls(from: first) == ["shelf.remove"])
    #expect(!stage.scene.isPresent(inner))
    #expect(stage.sessions.live[0].destination == nil)
    try stage.up(sample.finger, at: 503)
    try stage.settle()
    #expect(stage.lastOutcome?.operation == .cancel)
    #expect(!stage.calls().contains("inner.dropEnd"))
  }

  @Test func `a view that is removed once more, or never was, is refused`() throws {
    try stage.removeView(sample.shelf)
    let before = (stage.core.state, stage.trace.count)
    #expect(throws: StageError.unknownName("shelf")) { try stage.removeView(sample.shelf) }
    #expect(throws: StageError.unknownName("")) { try stage.removeView(ViewID(99)) }
    #expect(throws: StageError.nameTaken("shelf")) {
      try stage.addView("shelf", frame: Rect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(stage.core.state == before.0 && stage.trace.count == before.1)
  }

  @Test(arguments: [Callback.enter, .exit, .willBegin])
  func `within a policy a view is removed after the event`(moment: Callback) throws {
    for policy in [sample.listPolicy, sample.shelfPolicy] {
      policy.onTold = { [stage, shelf = sample.shelf] callback, _ in
        guard callback == moment, stage.scene.isPresent(shelf) else { return }
        try? stage.removeView(shelf)
        #expect(stage.scene.isPresent(shelf))
      }
    }
    try sample.carry(row: 0)
    try stage.move(sample.finger, 650, 85, at: 502)
    try stage.move(sample.finger, 500, 50, at: 503)
    #expect(!stage.scene.isPresent(sample.shelf))
    #expect(stage.defect == nil)
    try stage.up(sample.finger, at: 504)
    try stage.settle()
    #expect(stage.isIdle)
  }

  @Test func `data that changes while a view is left does not disturb the drag`() throws {
    // A refusing view lies under the pointer, so that the drag is nowhere.
    sample.shelfPolicy.onCanHandle = { _ in false }
    sample.listPolicy.onTold = { [stage, list = sample.list] callback, _ in
      if callback == .exit { try? stage.insert(["n"], at: GapIndex(item: 0), in: list) }
    }
    try sample.carry(row: 0)
    try stage.move(sample.finger, 50, 210, at: 502)
    try stage.move(sample.finger, 650, 85, at: 503)
    #expect(stage.defect == nil)
    try stage.up(sample.finger, at: 504)
    try stage.settle()
    #expect(stage.isIdle && stage.defect == nil)
  }

  @Test func `an application that goes takes its placeholders with it`() throws {
    var options = ViewOptions()
    options.application = "other"
    let sample = try Sample(shelf: options)
    let stage = sample.stage
    sample.shelfPolicy.proposal = DropProposal(.copy, intent: .insertAt)
    sample.shelfPolicy.onDrop = { _, coordinator in
      _ = try? coordinator.drop(coordinator.items.map(\.item), toPlaceholdersAt: nil)
      return .nothing
    }
    try sample.carry(row: 0)
    try stage.move(sample.finger, 650, 85, at: 900)
    try stage.up(sample.finger, at: 1_000)
    let application = try #require(stage.scene.application(named: "other"))
    try stage.handle(.application(application, .gone), at: .milliseconds(1_010))
    try stage.settle()
    #expect(stage.scene.placeholders(in: sample.shelf) == [])
    #expect(stage.isIdle && stage.defect == nil)
  }

  @Test func `a reload lists the sections that remain: none stay none, and no items are one`()
    throws
  {
    func reported() -> [[[ItemID]]] {
      stage.trace.compactMap { entry in
        if case .reloaded(_, let sections, _) = entry.event { sections } else { nil }
      }
    }
    try stage.performBatch(BatchUpdate([.deleteSection(0)]), in: sample.shelf)
    try stage.reload(sample.shelf)
    #expect(stage.order(of: sample.shelf) == [])
    try stage.reload(sample.shelf, sections: [])
    #expect(stage.order(of: sample.shelf) == [[]])
    #expect(reported() == [[], [[]]])
  }
}
