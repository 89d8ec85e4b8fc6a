package import DragScript
import DragSessions
import DragStage
import Machines

// The end of a test.
extension ScriptPlayer {
  /// Runs timers and activities until none is pending; a load that waits for its owner is left.
  mutating func settle(max limit: Microseconds, at location: SourceLocation) throws(TestFailure) {
    let latest = end + limit
    while let next = nextMoment {
      guard next <= latest else {
        throw TestFailure(
          .failed, at: location, "not settled after \(limit.text)",
          expected: "nothing pending", actual: "something is due at \(next.text)",
          about: .unsettled)
      }
      try passTime(to: next, at: location)
      if let due = stage.nextDeadline, due <= next { recording?.noteTick(at: next) }
      try fireTimers(at: next, location)
      reached(next)
    }
  }

  /// Ends all activity: pressed pointers are canceled, drags of other programs leave, pending loads are
  /// rejected, everything settles.
  package mutating func endEverything(at location: SourceLocation) throws(TestFailure) {
    // Glides in progress end after the last line, and so does the test.
    while let next = nextSample {
      try passTime(to: next, at: location)
      end = max(end, next)
    }
    try passTime(to: end, at: location)
    if held.isUnchecked { checkProperties() }
    for pointer in stage.pointers.all where stage.pointers.isPressed(pointer) {
      if stage.pointers.state(of: pointer) == .dragging {
        let name = stage.name(of: pointer)
        notes.append(
          TestNote(
            location: location, text: "the test ends under a drag of `\(name)`", isMinor: true))
      }
      try dispatch(.cancel(pointer), location)
    }
    for pointer in stage.pointers.all where stage.pointers.isSeat(pointer) {
      try giveUpSeat(pointer, at: location)
    }
    try settle(max: .seconds(24 * 60 * 60), at: location)
    while let waiting = stage.loads.waiting.first {
      let (holder, item) = (stage.name(of: waiting.view), stage.name(of: waiting.item))
      let reason = "the test is over"
      if stage.scene.isOutside(waiting.view) {
        // External items have the name of their seat, and are addressed by the seat alone.
        let step = HostStep.fail(Name(item, at: location), reason: reason)
        recording?.note(.host(step), by: holder, at: end)
      } else {
        let ref = Ref(holder, .item(id: item), at: location)
        recording?.note(.reject(ref, reason: reason), by: nil, at: end)
      }
      try dispatch(
        .loadRejected(waiting, reason: reason), location, counts: false)
    }
    try settle(max: .seconds(24 * 60 * 60), at: location)
  }

  /// Ends a system's drag at a seat; without one the stage rejects it.
  private mutating func giveUpSeat(
    _ seat: PointerID, at location: SourceLocation
  ) throws(TestFailure) {
    try mark(location, at: end)
    let given: [(event: HostEvent, step: HostStep)] = [
      (.leave, .leave), (.ended(.cancel), .end(.cancel)),
    ]
    for (event, step) in given {
      let before = stage.trace.count
      let rejection = try stage.rejection(
        of: { () throws(StageError) in try stage.handle(.host(seat, event), at: end) },
        at: location, isChecked: checksRejections)
      guard rejection == nil else { continue }
      // If there was nothing to cancel, nothing is recorded.
      if stage.trace.count > before {
        recording?.note(.host(step), by: stage.name(of: seat), at: end)
      }
      observe()
    }
    try stopAtDefect(at: location)
  }
}
