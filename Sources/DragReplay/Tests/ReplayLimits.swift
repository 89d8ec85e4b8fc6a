public import Machines

/// How far a test may go, so that no script runs for ever.
public struct ReplayLimits: Hashable, Sendable {
  /// The greatest number of events that a test dispatches, and of timers that fire in it, together.
  public var events = 5_000_000
  /// The greatest number of timers that fire at one moment of it.
  public var timers = 100_000
  /// The greatest virtual time that a test reaches.
  public var time = Microseconds.seconds(24 * 60 * 60)

  /// Makes the limits that the command keeps.
  public init() {}
}
