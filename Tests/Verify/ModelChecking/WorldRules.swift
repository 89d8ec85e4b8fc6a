import DragItems
import DragReplay
import DragSessions
import DragStage

/// What holds on every stage of a world, looked at step by step.
struct WorldRules {
  private var invariants: Invariants
  private var transfers = TransferCount()
  private var violations: [String] = []
  /// The views that were taken away by an earlier step, on which nothing is told any more (I7).
  private var gone: Set<ViewID>

  /// How many times something may happen by itself after everything was given up (I14).
  static let longestStorm = 200

  init(_ stage: Stage) {
    invariants = Invariants(stage)
    gone = stage.viewsTakenAway
  }

  /// Checks what one step has written into the trace.
  ///
  /// - Parameters:
  ///   - stage: The stage behind the step.
  ///   - beginning: The data before the step.
  ///   - mayChangeData: Whether applications may have changed data by themselves.
  mutating func checkStep(on stage: Stage, from beginning: [[[ItemID]]], mayChangeData: Bool) {
    invariants.goOn(at: stage)
    var time = stage.trace.first?.time
    for entry in stage.trace {
      if let before = time, entry.time < before { violations.append("time goes back") }
      time = entry.time
      if !mayChangeData, entry.session == nil, entry.event.isOfData {
        violations.append("data changes that nobody has changed")
      }
      checkEntry(entry, on: stage)
    }
    gone = stage.viewsTakenAway
    invariants.forgetBetweenEvents()
    if stage.timerLimitExceeded { violations.append("too many timers fire at one moment") }
    if let defect = stage.defect { violations.append("the stage made a mistake: \(defect)") }
    violations += DataReplay.differences(on: stage, initial: beginning)
    violations += stage.faultsOfItems
    violations += stage.inspection.timersWithoutOwners.map { "a timer without an owner: \($0)" }
  }

  /// Checks what an entry says of drags and loads.
  mutating func checkEntry(_ entry: TraceEntry, on stage: Stage) {
    if case .called(let callback, let view, _) = entry.event, callback.isOfDestination,
      gone.contains(view)
    {
      violations.append("\(stage.name(of: view)) is gone, and hears \(callback.rawValue)")
    }
    invariants.follow(entry)
    transfers.count(entry)
  }

  /// The first thing that does not hold so far, or nil.
  var firstViolation: String? { violations.first ?? invariants.violations.first }

  /// The first thing that does not hold where everything is over, or nil.
  func violation(atEndOf stage: Stage) -> String? {
    if let first = firstViolation { return first }
    var last = self
    if let first = last.invariants.finish().first { return first }
    if let first = transfers.violations(on: stage).first { return first }
    return stage.scene.views.firstResult { view in
      stage.collection(view)?.placeholders.isEmpty == false
        ? "\(stage.name(of: view)): a placeholder is left" : nil
    }
  }

  /// Feeds everything that is remembered.
  func feed(_ hasher: inout Hasher) {
    invariants.feed(&hasher)
    hasher.combine(transfers)
    hasher.combine(violations.count)
  }
}

extension Callback {
  /// Whether a destination is asked or told this; a source hears of its drag to the end.
  fileprivate var isOfDestination: Bool {
    switch self {
    case .canHandle, .enter, .update, .exit, .perform, .mayMoveRow, .moveRow, .willReorder,
      .didReorder,
      .dropPreview, .willDrop, .conclude, .dropEnd, .didLoad, .didLoadAll, .springLoad,
      .springLoaded, .placeholderInsert, .placeholderCommit:
      true
    case .items, .canMove, .liftPreview, .willLift, .liftCancelled, .allowsMove, .restricted,
      .fullSize, .willBegin, .didMove, .addItems, .willAdd, .sessionForAdding, .willEnd,
      .cancelPreview, .willCancel, .didEnd, .didTransfer, .placeholderDelete, .placeholderDiscard,
      .menu, .menuShown, .menuDismissed:
      false
    }
  }
}

extension Stage {
  /// The views that are not there any more.
  fileprivate var viewsTakenAway: Set<ViewID> { Set(scene.views.filter { !scene.isPresent($0) }) }

  /// What is wrong with the items of views: none stands in a view twice.
  fileprivate var faultsOfItems: [String] {
    scene.views.compactMap { view in
      let items = self.items(of: view).joined()
      return Set(items).count == items.count ? nil : "\(name(of: view)): an item twice"
    }
  }
}

extension TraceEvent {
  /// Whether items come, go or change their places.
  fileprivate var isOfData: Bool {
    switch self {
    case .inserted, .deleted, .moved, .reloaded, .sectionChanged: true
    case .pointerDown, .pointerMove, .pointerUp, .pointerCancel, .host, .hostFinished, .called,
      .itemReloaded, .batchRejected, .feedback, .scrolled, .resized, .switched, .removed, .selected,
      .dropped,
      .undropped, .dropFailed, .misused,
      .rejectedCall, .transfer, .opaqueType, .store:
      false
    }
  }
}

extension Sequence {
  /// The first result that is not nil.
  fileprivate func firstResult<Value>(_ value: (Element) -> Value?) -> Value? {
    for element in self { if let found = value(element) { return found } }
    return nil
  }
}
