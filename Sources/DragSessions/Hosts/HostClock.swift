public import Machines

/// Converts the event times of a host to times that never decrease.
///
/// Event times are unreliable: some wrap around after 49 days, some come from a different clock
/// than the previous event, some lie in the past. Keep one clock for each source of times and pass
/// its result to the stage with every event. A host with a monotonic clock of its own uses that
/// clock instead.
public struct HostClock: Hashable, Sendable {
  private var last: UInt32?
  private var origin: Double?
  /// The latest time that was returned.
  public private(set) var now: Timestamp

  /// Makes a clock.
  ///
  /// - Parameter start: The time of the first event.
  public init(startingAt start: Timestamp = .zero) {
    now = start
  }

  /// Converts a wrapping time in milliseconds: from X11, Wayland, GTK or `GetMessageTime`.
  ///
  /// A step of less than half the range moves forward. A longer step counts as a step back: the
  /// time does not change, and the next step is measured from the latest time received.
  ///
  /// - Parameter milliseconds: The event's time, from any origin.
  /// - Returns: The time to pass to the stage.
  public mutating func timestamp(wrapping milliseconds: UInt32) -> Timestamp {
    guard let before = last else {
      last = milliseconds
      return now
    }
    let step = Int32(bitPattern: milliseconds &- before)
    guard step > 0 else { return now }
    last = milliseconds
    pass(Int64(step) * 1_000)
    return now
  }

  /// Converts a time in seconds: from AppKit, or a page's `timeStamp` divided by 1,000.
  ///
  /// A time before the latest one, or one that is not finite, leaves the clock unchanged.
  ///
  /// - Parameter seconds: The event's time, from any origin.
  /// - Returns: The time to pass to the stage.
  public mutating func timestamp(seconds: Double) -> Timestamp {
    guard seconds.isFinite else { return now }
    guard let before = origin else {
      origin = seconds
      return now
    }
    guard seconds > before else { return now }
    origin = seconds
    let microseconds = (seconds - before) * 1_000_000
    pass(microseconds < 1e15 ? Int64(microseconds.rounded()) : 1_000_000_000_000_000)
    return now
  }

  private mutating func pass(_ microseconds: Int64) {
    let (sum, overflow) = now.microseconds.addingReportingOverflow(microseconds)
    now = Timestamp(microseconds: overflow ? .max : sum)
  }
}
