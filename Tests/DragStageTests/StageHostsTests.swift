import DragGeometry
import DragItems
import DragSessions
import Machines
import Testing

@testable import DragStage

/// A stage with a seat, told by a host whose system owns the drags.
struct HostSample {
  let sample: Sample
  let seat: PointerID
  var stage: Stage { sample.stage }

  init(outside: OperationMask? = nil) throws {
    var options = ViewOptions()
    options.operationsOutside = outside
    sample = try Sample(list: options)
    seat = try sample.stage.addSeat("gtk")
  }

  @discardableResult
  func tell(_ event: HostEvent, at time: Int64 = 0) throws -> Reply {
    try stage.handle(.host(seat, event), at: .milliseconds(time))
  }

  /// Row `a` is carried, and no drag has come in yet.
  func begin() throws {
    try tell(.prepare(at: Point(x: 50, y: 122)))
    try tell(.began)
  }

  /// A drag of another program is at the shelf's first gap.
  @discardableResult
  func receive(
    _ formats: [String] = ["text/plain"], _ operations: OperationMask = [.copy, .move],
    names: [String] = ["note"]
  ) throws -> Reply {
    try tell(
      .enter(HostDrag(formats: formats, operations: operations, items: names.map { HostItem($0) })))
    return try tell(.update(Point(x: 650, y: 1)))
  }

  func rejection(of event: HostEvent) throws -> StageError? {
    let before = stage.core.state
    let lines = stage.trace.count
    do throws(StageError) {
      try stage.handle(.host(seat, event), at: stage.now)
      return nil
    } catch {
      #expect(stage.core.state == before)
      #expect(stage.trace.count == lines)
      return error
    }
  }

  /// The operation that a reply has in force.
  func operation(_ reply: Reply) -> DropOperation? {
    guard case .taken(let ruling) = reply.answer else { return nil }
    return ruling?.proposal.operation
  }
}

@Suite struct StageHostsTests {
  @Test func `a prepare is answered with what may be dragged, and where to`() throws {
    let host = try HostSample(outside: .copy)
    let item = try host.sample.item("a", in: host.sample.list)
    host.stage.items.register(
      Representation(try TypeIdentifier("public.png"), .data([1])), for: item)
    let answer = try host.tell(.prepare(at: Point(x: 50, y: 122))).answer
    guard case .offered(let offer?) = answer else { throw Missing() }
    #expect(offer.items == [DragItem(item: item.item, origin: item.view)])
    #expect(offer.types.map { $0.map(\.text) } == [["public.png"]])
    #expect(offer.within == [.copy, .move])
    #expect(offer.outside == .copy)
    #expect(try host.rejection(of: .prepare(at: .zero)) == .hostRejected(.busy))
  }

  private struct Missing: Error {}

  @Test func `where nothing may be dragged nothing is offered, and nothing can begin`() throws {
    let host = try HostSample()
    #expect(try host.tell(.prepare(at: Point(x: 500, y: 50))).answer == .offered(nil))
    #expect(try host.rejection(of: .began) == .hostRejected(.nothingOffered))
  }

  @Test func `an enter needs no point: what lies under it is looked for at the first one`() throws {
    let host = try HostSample()
    let lines = host.stage.trace.count
    #expect(host.operation(try host.tell(.enter(HostDrag(operations: .move)))) == .cancel)
    #expect(host.stage.calls(from: lines) == ["gtk.enter ops=move"])
    #expect(host.operation(try host.tell(.update(Point(x: 650, y: 1)))) == .move)
  }

  @Test func `the same point again says nothing new, and orders nothing`() throws {
    let host = try HostSample()
    try host.receive()
    let state = host.stage.core.state
    let reply = try host.tell(.update(Point(x: 650, y: 1)))
    #expect(reply.commands == [])
    #expect(host.operation(reply) == .move)
    #expect(host.stage.core.state == state)
  }

  @Test func `what is offered may change at any time, and the last word counts`() throws {
    let host = try HostSample()
    try host.receive()
    #expect(host.operation(try host.tell(.offer(.copy))) == .cancel)
    #expect(host.operation(try host.tell(.offer(.move))) == .move)
    #expect(host.operation(try host.tell(.offer([]))) == .cancel)
    #expect(host.operation(try host.tell(.offer([.copy, .move, .link]))) == .move)
  }

