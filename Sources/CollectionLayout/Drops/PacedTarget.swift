/// A target that is adopted only after it has been the same for the delay of a cadence (H6).
///
/// Times are microseconds of the owner's clock; the owner reads the deadline and calls back. A lost
/// target is dropped at once, without a delay.
package struct PacedTarget<Target: Hashable & Sendable>: Hashable, Sendable {
  /// The cadence; a change takes effect with the next change of the target.
  package var cadence: ReorderingCadence
  /// The adopted target.
  package private(set) var settled: Target?
  /// The pending target and its deadline.
  private var waiting: Waiting?

  private struct Waiting: Hashable, Sendable {
    let target: Target
    let deadline: Int64
  }

  /// Starts without a target.
  package init(cadence: ReorderingCadence = .immediate) {
    self.cadence = cadence
  }

  /// The time of the next call of ``advance(to:)``; nil if no target is pending.
  package var deadline: Int64? { waiting?.deadline }

  /// Updates the current target.
  ///
  /// The delay starts again whenever the target changes, and ends if it is the adopted one again.
  ///
  /// - Parameters:
  ///   - target: The target; nil for none.
  ///   - now: The time.
  /// - Returns: True if another target is adopted now.
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

  /// Maps the targets, each of which may be lost; the pending time is unchanged.
  ///
  /// - Parameter change: The new target; nil if it is lost.
  /// - Returns: The targets with their times.
  package func map(_ change: (Target) -> Target?) -> PacedTarget {
    var mapped = self
    mapped.settled = settled.flatMap(change)
    mapped.waiting = waiting.flatMap { waiting in
      change(waiting.target).map { Waiting(target: $0, deadline: waiting.deadline) }
    }
    return mapped
  }

  /// Adopts the pending target, if its deadline has passed.
  ///
  /// - Parameter now: The time.
  /// - Returns: True if another target is adopted now.
  package mutating func advance(to now: Int64) -> Bool {
    guard let waiting, waiting.deadline <= now else { return false }
    settled = waiting.target
    self.waiting = nil
    return true
  }
}
