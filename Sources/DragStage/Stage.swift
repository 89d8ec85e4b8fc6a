import CollectionLayout
import DragGeometry
import DragGestures
public import DragItems
import DragSessions
public import Machines

/// A stage: views, pointers and drags, without pixels and without wall time.
///
/// A host tells it what happened and when; the stage asks the policies, tells the applications,
/// changes the data, and gives back what must be shown and when it wants to be called again.
/// A stage belongs to whoever made it and is not shared between threads.
public final class Stage {
  /// How the stage behaves where nobody is asked.
  public let settings: StageSettings
  /// The time of the last event, or of the last timer that fired.
  public var now: Timestamp { clock }
  /// What happened so far, where the settings keep a trace.
  public internal(set) var trace: [TraceEntry] = []
  /// A mistake of ours that stopped a drag; no input causes one.
  public internal(set) var defect: StageDefect?
  /// Whether more timers were due at one moment than ``StageSettings/timerLimit`` allows.
  ///
  /// An application that begins something anew at each end of it, without any time between, would
  /// never let go; such a stage fires no timer any more.
  public internal(set) var isOverrun = false
  /// How the session that ended last ended, or nil where none has.
  public internal(set) var lastOutcome: SessionOutcome?
  var lastBegun: SessionID?
  /// The pointer that was pressed last, or nil.
  public internal(set) var lastPressed: PointerID?

  var clock = Timestamp.zero
  /// The session of those that are over that began last.
  var endedSession: SessionRecord?
  var scene = Scene()
  var situation = Situation()
  var names = ItemNames()
  var providers = ProviderRegistry()
  var applications = ApplicationRegistry()
  /// The types that are known: the system's, and those that were declared (CONTRACT-124).
  public internal(set) var types = TypeRegistry.system
  /// The files of sources and readers, in memory (CONTRACT-114).
  ///
  /// A handler of a load may copy or move the file that it was given.
  public var files = FileSpace()
  /// What applications keep on sessions and items, for themselves alone.
  var localValues = LocalValues()
  /// The classes of objects that applications know, by their names.
  var classes: [String: KnownClass] = [:]
  /// Names of types that were told to be opaque.
  var toldOpaque: Set<TypeIdentifier> = []
  /// The originals that are in use, each with its reader.
  var lentFiles: [FileSpace.Token: ViewID] = [:]
  /// How far the loads of sessions that are over have come.
  var endedProgress: [SessionID: Double] = [:]
  /// The stores, and what of them is shown.
  var stores: [StoreBinding] = []
  /// The store of each collection that has one.
  var boundStores: [ViewID: StoreID] = [:]
  /// The changes that have moved items between stores and are not written yet.
  var jointChanges: [JointChange] = []
  /// What has changed since the stores were told last, in data that none of them keeps.
  var looseChanges: [LooseChange] = []
  /// How often lists were shown of any store, so that no two showings are taken for one.
  var storeSessions = 0
  var pointerNames: [String] = []
  var pointerKinds: [PointerKind] = []

  /// The number of sessions lifted so far.
  public internal(set) var sessionCount: UInt32 = 0
  var loadCount: UInt32 = 0

  /// How often each row of each machine was taken, where that is counted.
  var rowCounts: [MachineRow: Int] = [:]
  /// How many timers have fired since time went on.
  var firings = 0
  /// Whether an event is being taken; calls from within a policy are then queued.
  var isTaking = false
  /// How often what lies below the pointers may have changed: by data, by scrolling, by frames.
  var placeChanges = 0
  /// Whether a drag is asked again behind such a change.
  var isLookingAgain = false
  /// What a host is answered, where that is more than the proposal in force.
  var hostAnswer: Reply.Answer?
  // Buffers that are used again and again, so that a move allocates nothing.
  var orders: [StageOrder] = []
  var gestureEffects: [Gesture.Effect] = []
  var candidates: [ViewID] = []

  /// Makes an empty stage.
  public init(settings: StageSettings = StageSettings()) {
    self.settings = settings
  }

  /// When the stage wants to hear ``StageEvent/tick`` at the latest, or nil.
  public var nextDeadline: Timestamp? { situation.timers.untilNext.map { now + $0 } }

  /// Takes an event.
  ///
  /// Timers that are due before `time` fire first, in order; those that are due at `time` fire
  /// when time goes on, or with a tick.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: When; never before ``now``.
  /// - Returns: The answer, what the host must show since the last reply, and the next deadline.
  /// - Throws: ``StageError`` when the event cannot follow; it has then changed nothing.
  @discardableResult
  public func handle(_ event: StageEvent, at time: Timestamp) throws(StageError) -> Reply {
    guard try run(event, at: time) else {
      return Reply(answer: .queued, orders: [], nextDeadline: nextDeadline)
    }
    // Orders leave with a reply alone, so that none is lost where timers fired without one.
    defer { if !orders.isEmpty { orders.removeAll() } }
    let (ruling, untilNext) = situation.outlook(after: event)
    return Reply(
      answer: answer(to: event, ruling), orders: orders, nextDeadline: untilNext.map { now + $0 })
  }

