import DragItems
import DragSessions

extension StageCore {
  /// Records an event, if a trace is kept.
  mutating func record(
    _ event: TraceEvent, session: SessionID?, at place: UInt32 = 0,
    on target: ItemID? = nil
  ) {
    guard settings.keepsTrace else { return }
    trace.append(
      TraceEntry(time: now, event: event, session: session, place: place, target: target))
  }
}
