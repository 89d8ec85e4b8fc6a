import DragGeometry
import DragItems
import DragScript
import DragSessions
import DragStage
import Machines

extension ScriptPlayer {
  /// Passes an event of a system's drag to the stage.
  mutating func dispatchHostEvent(
    of step: HostStep, by seat: PointerID, _ location: SourceLocation
  ) throws(TestFailure) {
    func point(_ target: Target?) throws(TestFailure) -> Point? {
      guard let target else { return nil }
      return try self.point(target, in: .rest, at: location)
    }
    let event: HostEvent
    switch step {
    case .prepare(let target):
      event = .prepare(at: try self.point(target, in: .shown, at: location))
    case .begin: event = .began
    case .enter(let entry):
      let drag = HostDrag(
        formats: entry.formats, operations: entry.operations, items: Self.items(entry.items),
        isOwn: entry.origin.map { $0 == .own }, dialect: entry.dialect)
      event = .enter(drag, at: try point(entry.target))
    case .identify(let origin): event = .identified(isOwn: origin == .own)
    case .unpack(let items): event = .unpacked(Self.items(items))
    case .over(let target): event = .update(try self.point(target, in: .rest, at: location))
    case .offer(let mask): event = .offer(mask)
    case .leave: event = .leave
    case .drop(let target): event = .drop(at: try point(target))
    case .end(let operation): event = .ended(operation)
    case .data(let name, let type, let text):
      let item = try outsideItem(name, of: seat, location)
      return try dispatch(
        .loadDelivered(item, try known(type, at: location), Array(text.utf8)), location,
        counts: false)
    case .fail(let name, let reason):
      let item = try outsideItem(name, of: seat, location)
      return try dispatch(.loadRejected(item, reason: reason), location, counts: false)
    }
    try dispatch(.host(seat, event), location)
  }

  private static func items(_ items: [HostEntry.Item]) -> [HostItem] {
    items.map { HostItem($0.id, formats: $0.formats) }
  }

  /// The type of a load that a line names, or nil if it names none.
  func known(
    _ type: String?, at location: SourceLocation
  ) throws(TestFailure) -> TypeIdentifier? {
    guard let type else { return nil }
    return try self.type(type, location)
  }

  private func type(
    _ text: String, _ location: SourceLocation
  ) throws(TestFailure) -> TypeIdentifier {
    do throws(TypeNameError) {
      return try TypeIdentifier(text)
    } catch {
      throw TestFailure(.script, at: location, "`\(text)` is not a valid type")
    }
  }

  /// An item of another program, once it is known; the collection has the seat's name.
  private func outsideItem(
    _ name: Name, of seat: PointerID, _ location: SourceLocation
  ) throws(TestFailure) -> ItemReference {
    let ref = Ref(stage.name(of: seat), .item(id: name.text), at: name.location)
    return try waitingItem(ref)
  }
}
