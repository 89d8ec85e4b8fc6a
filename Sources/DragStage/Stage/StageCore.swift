import DragGeometry
import DragGestures
import DragItems
import DragSessions
import Machines

/// The state of a stage without its policies: views and data, drags, pointers, loads, stores and the trace.
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
  var scene = Scene()
  var state = StageState()
  var sessions = SessionHistory()
  var pointerNames = PointerNames()
  /// The pointer that was pressed last, or nil.
  var lastPressed: PointerID?
  /// The seat of each view that represents other programs.
  var seatsByView: [ViewID: PointerID] = [:]
  /// The numbers of the items of other programs in such a view, while no other change of them is published.
  var outsideNumbers: [ViewID: OutsideNumbers] = [:]
  var stores = StoreTable()
  var trace = TraceLog()

  /// What is known of items beside their places.
  var catalog = ItemCatalog()
  var applications = ApplicationRegistry()

  /// True while a drag is being stepped, if that is asserted.
  var isStepping = false
  /// The number of possible changes under the pointers: by data, scrolling or frames.
  var placeChanges = 0
  /// The changes of the data, as drags follow them.
  var presence = PresenceLog()
  /// What the host gets with the next reply.
  var outbox = Outbox()
  // Reused buffers, so that a move allocates nothing. The first one is a stack of the effects of nested steps.
  var gestureEffects: [Gesture.Effect] = []
  var candidates: [ViewID] = []

  init(settings: StageSettings) {
    self.settings = settings
  }

  /// This core as it would go on from here, with an empty trace; O(1), and O(views) when either changes.
  func restarted() -> StageCore {
    var copy = self
    copy.clock = clock.restarted
    copy.trace = trace.withoutEntries
    return copy
  }

  /// True if a session's drag is not over.
  func isLive(_ session: SessionID) -> Bool { state.isLive(session) }

  /// A session whose drag is not over, or nil.
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
  func performer(of session: SessionID) -> UInt32 {
    state.drags[session].drag.session.context.current?.ordinal ?? 0
  }

  /// The relation of a view's application to the one that an item came from (CONTRACT-106).
  func reader(at view: ViewID, of origin: ViewID) -> ItemReader {
    applications.reader(scene[view].application, of: scene[origin].application)
  }

  /// True if a destination is present: neither it nor its view was removed.
  func isPresent(_ destination: DestinationID) -> Bool {
    scene.isPresent(ViewID(destination))
      && (destination.ordinal == 0 || scene.hasDestination(destination))
  }

  /// Records an event, if a trace is kept.
  // Without a trace the event is not even made.
  @inline(__always)
  mutating func record(
    _ event: @autoclosure () -> TraceEvent, session: SessionID?, at ordinal: UInt32 = 0,
    on target: ItemID? = nil
  ) {
    guard settings.keepsTrace else { return }
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
}
