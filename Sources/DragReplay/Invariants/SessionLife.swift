import DragItems
import DragSessions
import DragStage

/// What was heard of one session: how far it has come, where it is, and what it has done to data.
struct SessionLife: Hashable {
  /// How far a session has come, by what its source was told.
  enum Phase: UInt8, Hashable {
    /// Nothing was heard of it.
    case unheard
    /// Another program has begun it, and no source of ours is told of it.
    case outside
    case lifting
    case letDown
    case begun
    case ending
    case ended
    /// Nothing is told of it any more (I1).
    case over
  }

  /// What is told while items are added.
  enum Addition: Hashable {
    case asked
    case told([ItemID])
  }

  var phase: Phase
  /// The view that it was lifted from, or nil where another program has begun it.
  let source: ViewID?
  /// Whether any items have risen; where none have, another lift has the same number.
  var hasRisen = false
  /// The items that its source was asked for, also those that may not move, and behind them the
  /// added ones, each in its order (I9).
  var carried: [ItemID] = []
  /// How many of them were added.
  var addedCount = 0
  var addition: Addition?
  /// The items whose flights were told, in order.
  var flown: [ItemID] = []
  /// The destinations that it was in, in the order of the first enter.
  var visited: [Invariants.Place] = []
  /// Those that it is inside of now, all at one view (I4).
  var inside: [Invariants.Place] = []
  /// The destination that was asked to take the items.
  var performer: Invariants.Place?
  /// Whether that destination has failed to.
  var hasFailed = false
  /// The operation that its source was notified of.
  var operation: DropOperation?
  /// How often a destination chose for items: two of different views may have one id.
  var chosen: [ItemID: Int] = [:]
  /// How often items came and went.
  var balance: [ItemID: Int] = [:]
  /// Whether items changed their places.
  var hasReordered = false
  /// Where items arrived by loading.
  var loaded: [ItemID: ViewID] = [:]

  init(_ phase: Phase, from source: ViewID?) {
    self.phase = phase
    self.source = source
  }

  /// Whether nothing is remembered but that it is over.
  var isForgotten: Bool {
    (phase == .over || phase == .letDown) && source == nil && carried.isEmpty
  }

  /// Whether nothing has risen with it so far; such a lift may leave its number to the next one.
  var isLiftOfNothing: Bool { if case .lifting = phase { !hasRisen } else { false } }

  /// Whether it has changed any data.
  var hasChangedData: Bool { hasReordered || !balance.isEmpty }

  /// Whether items stand in the order of the drag, of which some may be left out (I9, I11).
  func keepsOrder(_ items: [ItemID]) -> Bool {
    var rest = carried[...]
    for item in items {
      guard let place = rest.firstIndex(of: item) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  /// What is wrong with the items whose flights were told, or nil.
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
    case .letDown: "after liftCancelled"
    case .begun: "during the drag"
    case .ending: "after willEnd"
    case .ended: "after didEnd"
    case .over: "after the end"
    }
  }
}

extension Callback {
  /// Whether an application may be asked or told this while a session is so far (I1, I2).
  func mayCome(in phase: SessionLife.Phase) -> Bool {
    switch self {
    case .items, .canMove, .liftPreview, .willLift, .liftCancelled, .allowsMove, .restricted,
      .fullSize, .willBegin:
      phase == .lifting
    case .didMove, .addItems, .willAdd, .willEnd: phase == .begun
    case .canHandle, .enter, .update, .exit, .perform, .moveRow, .willReorder, .didReorder,
      .springLoad, .springLoaded:
      phase == .begun || phase == .outside
    case .cancelPreview, .willCancel, .didEnd: phase == .ending
    case .dropPreview, .willDrop, .dropEnd, .conclude: phase == .ending || phase == .outside
    case .didTransfer: phase == .ended
    case .didLoad, .didLoadAll: phase != .lifting && phase != .letDown && phase != .over
    case .menu, .menuShown, .menuDismissed: phase != .ended && phase != .over
    // The session is the one that is answered, and an application may answer any.
    case .sessionForAdding: true
    case .placeholderInsert, .placeholderCommit, .placeholderDelete, .placeholderDiscard: true
    }
  }

  /// Whether it may be told before anything else of a drag that another program has begun; what
  /// opens under it need not take drops.
  var meetsOutside: Bool { self == .canHandle || self == .enter || self == .springLoad }

  /// Whether it says nothing of how far a session is.
  var isAside: Bool {
    switch self {
    case .sessionForAdding, .menu, .menuShown, .menuDismissed, .placeholderInsert,
      .placeholderCommit, .placeholderDelete, .placeholderDiscard:
      true
    case .items, .canMove, .liftPreview, .willLift, .liftCancelled, .allowsMove, .restricted,
      .fullSize, .willBegin, .didMove, .addItems, .willAdd, .willEnd, .cancelPreview, .willCancel,
      .didEnd, .didTransfer, .canHandle, .enter, .update, .exit, .perform, .moveRow, .willReorder,
      .didReorder, .dropPreview, .willDrop, .conclude, .dropEnd, .didLoad, .didLoadAll, .springLoad,
      .springLoaded:
      false
    }
  }
}
