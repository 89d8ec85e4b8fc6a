import DragItems
import DragSessions
import Machines
import Testing

@testable import DragStage

/// How far the loads of a session are, and what becomes of them when the user gives them up.
@Suite struct StageProgressTests {
  private let drag: LoadSample
  private var stage: Stage { drag.stage }
  private let png: TypeIdentifier
  private let session = SessionID(1)

  init() throws {
    drag = try LoadSample()
    png = try TypeIdentifier("public.png")
  }

  private func loadAll(_ call: DragContext) {
    for item in call.items {
      _ = try? stage.loads.load(.data(png), of: item, in: call.session, at: call.view)
    }
  }

  @Test func `CONTRACT-93, 118: sources report, and the session's progress is their sum`() throws {
    let a = try drag.provide("a", "public.png", .data([1]), .manual, size: 1_000)
    let b = try drag.provide("b", "public.png", .data([2]), .manual, size: 10)
    #expect(stage.loads.progress(of: session) == nil)
    try drag.drop(rows: 2) { loadAll($0) }
    let time = stage.now
    #expect(stage.loads.progress(of: session) == 0)
    try stage.handle(.loadProgressed(a, units: 500), at: time)
    #expect(stage.loads.progress(of: session) == 0.25)
    #expect(stage.loads.progress(of: LoadToken(rawValue: 1)) == 0.5)
    try stage.handle(.loadResolved(b), at: time)
    #expect(stage.loads.progress(of: session) == 0.75)
    try stage.handle(.loadProgressed(a, units: 1_000), at: time)
    let almost = try #require(stage.loads.progress(of: session))
    #expect(almost > 0.99 && almost < 1)
    try stage.handle(.loadResolved(a), at: time)
    try stage.settle()
    #expect(stage.loads.progress(of: session) == 1)
    #expect(stage.calls().contains("list.progress item=a units=500"))
    #expect(stage.isIdle && stage.defect == nil)
  }

  @Test func `CONTRACT-118: a report that goes back or too far is refused and changes nothing`()
    throws
  {
    let a = try drag.provide("a", "public.png", .data([1]), .manual, size: 10)
    try drag.drop { loadAll($0) }
    let time = stage.now
    try stage.handle(.loadProgressed(a, units: 5), at: time)
    let before = stage.core.state
    for units: Int64 in [4, 11, -1] {
      #expect(throws: StageError.badProgress(units: units)) {
        try stage.handle(.loadProgressed(a, units: units), at: time)
      }
    }
    #expect(stage.core.state == before)
    try stage.handle(.loadResolved(a), at: time)
    #expect(throws: StageError.nothingLoading("a")) {
      try stage.handle(.loadProgressed(a, units: 6), at: time)
    }
    try stage.settle()
  }

  @Test func `CONTRACT-93, 118: a transfer that is given up ends each load with 3072`() throws {
    let a = try drag.provide("a", "public.png", .data([1]), .manual)
    try drag.provide("b", "public.png", .data([2]), .after(.seconds(9)))
    try drag.provide("c", "public.png", .data([3]))
    try drag.drop(rows: 3) { loadAll($0) }
    try stage.handle(.tick, at: .milliseconds(1_500))
    #expect(stage.sessions.last?.state == .transferring)
    try stage.handle(.transferCancelled(session), at: .milliseconds(1_600))
    #expect(
      drag.policy.loaded == [
        .success(.data(png, [3])), .failure(.cancelled), .failure(.cancelled),
      ])
    #expect(LoadError.cancelled.code == 3072)
    #expect(stage.lastOutcome?.operation == .copy)
    #expect(stage.sessions.last?.state == .transferred)
    let progress = try #require(stage.loads.progress(of: session))
    #expect(progress < 1)
    // The data may still come, and is passed over.
    try stage.handle(.loadResolved(a), at: .milliseconds(1_700))
    #expect(drag.policy.loaded.count == 3)
    #expect(stage.nextDeadline == nil && stage.isIdle && stage.defect == nil)
    #expect(throws: StageError.misuse(.sessionOver)) {
      try stage.handle(.transferCancelled(session), at: .milliseconds(1_700))
    }
  }

  @Test func `the progress of a drop is 1 when it is over, with all that failed`() throws {
    try drag.provide("a", "public.png", .failure("no"))
    try drag.drop { loadAll($0) }
    try stage.settle()
    #expect(stage.loads.progress(of: session) == 1)
    #expect(stage.loads.progress(of: SessionID(7)) == nil)
    #expect(stage.loads.progress(of: LoadToken(rawValue: 7)) == nil)
  }

  @Test func `CONTRACT-87: a load without a placeholder leaves the progress to the session`() throws
  {
    try drag.provide("a", "public.png", .data([1]), .manual)
    try drag.drop(rows: 1) { loadAll($0) }
    #expect(stage.loads.progress(of: session) == 0)
    #expect(stage.loads.progressStyle(of: session) == .standard)
  }

  @Test func `CONTRACT-87: placeholders show the session's progress only where that is requested`()
    throws
  {
    try drag.provide("a", "public.png", .data([1]), .manual)
    drag.policy.proposal = DropProposal(.copy, intent: .insertAt)
    try drag.sample.carry(row: 0)
    #expect(stage.loads.progressStyle(of: session) == .standard)
    drag.policy.onPerform = { _ in .load }
    try stage.move(drag.sample.finger, 650, 10, at: 900)
    try stage.up(drag.sample.finger, at: 1_000)
    #expect(stage.loads.progressStyle(of: session) == .none)
    try stage.loads.setProgressStyle(.standard, of: session)
    #expect(stage.loads.progressStyle(of: session) == .standard)
    try stage.handle(.transferCancelled(session), at: .milliseconds(1_000))
    try stage.settle()
    #expect(throws: StageError.misuse(.sessionOver)) {
      try stage.loads.setProgressStyle(.none, of: session)
    }
  }
}
