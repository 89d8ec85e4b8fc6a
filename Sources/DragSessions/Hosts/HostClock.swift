package import Machines

/// Makes a host's times into times that never run backwards.
///
/// The times of systems are advice: some wrap after 49 days, some come from another clock than the
/// event before, some lie in the past. A host keeps one clock for each source of times and hands every
/// event to its stage with what the clock says. Where it has a monotonic clock of its own, it uses that
/// one, and needs no such value.
package struct HostClock: Hashable, Sendable {
  private var last: UInt32?
  private var origin: Double?
  /// The time that was given out last.
  package private(set) var now: Timestamp

  /// Makes a clock.
  ///
  /// - Parameter start: The time of the first event.
  package init(startingAt start: Timestamp = .zero) {
    now = start
  }

  /// Takes a time in milliseconds that wraps: of X11, Wayland, GTK or `GetMessageTime`.
  ///
  /// A step of less than half the circle goes on, a longer one goes back: then nothing moves, and the
  /// next step counts from the latest time that was heard.
  ///
  /// - Parameter milliseconds: The time, from any origin.
  /// - Returns: The time to hand to a stage.
  package mutating func timestamp(wrapping milliseconds: UInt32) -> Timestamp {
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

  /// Takes a time in seconds: of AppKit, or of a page's `timeStamp` divided by a thousand.
  ///
  /// A time before the one that was heard last, or one that is not a finite number, moves nothing.
  ///
  /// - Parameter seconds: The time, from any origin.
  /// - Returns: The time to hand to a stage.
  package mutating func timestamp(seconds: Double) -> Timestamp {
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
