import DragGeometry
import DragItems
import DragSessions
import Machines
import Testing

import DragStage

/// Who a drag belongs to, when it is known; calls from below; and what happens at rest.
@Suite struct StageHostTurnsTests {
  @Test func `whose drag it is need never be known: a seat carries one at a time`() throws {
    let host = try HostSample()
    try host.begin()
    try host.tell(.enter(HostDrag(operations: .all), at: Point(x: 650, y: 1)))
    #expect(host.stage.sessions.live.map(\.id) == [SessionID(1)])
  }

  @Test func `what was taken for one's own and is not leaves, and the stranger comes in`() throws {
    let host = try HostSample()
    try host.begin()
    try host.tell(
      .enter(
        HostDrag(operations: .all, items: ["note"].map { HostItem($0) }), at: Point(x: 650, y: 1)))
    let lines = host.stage.trace.count
    let reply = try host.tell(.identified(isOwn: false))
    #expect(host.operation(reply) == .move)
    #expect(
      host.stage.calls(from: lines) == [
        "gtk.identify own=false", "shelf.exit", "shelf.canHandle session=2",
        "shelf.enter session=2",
        "shelf.update op=move intent=insert-at at=shelf[gap 0] session=2",
      ])
    try host.tell(.identified(isOwn: false))
    try host.tell(.leave)
    try host.tell(.ended(.cancel))
    try host.stage.settle()
    #expect(host.stage.isIdle)
  }

  @Test func `what was taken for a stranger and is one's own comes in as such`() throws {
    let host = try HostSample()
    try host.begin()
    let drag = HostDrag(operations: .all, items: ["note"].map { HostItem($0) }, isOwn: false)
    try host.tell(.enter(drag, at: Point(x: 650, y: 1)))
    #expect(host.stage.sessions.last?.id == SessionID(2))
    try host.tell(.identified(isOwn: true))
    #expect(host.stage.calls().last == "shelf.update op=move intent=insert-at at=shelf[gap 0]")
    try host.tell(.drop())
    try host.stage.settle()
    #expect(host.stage.order(of: host.sample.shelf) == [["a", "x", "y"]])
    #expect(host.stage.isIdle)
  }

  @Test func `the drag that is lifted is not dropped for a stranger that is over`() throws {
    let host = try HostSample()
    try host.tell(.prepare(at: Point(x: 50, y: 122)))
    let drag = HostDrag(operations: .all, items: [HostItem("note")], isOwn: false)
    try host.tell(.enter(drag, at: Point(x: 650, y: 1)))
    try host.stage.handle(.escape, at: host.stage.now)
    try host.stage.settle()
    #expect(try host.tell(.drop(), at: 400).answer == .dropped(isTaken: false))
    try host.tell(.ended(.cancel), at: 400)
    #expect(host.stage.calls().last == "list.liftCancelled")
    #expect(host.stage.isIdle)
  }

  @Test func `the drag that is lifted is not dropped for one of its own that is over`() throws {
    let host = try HostSample()
    try host.begin()
    try host.tell(.enter(HostDrag(operations: .all), at: Point(x: 650, y: 1)))
    try host.stage.handle(.escape, at: host.stage.now)
    try host.stage.settle()
    try host.tell(.prepare(at: Point(x: 50, y: 122)), at: 500)
    #expect(try host.tell(.drop(), at: 500).answer == .dropped(isTaken: false))
    try host.tell(.ended(.cancel), at: 500)
    #expect(host.stage.calls().last == "list.liftCancelled session=2")
    #expect(host.stage.isIdle)
  }

  @Test func `a loop that runs inside a policy is queued, and answered so`() throws {
    let host = try HostSample()
    var answers: [Reply.Answer] = []
    host.sample.listPolicy.onTold = { [stage = host.stage, seat = host.seat] callback, call in
      guard callback == .willBegin else { return }
      // A modal loop of the system goes through the whole drag before it comes back.
      let drag = HostDrag(operations: .all)
      for event: HostEvent in [
        .enter(drag, at: Point(x: 650, y: 1)), .drop(), .leave, .ended(.move),
      ] {
        if let reply = try? stage.handle(.host(seat, event), at: call.time) {
          answers.append(reply.answer)
        }
      }
    }
    try host.tell(.prepare(at: Point(x: 50, y: 122)))
    let reply = try host.tell(.began)
    #expect(answers == [.queued, .queued, .queued, .queued])
    #expect(reply.commands.contains(.completeHostDrop(SessionID(1), .move)))
    try host.stage.settle()
    #expect(host.stage.order(of: host.sample.shelf) == [["a", "x", "y"]])
  }

  @Test func `nothing is reported at rest: a deadline and a tick open what is rested on`() throws {
    var options = ViewOptions()
    options.isSpringLoaded = true
    let sample = try Sample(shelf: options)
    sample.shelfPolicy.onMayOpen = { _ in true }
    sample.shelfPolicy.onCanHandle = { _ in false }
    let seat = try sample.stage.addSeat("gtk")
    let enter = HostEvent.enter(HostDrag(formats: ["text/plain"]), at: Point(x: 650, y: 1))
    let reply = try sample.stage.handle(.host(seat, enter), at: .zero)
    #expect(reply.nextDeadline == .milliseconds(750))
    try sample.stage.settle()
    #expect(sample.stage.calls().contains("shelf.springLoaded item=x"))
    // Outside of everything nothing is rested on.
    let next = HostEvent.enter(HostDrag(), at: nil)
    #expect(try sample.stage.handle(.host(seat, next), at: sample.stage.now).commands != [])
  }

  @Test func `commands go into a buffer of the host's, after what it holds`() throws {
    let host = try HostSample()
    var orders: [HostCommand] = [.cancelLift(SessionID(9))]
    try host.tell(.enter(HostDrag(formats: ["text/plain"], operations: .move)))
    let answer = try host.stage.handle(
      .host(host.seat, .update(Point(x: 650, y: 1))), at: .zero, into: &orders)
    guard case .taken(let ruling?) = answer else { throw StageError.notFinite }
    #expect(ruling.proposal.operation == .move)
    #expect(
      orders == [
        .cancelLift(SessionID(9)),
        .openGap(host.sample.shelf, GapIndex(section: 0, item: 0), items: 1),
      ])
    orders.removeAll(keepingCapacity: true)
    try host.stage.handle(.tick, at: .zero, into: &orders)
    #expect(orders == [])
  }

  @Test func `an empty buffer gets the commands of each reply, once`() throws {
    let (host, other) = (try HostSample(), try HostSample())
    let enter = HostEvent.enter(HostDrag(formats: ["text/plain"], operations: .move))
    try host.tell(enter)
    try other.tell(enter)
    var orders: [HostCommand] = []
    var counts: [Int] = []
    for y in [1.0, 30, 30, 80, 500, 1] {
      let event = StageEvent.host(host.seat, .update(Point(x: 650, y: y)))
      orders.removeAll(keepingCapacity: true)
      try host.stage.handle(event, at: .zero, into: &orders)
      #expect(orders == (try other.stage.handle(event, at: .zero).commands), "at \(y)")
      counts.append(orders.count)
    }
    #expect(counts.contains(0) && counts.contains { $0 > 1 })
  }
}
