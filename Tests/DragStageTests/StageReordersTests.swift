import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Testing

import DragStage

/// Reorders by a user, as those are told who keep the data (D14–D17).
@Suite struct StageReordersTests {
  /// A destination that keeps what it is told.
  private final class Keeper: DropDestination {
    var reported: [(Callback, Reorder, [[String]])] = []
    var order: () -> [[String]] = { [] }
    var onWill: () -> Void = {}

    func update(_ call: DragContext) -> DropProposal? { DropProposal(.move, intent: .insertAt) }

    func dragDidUpdate(_ notification: DragNotification, _ call: DragContext) {
      switch notification {
      case .willReorder(let reorder):
        reported.append((.willReorder, reorder, order()))
        onWill()
      case .didReorder(let reorder): reported.append((.didReorder, reorder, order()))
      default: break
      }
    }
  }

  /// A source that lifts what a test says, or what is under the press.
  private final class Source: DragSource {
    var items: [ItemReference] = []

    func items(for call: DragContext) -> OfferedItems { items.isEmpty ? .pressed : .named(items) }
  }

  private let stage = Stage()
  private let keeper = Keeper()
  private let source = Source()
  private let list: ViewID
  private let pointer: PointerID

  init() throws {
    var options = ViewOptions()
    options.reorders = .notify
    list = try stage.addCollection(
      "list", frame: Rect(x: 0, y: 0, width: 200, height: 400),
      layout: .rows(.init(height: 40)), items: ["a", "b", "c"], options: options,
      source: source, destination: keeper)
    try stage.appendSection(["x", "y"], to: list)
    pointer = try stage.addPointer("p")
    keeper.order = { [stage, list] in stage.order(of: list) }
  }

  private func drag(from y: Double, to end: Double) throws {
    try stage.down(pointer, 50, y, at: 0)
    try stage.move(pointer, 50, end, at: 600)
    try stage.up(pointer, at: 700)
    try stage.settle()
  }

  @Test func `D15, D17: a reorder is a transaction of its session`() throws {
    try drag(from: 20, to: 130)
    #expect(stage.order(of: list) == [["b", "c"], ["a", "x", "y"]])
    #expect(keeper.reported.map(\.0) == [.willReorder, .didReorder])
    let (will, did) = (keeper.reported[0], keeper.reported[1])
    #expect(will.1 == did.1)
    #expect(will.2 == [["a", "b", "c"], ["x", "y"]])
    #expect(did.2 == stage.order(of: list))
    #expect(did.1.origin == .user(session: 1, sequence: 0))
    #expect(did.1.final == stage.collection(list)?.order)
    #expect(did.1.initial.itemIDs.applying(did.1.difference) == did.1.final.itemIDs)
    #expect(did.1.sectionTransactions.count == 2)
    #expect(did.1.map.newSlot(of: Slot(item: 0)) == Slot(section: 1, item: 0))
  }

  @Test func `D14: a change during the notification of a reorder counts as done before it`() throws
  {
    keeper.onWill = { [stage, list] in
      try? stage.insert(["new"], at: GapIndex(item: 0), in: list)
    }
    try drag(from: 20, to: 130)
    #expect(stage.order(of: list) == [["new", "b", "c"], ["a", "x", "y"]])
    let (will, did) = (keeper.reported[0].1, keeper.reported[1].1)
    #expect(did.initial.itemCounts == [4, 2] && will.initial.itemCounts == [3, 2])
    #expect(did.map.moves == [.init(from: Slot(item: 1), to: Slot(section: 1, item: 0))])
  }

  @Test func `D14: a reorder whose item goes meanwhile is none`() throws {
    keeper.onWill = { [stage, list] in
      if let item = stage.item("a", in: list) { try? stage.delete(item) }
    }
    try drag(from: 20, to: 130)
    #expect(stage.order(of: list) == [["b", "c"], ["x", "y"]])
    #expect(keeper.reported.map(\.0) == [.willReorder])
  }

  @Test func `D14: of two items one is deleted meanwhile, and the other is reordered alone`() throws
  {
    let lifted = ["b", "a"].compactMap { stage.item($0, in: list) }
    keeper.onWill = { [stage] in try? stage.delete(lifted[1]) }
    source.items = lifted
    try drag(from: 60, to: 130)
    #expect(stage.order(of: list) == [["c"], ["b", "x", "y"]])
    #expect(keeper.reported.map(\.0) == [.willReorder, .didReorder])
    let (will, did) = (keeper.reported[0].1, keeper.reported[1].1)
    #expect(will.map.moves.count == 2)
    #expect(did.map.moves == [.init(from: Slot(item: 0), to: Slot(section: 1, item: 0))])
    #expect(did.initial.itemCounts == [2, 2] && did.final == stage.collection(list)?.order)
  }

  @Test func `D16: at its own place nothing is reported`() throws {
    try drag(from: 20, to: 45)
    #expect(keeper.reported.isEmpty)
    #expect(stage.order(of: list) == [["a", "b", "c"], ["x", "y"]])
  }
}
