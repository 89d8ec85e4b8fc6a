/// The calls that a host has scheduled on the stage's clock, by their numbers.
///
/// The timers of the calls are in the queue of the stage, which decides their order; this table holds what
/// they call. A number is never used twice.
struct ScheduledCalls {
  private var calls: [UInt32: () -> Void] = [:]
  private var count: UInt32 = 0

  /// Adds a call, and returns its number.
  mutating func add(_ call: @escaping () -> Void) -> UInt32 {
    count += 1
    calls[count] = call
    return count
  }

  /// Removes and returns the call of a number; nil if it was taken or removed before.
  mutating func take(_ number: UInt32) -> (() -> Void)? { calls.removeValue(forKey: number) }

  /// True if a call waits for its time.
  func holds(_ number: UInt32) -> Bool { calls[number] != nil }
}

/// A call that a host has scheduled on a stage's clock.
public struct ScheduledCall: Hashable, Sendable {
  let number: UInt32
}
