import DragItems
import DragSessions
import Testing

@testable import DragStage

/// What an application keeps on a session and on its items, for itself alone.
@Suite struct StageLocalValuesTests {
  private let drag: LoadSample
  private var stage: Stage { drag.stage }
  private var list: ViewID { drag.sample.list }
  private var shelf: ViewID { drag.sample.shelf }
  private let session = SessionID(1)

  init() throws {
    drag = try LoadSample()
  }

  /// Something that asks its stage as it goes.
  private final class Guest {
    let isGone: () -> Void

    init(isGone: @escaping () -> Void) { self.isGone = isGone }

    deinit { isGone() }
  }

  @Test func `what is kept may call the stage when it is let go`() throws {
    var seen: [Int] = []
    let guest = { [stage] in
      Guest { seen.append(Int(stage.sessions.count)) }
    }
    let a = try drag.sample.item("a", in: list)
    stage.items.setLocalObject(guest(), of: a)
    stage.items.setLocalObject(guest(), of: a)
    stage.items.setLocalObject(nil, of: a)
    try drag.sample.carry(row: 0)
    try stage.sessions.setLocalContext(guest(), of: session, from: list)
    try stage.sessions.setLocalContext(guest(), of: session, from: list)
    try stage.handle(.cancel(drag.sample.finger), at: .milliseconds(600))
    try stage.settle()
    #expect(seen == [0, 0, 1, 1])
  }

  @Test func `CONTRACT-91: a local session is there exactly for the source's application`() throws {
    try drag.sample.carry(row: 0)
    #expect(stage.sessions.localSession(session, seenFrom: list)?.source == list)
    #expect(stage.sessions.localSession(session, seenFrom: shelf) == nil)
    try stage.handle(.cancel(drag.sample.finger), at: .milliseconds(600))
    try stage.settle()
    #expect(stage.sessions.localSession(session, seenFrom: list) == nil)
  }

  @Test func `CONTRACT-92: a context is read and written by the source's application alone`() throws
  {
    var contexts: [String?] = []
    drag.sample.listPolicy.onTold = { [stage] callback, call in
      switch callback {
      case .willLift:
        try? stage.sessions.setLocalContext("lifted", of: call.session, from: call.view)
      case .didEnd:
        contexts.append(
          stage.sessions.localContext(of: call.session, seenFrom: call.view) as? String)
      case _: return
      }
    }
    try drag.sample.carry(row: 0)
    #expect(stage.sessions.localContext(of: session, seenFrom: list) as? String == "lifted")
    #expect(stage.sessions.localContext(of: session, seenFrom: shelf) == nil)
    try stage.sessions.setLocalContext("carried", of: session, from: list)
    #expect(throws: StageError.misuse(.foreignContext)) {
      try stage.sessions.setLocalContext("stolen", of: session, from: shelf)
    }
    #expect(stage.brokenRules == [92])
    let unknown = ViewID(index: 39)
    #expect(stage.sessions.localContext(of: session, seenFrom: unknown) == nil)
    #expect(throws: StageError.misuse(.foreignContext)) {
      try stage.sessions.setLocalContext("stolen", of: session, from: unknown)
    }
    try stage.handle(.cancel(drag.sample.finger), at: .milliseconds(600))
    try stage.settle()
    #expect(contexts == ["carried"])
    #expect(stage.sessions.localContext(of: session, seenFrom: list) == nil)
    #expect(throws: StageError.misuse(.sessionOver)) {
      try stage.sessions.setLocalContext("late", of: session, from: list)
    }
    #expect(!stage.lines().contains { $0.contains("carried") || $0.contains("lifted") })
  }

  @Test func `CONTRACT-92: an object is seen by its item's application alone`() throws {
    let a = try drag.sample.item("a", in: list)
    let item = DragItem(item: a.item, origin: list)
    stage.items.setLocalObject([1, 2], of: a)
    #expect(stage.items.localObject(of: item, seenFrom: list) as? [Int] == [1, 2])
    #expect(stage.items.localObject(of: item, seenFrom: shelf) == nil)
    stage.items.setLocalObject(nil, of: a)
    #expect(stage.items.localObject(of: item, seenFrom: list) == nil)
  }

  @Test func `CONTRACT-94: a call says whether the drag may move and leave its application`() throws
  {
    drag.sample.listPolicy.onAllowsMove = { _ in false }
    drag.sample.listPolicy.onRestricted = { _ in true }
    var heard: [[Bool]] = []
    drag.sample.listPolicy.onUpdate = { call in
      heard.append([call.allowsMove, call.isRestricted])
      return DropProposal(.copy)
    }
    try drag.sample.carry(row: 0)
    try stage.move(drag.sample.finger, 50, 200, at: 600)
    #expect(heard == [[false, true]])
    let plain = try LoadSample()
    plain.policy.onUpdate = { call in
      heard.append([call.allowsMove, call.isRestricted])
      return DropProposal(.copy)
    }
    try plain.drop()
    #expect(heard.last == [true, false])
  }
}
