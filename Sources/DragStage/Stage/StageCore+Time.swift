import Machines

extension StageCore {
  /// How an event of a host begins.
  enum EventStart {
    /// Another event is being taken, and this one waits.
    case waits
    /// Timers are due before it.
    case timersDue
    /// Nothing comes before it, and its time has come.
    case ready
  }

  /// Begins to take an event.
  mutating func beginEvent(at time: Timestamp) throws(StageError) -> EventStart {
    if isTaking { return .waits }
    guard time >= clock else { throw .timeRunsBackwards(from: clock, to: time) }
    isTaking = true
    if nextDue(before: time) != nil { return .timersDue }
    letTimePass(to: time)
    return .ready
  }

  /// The time of the next timer, where it is due before a time.
  func nextDue(before time: Timestamp) -> Timestamp? {
    guard !timerLimitExceeded, let next = state.timers.untilNext, clock + next < time else {
      return nil
    }
    return clock + next
  }

  /// Time goes on, with no timer due meanwhile; timers that fire from now on fire at another moment.
  mutating func letTimePass(to time: Timestamp) {
    if !timerLimitExceeded { state.timers.pass(time - clock) }
    reach(time)
  }

  /// Time goes on to here.
  mutating func reach(_ time: Timestamp) {
    if time > clock { firings = 0 }
    clock = time
  }

  /// Ends an event from which nothing follows any more.
  ///
  /// - Returns: False where something does; the event goes on then.
  mutating func endQuietEvent() -> Bool {
    guard !state.hasMore else { return false }
    isTaking = false
    return true
  }

  /// The answer to an event that was taken, and when the stage wants to be called.
  mutating func answer(to event: StageEvent) -> (answer: Reply.Answer, deadline: Timestamp?) {
    let (ruling, untilNext) = state.replyState(after: event)
    let deadline = untilNext.map { clock + $0 }
    guard case .host = event, let answer = hostAnswer else { return (.taken(ruling), deadline) }
    hostAnswer = nil
    return (answer, deadline)
  }

  /// What an event has led to.
  ///
  /// Orders leave with a reply alone, so that none is lost where timers fired without one.
  mutating func reply(to event: StageEvent) -> Reply {
    let (answer, deadline) = answer(to: event)
    let reply = Reply(answer: answer, commands: commands, nextDeadline: deadline)
    if !commands.isEmpty { commands = [] }
    return reply
  }
}
