import DragGeometry
import DragItems
import DragSessions
import Machines
import Testing

@testable import DragStage

@Suite struct StageListsTests {
  private static let three = "file:///a.png\r\nhttps://b.example\r\nfile:///c.txt\r\n"

  /// Files of another program lie dropped at the shelf's first gap.
  private func dropped(
    _ formats: [String] = ["text/uri-list", "text/plain"], items: [HostItem] = []
  ) throws -> HostSample {
    let host = try HostSample()
    host.sample.shelfPolicy.onPerform = { _ in .load }
    try host.tell(
      .enter(
        HostDrag(formats: formats, operations: [.copy, .move], items: items),
        at: Point(x: 650, y: 1)))
    let reply = try host.tell(.drop())
    #expect(reply.answer == .dropped(isTaken: true))
    return host
  }

  private func answer(_ host: HostSample, _ text: String = three) throws -> Reply {
    let item = try #require(host.stage.loads.waiting.first)
    return try host.stage.handle(
      .loadDelivered(item, nil, Array(text.utf8)), at: .milliseconds(10))
  }

  private func types(_ host: HostSample) -> [[String]] {
    host.stage.sessions.items(of: SessionID(1)).map {
      host.stage.items.provider(of: $0.reference).representations.map(\.type.text)
    }
  }

