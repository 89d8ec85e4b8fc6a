import CollectionLayout
import DragGeometry
import DragItems
import DragSessions
import Machines
import Testing

@testable import DragStage

/// Each misuse: a typed error with its rule's number, one line in the trace, and nothing changed.
@Suite struct ContractViolationTests {
  /// What a stage is left as, besides its trace.
  private struct Content: Equatable {
    let state: StageState
    let items: [[[ItemID]]]
    let placeholders: [[PlaceholderID]]

    init(_ stage: Stage) {
      state = stage.core.state
      items = stage.scene.views.map { stage.items(of: $0) }
      placeholders = stage.scene.views.map { stage.scene.placeholders(in: $0) }
    }
  }

  /// A drop of a and b on a shelf of another application, which may do what it must not do.
  private final class Drop {
    let load: LoadSample
    var stage: Stage { load.stage }
    var list: ViewID { load.sample.list }
    var shelf: ViewID { load.sample.shelf }
    var found: [(error: StageError?, isUnchanged: Bool, lines: [String])] = []

    init() throws {
      load = try LoadSample({ $0.resolverRadius = 5 })
      load.policy.proposal = DropProposal(.copy, intent: .insertAt)
    }

    /// Does something, and notes what is told of it and whether anything changed.
    func attempt(_ misuse: () throws(StageError) -> some Any) {
      let before = Content(stage)
      let first = stage.trace.count
      var reported: StageError?
      do throws(StageError) {
        _ = try misuse()
      } catch {
        reported = error
      }
      found.append((reported, Content(stage) == before, stage.calls(from: first)))
    }

    /// Carries the first two rows to a height of the shelf, and drops them there.
    func perform(
      at y: Double = 10, _ take: @escaping (DragContext, DropCoordinator) -> Void
    ) throws {
      load.policy.onDrop = { call, coordinator in
        take(call, coordinator)
        return .nothing
      }
      try load.sample.carry(row: 0)
      try load.sample.tap(row: 1, at: 530)
      try stage.move(load.sample.finger, 650, y, at: 900)
      try stage.up(load.sample.finger, at: 1_000)
    }
  }

  /// Commits a misuse; which cases there are is the compiler's to say.
  private func commit(_ misuse: ContractViolation, _ drop: Drop) throws {
    let stage = drop.stage
    let nobody = ItemReference(view: drop.shelf, item: ItemID(.max))
    switch misuse {
    case .sessionOver:
      try drop.perform { _, _ in }
      try stage.settle()
      drop.attempt { () throws(StageError) in
        try stage.handle(.transferCancelled(SessionID(1)), at: stage.now)
      }
    case .loadOutsideDrop:
      try drop.load.sample.carry(row: 0)
      try stage.move(drop.load.sample.finger, 650, 10, at: 900)
      let items = try #require(stage.sessions.last).items
      drop.attempt { () throws(StageError) in
        try stage.loads.load(.data(.png), of: items[0], in: SessionID(1), at: drop.shelf)
      }
      drop.attempt { () throws(StageError) in
        try stage.loads.loadObjects(of: ObjectClass("Note"), in: SessionID(1), at: drop.shelf)
      }
    case .handlerCalledTwice:
      let a = try drop.load.provide("a", "public.png", .data([1]), .manual)
      try drop.perform { call, _ in drop.load.load(.data(.png), call) }
      try stage.handle(.loadResolved(a), at: stage.now)
      drop.attempt { () throws(StageError) in
        try stage.handle(.loadResolved(a), at: stage.now)
      }
      drop.attempt { () throws(StageError) in
        try stage.handle(.loadRejected(a, reason: "no"), at: stage.now)
      }
    case .foreignContext:
      try drop.load.sample.carry(row: 0)
      drop.attempt { () throws(StageError) in
        try stage.sessions.setLocalContext(1, of: SessionID(1), from: drop.shelf)
      }
      #expect(stage.sessions.localContext(of: SessionID(1), seenFrom: drop.list) == nil)
    case .dropLate:
      try drop.perform { _, _ in }
      let coordinator = stage.sessions.coordinator(of: SessionID(1))
      let item = coordinator.items[0].item
      drop.attempt { () throws(StageError) in
        try coordinator.drop(item, to: DropTarget(.zero))
      }
      drop.attempt { () throws(StageError) in
        try coordinator.drop([item], toPlaceholdersAt: GapIndex(item: 0))
      }
    case .droppedTwice:
      try drop.perform { call, coordinator in
        try? coordinator.drop(call.items[0], to: DropTarget(.zero))
        drop.attempt { () throws(StageError) in
          try coordinator.drop(call.items[0], to: DropTarget(Point(x: 1, y: 1)))
        }
        drop.attempt { () throws(StageError) in
          try coordinator.drop([call.items[1], call.items[1]], toPlaceholdersAt: nil)
        }
      }
    case .notInSession:
      let c = try drop.load.sample.item("c", in: drop.list)
      try drop.perform { _, coordinator in
        drop.attempt { () throws(StageError) in
          try coordinator.drop(DragItem(item: c.item, origin: c.view), to: DropTarget(.zero))
        }
      }
    case .missingRow:
      try drop.perform { call, coordinator in
        drop.attempt { () throws(StageError) in
          try coordinator.drop(call.items[0], onto: nobody)
        }
        // A row of another view is none of the destination's.
        drop.attempt { () throws(StageError) in
          try coordinator.drop(call.items[0], onto: call.items[1].reference)
        }
      }
    case .missingCell:
      try drop.perform { call, coordinator in
        drop.attempt { () throws(StageError) in
          try coordinator.drop(call.items[0], into: nobody)
        }
      }
    case .missingPlace:
      try drop.perform(at: 590) { call, coordinator in
        drop.attempt { () throws(StageError) in
          try coordinator.drop([call.items[0]], toPlaceholdersAt: nil)
        }
      }
    case .placeholderOver:
      var stand: PlaceholderID?
      try drop.perform { call, coordinator in
        stand = try? coordinator.drop([call.items[0]], toPlaceholdersAt: nil).first
      }
      let placeholder = try #require(stand)
      try stage.commit(placeholder, as: "new")
      drop.attempt { () throws(StageError) in try stage.commit(placeholder, as: "newer") }
      drop.attempt { () throws(StageError) in try stage.delete(placeholder) }
    case .reloadUncommitted:
      try drop.load.sample.carry(row: 0)
      try stage.move(drop.load.sample.finger, 50, 254, at: 900)
      let first = stage.trace.count
      #expect(throws: Never.self) { try stage.reload(drop.list) }
      // It is carried out, because the data has changed already.
      drop.found.append(
        (.misuse(misuse), true, stage.calls(from: first).filter { $0.contains("misuse") }))
    }
  }

  @Test(arguments: ContractViolation.allCases)
  func `CONTRACT-12, 60, 68, 70, 72, 73, 76, 82, 92, 117, 121: misuse is noted and changes nothing`(
    misuse: ContractViolation
  ) throws {
    let drop = try Drop()
    try commit(misuse, drop)
    #expect(!drop.found.isEmpty)
    for attempt in drop.found {
      #expect(attempt.error == .misuse(misuse))
      #expect(attempt.isUnchanged)
      #expect(attempt.lines.count == 1)
      let line = try #require(attempt.lines.first)
      #expect(line.contains(".misuse rule=\(misuse.rule) why=\(misuse.rawValue)"), "\(line)")
    }
    #expect(Set(drop.stage.brokenRules) == [misuse.rule])
    #expect(drop.stage.defect == nil)
  }
}