  /// Takes an event as ``handle(_:at:)`` does, and puts the orders into a buffer of the host's.
  ///
  /// A host that hands the same buffer in again and again, emptied with its capacity kept, has no
  /// memory set aside for its moves; ``nextDeadline`` tells when the stage wants to be called. The
  /// buffer is held while policies are asked: one that calls back brings another one.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: When; never before ``now``.
  ///   - orders: What the host must show is put behind what it holds.
  /// - Returns: What became of the event.
  /// - Throws: ``StageError`` when the event cannot follow; it has then changed nothing.
  @discardableResult
  public func handle(
    _ event: StageEvent, at time: Timestamp, into orders: inout [StageOrder]
  ) throws(StageError) -> Reply.Answer {
    guard try run(event, at: time) else { return .queued }
    orders.append(contentsOf: self.orders)
    self.orders.removeAll(keepingCapacity: true)
    return answer(to: event, situation.outlook(after: event).ruling)
  }

  /// Takes an event and everything that follows at once.
  ///
  /// - Returns: False where another one is being taken, and this one waits.
  private func run(_ event: StageEvent, at time: Timestamp) throws(StageError) -> Bool {
    if isTaking {
      situation.queue.append(.event(event))
      return false
    }
    guard time >= now else { throw .timeRunsBackwards(from: now, to: time) }
    isTaking = true
    defer { isTaking = false }
    fireTimers(before: time)
    try take(event)
    if case .tick = event { fireTimers(dueAt: time) }
    drainQueue()
    return true
  }

  private func answer(to event: StageEvent, _ ruling: DropRuling?) -> Reply.Answer {
    guard case .host = event, let answer = hostAnswer else { return .taken(ruling) }
    hostAnswer = nil
    return answer
  }

  /// Lets time pass, so that every timer that is due before `time` fires.
  ///
  /// What they order comes with the next reply.
  ///
  /// - Parameter time: The new time; what lies in the past is ignored.
  public func advance(before time: Timestamp) {
    guard !isTaking, time >= now else { return }
    isTaking = true
    defer { isTaking = false }
    fireTimers(before: time)
    drainQueue()
  }

  func fireTimers(before time: Timestamp) {
    while !isOverrun, let next = situation.timers.untilNext {
      guard now + next < time else {
        situation.timers.pass(time - now)
        break
      }
      fireNext(at: now + next)
    }
    clock = time
  }

  private func fireTimers(dueAt time: Timestamp) {
    while !isOverrun, let next = nextDeadline, next <= time { fireNext(at: next) }
  }

  private func fireNext(at time: Timestamp) {
    firings = time > clock ? 1 : firings + 1
    guard firings <= settings.timerLimit else {
      isOverrun = true
      return
    }
    situation.timers.pass(time - now)
    clock = time
    guard let purpose = situation.timers.popNext() else { return }
    switch purpose {
    case .liftDelay(let pointer): stepGesture(of: pointer, on: .liftDue)
    case .liftAnimation(let pointer): stepGesture(of: pointer, on: .liftEnded)
    case .endAnimation(let session): endAnimation(of: session)
    case .perform(let session): finishPerform(of: session)
    case .springDelay(let session): stepSpring(of: session, on: .delayPassed)
    case .springFlash(let session): stepSpring(of: session, on: .flashPassed)
    case .springStill(let session):
      if let index = place(of: session) { updateSpring(of: index) }
    case .period(let session): step(session, on: .contentChanged)
    case .load(let token): completeLoad(token)
    case .gapDelay(let session): openPacedGap(of: session)
    case .autoScroll(let session): stepAutoScroll(of: session)
    case .loadDeadline(let token): expireLoad(token)
    case .save(let store, let origin): write(origin, in: store)
    case .hostList(let session): expireList(of: session)
    }
    drainQueue()
  }

  /// Takes the events that came from within policies, each complete before the next.
  func drainQueue() {
    // Nearly always there is none, and what the loop reads is then not even looked for.
    guard !situation.queue.isEmpty else { return }
    while let call = situation.takeQueued() {
      do throws(StageError) {
        switch call {
        case .event(let event): try take(event)
        case .removal(let view): takeAway(view)
        case .save(let store, let origin): write(origin, in: store)
        case .interactionRemoval(let interaction): takeAway(interaction)
        }
      } catch {
        // Misuse has told of itself already.
        if case .misuse = error { continue }
        record(.refusedCall(error), session: nil)
      }
    }
  }

  private func take(_ event: StageEvent) throws(StageError) {
    switch event {
    case .down(let pointer, let point, let label, let button):
      try press(pointer, at: point, label: label, button: button)
    case .move(let pointer, let point): try move(pointer, to: point)
    case .up(let pointer): try release(pointer)
    case .cancel(let pointer): try cancel(pointer)
    case .host(let seat, let event): try hear(event, from: seat)
    case .keys(let keys): change(keys: keys)
    case .escape: if !stepMenu(on: .interrupted) { cancelLastSession() }
    case .application(let application, let phase): change(application, to: phase)
    case .loadResolved(let reference): try resolveLoad(of: reference)
    case .loadDelivered(let reference, let type, let bytes):
      try deliver(bytes, of: type, for: reference)
    case .loadRejected(let reference, let reason): try rejectLoad(of: reference, reason: reason)
    case .loadProgressed(let reference, let units): try progressLoad(of: reference, to: units)
    case .transferCancelled(let session): try cancelTransfer(of: session)
    case .saved(let store, let origin, let result):
      try hearSaved(origin, in: store, result)
    case .storeChanged(let store, let origin): try hearChanged(store, by: origin)
    case .tick: break
    }
  }
}
