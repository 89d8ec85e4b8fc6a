package import DragGeometry
public import DragItems
public import DragSessions
public import Machines

/// A stage: views, pointers and drags, without pixels and without wall time.
///
/// A host reports events and their times; the stage asks the policies, notifies the applications,
/// changes the data, and returns the commands for the host and the next deadline. A stage belongs
/// to its creator and is not shared between threads.
public final class Stage {
  /// The settings, which apply where no policy is asked.
  public let settings: StageSettings

  /// The time of the last event, or of the last timer that fired.
  public var now: Timestamp { core.clock.now }

  /// The trace so far, if the settings keep one.
  package var trace: [TraceEntry] { core.trace.entries }

  /// The number of entries of the trace.
  package var traceCount: Int { core.trace.entries.count }

  /// An internal error that stopped a drag; no input causes one.
  public var defect: StageDefect? { core.defect.map { StageDefect(cause: $0) } }

  /// True if more timers were due at one moment than `StageSettings.timerLimit` allows.
  ///
  /// Guards against an application that restarts a zero-length timer forever; once exceeded, no
  /// further timers fire.
  public var timerLimitExceeded: Bool { core.clock.limitExceeded }

  /// The outcome of the session that ended last, or nil if none has ended.
  public var lastOutcome: SessionOutcome? { core.sessions.lastOutcome }

  // No access to the first two lasts while a policy, a driver or the host is called, so that none can
  // overlap another one; the third is used only by the event that has closed the gate. Debug builds check it at each access, over all tests and scripts; in release
  // the checks would be a tenth of a move.
  #if DEBUG
    /// Everything that changes, but for the policies and the calls of the host.
    var core: StageCore
    /// The policies, and the drivers of the stores.
    var policies = PolicyTable()
    /// What a policy gets in a move: its storage is kept from one move to the next.
    var moveCall = PendingCall()
  #else
    /// Everything that changes, but for the policies and the calls of the host.
    @safe @exclusivity(unchecked) var core: StageCore
    /// The policies, and the drivers of the stores.
    @safe @exclusivity(unchecked) var policies = PolicyTable()
    /// What a policy gets in a move: its storage is kept from one move to the next.
    @safe @exclusivity(unchecked) var moveCall = PendingCall()
  #endif

  /// The calls that the host has scheduled.
  var scheduledCalls = ScheduledCalls()

  /// Makes an empty stage.
  public init(settings: StageSettings = StageSettings()) {
    self.settings = settings
    core = StageCore(settings: settings)
  }

  /// The pointer of a name, or nil.
  public func pointer(named name: String) -> PointerID? { core.pointerNames[name] }

  /// The name of a destination: its view's, or its own if it was added to a view.
  package func name(of destination: DestinationID) -> String {
    core.data.scene.name(of: destination)
  }

  /// The latest time for the next ``StageEvent/tick``, or nil.
  public var nextDeadline: Timestamp? { core.state.timers.untilNext.map { now + $0 } }

  /// The name of a store; empty for the id of another stage's store.
  package func name(of store: StoreID) -> String { core.data.stores.name(of: store) }

  /// True if no drag, no load and no timer is pending.
  public var isIdle: Bool {
    core.state.drags.isEmpty && core.state.loads.isEmpty
      && core.state.timers.untilNext == nil
  }

  /// The view of a name, or nil.
  public func view(named name: String) -> ViewID? { core.data.scene.view(named: name) }

  /// The name of a view; empty for the id of another stage's view.
  public func name(of view: ViewID) -> String { core.data.scene.name(of: view) }

  /// The name of a pointer; empty for the id of another stage's pointer.
  public func name(of pointer: PointerID) -> String {
    core.pointerNames[pointer]
  }

  /// The name of an item.
  public func name(of item: ItemID) -> String { core.data.catalog.names[item] }

  /// The item of a name, or nil if no item ever had it.
  package func knownItem(named name: String) -> ItemID? { core.data.catalog.names.known(name) }

  /// The content of a collection, or nil for any other view.
  package func collection(_ view: ViewID) -> CollectionContent? { core.data.scene[view].collection }

