import DragGeometry
import DragGestures
import DragItems
import DragSessions
import Machines

/// The state of a stage without its policies: the data, drags, pointers, loads and the trace.
///
/// None of its functions calls a policy, a driver of a store or a host, so that each is one access
/// to the stage's storage. It only says whose policy is called next (``PendingCall``).
struct StageCore {
  /// The settings, which apply where no policy is asked.
  let settings: StageSettings
  /// An internal error that stopped a drag; no input causes one.
  var defect: StageDefect.Cause?
  var clock = StageClock()
  var gate = EventGate()
  var data: StageData
  var state = StageState()
  var sessions = SessionHistory()
  var pointerNames = PointerNames()
  /// The pointer that was pressed last, or nil.
  var lastPressed: PointerID?
  /// The seat of each view that represents other programs.
  var seatsByView: [ViewID: PointerID] = [:]
  var trace = TraceLog()

  /// True while a drag is being stepped, if that is asserted.
  var isStepping = false
  /// The number of possible changes under the pointers: by data, scrolling or frames.
  var placeChanges = 0
  /// What the host gets with the next reply.
  var outbox = Outbox()
  // Reused buffers, so that a move allocates nothing. The first one is a stack of the effects of nested steps.
  var gestureEffects: [Gesture.Effect] = []
  var candidates: [ViewID] = []

  init(settings: StageSettings) {
    self.settings = settings
    data = StageData(isTraced: settings.keepsTrace)
  }

  /// This core as it would go on from here, with an empty trace; O(1), and O(views) when either changes.
  func restarted() -> StageCore {
    var copy = self
    copy.clock = clock.restarted
    copy.trace = trace.withoutEntries
    return copy
  }

  // The queries of a session are parts of what asks: a function that is not `mutating`, called by one that is, would get a
  // copy of the whole core, which is 1,300 bytes.

  /// True if a session's drag is not over.
  @inline(__always)
  func isLive(_ session: SessionID) -> Bool { state.isLive(session) }

  /// A session whose drag is not over, or nil.
  @inline(__always)
  func live(_ session: SessionID) -> SessionID? { state.live(session) }

  /// Returns the record of a session that has begun; nil before that.
  func record(of drag: borrowing DragState) -> SessionRecord? {
    SessionState(drag.drag.session.state).map { SessionRecord(drag, $0) }
  }

  /// The session that began last, as it is now or was when it was over.
  var lastSession: SessionRecord? {
    guard let last = sessions.lastBegun, isLive(last) else { return sessions.ended }
    return record(of: state.drags[last])
  }

  /// True if a pointer belongs to this stage; the id of another stage's pointer may be out of
  /// range.
  func isKnown(_ pointer: PointerID) -> Bool {
    state.pointers.indices.contains(pointer.index)
  }

  /// The position of a pointer, in the viewport; the origin if it has none yet.
  // Changes nothing: every move of a replay asks, and a function that is not `mutating` would get a copy
  // of all that is kept of the pointer.
  mutating func point(of pointer: PointerID) -> Point {
    isKnown(pointer) ? state.pointers[pointer.index].point : .zero
  }

  /// Returns true if a pointer is down.
  // Changes nothing, as the one above: it would get a copy of the whole core.
  mutating func isPressed(_ pointer: PointerID) -> Bool {
    isKnown(pointer) && state.pointers[pointer.index].gesture.state != .idle
  }

  /// The ordinal of the destination that performs the drop of a drag.
  @inline(__always)
  func performer(of session: SessionID) -> UInt32 {
    state.drags[session].drag.session.context.current?.ordinal ?? 0
  }

  /// True if a destination is present: neither it nor its view was removed.
  func isPresent(_ destination: DestinationID) -> Bool {
    data.scene.isPresent(ViewID(destination))
      && (destination.ordinal == 0 || data.scene.hasDestination(destination))
  }

  /// Records an event, if a trace is kept.
  // Without a trace the event is not even made.
  @inline(__always)
  mutating func record(
    _ event: @autoclosure () -> TraceEvent, session: SessionID?, at ordinal: UInt32 = 0,
    on target: ItemID? = nil
  ) {
    guard settings.keepsTrace else { return }
    assert(data.effects.isEmpty, "a change of the data comes before what follows from it")
    append(event(), session, ordinal, target)
  }

  @inline(never)
  private mutating func append(
    _ event: consuming TraceEvent, _ session: SessionID?, _ ordinal: UInt32, _ target: ItemID?
  ) {
    trace.append(
      TraceEntry(time: clock.now, event: event, session: session, ordinal: ordinal, target: target))
  }

  /// Records a contract violation in the trace, for the destination that performs the drop, if any.
  ///
  /// - Returns: The error that reports it to the caller.
  mutating func recordViolation(
    _ misuse: ContractViolation, at view: ViewID? = nil, item: ItemID? = nil, session: SessionID?
  )
    -> StageError
  {
    let drop = session.flatMap { live($0) }.flatMap { session in
      view != nil && state.drags[session].dropView == view ? session : nil
    }
    record(
      .misused(misuse, view, item), session: session, at: drop.map { performer(of: $0) } ?? 0)
    return .misuse(misuse)
  }

  /// Counts the row that an event is about to take, where rows are counted.
  mutating func count<Definition>(
    _ table: MachineTransition.Table, _ machine: Machine<Definition>, on event: Definition.Event
  ) {
    guard let index = machine.candidate(on: event) else { return }
    trace.count(MachineTransition(table, index))
  }

  /// Counts the transitions that a drag has noted of its session and its drop sessions.
  mutating func countTransitions(of session: SessionID) {
    guard settings.countsTransitions else { return }
    for index in state.drags[session].drag.sessionLog.takeTransitions() {
      trace.count(MachineTransition(.session, index))
    }
    for index in state.drags[session].drag.visitLog.takeTransitions() {
      trace.count(MachineTransition(.visit, index))
    }
  }

  // MARK: The time of an event, and its end

  /// Starts to handle an event; the gate must be open.
  ///
  /// - Returns: False if timers are due before it.
  mutating func beginEvent(at time: Timestamp) throws(StageError) -> Bool {
    guard time >= clock.now else { throw .timeRunsBackwards(from: clock.now, to: time) }
    _ = gate.close()
    guard nextDue(before: time) == nil else { return false }
    letTimePass(to: time)
    return true
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