  @Test func `a drop of a list waits for it, and is performed with its items in order`() throws {
    let host = try dropped()
    #expect(
      host.stage.traceLines().last?.text.hasSuffix("request item=gtk-1 type=text/uri-list") == true)
    #expect(host.stage.core.state.state(of: SessionID(1)) == .dragging)
    let lines = host.stage.trace.count
    _ = try answer(host)
    #expect(
      host.stage.calls(from: lines).prefix(4) == [
        "gtk.unpack items=gtk-1,gtk-2,gtk-3", "shelf.canHandle",
        "shelf.update op=move intent=insert-at at=shelf[gap 0]", "shelf.perform at=shelf[gap 0]",
      ])
    #expect(
      types(host) == [
        ["public.file-url", "text/uri-list", "public.plain-text"],
        ["public.url", "text/uri-list"], ["public.file-url", "text/uri-list"],
      ])
    try host.stage.settle()
    #expect(host.stage.order(of: host.sample.shelf) == [["gtk-1", "gtk-2", "gtk-3", "x", "y"]])
    let second = try host.sample.item("gtk-2", in: host.sample.shelf)
    let arrived = try #require(host.stage.items.provider(of: second).representations.first)
    #expect(arrived.outcome == .data(Array("https://b.example".utf8)))
    #expect(host.stage.calls().contains("gtk.finish op=move"))
  }

  @Test func `a list of one stays the one item, whose other formats can be had`() throws {
    let host = try dropped()
    let lines = host.stage.trace.count
    _ = try answer(host, "file:///a.png\r\n")
    #expect(!host.stage.calls(from: lines).contains { $0.hasPrefix("gtk.unpack") })
    #expect(types(host) == [["public.file-url", "text/uri-list", "public.plain-text"]])
    try host.stage.settle()
    #expect(host.stage.order(of: host.sample.shelf) == [["gtk-1", "x", "y"]])
  }

  @Test(arguments: ["", "# nothing", "\u{1}"])
  func `a list without an address stays as it is`(text: String) throws {
    let host = try dropped()
    _ = try answer(host, text)
    #expect(host.stage.sessions.items(of: SessionID(1)).count == 1)
    try host.stage.settle()
    #expect(host.stage.order(of: host.sample.shelf) == [["gtk-1", "x", "y"]])
  }

  @Test func `a bundle is unpacked at any index, with every type of each item`() throws {
    let host = try dropped(["text/uri-list", ItemBundle.mimeType])
    let text = try TypeIdentifier("public.utf8-plain-text")
    let bundle = ItemBundle([
      [ItemBundle.Part(.png, [1]), ItemBundle.Part(text, [65])], [ItemBundle.Part(text, [66])],
    ])
    let item = try #require(host.stage.loads.waiting.first)
    try host.stage.handle(.loadDelivered(item, nil, bundle.bytes), at: .milliseconds(9))
    #expect(
      types(host) == [
        ["public.png", "public.utf8-plain-text", "text/uri-list"], ["public.utf8-plain-text"],
      ])
    try host.stage.settle()
    #expect(host.stage.order(of: host.sample.shelf) == [["gtk-1", "gtk-2", "x", "y"]])
  }

  @Test func `a list that is not the best format is one item, as before`() throws {
    let host = try dropped(["text/plain", "text/uri-list"])
    #expect(host.stage.calls().contains("gtk.request item=gtk-1 type=text/plain"))
    #expect(host.stage.calls().contains("shelf.perform at=shelf[gap 0]"))
  }

  @Test func `a list that fails is the one item, whose load fails`() throws {
    let host = try dropped(["text/uri-list"])
    let item = try #require(host.stage.loads.waiting.first)
    try host.stage.handle(.loadRejected(item, reason: "gone"), at: .milliseconds(9))
    try host.stage.settle()
    #expect(host.stage.order(of: host.sample.shelf) == [["x", "y"]])
    #expect(host.stage.calls().contains("gtk.finish op=cancel"))
    #expect(host.stage.calls().contains { $0.hasPrefix("shelf.didLoad") && $0.contains("error") })
  }

  @Test func `a list that does not come until the deadline fails`() throws {
    let sample = try Sample { $0.loadDeadline = .seconds(1) }
    let seat = try sample.stage.addSeat("gtk")
    let drag = HostDrag(formats: ["text/uri-list"])
    try sample.stage.handle(.host(seat, .enter(drag, at: Point(x: 650, y: 1))), at: .zero)
    try sample.stage.handle(.host(seat, .drop()), at: .zero)
    try sample.stage.settle()
    #expect(sample.stage.calls().contains("gtk.finish op=cancel"))
    #expect(sample.stage.isIdle)
  }

  @Test func `a destination that does not take several has nothing dropped`() throws {
    let host = try dropped()
    host.sample.shelfPolicy.onCanHandle = { $0.items.count == 1 }
    let reply = try answer(host)
    #expect(reply.commands.contains(.completeHostDrop(SessionID(1), .cancel)))
    try host.stage.settle()
    #expect(host.stage.order(of: host.sample.shelf) == [["x", "y"]])
  }

  @Test func `while a list is waited for, escape cancels, and the list is for no view then`() throws
  {
    let host = try dropped()
    let item = try #require(host.stage.loads.waiting.first)
    let reply = try host.stage.handle(.escape, at: .milliseconds(3))
    #expect(reply.commands.contains(.completeHostDrop(SessionID(1), .cancel)))
    #expect(throws: StageError.self) {
      try host.stage.handle(.loadDelivered(item, nil, [65]), at: .milliseconds(4))
    }
    try host.stage.settle()
    #expect(host.stage.isIdle)
  }

  @Test func `another drag of the seat takes the first one's list as failed`() throws {
    let host = try dropped()
    try host.tell(.enter(HostDrag(formats: ["text/plain"])), at: 5)
    #expect(host.stage.calls().contains { $0.hasPrefix("shelf.perform") })
    try host.stage.settle()
    #expect(host.stage.calls().contains("gtk.finish op=cancel"))
  }

  @Test func `a drag that enters over a view while a list is waited for begins before it moves`()
    throws
  {
    let host = try dropped()
    try host.tell(
      .enter(
        HostDrag(formats: ["text/plain"], operations: [.copy]), at: Point(x: 650, y: 1)), at: 5)
    #expect(host.stage.defect == nil)
    #expect(host.stage.calls().contains("shelf.enter session=2"))
    try host.tell(.leave, at: 6)
    try host.stage.settle()
    #expect(host.stage.calls().contains("shelf.exit session=2"))
    #expect(host.stage.isIdle)
  }

  @Test func `the data of a list has its own type, and no other`() throws {
    let host = try dropped()
    let item = try #require(host.stage.loads.waiting.first)
    let before = host.stage.core.state
    #expect(throws: StageError.nothingLoading("gtk-1")) {
      try host.stage.handle(.loadDelivered(item, .png, [1]), at: .zero)
    }
    #expect(host.stage.core.state == before)
  }

  @Test func `a list of more than may be dragged stays one item`() throws {
    let host = try dropped()
    let many = String(repeating: "file:///a\n", count: HostDrag.limit + 1)
    _ = try answer(host, many)
    #expect(host.stage.sessions.items(of: SessionID(1)).count == 1)
  }

  @Test func `a host that distinguishes its items has each with its types`() throws {
    let host = try dropped(
      ["text/plain"], items: [HostItem("photo", formats: ["image/png"]), HostItem("note")])
    #expect(types(host) == [["public.png"], ["public.plain-text"]])
    #expect(host.stage.calls().contains("gtk.request item=photo type=image/png"))
    #expect(host.stage.calls().contains("gtk.request item=note type=text/plain"))
  }

  @Test func `items that are reported late replace the one, and are queried again`()
    throws
  {
    let host = try HostSample()
    try host.receive(["image/*"], names: [])
    let lines = host.stage.trace.count
    let items = [HostItem("one", formats: ["image/png"]), HostItem("two", formats: ["image/gif"])]
    #expect(host.operation(try host.tell(.unpacked(items))) == .move)
    #expect(
      host.stage.calls(from: lines).prefix(2) == ["gtk.unpack items=one,two", "shelf.canHandle"])
    #expect(types(host) == [["public.png"], ["com.compuserve.gif"]])
    try host.tell(.drop())
    #expect(host.stage.loads.waiting.map { host.stage.name(of: $0.item) } == ["one", "two"])
  }

  @Test func `unknown items, too many items and items of a drag of our own change nothing`() throws
  {
    let host = try HostSample()
    #expect(try host.rejection(of: .unpacked([HostItem("a")])) == .hostRejected(.notInside))
    try host.receive()
    let many = Array(repeating: HostItem("a"), count: HostDrag.limit + 1)
    #expect(try host.rejection(of: .unpacked(many)) == .hostRejected(.tooMany))
    let formats = HostItem("a", formats: Array(repeating: "a/b", count: HostDrag.limit + 1))
    #expect(try host.rejection(of: .unpacked([formats])) == .hostRejected(.tooMany))
    let before = host.stage.core.state
    try host.tell(.unpacked([]))
    #expect(host.stage.core.state == before)
    try host.tell(.drop())
    #expect(try host.rejection(of: .unpacked([HostItem("a")])) == .hostRejected(.dropped))

    let own = try HostSample()
    try own.begin()
    try own.tell(.enter(HostDrag(operations: .all), at: Point(x: 650, y: 1)))
    let carried = own.stage.core.state
    try own.tell(.unpacked([HostItem("a")]))
    #expect(own.stage.core.state == carried)
  }
}
