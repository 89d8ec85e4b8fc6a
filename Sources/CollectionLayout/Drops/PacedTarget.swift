/// A target that is taken over only after it has stood for the time of a cadence (H6).
///
/// Times are microseconds of a clock of the owner's, which asks for the deadline and comes back. A
/// target that is lost is let go of at once, as nothing is worth waiting for there.
package struct PacedTarget<Target: Hashable & Sendable>: Hashable, Sendable {
  /// The cadence; a change of it counts from the next change of the target.
  package var cadence: ReorderingCadence
  /// The target that has been taken over.
  package private(set) var settled: Target?
  /// The target that waits, and until when.
  private var waiting: Waiting?

  private struct Waiting: Hashable, Sendable {
    let target: Target
    let deadline: Int64
  }

  /// Starts without a target.
  package init(cadence: ReorderingCadence = .immediate) {
    self.cadence = cadence
  }

  /// When to come back with ``advance(to:)``; nil where nothing waits.
  package var deadline: Int64? { waiting?.deadline }

  /// Takes note of the present target.
  ///
  /// The time starts again whenever the target changes, and ends where it is the settled one again.
  ///
  /// - Parameters:
  ///   - target: The target; nil for none.
  ///   - now: The time.
  /// - Returns: Whether another target is settled now.
  package mutating func aim(at target: Target?, now: Int64) -> Bool {
    guard let target, target != settled, cadence.delay > 0 else {
      let isNew = target != settled
      settled = target
      waiting = nil
      return isNew
    }
    if waiting?.target != target {
      let (deadline, isPastTheEnd) = now.addingReportingOverflow(cadence.delay)
      waiting = Waiting(target: target, deadline: isPastTheEnd ? .max : deadline)
    }
    return advance(to: now)
  }

  /// The same with other targets, each of which may be lost; what waits goes on waiting.
  ///
  /// - Parameter change: What a target has become; nil where it is no more.
  /// - Returns: The targets with their times as they were.
  package func map(_ change: (Target) -> Target?) -> PacedTarget {
    var mapped = self
    mapped.settled = settled.flatMap(change)
    mapped.waiting = waiting.flatMap { waiting in
      change(waiting.target).map { Waiting(target: $0, deadline: waiting.deadline) }
    }
    return mapped
  }

  /// Takes over the target that waits, if its time has come.
  ///
  /// - Parameter now: The time.
  /// - Returns: Whether another target is settled now.
  package mutating func advance(to now: Int64) -> Bool {
    guard let waiting, waiting.deadline <= now else { return false }
    settled = waiting.target
    self.waiting = nil
    return true
  }
}
