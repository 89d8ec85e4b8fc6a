import DragGeometry
import DragItems
import DragSessions
import Machines
import Testing

import DragStage

/// The rows of the matrix in which data is on its way or changes, and those with two drags.
extension FailureMatrixTests {
  /// What a drop of the list's first row by loading writes up to its conclusion.
  private var loading: [String] {
    [
      "530.000 f.up", "530.000 shelf.perform at=shelf[gap 1]",
      "530.000 shelf.placeholder.insert item=a at=shelf[gap 1]", "530.000 list.willEnd op=copy",
      "530.000 shelf.willDrop item=a", "530.000 shelf.dropEnd", "830.000 shelf.conclude",
      "830.000 list.didEnd op=copy",
    ]
  }

  /// A stage whose shelf belongs to another application and copies by loading.
  private func lending() throws -> Sample {
    let sample = try Sample(shelf: foreign())
    sample.shelfPolicy.proposal = DropProposal(.copy, intent: .insertAt)
    return sample
  }

  @Test func `13: an application that is gone after the drop fails its loads, and hears no more`()
    throws
  {
    let sample = try lending()
    try provide("a", .data([1]), .after(.seconds(5)), in: sample)
    try carryToShelf(sample)
    try sample.stage.up(sample.finger, at: 530)
    try sample.stage.handle(.application(.common, .gone), at: .milliseconds(900))
    try finish(sample.stage)
    #expect(
      sample.stage.lines() == begun + entered + ["510.000 shelf.update op=copy \(place)"]
        + loading + [
          "900.000 shelf.didLoad item=a type=public.png error=3072",
          "900.000 shelf.placeholder.delete item=a at=shelf[gap 1]",
        ])
    #expect(sample.shelfPolicy.loaded == [.failure(.cancelled)])
  }

  @Test func `118: a load that is given up is an error, and the operation stays`() throws {
    let sample = try lending()
    try provide("a", .data([1]), .manual, in: sample)
    try carryToShelf(sample)
    try sample.stage.up(sample.finger, at: 530)
    let item = try sample.item("a", in: sample.list)
    try sample.stage.handle(.loadRejected(item, reason: "given up"), at: .milliseconds(900))
    try finish(sample.stage)
    #expect(
      sample.stage.lines() == begun + entered + ["510.000 shelf.update op=copy \(place)"]
        + loading + [
          "900.000 shelf.didLoad item=a type=public.png error=-1",
          "900.000 shelf.placeholder.delete item=a at=shelf[gap 1]", "900.000 list.didTransfer",
        ])
    #expect(sample.shelfPolicy.loaded == [.failure(.failed("given up"))])
    #expect(sample.stage.lastOutcome?.operation == .copy)
  }

  @Test func `117: a load that fails leaves the others alone`() throws {
    let sample = try lending()
    try provide("a", .failure("full"), .after(.zero), in: sample)
    try provide("c", .data([3]), .after(.zero), in: sample)
    try carryToShelf(sample)
    try sample.tap(row: 2, at: 515)
    let first = sample.stage.trace.count
    try sample.stage.up(sample.finger, at: 530)
    try finish(sample.stage)
    #expect(
      sample.stage.lines(from: first) == [
        "530.000 f.up", "530.000 shelf.perform at=shelf[gap 1]",
        "530.000 shelf.placeholder.insert item=a at=shelf[gap 1]",
        "530.000 shelf.placeholder.insert item=c at=shelf[gap 2]",
        "530.000 list.willEnd op=copy", "530.000 shelf.willDrop item=a",
        "530.000 shelf.willDrop item=c", "530.000 shelf.dropEnd",
        "530.000 shelf.didLoad item=a type=public.png error=-1",
        "530.000 shelf.placeholder.delete item=a at=shelf[gap 1]",
        "530.000 shelf.didLoad item=c type=public.png",
        "530.000 shelf.placeholder.commit item=c at=shelf[gap 1]", "830.000 shelf.conclude",
        "830.000 list.didEnd op=copy", "830.000 list.didTransfer",
      ])
    #expect(shelf(sample) == "x c y")
  }

  @Test func `33, 36: a drag that is only animating its end shuts no other one out`() throws {
    let sample = try Sample { $0.animation = .seconds(2) }
    let stage = sample.stage
    try carryToShelf(sample)
    try stage.up(sample.finger, at: 530)
    let first = stage.trace.count
    // The list has lost its first row, so that b stands there.
    try stage.down(sample.thumb, 50, 122, at: 540)
    try stage.move(sample.thumb, 650, 10, at: 1_100)
    try stage.handle(.cancel(sample.thumb), at: .milliseconds(2_600))
    try finish(stage)
    #expect(
      stage.lines(from: first) == [
        "540.000 t.down 50,122", "1040.000 list.items session=2",
        "1040.000 list.canMove item=b session=2", "1040.000 list.willLift session=2",
        "1100.000 t.move 650,10", "1100.000 list.allowsMove session=2",
        "1100.000 list.restricted session=2", "1100.000 list.fullSize session=2",
        "1100.000 list.willBegin session=2", "1100.000 list.didMove session=2",
        "1100.000 shelf.canHandle session=2", "1100.000 shelf.enter session=2",
        "1100.000 shelf.update op=move intent=insert-at at=shelf[gap 0] session=2",
        "2530.000 shelf.conclude", "2530.000 list.didEnd op=move", "2530.000 list.didTransfer",
        "2600.000 t.cancel", "2600.000 list.willEnd op=cancel session=2",
        "2600.000 list.willCancel item=b session=2", "2600.000 shelf.dropEnd session=2",
        "4600.000 list.didEnd op=cancel session=2",
      ])
  }

  @Test func `19: two drags at once are two sessions, each with its own end`() throws {
    let sample = try Sample()
    let stage = sample.stage
    try carryToShelf(sample)
    try sample.carry(row: 1, with: sample.thumb, at: 600)
    let first = stage.trace.count
    try stage.up(sample.thumb, at: 1_200)
    try stage.up(sample.finger, at: 1_210)
    try finish(stage)
    #expect(
      stage.lines(from: first) == [
        "1200.000 t.up", "1200.000 list.willEnd op=cancel session=2",
        "1200.000 list.willCancel item=b session=2", "1210.000 f.up",
        "1210.000 shelf.perform at=shelf[gap 1]", "1210.000 shelf.insert item=a at=shelf[gap 1]",
        "1210.000 list.delete item=a at=list[gap 0]", "1210.000 list.willEnd op=move",
        "1210.000 shelf.willDrop item=a", "1210.000 shelf.dropEnd",
        "1500.000 list.didEnd op=cancel session=2", "1510.000 shelf.conclude",
        "1510.000 list.didEnd op=move", "1510.000 list.didTransfer",
      ])
  }

  @Test func `a row that is deleted in mid-drag is left out, and reported`() throws {
    let sample = try Sample()
    try carryToShelf(sample)
    try sample.tap(row: 2, at: 515)
    try sample.stage.delete(sample.item("a", in: sample.list))
    let first = sample.stage.trace.count
    try sample.stage.up(sample.finger, at: 530)
    try finish(sample.stage)
    #expect(
      sample.stage.lines(from: first) == [
        "530.000 f.up", "530.000 shelf.perform at=shelf[gap 1]",
        "530.000 shelf.insert item=c at=shelf[gap 1]", "530.000 list.delete item=c at=list[gap 1]",
        "530.000 list.willEnd op=move", "530.000 shelf.willDrop item=a",
        "530.000 shelf.willDrop item=c", "530.000 shelf.dropEnd", "830.000 shelf.conclude",
        "830.000 shelf.undropped item=a", "830.000 list.didEnd op=move",
        "830.000 list.didTransfer",
      ])
  }

  @Test func `a drag all of whose rows were deleted is a cancel`() throws {
    let sample = try Sample()
    try carryToShelf(sample)
    try sample.stage.delete(sample.item("a", in: sample.list))
    try sample.stage.up(sample.finger, at: 530)
    try finish(sample.stage)
    #expect(
      sample.stage.lines() == begun + entered + [
        "510.000 shelf.update op=move \(place)", "510.000 list.delete item=a at=list[gap 0]",
        "530.000 f.up", "530.000 list.willEnd op=cancel", "530.000 list.willCancel item=a",
        "530.000 shelf.dropEnd", "830.000 list.didEnd op=cancel",
      ])
    #expect(list(sample) == "bcde")
    #expect(shelf(sample) == "x y")
  }

  @Test func `an application that is gone while the drop waits delivers nothing`() throws {
    let sample = try lending()
    sample.shelfPolicy.onPerform = { _ in DropPerformance.load.after(.milliseconds(100)) }
    try provide("a", .data([1]), .after(.zero), in: sample)
    try carryToShelf(sample)
    try sample.stage.up(sample.finger, at: 530)
    try sample.stage.handle(.application(.common, .gone), at: .milliseconds(560))
    try finish(sample.stage)
    #expect(
      sample.stage.lines() == begun + entered + [
        "510.000 shelf.update op=copy \(place)", "530.000 f.up",
        "530.000 shelf.perform at=shelf[gap 1]",
        "630.000 shelf.placeholder.insert item=a at=shelf[gap 1]",
        "630.000 shelf.willDrop item=a", "630.000 shelf.dropEnd",
        "630.000 shelf.didLoad item=a type=public.png error=3072",
        "630.000 shelf.placeholder.delete item=a at=shelf[gap 1]", "930.000 shelf.conclude",
      ])
  }

  @Test(arguments: [Representation.Delivery.after(.zero), .after(.seconds(5)), .manual])
  func `what an application lent goes with it, and keeps no session waiting`(
    delivery: Representation.Delivery
  ) throws {
    let sample = try lending()
    try provide("c", .data([3]), delivery, in: sample)
    let stage = sample.stage
    try stage.down(sample.finger, 650, 30, at: 0)
    try stage.move(sample.finger, 500, 50, at: 501)
    try sample.tap(row: 2, at: 510)
    try stage.handle(.application(.common, .gone), at: .milliseconds(530))
    try stage.move(sample.finger, 650, 85, at: 540)
    let first = stage.trace.count
    try stage.up(sample.finger, at: 550)
    #expect(stage.loads.waiting == [])
    try finish(stage)
    #expect(
      stage.lines(from: first) == [
        "550.000 f.up", "550.000 shelf.perform at=shelf[gap 1]",
        "550.000 shelf.insert item=x-copy at=shelf[gap 1]",
        "550.000 shelf.placeholder.insert item=c at=shelf[gap 2]",
        "550.000 shelf.willEnd op=copy", "550.000 shelf.willDrop item=x",
        "550.000 shelf.willDrop item=c", "550.000 shelf.dropEnd",
        "550.000 shelf.didLoad item=c type=public.png error=3072",
        "550.000 shelf.placeholder.delete item=c at=shelf[gap 2]", "850.000 shelf.conclude",
        "850.000 shelf.didEnd op=copy", "850.000 shelf.didTransfer",
      ])
  }
}
