import DragStage
import Testing

/// An adapter to a system with drags of its own, from outside of the package, with the names that *Embedding*
/// gives to its author.
@Suite struct ToolkitTests {
  private func stage() throws -> (stage: Stage, list: ViewID, seat: PointerID) {
    let stage = Stage()
    let list = try stage.addCollection(
      "list", frame: Rect(x: 0, y: 0, width: 100, height: 200), layout: .rows(.init(height: 40)),
      items: ["milk", "eggs"], source: DefaultDragSource(),
      destination: FixedProposalDestination(proposing: DropProposal(.copy, intent: .insertAt)))
    return (stage, list, try stage.addSeat("desktop"))
  }

  @Test func `a drag of another program lands in the list`() throws {
    let (stage, _, seat) = try stage()
    // Times of X11 wrap; those of a stage do not.
    var clock = HostClock()
    let enter = HostEvent.enter(HostDrag(formats: ["text/plain"], operations: [.copy, .move]))
    try stage.handle(.host(seat, enter), at: clock.timestamp(wrapping: .max - 5))
    let reply = try stage.handle(
      .host(seat, .update(Point(x: 50, y: 39))), at: clock.timestamp(wrapping: 10))
    guard case .taken(let proposal) = reply.answer else {
      Issue.record("\(reply.answer)")
      return
    }
    let operation = HostOperation(proposal?.proposal.operation ?? .cancel)
    #expect(operation.isTaken)
    #expect(PlatformOperations.gdk.bits(of: operation.mask) != 0)

    let dropped = try stage.handle(
      .host(seat, .drop(at: Point(x: 50, y: 39))), at: clock.timestamp(wrapping: 20))
    #expect(dropped.answer == .dropped(isTaken: true))
    var commands = dropped.commands
    for case .requestData(let item, let format) in dropped.commands {
      #expect(format == "text/plain")
      commands += try stage.handle(.loadDelivered(item, nil, [0x68, 0x69]), at: clock.now).commands
    }
    commands += try stage.handle(.tick, at: clock.now + .seconds(2)).commands
    let ends = commands.filter { if case .completeHostDrop = $0 { true } else { false } }
    #expect(ends.count == 1, "\(commands)")
    #expect(stage.isIdle)
  }

  @Test func `an order is kept in a store`() throws {
    let (stage, list, _) = try stage()
    let store = try stage.stores.add("groceries", makeMemoryDriver())
    try stage.stores.bind(list, to: store)
    try stage.move([stage.items(of: list)[0][1]], to: GapIndex(item: 0), in: list)
    #expect(stage.order(of: list) == [["eggs", "milk"]])
    #expect(stage.stores.state(of: store) == .ready)
  }

  @Test func `a batch that does not fit is rejected with a reason in words`() throws {
    let (stage, list, _) = try stage()
    do throws(StageError) {
      try stage.performBatch(BatchUpdate([.deleteItem(Slot(item: 7))]), in: list)
      Issue.record("the batch is performed")
    } catch {
      guard case .batchRejected(let cause) = error else {
        Issue.record("\(error)")
        return
      }
      #expect("\(cause)".contains("delete item 7 from section 0"))
    }
  }

  @Test func `a mask, the keys and a preference are settled`() {
    let moved = negotiate(offered: [.copy, .move], supported: .all, preferred: .move)
    #expect(moved == .move)
    let copied = negotiate(
      offered: [.copy, .move], keys: .control, supported: .all, preferred: .move)
    #expect(copied == .copy)
  }

  @Test func `several items travel as texts, addresses and a bundle`() throws {
    let (stage, list, _) = try stage()
    let text = try TypeIdentifier("public.utf8-plain-text")
    for (name, bytes) in [("milk", [0x6D]), ("eggs", [0x65])] as [(String, [UInt8])] {
      let item = try #require(stage.item(name, in: list))
      stage.items.register(Representation(text, .data(bytes)), for: item)
    }
    let items = stage.items(of: list)[0].map { ItemReference(view: list, item: $0) }
    let exports = stage.items.exports(of: items)
    let plain = try #require(exports.first { $0.format == "text/plain" })
    #expect(plain.bytes == Array("m\ne".utf8))
    #expect(exports.last?.format == "application/x-dragstage-items")
    #expect(stage.items.types.format(of: text, in: .clipboard).loss == .encoding)
  }
}
