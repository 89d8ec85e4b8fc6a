import DragItems
import DragSessions

extension StageCore {
  /// The context for a policy; the context for a destination includes the content under the
  /// pointer.
  mutating func call(
    _ view: ViewID, of session: SessionID, item: ItemID? = nil, pointer: PointerID? = nil,
    aimingAt destination: DestinationID? = nil
  ) -> DragContext {
    let hit = destination.map { self.hit(at: $0, of: session) } ?? HitResult.nothing
    return call(view, of: session, item: item, pointer: pointer, hit: hit)
  }

  mutating func call(
    _ view: ViewID, of session: SessionID, item: ItemID? = nil, pointer: PointerID? = nil,
    hit: HitResult
  ) -> DragContext {
    let application = scene.gates[view.index].application
    return state.call(
      view, in: application, of: session, item: item, pointer: pointer, hit: hit, at: clock.now)
  }

  /// The context for a callback of a drag's source, which is recorded in the trace; nil if the drag
  /// has no source.
  mutating func callToSource(
    _ callback: Callback, _ session: SessionID, _ detail: CallDetail, item: ItemID?
  ) -> DragContext? {
    let view = state.drags[session].source
    let gate = scene.gates[view.index]
    guard !gate.isTerminated, gate.hasSource else { return nil }
    record(.called(callback, view, detail), session: session)
    return call(view, of: session, item: item, hit: .nothing)
  }
}
