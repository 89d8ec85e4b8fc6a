import DragSessions

/// The incomplete loads in the order of their requests, those that are reported together, and what was answered.
///
/// Finding a load by its number, querying the loads of an item or of a session, adding one and
/// removing one cost O(1) on average.
struct LoadTable: Sendable {
  /// The loads, with nil for those that were removed since the last rebuild.
  private var slots: [LoadState?] = []
  /// The first slot that may hold a load.
  private var first = 0
  private var places: [LoadToken: Int] = [:]
  private var counts: [SessionID: Int] = [:]
  private var tokens: [ItemReference: [LoadToken]] = [:]
  /// The loads of several items that complete together, in the order of their requests.
  private(set) var batches: [LoadBatch] = []
  /// The last load of each item that its source answered after a delay: it may not answer again.
  private(set) var answered: [ItemReference: AnsweredLoad] = [:]
  /// The number of loads and batches so far, and of loads that their owners have answered; they
  /// are not compared.
  private var tokenCount: UInt32 = 0
  private var answerCount = 0

  /// The number of incomplete loads.
  var count: Int { places.count }

  var isEmpty: Bool { places.isEmpty }

  /// A load by its number, or nil if it is complete.
  subscript(token: LoadToken) -> LoadState? { places[token].flatMap { slots[$0] } }

  /// Returns true if any load of a session is incomplete.
  func has(_ session: SessionID) -> Bool { counts[session] != nil }

  /// The loads of an item, in the order of their requests.
  func loads(of item: ItemReference) -> [LoadState] {
    tokens[item]?.compactMap { self[$0] } ?? []
  }

  mutating func append(_ load: LoadState) {
    places[load.token] = slots.count
    counts[load.session, default: 0] += 1
    tokens[load.item.reference, default: []].append(load.token)
    slots.append(load)
  }

  /// A token for a new load or batch; never reused.
  mutating func newToken() -> LoadToken {
    tokenCount += 1
    return LoadToken(rawValue: tokenCount)
  }

  /// Adds loads that are reported together.
  mutating func append(_ batch: LoadBatch) { batches.append(batch) }

  /// Adds a result to the batch of its load, if there is one.
  mutating func completeBatch(of load: LoadState, with result: LoadResult) -> LoadBatch.Progress {
    guard let found = batches.firstIndex(where: { $0.holds(load.token) }) else { return .none }
    // Members have consecutive numbers.
    let place = Int(load.token.rawValue - batches[found].members[0].rawValue)
    do throws(LoadResults<LoadedItem>.ResultError) {
      try batches[found].results.complete(place, with: result)
    } catch {
      // Each member is a separate load that completes once: a second result does not exist.
      return .open
    }
    guard let objects = batches[found].results.values else { return .open }
    return .complete(batches.remove(at: found), objects)
  }

  /// Gives loads and batches other numbers in the batches.
  mutating func renumberBatches(_ number: (LoadToken) -> LoadToken) {
    for index in batches.indices {
      batches[index].token = number(batches[index].token)
      batches[index].members = batches[index].members.map(number)
    }
  }

  /// Remembers a complete load that its source might answer again.
  mutating func remember(_ load: LoadState) {
    answerCount += 1
    answered[load.item.reference] = AnsweredLoad(
      item: load.item, load: load.load, session: load.session, number: answerCount)
  }

  /// Stores what an answer has changed of a load that was complete.
  mutating func keep(_ answer: AnsweredLoad) { answered[answer.item.reference] = answer }

  /// Stores a changed load; its number, its session and its item are fixed.
  mutating func keep(_ load: LoadState) {
    if let place = places[load.token] { slots[place] = load }
  }

  /// Removes a load.
  ///
  /// - Returns: The load, or nil if it is complete.
  mutating func remove(_ token: LoadToken) -> LoadState? {
    guard let place = places.removeValue(forKey: token), let load = slots[place] else { return nil }
    slots[place] = nil
    let item = load.item.reference
    if let index = tokens[item]?.firstIndex(of: token) { tokens[item]?.remove(at: index) }
    if tokens[item]?.isEmpty == true { tokens[item] = nil }
    counts[load.session, default: 1] -= 1
    if counts[load.session] == 0 { counts[load.session] = nil }
    while first < slots.count, slots[first] == nil { first += 1 }
    if slots.count > 2 * places.count + 16 { rebuild(Array(self)) }
    return load
  }

  mutating func updateAll(_ change: (inout LoadState) -> Void) {
    var loads = Array(self)
    for place in loads.indices { change(&loads[place]) }
    rebuild(loads)
  }

  private mutating func rebuild(_ loads: [LoadState]) {
    (slots, first, places, counts, tokens) = ([], 0, [:], [:], [:])
    for load in loads { append(load) }
  }
}

extension LoadTable: Sequence {
  /// Iterates over the loads in order.
  struct Iterator: IteratorProtocol {
    fileprivate let slots: [LoadState?]
    fileprivate var place: Int

    mutating func next() -> LoadState? {
      while place < slots.count {
        place += 1
        if let load = slots[place - 1] { return load }
      }
      return nil
    }
  }

  func makeIterator() -> Iterator { Iterator(slots: slots, place: first) }
}

extension LoadTable: Hashable {
  static func == (one: LoadTable, other: LoadTable) -> Bool {
    one.places.count == other.places.count && one.elementsEqual(other)
      && one.batches == other.batches && one.answered == other.answered
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(places.count)
    for load in self { hasher.combine(load) }
    hasher.combine(batches)
    hasher.combine(answered)
  }
}
