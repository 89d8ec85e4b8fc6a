import DragGeometry
import DragItems
import DragSessions
import Machines
import Testing

@testable import DragStage

/// What hosts say that cannot be: typed refusals, and nothing changes by them.
@Suite struct StageHostNonsenseTests {
  @Test func `before an enter nothing is inside`() throws {
    let host = try HostSample()
    for event: HostEvent in [
      .leave, .update(.zero), .drop(), .offer(.copy), .identified(isOwn: true),
    ] {
      #expect(try host.rejection(of: event) == .hostRejected(.notInside))
    }
    #expect(try host.rejection(of: .began) == .hostRejected(.nothingOffered))
    try host.tell(.ended(.move))
    #expect(host.stage.trace.isEmpty)
  }

  @Test func `unknown ids are refused, and change nothing`() throws {
    let host = try HostSample()
    try host.receive()
    let other = Stage()
    for number in 0..<9 { _ = try other.addPointer("p\(number)") }
    let stranger = try other.addSeat("seat")
    let before = (host.stage.core.state, host.stage.trace.count)
    #expect(throws: StageError.unknownName("pointer 9")) {
      try host.stage.handle(.host(stranger, .leave), at: .zero)
    }
    let nobody = ItemReference(view: host.sample.list, item: ItemID(4_000))
    for event: StageEvent in [
      .loadDelivered(nobody, nil, [1]), .loadRejected(nobody, reason: "no"), .loadResolved(nobody),
    ] {
      #expect(throws: StageError.self) { try host.stage.handle(event, at: .zero) }
    }
    #expect(host.stage.core.state == before.0 && host.stage.trace.count == before.1)
  }

  @Test(arguments: [
    HostEvent.prepare(at: Point(x: .nan, y: 0)), .update(Point(x: 0, y: .infinity)),
    .drop(at: Point(x: .nan, y: .nan)), .enter(HostDrag(), at: Point(x: -.infinity, y: 0)),
  ])
  func `a point that is not finite is rejected`(event: HostEvent) throws {
    let host = try HostSample()
    try host.receive()
    #expect(try host.rejection(of: event) == .notFinite)
  }

  @Test func `time does not run backwards, and a clock makes it so`() throws {
    let host = try HostSample()
    try host.receive()
    try host.tell(.update(Point(x: 650, y: 90)), at: 50)
    #expect(throws: StageError.timeRunsBackwards(from: .milliseconds(50), to: .zero)) {
      try host.tell(.leave, at: 0)
    }
    var clock = HostClock(startingAt: host.stage.now)
    for time: UInt32 in [.max - 5, 10, 3, 4_000_000_000] {
      let time = clock.timestamp(wrapping: time)
      try host.stage.handle(.host(host.seat, .update(Point(x: 650, y: 91))), at: time)
    }
    #expect(host.stage.now == .milliseconds(66))
  }

  @Test func `thousands of formats are taken up to a limit, each once, and whatever they are`()
    throws
  {
    let host = try HostSample()
    let many = (0..<HostDrag.limit).map { "application/x-\($0 / 2)" }
    #expect(host.operation(try host.receive(many)) == .move)
    let item = try #require(host.stage.sessions.last?.items.first)
    #expect(
      host.stage.items.provider(of: item.reference).representations.count == HostDrag.limit / 2)
    let tooMany = HostDrag(formats: many + ["a/b"])
    #expect(try host.rejection(of: .enter(tooMany)) == .hostRejected(.tooMany))
    let crowd = HostDrag(items: (many + ["c"]).map { HostItem($0) })
    #expect(try host.rejection(of: .enter(crowd)) == .hostRejected(.tooMany))
  }

  @Test func `formats that name no type are passed over, and unknown ones go through`() throws {
    let host = try HostSample()
    try host.receive(["", "a b\u{7}c", "application/X-Card;v=2", "Chromium Web Custom"])
    let item = try #require(host.stage.sessions.last?.items.first)
    let types = host.stage.items.provider(of: item.reference).representations.map(\.type.text)
    #expect(types == ["application/X-Card;v=2", "Chromium-Web-Custom"])
  }

  @Test func `data without a request is rejected, and data that comes twice is reported`() throws {
    let host = try HostSample()
    let ghost = ItemReference(view: host.sample.list, item: ItemID(99))
    #expect(throws: StageError.nothingLoading("(item 99)")) {
      try host.stage.handle(.loadDelivered(ghost, nil, []), at: .zero)
    }
    try host.receive()
    try host.tell(.drop())
    let item = try #require(host.stage.loads.waiting.first)
    let png = try TypeIdentifier("public.png")
    #expect(throws: StageError.nothingLoading("note")) {
      try host.stage.handle(.loadDelivered(item, png, []), at: .zero)
    }
    try host.stage.handle(.loadDelivered(item, nil, [1]), at: .zero)
    #expect(throws: StageError.misuse(.handlerCalledTwice)) {
      try host.stage.handle(.loadDelivered(item, nil, [2]), at: .zero)
    }
  }

  @Test func `a second enter without a leave is one, and items of one name are distinguished`()
    throws
  {
    let host = try HostSample()
    for _ in 1...3 { try host.receive() }
    #expect(
      host.stage.calls().filter { $0.hasPrefix("shelf.exit") } == [
        "shelf.exit", "shelf.exit session=2",
      ])
    let names = host.stage.sessions.last?.items.map { host.stage.name(of: $0.item) }
    #expect(names == ["note-3"])
  }

  @Test func `a drag that is cancelled under its host says nothing any more`() throws {
    let host = try HostSample()
    try host.receive()
    try host.stage.handle(.escape, at: .zero)
    #expect(try host.tell(.update(Point(x: 650, y: 90))).answer == .taken(nil))
    #expect(try host.tell(.offer(.copy)).answer == .taken(nil))
    #expect(try host.tell(.drop()).answer == .dropped(isTaken: false))
    try host.stage.settle()
    #expect(host.stage.isIdle)
    #expect(host.stage.order(of: host.sample.shelf) == [["x", "y"]])
  }

  @Test func `the other program is gone while its data is awaited`() throws {
    let host = try HostSample()
    try host.receive()
    try host.tell(.drop())
    let other = try #require(host.stage.scene.application(named: "gtk"))
    let orders = try host.stage.handle(.application(other, .gone), at: .milliseconds(1)).commands
    #expect(orders.contains(.completeHostDrop(SessionID(1), .cancel)))
    try host.stage.settle()
    #expect(host.stage.isIdle)
  }

  @Test func `whatever a host says in whatever order, the stage stays whole`() throws {
    var random = SystemLikeGenerator(seed: 7)
    for _ in 0..<200 {
      let host = try HostSample(outside: .all)
      for step in 0..<40 {
        let event = random.event()
        _ = try? host.tell(event, at: Int64(step * 20))
        if step % 7 == 0, let item = host.stage.loads.waiting.first {
          _ = try? host.stage.handle(.loadDelivered(item, nil, [1]), at: host.stage.now)
        }
        #expect(host.stage.defect == nil)
      }
      _ = try? host.tell(.leave, at: 2_000)
      _ = try? host.tell(.ended(.cancel), at: 2_000)
      while let item = host.stage.loads.waiting.first {
        try host.stage.handle(.loadRejected(item, reason: "over"), at: host.stage.now)
      }
      try host.stage.settle()
      #expect(host.stage.isIdle)
      #expect(host.stage.items(of: ViewID(index: 2)).joined().isEmpty)
    }
  }
}

/// A small generator of hosts that make no sense, the same on every machine.
private struct SystemLikeGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next(_ bound: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % bound
  }

  private mutating func point() -> Point {
    Point(x: Double(next(1_000)), y: Double(next(600)))
  }

  mutating func event() -> HostEvent {
    switch next(13) {
    case 0: .prepare(at: Point(x: 50, y: 122 + 44 * Double(next(5))))
    case 1: .began
    case 2: .enter(HostDrag(formats: ["text/plain"], operations: .all))
    case 3:
      .enter(HostDrag(operations: .copy, items: [HostItem("n")], isOwn: next(2) == 0), at: point())
    case 4: .identified(isOwn: next(2) == 0)
    case 5: .offer(OperationMask(rawValue: UInt8(next(16))))
    case 6: .leave
    case 7: .drop()
    case 8: .drop(at: point())
    case 9: .ended([.cancel, .forbidden, .copy, .move, .link, .ask][Int(next(6))])
    case _: .update(point())
    }
  }
}
