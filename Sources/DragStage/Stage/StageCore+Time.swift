import DragSessions
import Machines

extension StageCore {
  /// The start of a host's event.
  enum EventStart {
    /// Timers are due before it.
    case timersDue
    /// It can be handled.
    case ready
    /// It is the move of a pointer, which has moved.
    case moved(PointerID, MoveOutcome)
  }

  /// Starts to handle an event, and moves a pointer at once if no timer is due.
  mutating func begin(
    _ event: StageEvent, at time: Timestamp, into call: inout PendingCall
  ) throws(StageError) -> EventStart {
    let start = try beginEvent(at: time)
    guard case .ready = start, case .move(let pointer, let point) = event else { return start }
    do throws(StageError) {
      return .moved(pointer, try move(pointer, to: point, into: &call))
    } catch {
      gate.open()
      throw error
    }
  }

  /// Starts to handle an event; the gate must be open.
  mutating func beginEvent(at time: Timestamp) throws(StageError) -> EventStart {
    guard time >= clock.now else { throw .timeRunsBackwards(from: clock.now, to: time) }
    _ = gate.close()
    if nextDue(before: time) != nil { return .timersDue }
    letTimePass(to: time)
    return .ready
  }

  /// The time of the next timer, if it is due before a time.
  func nextDue(before time: Timestamp) -> Timestamp? {
    guard !clock.limitExceeded, let next = state.timers.untilNext, clock.now + next < time else {
      return nil
    }
    return clock.now + next
  }

  /// Advances the time, without a due timer in between; timers fire at a new moment from now on.
  mutating func letTimePass(to time: Timestamp) {
    if !clock.limitExceeded { state.timers.pass(time - clock.now) }
    clock.reach(time)
  }

  /// Advances the clock to the next timer, and removes it.
  ///
  /// - Returns: Its purpose; nil if more timers have fired at this time than the settings allow.
  mutating func nextPurpose(at time: Timestamp) -> TimerPurpose? {
    let span = time - clock.now
    clock.reach(time)
    guard clock.fire(atMost: settings.timerLimit) else { return nil }
    state.timers.pass(span)
    return state.timers.popNext()
  }

  /// True if nothing follows from an event.
  private func isQuiet(after event: StageEvent) -> Bool {
    if case .tick = event { return false }
    return !state.hasMore
  }

  /// Ends an event if nothing follows from it.
  ///
  /// - Returns: The reply; nil if the event continues.
  mutating func endQuietEvent(_ event: StageEvent) -> Reply? {
    isQuiet(after: event) ? endEvent(event) : nil
  }

  /// Ends an event as above, with the commands in a buffer of the host.
  mutating func endQuietEvent(_ event: StageEvent, into buffer: inout [HostCommand])
    -> Reply.Answer?
  {
    isQuiet(after: event) ? endEvent(event, into: &buffer) : nil
  }

  @inline(__always)
  private mutating func answer(to event: StageEvent)
    -> (answer: Reply.Answer, deadline: Timestamp?)
  {
    let (ruling, untilNext) = state.replyState(after: event)
    let deadline = untilNext.map { clock.now + $0 }
    guard case .host = event, let answer = outbox.takeAnswer() else {
      return (.taken(ruling), deadline)
    }
    return (answer, deadline)
  }

  /// True if an internal error has stopped a drag, or timers no longer fire.
  var isStopped: Bool { defect != nil || clock.limitExceeded }

  /// Ends an event: the answer, with the commands since the last reply in a buffer of the host.
  mutating func endEvent(_ event: StageEvent, into buffer: inout [HostCommand]) -> Reply.Answer {
    gate.open()
    outbox.moveCommands(into: &buffer)
    return answer(to: event).answer
  }

  /// Ends an event: the answer, the commands and the next deadline.
  ///
  /// Commands are delivered only with a reply, so that those of timers are not lost.
  mutating func endEvent(_ event: StageEvent) -> Reply {
    gate.open()
    let (answer, deadline) = answer(to: event)
    return Reply(answer: answer, commands: outbox.takeCommands(), nextDeadline: deadline)
  }

  /// Notes a step that follows from the present one.
  mutating func push(_ step: Step) { state.steps.push(step) }

  /// Removes and returns the step that is carried out next.
  mutating func nextStep() -> Step? { state.steps.next() }

  /// Queues a call of an application or a host, which comes while an event is handled.
  mutating func queue(_ call: QueuedCall) { state.queue.append(call) }

  /// Stores the modifier keys that are down.
  ///
  /// - Returns: False if they are as before.
  mutating func change(keys: ModifierKeys) -> Bool {
    guard keys != state.keys else { return false }
    state.keys = keys
    return true
  }
}
