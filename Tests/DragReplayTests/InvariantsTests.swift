import CollectionLayout
import DragGeometry
import DragItems
import DragSessions
import Machines
import Testing

@testable import DragReplay
@testable import DragStage

/// Each invariant, broken by a trace made by hand.
@Suite struct InvariantsTests {
  private let stage = Stage()
  private let list: ViewID
  private let item: ItemID

  init() throws {
    list = try stage.addCollection(
      "list", frame: Rect(x: 0, y: 0, width: 100, height: 100), layout: .rows(.init()),
      items: ["a", "b"])
    item = try #require(stage.item("a", in: list)).item
  }

  private func call(_ callback: Callback, _ detail: CallDetail = .none) -> TraceEvent {
    .called(callback, list, detail)
  }

  private func update(_ operation: DropOperation) -> TraceEvent {
    let rights = DropRights(allowsMove: true, isForeign: false)
    return call(.update, .ruling(DropProposal(operation).ruled(under: rights, landing: nil)))
  }

  private func willEnd(_ operation: DropOperation = .move) -> TraceEvent {
    call(.willEnd, .operation(operation))
  }

  private func didEnd(_ operation: DropOperation = .move) -> TraceEvent {
    call(.didEnd, .operation(operation))
  }

  private func violations(_ events: TraceEvent...) -> [String] {
    Invariants.violations(
      in: events.map { TraceEntry(time: .zero, event: $0, session: SessionID(1)) }, on: stage)
  }

