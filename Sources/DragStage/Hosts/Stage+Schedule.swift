public import Machines

/// A call that a host has scheduled on a stage's clock.
public struct ScheduledCall: Hashable, Sendable {
  let number: UInt32
}

extension Stage {
  /// Calls a function of the host when an amount of time has passed on the stage's clock.
  ///
  /// It is a timer like those of the stage: it counts for ``nextDeadline`` and ``isIdle``, and of several timers that
  /// are due at one time the one that was set first fires first. The function may call the stage as a policy may: an
  /// event is taken after it (``Reply/Answer/queued``), and a change of data takes effect at once. O(log n) with n
  /// pending timers.
  ///
  /// - Parameters:
  ///   - delay: The time from now; a negative one is zero. A call without a delay fires with the next tick, or when
  ///     time advances.
  ///   - call: The function, which is called once.
  /// - Returns: The call, which can be withdrawn until it fires.
  @discardableResult
  public func schedule(after delay: Microseconds, _ call: @escaping () -> Void) -> ScheduledCall {
    let number = scheduledCalls.add(call)
    core.state.timers.set(.hostCall(number), after: delay)
    return ScheduledCall(number: number)
  }

  /// Withdraws a scheduled call; a call that has fired, or was withdrawn, stays as it is.
  public func withdraw(_ call: ScheduledCall) {
    guard scheduledCalls.take(call.number) != nil else { return }
    core.state.timers.stop(.hostCall(call.number))
  }
}
