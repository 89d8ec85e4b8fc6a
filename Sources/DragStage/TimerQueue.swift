import CollectionModel
import DragSessions
import Machines

/// What a timer is for.
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
}

/// The pending timers, each by its distance from the one before it.
///
/// So the value does not hold the absolute time: two stages that will do the same are equal.
/// Timers of one time fire in the order in which they were made. Setting one costs O(n) in the
/// number of timers; letting time pass and firing cost O(1).
struct TimerQueue: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    var distance: Int64
    var purpose: TimerPurpose
  }

  /// The timers, the next one last.
  private var entries: [Entry] = []

  /// The time until the next timer, or nil where none is pending.
  var untilNext: Microseconds? { entries.last.map { Microseconds($0.distance) } }

  /// What the pending timers are for, the next one first.
  var purposes: [TimerPurpose] { entries.reversed().map(\.purpose) }

  /// Sets a timer; it fires after those that are due at the same time.
  mutating func set(_ purpose: TimerPurpose, after delay: Microseconds) {
    var remaining = max(delay.count, 0)
    var place = entries.count
    while place > 0, entries[place - 1].distance <= remaining {
      remaining -= entries[place - 1].distance
      place -= 1
    }
    if place > 0 { entries[place - 1].distance -= remaining }
    entries.insert(Entry(distance: remaining, purpose: purpose), at: place)
  }

  /// Stops a timer, if it is pending.
  mutating func stop(_ purpose: TimerPurpose) {
    guard let place = entries.lastIndex(where: { $0.purpose == purpose }) else { return }
    if place > 0 { entries[place - 1].distance += entries[place].distance }
    entries.remove(at: place)
  }

  /// Whether a timer is pending.
  func holds(_ purpose: TimerPurpose) -> Bool {
    entries.contains { $0.purpose == purpose }
  }

  /// Gives the loads other numbers.
  mutating func renumber(_ number: (LoadToken) -> LoadToken) {
    for place in entries.indices {
      switch entries[place].purpose {
      case .load(let token): entries[place].purpose = .load(number(token))
      case .loadDeadline(let token): entries[place].purpose = .loadDeadline(number(token))
      case .liftDelay, .liftAnimation, .endAnimation, .perform, .springDelay, .springFlash,
        .springStill, .period, .gapDelay, .autoScroll, .save, .hostList:
        break
      }
    }
  }

  /// Lets time pass, by no more than the time until the next timer.
  mutating func pass(_ span: Microseconds) {
    guard let next = entries.indices.last else { return }
    entries[next].distance = max(0, entries[next].distance - span.count)
  }

  /// Takes the next timer.
  mutating func popNext() -> TimerPurpose? { entries.popLast()?.purpose }
}
