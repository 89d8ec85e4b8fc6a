import CollectionLayout
import DragGeometry
import DragItems
import DragSessions
import Machines
import Testing

@testable import DragReplay
@testable import DragStage

/// The invariants about items and their data.
extension InvariantsTests {
  @Test func `I9: added items are reported to all, and fly after the others`() throws {
    let added = try #require(stage.item("b", in: list)).item
    let asked = call(.addItems, .item(added))
    let reported = call(.willAdd, .items([added]))
    func flights(_ items: ItemID...) -> [String] {
      let flights = items.map { call(.willCancel, .item($0)) }
      return found(begin + [asked, reported, willEnd(.cancel)] + flights + [didEnd(.cancel)])
    }
    #expect(flights(item, added) == [])
    let order = session + "the items do not fly in the order in which they joined"
    #expect(flights(added, item) == [order])
    #expect(flights(item) == [order])
    let cancel = [willEnd(.cancel), didEnd(.cancel)]
    #expect(
      found(begin + [asked, reported, call(.willAdd, .items([item]))] + cancel) == [
        session + "a willAdd of other items"
      ])
    #expect(found(begin + [reported] + cancel) == [session + "a willAdd without an addItems"])
  }

  @Test func `I11, CONTRACT-117: every load is reported once, whatever has asked for it`() throws {
    let type = TypeIdentifier.png
    let asked = TraceEvent.transfer(.asked(list, item, .data(type)))
    let askedForAll = TraceEvent.transfer(.askedForAll(list, ObjectClass("Note")))
    let reported = call(.didLoad, .load(item, type, error: nil))
    let failed = call(.didLoad, .load(item, type, error: 3072))
    let stand = call(.placeholderInsert, .place(item, GapIndex(item: 0)))
    let choice = TraceEvent.dropped(
      item, list,
      .placeholder(PlaceholderID(view: list, stand: ItemID(9)), at: GapIndex(item: 0)))
    func loading(_ events: TraceEvent...) -> [String] { found(performed() + events + end()) }
    #expect(loading(asked, reported) == [])
    #expect(loading(stand, reported) == [])
    #expect(loading(asked) == [here + "0 didLoad for 1 loads of `a`"])
    #expect(loading(stand) == [here + "0 didLoad for 1 loads of `a`"])
    #expect(
      loading(asked, asked, reported, reported, reported) == [here + "1 didLoad for 0 loads of `a`"]
    )
    #expect(loading(askedForAll, call(.didLoadAll, .items([]))) == [])
    #expect(loading(askedForAll) == [here + "0 didLoadAll for 1"])
    #expect(
      found(begin + [asked, reported, willEnd(.cancel), didEnd(.cancel)]) == [
        session + "a load outside of a perform"
      ])
    // What the application stands in itself asks for nothing.
    var count = TransferCount()
    for event in [choice, stand] {
      count.count(TraceEntry(time: .zero, event: event, session: SessionID(1)))
    }
    #expect(count.violations(on: stage) == [])
    // What was given up brings no value; what was asked for afterwards may.
    let givenUp = TraceEvent.transfer(.cancelled)
    #expect(loading(asked, givenUp, failed) == [])
    #expect(loading(asked, givenUp, reported) == [here + "a value of `a`, which was given up"])
    #expect(loading(asked, givenUp, failed, asked, reported) == [])
  }

  @Test func `I11: what was loaded together comes in the order of the drag`() throws {
    let second = try #require(stage.item("b", in: list)).item
    let askedForAll = TraceEvent.transfer(.askedForAll(list, ObjectClass("Note")))
    func loading(_ items: ItemID...) -> [String] {
      let lift = [call(.items), call(.canMove, .item(item)), call(.canMove, .item(second))]
      return found(
        lift + [call(.willBegin), call(.enter), update(.move), call(.perform), askedForAll]
          + [call(.didLoadAll, .items(items))] + end())
    }
    #expect(loading(item, second) == [])
    #expect(loading(second) == [])
    #expect(loading(second, item) == [here + "didLoadAll in another order than the drag's"])
  }

  @Test func `I8: a move conserves items, a copy brings each once, and a cancel changes nothing`()
    throws
  {
    let gap = GapIndex(item: 0)
    let second = try #require(stage.item("b", in: list)).item
    let lost = session + "item `a` is not conserved"
    let (comes, goes) = (TraceEvent.inserted(item, list, gap), TraceEvent.deleted(item, list, gap))
    let moves = TraceEvent.moved(item, list, gap)
    func dropped(_ operation: DropOperation, _ events: TraceEvent...) -> [String] {
      found(performed(operation) + events + end(operation))
    }
    #expect(dropped(.move, comes, goes) == [])
    #expect(dropped(.move, moves) == [])
    #expect(dropped(.move, comes) == [lost])
    #expect(dropped(.move, goes) == [lost])
    #expect(dropped(.copy, comes) == [])
    #expect(dropped(.copy, goes) == [lost])
    #expect(
      dropped(.copy, comes, comes) == [session + "a copy brings more than it carries", lost])
    #expect(
      dropped(.copy, comes, .inserted(second, list, gap)) == [
        session + "a copy brings more than it carries"
      ])
    #expect(dropped(.copy, moves) == [session + "a copy moves existing items"])
    let nothing = session + "a drag that takes nothing has changed data"
    let failed = TraceEvent.dropFailed(list, .application(reason: "full"))
    for change in [comes, moves] {
      #expect(found(performed() + [failed, change] + end(.cancel)) == [nothing])
      #expect(
        found(begin + [change, willEnd(.cancel), didEnd(.cancel)]) == [
          session + "data changes before a perform", nothing,
        ])
      #expect(
        found(begin + [willEnd(.cancel), didEnd(.cancel), change]) == [
          session + "data changes after the end"
        ])
    }
  }

  @Test func `I8: what an application has taken away may arrive, and leaves no second time`()
    throws
  {
    let gap = GapIndex(item: 0)
    let (comes, goes) = (TraceEvent.inserted(item, list, gap), TraceEvent.deleted(item, list, gap))
    func moved(_ events: TraceEvent...) -> [String] {
      let drag = SessionID(1)
      let taken = [TraceEntry(time: .zero, event: goes, session: nil)]
      let before = performed().map { TraceEntry(time: .zero, event: $0, session: drag) }
      let after = (events + end()).map { TraceEntry(time: .zero, event: $0, session: drag) }
      return Invariants.violations(in: before + taken + after, on: stage)
    }
    #expect(moved(comes) == [])
    #expect(moved(goes) == [session + "item `a` is not conserved"])
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
    func named(_ name: ItemID) -> [String] {
      let loaded: [TraceEvent] = [
        call(.didLoad, .load(item, type, error: nil)), .deleted(item, list, at),
        call(.placeholderCommit, .place(name, at)),
      ]
      return found(performed() + [call(.placeholderInsert, .place(item, at))] + end() + loaded)
    }
    #expect(named(renamed) == [])
    #expect(
      named(copy.item) == [
        session + "item `a` is not conserved", session + "item `b` is not conserved",
      ])
  }

  @Test func `an item of another application may come under another name, and stays there`() throws
  {
    try stage.insert(["a-copy"], at: GapIndex(item: 0), in: list)
    let renamed = try #require(stage.item("a-copy", in: list)).item
    let at = GapIndex(item: 0)
    var arrival: [String] {
      found(
        performed() + [call(.placeholderInsert, .place(item, at))] + end() + [
          call(.didLoad, .load(item, .png, error: nil)),
          call(.placeholderCommit, .place(renamed, at)),
        ])
    }
    #expect(arrival == [session + "item `a-copy` is not conserved"])
    var options = ViewOptions()
    options.application = "other"
    try stage.addCollection(
      "theirs", frame: Rect(x: 200, y: 0, width: 100, height: 100), layout: .rows(.init()),
      items: ["a"], options: options)
    #expect(arrival == [])
  }

  @Test func `what a reload discards may be chosen for again`() {
    let at = CallDetail.place(item, GapIndex(item: 0))
    let target = TraceEvent.dropped(item, list, .target(DropTarget(.zero)))
    #expect(
      found(performed() + [target, call(.placeholderDiscard, at), target] + end()) == [])
  }

  @Test func `a choice is made once for an item, while its drop is performed`() {
    let drop = TraceEvent.dropped(item, list, .target(DropTarget(.zero)))
    #expect(found(performed() + [drop] + end()) == [])
    #expect(
      found(begin + [call(.enter), update(.move), drop, call(.perform)] + end()) == [
        here + "a drop outside of a perform"
      ])
    #expect(found(performed() + end() + [drop]) == [here + "a drop outside of a perform"])
    #expect(found(performed() + [drop, drop] + end()) == [here + "a second drop of one item"])
  }

  @Test
  func
    `I6: without a perform a drag ends by what was taken outside, or by any where that was a move`()
  {
    let seat = PointerID(index: 0)
    for taken in [nil] + DropOperation.allCases {
      for operation in DropOperation.allCases where operation.carries {
        let told: [TraceEvent] = taken.map { [.host(seat, .ended(HostOperation($0)))] } ?? []
        let isExplained = taken == operation || taken == .move
        #expect(
          found(begin + told + [willEnd(operation), didEnd(operation)])
            == (isExplained
              ? [] : [session + "the drag ends by an operation without a perform"]),
          "\(taken?.rawValue ?? "nothing") outside, \(operation)")
      }
    }
  }

  @Test
  func `I3, I9: between events a lift of nothing and an addition that was asked for are over`()
    throws
  {
    let added = try #require(stage.item("b", in: list)).item
    /// What is found where events, and not their entries alone, come one after the other.
    func found(_ events: [TraceEvent]...) -> [String] {
      var check = Invariants(stage)
      for event in events {
        for entry in event {
          check.follow(TraceEntry(time: .zero, event: entry, session: SessionID(1)))
        }
        check.forgetBetweenEvents()
      }
      return check.finish()
    }
    let end = [willEnd(.cancel), didEnd(.cancel)]
    // A lift that came to nothing leaves its number to the next one.
    #expect(found([call(.items)], begin, end) == [])
    #expect(
      found([call(.items)], [call(.willLift)]) == [
        session + "willLift of a drag that has not begun"
      ])
    #expect(found(begin, [call(.items)], end) == [session + "items during the drag"])
    let reported = call(.willAdd, .items([added]))
    #expect(found(begin, [call(.addItems), reported, reported], end) == [])
    #expect(
      found(begin, [call(.addItems)], [reported], end) == [
        session + "a willAdd without an addItems"
      ])
    // What was taken away is forgotten with the last drag, and not with a lift of nothing.
    let gone = TraceEvent.deleted(item, list, GapIndex(item: 0))
    var check = Invariants(stage)
    check.follow(TraceEntry(time: .zero, event: call(.items), session: SessionID(1)))
    check.follow(TraceEntry(time: .zero, event: gone, session: nil))
    check.forgetBetweenEvents()
    #expect(check.takenAway == [item])
  }
}
