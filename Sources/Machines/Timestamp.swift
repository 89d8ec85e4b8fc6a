/// A point in virtual time: microseconds since the stage's beginning.
public struct Timestamp: Hashable, Sendable, Comparable {
  /// Microseconds since the beginning.
  public var microseconds: Int64

  /// Makes a point in time.
  @inlinable public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// The beginning.
  public static let zero = Timestamp(microseconds: 0)

  /// Orders by time.
  @inlinable public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.microseconds < right.microseconds
  }

  /// The later point in time; it stops at the end of the range rather than running over.
  @inlinable public static func + (time: Timestamp, span: Microseconds) -> Timestamp {
    let (sum, overflow) = time.microseconds.addingReportingOverflow(span.count)
    return Timestamp(microseconds: overflow ? (span.count < 0 ? .min : .max) : sum)
  }

  /// The time from the right point to the left one; it stops at the ends of the range.
  @inlinable public static func - (later: Timestamp, earlier: Timestamp) -> Microseconds {
    let (difference, overflow) =
      later.microseconds.subtractingReportingOverflow(earlier.microseconds)
    return Microseconds(overflow ? (later < earlier ? .min : .max) : difference)
  }
}
