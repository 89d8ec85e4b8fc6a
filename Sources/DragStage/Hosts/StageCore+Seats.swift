import DragSessions
import Machines

extension StageCore {
  /// Returns true if an event for the drag that has entered has an effect.
  ///
  /// - Throws: ``HostRefusal/notInside`` or ``HostRefusal/dropped`` if it is invalid.
  mutating func isInside(_ seat: PointerID) throws(StageError) -> Bool {
    if state.pointers[seat.index].seat?.isInside == true, state.hosted(by: seat) == nil {
      stepSeat(seat, on: .sessionOver(nil))
    }
    return try concernsAnybody(.described, from: seat)
  }

  /// Returns true if an event of a host's drag has an effect, according to the seat's table.
  func concernsAnybody(
    _ event: HostSeat.Event, from seat: PointerID
  ) throws(StageError) -> Bool {
    guard var machine = state.pointers[seat.index].seat?.machine else { return false }
    var effects: [HostSeat.Effect] = []
    do throws(HostSeat.InvalidTransition) {
      return try machine.advance(on: event, into: &effects) == .stepped
    } catch {
      throw .hostRefused(machine.state == .dropped ? .dropped : .notInside)
    }
  }

  /// Steps a seat on an event that was checked before.
  mutating func stepSeat(_ seat: PointerID, on event: HostSeat.Event) {
    guard let host = state.pointers[seat.index].seat else { return }
    var effects: [HostSeat.Effect] = []
    if settings.countsTransitions { count(.seat, host.machine, on: event) }
    do throws(HostSeat.InvalidTransition) {
      try state.pointers[seat.index].seat?.machine.advance(on: event, into: &effects)
    } catch {
      defect = defect ?? .seat(seat, error)
    }
  }
}
