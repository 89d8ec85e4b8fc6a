import CollectionModel
import DragSessions
import Machines

/// The purpose of a timer.
enum TimerPurpose: Hashable, Sendable {
  case liftDelay(PointerID)
  case liftAnimation(PointerID)
  case endAnimation(SessionID)
  case perform(SessionID)
  case springDelay(SessionID)
  case springFlash(SessionID)
  case springStill(SessionID)
  case period(SessionID)
  case load(LoadToken)
  case gapDelay(SessionID)
  case autoScroll(SessionID)
  case loadDeadline(LoadToken)
  case save(StoreID, ChangeOrigin)
  case hostList(SessionID)
  case hostCall(UInt32)
}

/// The pending timers; timers of the same time fire in the order in which they were set.
///
/// Two queues with the same remaining times are equal, at any time: two stages with the same future
/// are equal. Setting, stopping and firing a timer cost O(log *n*), advancing the time O(1).
struct TimerQueue: Sendable {
  private struct Entry: Comparable, Sendable {
    /// The time at which it fires, in terms of ``elapsed``.
    let due: UInt64
    /// The number of timers that were set before it.
    let number: UInt64
    var purpose: TimerPurpose

    static func < (one: Entry, other: Entry) -> Bool {
      (one.due, one.number) < (other.due, other.number)
    }
  }

  /// All timers; of many, stopped ones are removed when they are the next one, or half of all.
  private var heap = Heap<Entry>()
  /// The number of each pending timer, from the moment on at which there are many.
  private var numbers: [TimerPurpose: UInt64]?
  /// The number of timers that are compared one by one, which costs less than a hash.
  private static let few = 8
  private var setCount: UInt64 = 0
  /// The time that has passed.
  private var elapsed: UInt64 = 0

  /// The time at which the next timer fires, in terms of ``elapsed``: every move reads it.
  private var nextDue: UInt64?

  /// The time until the next timer, or nil if none is pending.
  var untilNext: Microseconds? {
    nextDue.map { Microseconds(Int64(clamping: $0 - elapsed)) }
  }

  /// The purposes of the pending timers, the next one first.
  var purposes: [TimerPurpose] { pending.map { $0.purpose } }

  /// The pending timers with the time until each, the next one first; none where there are more.
  func pendingSpans(atMost most: Int) -> [(TimerPurpose, Microseconds)] {
    guard count <= most else { return [] }
    return pending.map { ($0.purpose, Microseconds(Int64(clamping: $0.due - elapsed))) }
  }

  private var pending: [Entry] { heap.unordered.filter(isPending).sorted() }

  private var count: Int { numbers?.count ?? heap.count }

  private func isPending(_ entry: Entry) -> Bool {
    guard let numbers else { return true }
    return numbers[entry.purpose] == entry.number
  }

  /// The index of a timer in the heap, while there are few.
  private func index(of purpose: TimerPurpose) -> Int? {
    heap.unordered.firstIndex { $0.purpose == purpose }
  }

  /// Sets a timer; it fires after those that are due at the same time, and replaces a pending one
  /// with the same purpose.
  mutating func set(_ purpose: TimerPurpose, after delay: Microseconds) {
    let entry = Entry(
      due: elapsed + UInt64(max(delay.count, 0)), number: setCount, purpose: purpose)
    setCount += 1
    if numbers == nil {
      if let index = index(of: purpose) { heap.remove(at: index) }
      heap.insert(entry)
      nextDue = heap.first?.due
      if heap.count > Self.few { countAll() }
    } else {
      let isReplaced = numbers?.updateValue(entry.number, forKey: purpose) != nil
      heap.insert(entry)
      if isReplaced { removeStopped() } else { nextDue = min(nextDue ?? entry.due, entry.due) }
    }
  }

  mutating func stop(_ purpose: TimerPurpose) {
    // Most drags stop timers that nothing has set.
    if nextDue == nil { return }
    if numbers == nil {
      guard let index = index(of: purpose) else { return }
      heap.remove(at: index)
      nextDue = heap.first?.due
    } else if numbers?.removeValue(forKey: purpose) != nil {
      removeStopped()
    }
  }

  /// Finds timers by a hash from now on.
  private mutating func countAll() {
    var numbers: [TimerPurpose: UInt64] = [:]
    for entry in heap.unordered { numbers[entry.purpose] = entry.number }
    self.numbers = numbers
  }

  private mutating func removeStopped() {
    if heap.count > 2 * count + 16 { heap = Heap(ascending: pending) }
    dropStopped()
  }

  func holds(_ purpose: TimerPurpose) -> Bool {
    guard let numbers else { return index(of: purpose) != nil }
    return numbers[purpose] != nil
  }

  mutating func renumber(_ number: (LoadToken) -> LoadToken) {
    var entries = pending
    for place in entries.indices {
      switch entries[place].purpose {
      case .load(let token): entries[place].purpose = .load(number(token))
      case .loadDeadline(let token): entries[place].purpose = .loadDeadline(number(token))
      case .liftDelay, .liftAnimation, .endAnimation, .perform, .springDelay, .springFlash,
        .springStill, .period, .gapDelay, .autoScroll, .save, .hostList, .hostCall:
        break
      }
    }
    heap = Heap(ascending: entries)
    if numbers != nil { countAll() }
  }

  /// Advances the time, by at most the time until the next timer.
  mutating func pass(_ span: Microseconds) {
    // Without a timer, no reference time is needed.
    guard let nextDue else { return elapsed = 0 }
    elapsed = min(nextDue, elapsed + UInt64(max(span.count, 0)))
  }

  mutating func popNext() -> TimerPurpose? {
    guard let next = heap.removeFirst() else { return nil }
    numbers?[next.purpose] = nil
    dropStopped()
    return next.purpose
  }

  /// Removes stopped timers from the front of the heap.
  private mutating func dropStopped() {
    while let first = heap.first, !isPending(first) { heap.removeFirst() }
    nextDue = heap.first?.due
    if nextDue == nil { numbers = nil }
  }
}

extension TimerQueue: Hashable {
  static func == (one: TimerQueue, other: TimerQueue) -> Bool {
    one.count == other.count
      && zip(one.pending, other.pending).allSatisfy {
        $0.purpose == $1.purpose && $0.due - one.elapsed == $1.due - other.elapsed
      }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for entry in pending {
      hasher.combine(entry.due - elapsed)
      hasher.combine(entry.purpose)
    }
  }
}