  @Test func `a whole drop breaks nothing`() {
    #expect(
      violations(
        call(.willBegin), call(.enter), update(.move), call(.exit), call(.enter), update(.move),
        call(.perform), willEnd(), call(.dropEnd), call(.conclude), didEnd(), call(.didTransfer))
        == [])
  }

  @Test func `enter, update, exit and perform follow each other`() {
    let end = [willEnd(), call(.dropEnd), didEnd()]
    func found(_ events: TraceEvent...) -> [String] {
      Invariants.violations(
        in: ([call(.willBegin)] + events + end).map {
          TraceEntry(time: .zero, event: $0, session: SessionID(1))
        }, on: stage)
    }
    let name = "session 1 at list: "
    #expect(found(call(.enter), call(.enter)) == [name + "a second enter without an exit"])
    #expect(found(call(.enter), call(.exit), update(.move)) == [name + "an update outside"])
    #expect(
      found(call(.enter), call(.exit), call(.exit)) == [name + "an exit without an enter"])
    #expect(
      found(call(.enter), update(.move), call(.exit), call(.perform)) == [
        name + "a perform outside"
      ])
    #expect(
      found(call(.enter), update(.forbidden), call(.perform)) == [
        name + "a perform after a proposal of neither copy nor move"
      ])
    #expect(
      found(
        call(.enter), update(.move), call(.perform), call(.enter), update(.move), call(.perform))
        == [name + "a second perform"])
  }

  @Test func `every visited destination hears one dropEnd, and no other`() {
    let name = "session 1 at list: "
    #expect(
      violations(call(.willBegin), call(.enter), willEnd(), didEnd()) == [
        name + "0 dropEnd instead of one"
      ])
    #expect(
      violations(call(.willBegin), call(.dropEnd), willEnd(), didEnd()) == [
        name + "a dropEnd without an enter"
      ])
    #expect(
      violations(
        call(.willBegin), call(.enter), call(.dropEnd), call(.dropEnd), willEnd(), didEnd())
        == [name + "a second dropEnd", name + "2 dropEnd instead of one"])
    #expect(
      violations(
        call(.willBegin), call(.enter), willEnd(), call(.dropEnd), call(.willDrop), didEnd())
        == [name + "willDrop after dropEnd"])
  }

  @Test func `CONTRACT-14, 145: a session ends once, as it said`() {
    let name = "session 1: "
    #expect(
      violations(call(.willBegin)) == [name + "0 willEnd and 0 didEnd, not one each"])
    #expect(
      violations(call(.willBegin), willEnd(.move), didEnd(.copy)) == [
        name + "1 willEnd and 1 didEnd, not one each"
      ])
    #expect(
      violations(call(.willBegin), willEnd(), didEnd(), didEnd()) == [
        name + "1 willEnd and 2 didEnd, not one each"
      ])
    #expect(
      violations(call(.willBegin), call(.willBegin), willEnd(), didEnd()) == [
        name + "2 willBegin instead of one"
      ])
    #expect(
      violations(call(.willBegin), willEnd(), didEnd(), call(.didMove)) == [
        name + "didMove after didEnd"
      ])
  }

  @Test func `CONTRACT-13: a transfer is told once, behind the end of a copy or a move`() {
    let begin = call(.willBegin)
    #expect(
      violations(begin, willEnd(.cancel), didEnd(.cancel), call(.didTransfer)) == [
        "session 1: a didTransfer that is not behind a didEnd of a copy or a move"
      ])
    #expect(
      violations(begin, willEnd(), call(.didTransfer), didEnd()) == [
        "session 1: a didTransfer that is not behind a didEnd of a copy or a move"
      ])
    #expect(
      violations(begin, willEnd(), didEnd(), call(.didTransfer), call(.didTransfer)) == [
        "session 1: a second didTransfer"
      ])
  }

  @Test func `CONTRACT-117: every load is told once, whoever asked for it`() {
    let type = TypeIdentifier.png
    let asked = TraceEvent.transfer(.asked(list, item, .data(type)))
    let askedForAll = TraceEvent.transfer(.askedForAll(list, ObjectClass("Note")))
    let told = call(.didLoad, .load(item, type, error: nil))
    let stand = call(.placeholderInsert, .place(item, GapIndex(item: 0)))
    let choice = TraceEvent.dropped(
      item, list,
      .placeholder(PlaceholderID(view: list, stand: ItemID(9)), at: GapIndex(item: 0)))
    let life = [call(.willBegin), willEnd(), didEnd()]
    func found(_ events: TraceEvent...) -> [String] {
      Invariants.violations(
        in: (life + events).map {
          TraceEntry(time: .zero, event: $0, session: SessionID(1))
        }, on: stage)
    }
    let name = "session 1 at list: "
    #expect(found(asked, told) == [])
    #expect(found(stand, told) == [])
    #expect(found(asked) == [name + "0 didLoad for 1 loads of `a`"])
    #expect(found(stand) == [name + "0 didLoad for 1 loads of `a`"])
    #expect(found(asked, asked, told, told, told) == [name + "3 didLoad for 2 loads of `a`"])
    #expect(found(askedForAll, call(.didLoadAll, .items([]))) == [])
    #expect(found(askedForAll) == [name + "0 didLoadAll for 1"])
    // What the application stands in itself asks for nothing.
    var count = TransferCount()
    for event in [choice, stand] {
      count.take(TraceEntry(time: .zero, event: event, session: SessionID(1)))
    }
    #expect(count.violations(on: stage) == [])
  }

  @Test func `one menu is shown at a time, and each is dismissed once`() {
    let shown = call(.menuShown, .item(item))
    let gone = call(.menuDismissed, .item(item))
    func found(_ events: TraceEvent...) -> [String] {
      var check = MenuCheck()
      for case .called(let callback, let view, let detail) in events {
        check.take(callback, view, detail, on: stage)
      }
      check.finish(on: stage)
      return check.violations
    }
    #expect(found(shown, gone, shown, gone) == [])
    #expect(found(gone) == ["the menu of `a` is dismissed and was not shown"])
    #expect(found(shown, gone, gone) == ["the menu of `a` is dismissed and was not shown"])
    #expect(found(shown, shown, gone) == ["the menu of `a` is shown beside another one"])
    #expect(found(shown) == ["the menu of `a` is gone without a word"])
  }

  @Test func `a move conserves items, and a copy loses none`() {
    let gap = GapIndex(item: 0)
    let lost = "session 1: item `a` is not conserved"
    #expect(
      violations(
        call(.willBegin), .inserted(item, list, gap), .deleted(item, list, gap), willEnd(),
        didEnd()) == [])
    #expect(
      violations(call(.willBegin), .inserted(item, list, gap), willEnd(), didEnd()) == [lost])
    #expect(
      violations(call(.willBegin), .deleted(item, list, gap), willEnd(), didEnd()) == [lost])
    #expect(
      violations(
        call(.willBegin), .inserted(item, list, gap), willEnd(.copy), didEnd(.copy)) == [])
    #expect(
      violations(
        call(.willBegin), .deleted(item, list, gap), willEnd(.copy), didEnd(.copy)) == [lost])
  }

  @Test
  func `an item that loads where its name is taken leaves under one name and comes under another`()
    throws
  {
    let copy = ItemReference(view: list, item: try #require(stage.item("b", in: list)).item)
    try stage.insert(["a-copy"], at: GapIndex(item: 0), in: list)
    let renamed = try #require(stage.item("a-copy", in: list)).item
    let at = GapIndex(item: 0)
    let type = TypeIdentifier.png
    let end = [willEnd(), didEnd(), call(.didLoad, .load(item, type, error: nil))]
    func found(_ name: ItemID) -> [String] {
      Invariants.violations(
        in: ([call(.willBegin), call(.placeholderInsert, .place(item, at))] + end + [
          .deleted(item, list, at), call(.placeholderCommit, .place(name, at)),
        ]).map { TraceEntry(time: .zero, event: $0, session: SessionID(1)) }, on: stage)
    }
    #expect(found(renamed) == [])
    #expect(
      found(copy.item) == [
        "session 1: item `a` is not conserved", "session 1: item `b` is not conserved",
      ])
  }

  @Test func `nothing may be pending after the end`() throws {
    let pointer = try stage.addPointer("p")
    try stage.handle(.down(pointer, Point(x: 5, y: 5), label: nil), at: .zero)
    #expect(Invariants.violations(in: [], on: stage) == ["something is pending after the end"])
  }

  @Test func `the data lines must lead to the data's own order`() throws {
    let initial = stage.items(of: list)
    #expect(Invariants.violations(on: stage, initial: [initial]) == [])
    #expect(
      Invariants.violations(on: stage, initial: [initial.map { $0.reversed() }]) == [
        "list: the data lines lead to another order than the data's own"
      ])
    try stage.insert(["n", "m"], at: GapIndex(item: 1), in: list)
    try stage.delete(#require(stage.item("b", in: list)))
    #expect(DataReplay.violations(on: stage, initial: [initial]) == [])
    stage.trace.removeLast()
    #expect(DataReplay.violations(on: stage, initial: [initial]).count == 1)
  }

  @Test func `what a reload discards may be chosen for again`() {
    let at = CallDetail.place(item, GapIndex(item: 0))
    let target = TraceEvent.dropped(item, list, .target(DropTarget(.zero)))
    #expect(
      violations(
        call(.willBegin), call(.enter), update(.move), call(.perform), target,
        call(.placeholderDiscard, at), target, willEnd(), call(.dropEnd), didEnd()) == [])
  }

  @Test func `a choice is made once for an item, while its drop is performed`() {
    let begin = [call(.willBegin), call(.enter), update(.move)]
    let end = [willEnd(), call(.dropEnd), didEnd()]
    let drop = TraceEvent.dropped(item, list, .target(DropTarget(.zero)))
    func found(_ events: [TraceEvent]) -> [String] {
      Invariants.violations(
        in: events.map { TraceEntry(time: .zero, event: $0, session: SessionID(1)) }, on: stage)
    }
    #expect(found(begin + [call(.perform), drop] + end) == [])
    let name = "session 1 at list: "
    #expect(found(begin + [drop, call(.perform)] + end) == [name + "a drop outside of a perform"])
    #expect(
      found(begin + [call(.perform)] + end + [drop]) == [name + "a drop outside of a perform"])
    #expect(
      found(begin + [call(.perform), drop, drop] + end) == [name + "a second drop of one item"])
  }

  @Test func `data that is read anew is followed, and what it has no more was taken away`() throws {
    let before = stage.views.map { stage.items(of: $0) }
    try stage.reload(list, sections: [["b"], ["c"]])
    #expect(DataReplay.violations(on: stage, initial: before) == [])
    stage.trace.removeLast()
    #expect(DataReplay.violations(on: stage, initial: before).count == 1)
  }

  @Test func `a placeholder that is left is told`() throws {
    var content = try #require(stage.collection(list))
    let lent = DragItem(item: item, origin: list)
    content.setPlaceholder(item, Placeholder(item: lent, session: SessionID(1)))
    stage.scene[list].collection = content
    let initial = [stage.items(of: list)]
    #expect(DataReplay.violations(on: stage, initial: initial) == ["list: a placeholder is left"])
  }
}
