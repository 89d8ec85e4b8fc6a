import DragItems
import DragSessions
import DragStage

/// The recorded callbacks of one session: its phase, its destinations, and its data changes.
struct SessionLife: Hashable {
  /// The phase of a session, by its source's callbacks.
  enum Phase: UInt8, Hashable {
    /// No callback yet.
    case unheard
    /// Begun by another program; no source on this stage receives callbacks.
    case outside
    case lifting
    case liftCancelled
    case begun
    case ending
    case ended
    /// Ended: no more callbacks (I1).
    case over
  }

  /// The callbacks while items are added.
  enum Addition: Hashable {
    case asked
    case notified([ItemID])
  }

  var phase: Phase
  /// The view that it was lifted from, or nil if another program has begun it.
  let source: ViewID?
  /// Indicates whether any items were lifted; if none were, another lift has the same number.
  var hasRisen = false
  /// The items requested from its source, including those that may not move, followed by the added
  /// ones, each in its order (I9).
  var carried: [ItemID] = []
  /// The number of added items.
  var addedCount = 0
  var addition: Addition?
  /// The items with an animation callback, in order.
  var flown: [ItemID] = []
  /// The destinations that it entered, in the order of the first enter.
  var visited: [Invariants.VisitKey] = []
  /// The destinations that it is inside of now, all on one view (I4).
  var inside: [Invariants.VisitKey] = []
  /// The destination that performs the drop.
  var performer: Invariants.VisitKey?
  /// Indicates whether that destination failed.
  var hasFailed = false
  /// What it ends with, as its source was notified.
  var outcome: DragOutcome?
  /// The number of drop choices by id; items of different views may share an id.
  var chosen: [ItemID: Int] = [:]
  /// The item of a choice that came late; a destination may have it carried out.
  var lateChoice: ItemID?
  /// The number of inserts and deletes by item.
  var balance: [ItemID: Int] = [:]
  /// Indicates whether items changed their order.
  var hasReordered = false
  /// The views where items arrived by loading.
  var loaded: [ItemID: ViewID] = [:]

  init(_ phase: Phase, from source: ViewID?) {
    self.phase = phase
    self.source = source
  }

  /// Indicates whether nothing was lifted so far; such a lift may leave its number to the next one.
  var isLiftOfNothing: Bool { if case .lifting = phase { !hasRisen } else { false } }

  /// Indicates whether it has changed any data.
  var hasChangedData: Bool { hasReordered || !balance.isEmpty }

  /// Returns whether items are in the order of the drag, of which some may be missing (I9, I11).
  func keepsOrder(_ items: [ItemID]) -> Bool {
    var rest = carried[...]
    for item in items {
      guard let index = rest.firstIndex(of: item) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  /// The violation by the items with an animation callback, or nil.
  var faultOfFlights: String? {
    guard !flown.isEmpty else { return nil }
    return keepsOrder(flown) && flown.suffix(addedCount) == carried.suffix(addedCount)
      ? nil : "the items do not fly in the order in which they joined"
  }
}

extension SessionLife.Phase: CustomStringConvertible {
  var description: String {
    switch self {
    case .unheard: "before anything else"
    case .outside: "in a drag from outside"
    case .lifting: "before willBegin"
    case .liftCancelled: "after liftCancelled"
    case .begun: "during the drag"
    case .ending: "after willEnd"
    case .ended: "after didEnd"
    case .over: "after the end"
    }
  }
}

extension Callback {
  /// Returns whether a callback of an application is allowed in the session's phase (I1, I2).
  func mayCome(in phase: SessionLife.Phase) -> Bool {
    switch self {
    case .items, .canMove, .liftPreview, .willLift, .liftCancelled, .allowsMove, .restricted,
      .fullSize, .willBegin:
      phase == .lifting
    case .didMove, .addItems, .willAdd, .willEnd: phase == .begun
    case .canHandle, .enter, .update, .exit, .perform, .mayMoveRow, .moveRow, .willReorder,
      .didReorder, .springLoad, .springLoaded:
      phase == .begun || phase == .outside
    case .cancelPreview, .willCancel, .didEnd: phase == .ending
    case .dropPreview, .willDrop, .dropEnd, .conclude: phase == .ending || phase == .outside
    case .didTransfer: phase == .ended
    case .didLoad, .didLoadAll: phase != .lifting && phase != .liftCancelled && phase != .over
    case .menu, .menuShown, .menuDismissed: phase != .ended && phase != .over
    // The session is the answer, and an application may answer any.
    case .sessionForAdding: true
    case .placeholderInsert, .placeholderCommit, .placeholderDelete, .placeholderDiscard: true
    }
  }

  /// Indicates whether it is allowed before any other callback of a drag that another program has
  /// begun; a target that spring-loads need not accept drops.
  var meetsOutside: Bool { self == .canHandle || self == .enter || self == .springLoad }

  /// Indicates whether it says nothing about the session's phase.
  var isAside: Bool {
    switch self {
    case .sessionForAdding, .menu, .menuShown, .menuDismissed, .placeholderInsert,
      .placeholderCommit, .placeholderDelete, .placeholderDiscard:
      true
    default: false
    }
  }
}
