import DragSessions

/// The drags that are not over, in the order of lifting; a new one is appended.
///
/// Finding a drag by its session, adding one and removing one cost O(1) on average, and so does the
/// query whether a view is occupied.
struct DragTable: Sendable {
  /// The drags, including those that were removed since the last rebuild; a single slot contains one.
  private var slots: [DragState] = []
  /// The number of slots that contain a drag.
  private(set) var count = 0
  // With one slot at most, the rest is empty: nothing is looked up and counted for a drag that is
  // alone, as most are.
  /// The slot of each drag, while there are several slots.
  private var places: [SessionID: Int] = [:]
  /// The counted state of each slot, nil if it contains no drag, while there are several slots.
  private var counted: [Whereabouts?] = []
  /// The number of drags inside each view, while there are several drags.
  private var insideCounts: [UInt32: Int] = [:]
  /// The number of drags that are under way, while there are several.
  private var draggingCount = 0
  /// The drags that are being stepped, while there are several.
  private var busy: [SessionID] = []
  /// The drag of each seat that waits for the list of its items, as long as there are several drags.
  private var waiting: [PointerID: SessionID] = [:]

  /// The storage of the drag that was over last.
  private var storage = DragSession.Storage()

  var isEmpty: Bool { count == 0 }

  /// Returns true if the table contains a session's drag.
  @inline(__always)
  func contains(_ session: SessionID) -> Bool { place(of: session) != nil }

  /// The drag of a session, which must exist.
  subscript(session: SessionID) -> DragState {
    @inline(__always)
    get { slots[knownPlace(of: session)] }
    // One yield, and nothing is kept across it: a coroutine that keeps a drag would allocate its
    // frame.
    @inline(__always)
    _modify {
      let place = knownPlace(of: session)
      yield &slots[place]
      if slots.count > 1 { recount(place) }
    }
  }

  /// The spring-loading of a session's drag, which must exist, without a copy of the drag.
  func spring(of session: SessionID) -> SpringState? { slots[knownPlace(of: session)].spring }

  /// True if a session's drag, which must exist, is under way and not dropped, without a copy of it.
  func isCarried(_ session: SessionID) -> Bool {
    let slot = knownPlace(of: session)
    return slots[slot].drag.session.state == .dragging && slots[slot].hostDrop == nil
  }

  /// True if a session's drag, which must exist, takes a move now.
  // Every move asks: a call would get a copy of the table.
  @inline(__always)
  func isMovable(_ session: SessionID) -> Bool {
    slots[knownPlace(of: session)].drag.session.state == .dragging
  }

  /// The slot of a session's drag, or nil.
  @inline(__always)
  private func place(of session: SessionID) -> Int? {
    // Usually there is one drag.
    if slots.count == 1 { return slots[0].id == session ? 0 : nil }
    return places[session]
  }

  @inline(__always)
  private func knownPlace(of session: SessionID) -> Int {
    guard let place = place(of: session) else {
      preconditionFailure("session \(session.rawValue) has no drag any more")
    }
    return place
  }

  /// Returns true if any other drag is inside a view.
  func isTaken(_ view: UInt32, besides session: SessionID) -> Bool {
    guard slots.count > 1 else { return false }
    let own = Whereabouts(slots.span[knownPlace(of: session)])
    if insideCounts[view, default: 0] > (own.view == view ? 1 : 0) { return true }
    return busy.contains { holds($0, besides: session) { $0.occupies(view) } }
  }

  /// Returns true if any other drag is under way; O(1).
  func isAnyDragging(besides session: SessionID) -> Bool {
    guard slots.count > 1 else { return false }
    let own = Whereabouts(slots.span[knownPlace(of: session)])
    return draggingCount > (own.isDragging ? 1 : 0)
  }

  /// Returns true if any other drag is querying a view.
  func isQueried(_ view: UInt32, besides session: SessionID) -> Bool {
    guard slots.count > 1 else { return false }
    return busy.contains { holds($0, besides: session) { $0.isQuerying(view) } }
  }

  /// Lets the destinations at views be asked again about other drags, also at unchanged positions: a drop has changed how
  /// many items the views have, and with that perhaps how many they take.
  mutating func outdate(at views: [ViewID], besides session: SessionID) {
    guard count > 1 else { return }
    for other in sessions where other != session {
      guard let site = self[other].drag.currentSite else { continue }
      if views.contains(ViewID(DestinationID(site))) { self[other].trail.isOutdated = true }
    }
  }

  /// The session of a seat's drag that was dropped and waits for the list of its items, or nil.
  func waitingSession(of seat: PointerID) -> SessionID? {
    guard slots.count < 2 else { return waiting[seat].flatMap { contains($0) ? $0 : nil } }
    return first { $0.pointer == seat && $0.isWaitingForList }?.id
  }

  /// The first items of all drags that wait for lists, in the order of the drags.
  var waitingItems: [ItemReference] {
    guard slots.count < 2 else {
      return waiting.values.compactMap { places[$0] }.sorted()
        .compactMap { slots[$0].items.first?.reference }
    }
    guard slots.count == 1, slots[0].isWaitingForList else { return [] }
    return slots[0].items.first.map { [$0.reference] } ?? []
  }

  private func holds(_ session: SessionID, besides own: SessionID, _ does: (DragSession) -> Bool)
    -> Bool
  {
    guard session != own, let place = places[session] else { return false }
    return does(slots[place].drag)
  }

