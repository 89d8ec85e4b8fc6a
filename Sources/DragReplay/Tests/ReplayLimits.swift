public import Machines

/// The limits of a test, so that no script runs forever.
public struct ReplayLimits: Hashable, Sendable {
  /// The maximum number of events that a test dispatches plus timers that fire in it.
  public var events = 5_000_000
  /// The maximum number of timers that fire at one moment.
  public var timers = 100_000
  /// The maximum virtual time of a test.
  public var time = Microseconds.seconds(24 * 60 * 60)

  /// Makes the limits that the command uses.
  public init() {}
}
