import DragItems
import DragSessions

extension StageCore {
  /// What a policy is given; a destination's call also says what the pointer means there.
  mutating func call(
    _ view: ViewID, of session: SessionID, item: ItemID? = nil, pointer: PointerID? = nil,
    aimingAt destination: DestinationID? = nil
  ) -> DragCall {
    let aim = destination.map { self.aim(at: $0, of: session) } ?? Aim.nothing
    return call(view, of: session, item: item, pointer: pointer, aim: aim)
  }

  func call(
    _ view: ViewID, of session: SessionID, item: ItemID? = nil, pointer: PointerID? = nil, aim: Aim
  ) -> DragCall {
    let application = scene.gates[view.index].application
    return situation.call(
      view, in: application, of: session, item: item, pointer: pointer, aim: aim, at: now)
  }

  /// The call for a callback of a drag's source, which is written into the trace; nil where there is no source.
  mutating func callToSource(
    _ callback: Callback, _ session: SessionID, _ detail: CallDetail, item: ItemID?
  ) -> DragCall? {
    let view = situation.drags[session].source
    let gate = scene.gates[view.index]
    guard !gate.isSilent, gate.hasSource else { return nil }
    record(.called(callback, view, detail), session: session)
    return call(view, of: session, item: item, aim: .nothing)
  }
}