  @Test func `a host's pointer cannot be used as a pointer, nor a pointer as a host's`() throws {
    let host = try HostSample()
    #expect(throws: StageError.hostRejected(.noPointer)) {
      try host.stage.down(host.seat, 50, 122, at: 0)
    }
    #expect(throws: StageError.hostRejected(.noSeat)) {
      try host.stage.handle(.host(host.sample.finger, .leave), at: .zero)
    }
    let stranger = try Stage().addSeat("first")
    let isKnown = host.stage.core.isKnown(stranger)
    #expect(isKnown)
    #expect(throws: StageError.nameTaken("gtk")) { try host.stage.addSeat("gtk") }
    #expect(throws: StageError.nameTaken("list")) { try host.stage.addSeat("list") }
  }

  @Test func `a seat's own drag goes on outside, and its source hears how it ended`() throws {
    let host = try HostSample(outside: [.copy, .move])
    try host.begin()
    try host.tell(.enter(HostDrag(operations: [.copy, .move]), at: Point(x: 650, y: 1)))
    try host.tell(.leave)
    let lines = host.stage.trace.count
    try host.tell(.ended(.move))
    #expect(
      host.stage.calls(from: lines) == [
        "gtk.end op=move", "list.delete item=a at=list[gap 0]", "list.willEnd op=move",
        "shelf.dropEnd",
      ])
    try host.stage.settle()
    #expect(host.stage.order(of: host.sample.list) == [["b", "c", "d", "e"]])
    #expect(host.stage.isIdle)
  }

  @Test func `what another program takes moves the gap of a drag that is over the list`() throws {
    let host = try HostSample(outside: [.copy, .move])
    let (stage, thumb) = (host.stage, host.sample.thumb)
    try host.begin()
    try host.sample.carry(row: 1, with: thumb, at: 100)
    try stage.move(thumb, 50, 318, at: 700)
    #expect(stage.sessions.live.last?.ruling.position == .gap(GapIndex(item: 5)))
    try host.tell(.ended(.move), at: 800)
    #expect(stage.order(of: host.sample.list) == [["b", "c", "d", "e"]])
    #expect(stage.sessions.live.last?.ruling.position == .gap(GapIndex(item: 4)))
  }

  @Test func `CONTRACT-53: without the right, other applications take no more than a copy`() throws
  {
    let host = try HostSample()
    try host.begin()
    try host.tell(.ended(.move))
    #expect(host.stage.calls().last == "list.willEnd op=copy")
    #expect(host.stage.order(of: host.sample.list) == [["a", "b", "c", "d", "e"]])
  }

  @Test
  func `CONTRACT-53: what its source does not let go stays, whatever the view allows outside`()
    throws
  {
    let host = try HostSample(outside: [.copy, .move])
    host.sample.listPolicy.onAllowsMove = { _ in false }
    try host.begin()
    try host.tell(.ended(.move))
    try host.stage.settle()
    #expect(host.stage.lastOutcome?.operation == .copy)
    #expect(host.stage.order(of: host.sample.list) == [["a", "b", "c", "d", "e"]])
    #expect(!host.stage.calls().contains { $0.hasPrefix("list.delete") })
  }

  @Test func `what is lifted and not carried goes down again`() throws {
    let host = try HostSample()
    try host.tell(.prepare(at: Point(x: 50, y: 122)))
    try host.tell(.ended(.cancel))
    #expect(host.stage.calls().last == "list.liftCancelled")
    #expect(host.stage.isIdle)
  }

  @Test func `an enter of what was offered says that it is carried`() throws {
    let host = try HostSample()
    try host.tell(.prepare(at: Point(x: 50, y: 122)))
    let reply = try host.tell(
      .enter(HostDrag(operations: [.copy, .move]), at: Point(x: 650, y: 1)))
    #expect(host.operation(reply) == .move)
    #expect(host.stage.calls().contains("list.willBegin"))
  }
}

@Suite struct StageHostDropsTests {
  @Test func `a drop is answered at once, and its end is ordered when everything is there`() throws
  {
    let host = try HostSample()
    try host.receive(["text/plain;charset=utf-8", "image/png"])
    let reply = try host.tell(.drop())
    #expect(reply.answer == .dropped(isTaken: true))
    let item = try #require(host.stage.loads.waiting.first)
    #expect(reply.commands.contains(.requestData(item, "text/plain;charset=utf-8")))
    #expect(try host.tell(.leave, at: 1).commands == [])
    let session = try #require(host.stage.sessions.last?.id)
    let end = try host.stage.handle(
      .loadDelivered(item, nil, Array("late".utf8)), at: .milliseconds(900))
    #expect(end.commands.contains(.completeHostDrop(session, .move)))
    try host.stage.settle()
    #expect(host.stage.order(of: host.sample.shelf) == [["note", "x", "y"]])
    #expect(host.stage.isIdle)
    #expect(host.stage.item("note", in: item.view) == nil)
  }