  /// The items of a view by name, section by section, without placeholders.
  public func order(of view: ViewID) -> [[String]] {
    items(of: view).map { $0.map { core.data.catalog.names[$0] } }
  }

  /// The items of a view, section by section, without placeholders.
  public func items(of view: ViewID) -> [[ItemID]] {
    switch core.data.scene[view].content {
    case .item(let item, let isThere): [isThere ? [item] : []]
    case .collection(let kept): kept.content.sections
    }
  }

  /// The number of items of a view, without placeholders; O(s + p log n).
  public func itemCount(of view: ViewID) -> Int {
    switch core.data.scene[view].content {
    case .item(_, let isThere): isThere ? 1 : 0
    case .collection(let kept): kept.content.itemCounts.reduce(0, +)
    }
  }

  /// The item at an index among all items of a view, without placeholders, or nil.
  ///
  /// - Complexity: O(log n + s), and O(p log n) with p placeholders.
  public func item(at place: Int, of view: ViewID) -> ItemID? {
    guard place >= 0 else { return nil }
    switch core.data.scene[view].content {
    case .item(let item, let isThere): return isThere && place == 0 ? item : nil
    case .collection(let kept): return kept.content.item(at: place)
    }
  }

  /// The index of an item in the order of a collection, placeholders included, or nil; O(log n).
  ///
  /// It reads the order where it is: ``collection(_:)`` copies what a collection has.
  package func slot(of item: ItemID, in view: ViewID) -> Slot? {
    guard view.index < core.data.scene.views.count,
      case .collection(let kept) = core.data.scene.views[view.index].content
    else { return nil }
    return kept.content.order.slot(of: item)
  }

  /// True if an item is in its view; a placeholder is not an item.
  package func holds(_ item: ItemReference) -> Bool { core.data.scene[item.view].holds(item.item) }

  /// An item that is in a view, by name, or nil.
  public func item(_ name: String, in view: ViewID) -> ItemReference? {
    guard let item = core.data.catalog.names.known(name), core.data.scene[view].holds(item) else {
      return nil
    }
    return ItemReference(view: view, item: item)
  }

  /// The trace so far as lines, as in printed traces and golden files, if the settings keep one.
  ///
  /// - Parameter first: The number of lines to leave out, such as those that were read before; a negative one leaves out none.
  /// - Returns: The lines from there on.
  /// - Complexity: O(lines that are returned).
  public func traceLines(from first: Int = 0) -> [TraceLine] {
    let text = TraceText(core)
    return core.trace.entries.dropFirst(max(0, first)).map { text.line(of: $0) }
  }

  /// An entry of the trace as a line.
  ///
  /// - Parameter entry: An entry of this stage's trace.
  /// - Returns: The line, as in printed traces and golden files.
  package func line(of entry: TraceEntry) -> TraceLine {
    TraceText(core).line(of: entry)
  }

  /// The numbers of the rules that applications violated so far, in order; empty without a trace.
  public var brokenRules: [Int] {
    core.trace.entries.compactMap { entry in
      guard case .misused(let misuse, _, _) = entry.event else { return nil }
      return misuse.rule
    }
  }

  /// A timer that is pending: its purpose in words, and when it fires.
  package struct PendingTimer: Hashable, Sendable {
    /// The purpose, such as `lift delay of p`; two timers may have the same words.
    package let purpose: String
    /// When it fires.
    package let due: Timestamp
  }

  /// The pending timers, the next one first; none where there are more than `most` of them.
  ///
  /// - Complexity: O(*n* log *n*) in the timers, O(1) where there are too many.
  package func pendingTimers(atMost most: Int) -> [PendingTimer] {
    let text = TraceText(core)
    return core.state.timers.pendingSpans(atMost: most).map { purpose, span in
      PendingTimer(purpose: text.words(for: purpose), due: now + span)
    }
  }

  /// The placeholders of a collection as items of its order, each with the item that it waits for.
  ///
  /// - Complexity: O(p log p) for p placeholders.
  package func standIns(in view: ViewID) -> [(stand: ItemID, item: ItemReference)] {
    core.data.scene.placeholders(in: view).compactMap { placeholder in
      core.data.scene.standIn(placeholder).map { (placeholder.reference.item, $0.item.reference) }
    }
  }
}