  /// Adds a drag that has not begun, which uses the storage of an earlier one.
  mutating func append(_ drag: consuming DragState) {
    put(drag)
    slots[slots.count - 1].drag.begin(in: &storage)
  }

  private mutating func put(_ drag: consuming DragState) {
    if slots.count > 2 * count { compact() }
    slots.append(drag)
    count += 1
    switch slots.count {
    case 1: break
    case 2: countAll()
    default: beginCount(at: slots.count - 1)
    }
  }

  /// Makes the drag of a session, which must exist, the last one.
  mutating func moveToEnd(_ session: SessionID) {
    // Usually there is one drag.
    let place = knownPlace(of: session)
    guard place < slots.count - 1 else { return }
    let drag = slots[place]
    vacate(place, of: session)
    put(drag)
  }

  /// Removes the drag of a session, which must exist and is over, and keeps its storage for the next one.
  mutating func remove(_ session: SessionID) {
    let place = knownPlace(of: session)
    slots[place].drag.end(leaving: &storage)
    if slots.count > 1 { return vacate(place, of: session) }
    count -= 1
    slots.removeAll(keepingCapacity: true)
  }

  /// Removes a drag, which is not the only one, and compacts the table if half of the slots are empty.
  private mutating func vacate(_ place: Int, of session: SessionID) {
    count -= 1
    note(nil, at: place)
    places[session] = nil
    if slots.count > 2 * count { compact() }
  }

  /// Removes the slots of removed drags.
  private mutating func compact() {
    var next = 0
    for place in slots.indices where counted[place] != nil {
      if next < place { slots.swapAt(next, place) }
      next += 1
    }
    slots.removeSubrange(next...)
    countAll()
  }

  /// The counted state of a drag while there are several.
  private struct Whereabouts {
    var view: UInt32?
    var isBusy = false
    var isDragging = false
    /// The seat whose drag waits for the list of its items.
    var waitingSeat: PointerID?

    init() {}

    init(_ drag: borrowing DragState) {
      view = drag.drag.currentSite
      isBusy = !drag.drag.isIdle
      isDragging = drag.drag.session.state == .dragging
      if drag.isWaitingForList { waitingSeat = drag.pointer }
    }
  }

  /// Counts all drags again; every slot contains one.
  private mutating func countAll() {
    places.removeAll(keepingCapacity: true)
    counted.removeAll(keepingCapacity: true)
    insideCounts.removeAll(keepingCapacity: true)
    draggingCount = 0
    busy.removeAll(keepingCapacity: true)
    waiting.removeAll(keepingCapacity: true)
    guard slots.count > 1 else { return }
    for place in slots.indices { beginCount(at: place) }
  }

  /// Counts a drag in a new slot.
  private mutating func beginCount(at place: Int) {
    places[slots[place].id] = place
    counted.append(Whereabouts())
    recount(place)
  }

  /// Updates the counts after a change of a drag.
  @inline(never)
  private mutating func recount(_ place: Int) {
    // Borrowed, because a copy of a drag would retain all that it contains.
    note(Whereabouts(slots.span[place]), at: place)
  }

  /// Stores the counted state of a slot, nil if its drag was removed.
  private mutating func note(_ now: Whereabouts?, at place: Int) {
    let session = slots[place].id
    count(now ?? Whereabouts(), insteadOf: counted[place] ?? Whereabouts(), of: session)
    counted[place] = now
  }

  private mutating func count(
    _ now: Whereabouts, insteadOf before: Whereabouts, of session: SessionID
  ) {
    if now.view != before.view {
      if let view = before.view { insideCounts[view, default: 0] -= 1 }
      if let view = now.view { insideCounts[view, default: 0] += 1 }
    }
    if now.isDragging != before.isDragging { draggingCount += now.isDragging ? 1 : -1 }
    if now.waitingSeat != before.waitingSeat {
      if let seat = before.waitingSeat, waiting[seat] == session { waiting[seat] = nil }
      if let seat = now.waitingSeat { waiting[seat] = session }
    }
    guard now.isBusy != before.isBusy else { return }
    if now.isBusy { busy.append(session) } else { busy.removeAll { $0 == session } }
  }
}

extension DragTable: Sequence {
  /// Iterates over the drags in order; drags that are added or removed meanwhile have no effect.
  struct Iterator: IteratorProtocol {
    fileprivate let table: DragTable
    private var place = 0

    fileprivate init(_ table: DragTable) { self.table = table }

    mutating func next() -> DragState? {
      while place < table.slots.count {
        place += 1
        if table.isTaken(place - 1) { return table.slots[place - 1] }
      }
      return nil
    }
  }

  func makeIterator() -> Iterator { Iterator(self) }

  /// True if a slot contains a drag.
  private func isTaken(_ place: Int) -> Bool { slots.count == 1 || counted[place] != nil }

  /// The sessions of the drags, in order.
  var sessions: [SessionID] {
    slots.indices.lazy.filter { isTaken($0) }.map { slots[$0].id }
  }

  /// The last drag that satisfies a condition.
  func last(where isMeant: (DragState) -> Bool) -> DragState? {
    slots.indices.last { isTaken($0) && isMeant(slots[$0]) }.map { slots[$0] }
  }
}

extension DragTable: Hashable {
  static func == (one: DragTable, other: DragTable) -> Bool {
    one.count == other.count && one.elementsEqual(other)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for drag in self { hasher.combine(drag) }
  }
}