  @Test func `a drop that fails is finished as a cancel, so that its source keeps everything`()
    throws
  {
    let host = try HostSample()
    try host.receive()
    try host.tell(.drop())
    let item = try #require(host.stage.loads.waiting.first)
    let end = try host.stage.handle(.loadRejected(item, reason: "gone"), at: .milliseconds(9))
    #expect(end.commands.contains(.completeHostDrop(SessionID(1), .cancel)))
    try host.stage.settle()
    #expect(host.stage.order(of: host.sample.shelf) == [["x", "y"]])
  }

  @Test func `where some of a move has failed its source is notified of a copy`() throws {
    let host = try HostSample()
    try host.receive(names: ["one", "two"])
    try host.tell(.drop())
    let items = host.stage.loads.waiting
    #expect(items.count == 2)
    try host.stage.handle(.loadDelivered(items[0], nil, [1]), at: .milliseconds(5))
    let end = try host.stage.handle(
      .loadRejected(items[1], reason: "gone"), at: .milliseconds(6))
    #expect(end.commands.contains(.completeHostDrop(SessionID(1), .copy)))
  }

  @Test func `a drop where nothing was proposed is refused, and finished as a cancel`() throws {
    let host = try HostSample()
    try host.tell(.enter(HostDrag(formats: ["text/plain"])))
    let reply = try host.tell(.drop())
    #expect(reply.answer == .dropped(isTaken: false))
    #expect(reply.commands.contains(.completeHostDrop(SessionID(1), .cancel)))
  }

  @Test func `two drops: the second one is refused, and the first goes on`() throws {
    let host = try HostSample()
    try host.receive()
    try host.tell(.drop())
    #expect(try host.rejection(of: .drop()) == .hostRejected(.dropped))
    #expect(try host.rejection(of: .update(.zero)) == .hostRejected(.dropped))
    #expect(host.stage.loads.waiting.count == 1)
  }

  @Test func `a leave after the drop, and an end of it, have no effect`() throws {
    let host = try HostSample()
    try host.begin()
    try host.tell(.enter(HostDrag(operations: .all), at: Point(x: 650, y: 1)))
    try host.tell(.drop())
    let lines = host.stage.trace.count
    try host.tell(.leave)
    try host.tell(.leave)
    try host.tell(.ended(.cancel))
    #expect(host.stage.trace.count == lines)
    try host.stage.settle()
    #expect(host.stage.order(of: host.sample.shelf) == [["a", "x", "y"]])
  }

  @Test func `a veto finishes the drop as a cancel (CONTRACT-134)`() throws {
    var options = ViewOptions()
    options.drop.vetoes = true
    let sample = try Sample(shelf: options)
    let seat = try sample.stage.addSeat("gtk")
    sample.shelfPolicy.onPerform = { _ in .fail("full") }
    let drag = HostDrag(formats: ["text/plain"])
    try sample.stage.handle(.host(seat, .enter(drag, at: Point(x: 650, y: 1))), at: .zero)
    let reply = try sample.stage.handle(.host(seat, .drop()), at: .zero)
    #expect(reply.commands.contains(.completeHostDrop(SessionID(1), .cancel)))
  }

  @Test func `a tap beside a drag of the system adds nothing to it, and takes nothing away`() throws
  {
    let host = try HostSample()
    let row = try host.sample.item("b", in: host.sample.list)
    host.stage.items.register(Representation(.png, .data([1])), for: row)
    try host.receive()
    try host.stage.down(host.sample.finger, 50, 166, at: 10)
    try host.stage.up(host.sample.finger, at: 20)
    #expect(!host.stage.traceLines().contains { $0.what == "addItems" })
    try host.tell(.leave, at: 30)
    try host.stage.settle()
    #expect(host.stage.core.data.catalog.providers[row].representations.map(\.type) == [.png])
    for view in host.stage.scene.views where host.stage.name(of: view) == "gtk" {
      #expect(host.stage.order(of: view).joined().isEmpty)
    }
    #expect(host.stage.isIdle)
  }
}
