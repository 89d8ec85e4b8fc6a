package import Machines

/// The limits of a test, so that no script runs forever.
package struct ReplayLimits: Hashable, Sendable {
  /// The maximum number of events that a test dispatches plus timers that fire in it.
  package var events = 5_000_000
  /// The maximum number of timers that fire at one moment.
  package var timers = 100_000
  /// The maximum virtual time of a test.
  package var time = Microseconds.seconds(24 * 60 * 60)

  /// Makes the limits that the command uses.
  package init() {}
}
