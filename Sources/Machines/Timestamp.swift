/// A point in virtual time: microseconds since the start of the stage.
public struct Timestamp: Hashable, Sendable, Comparable {
  /// Microseconds since the start.
  public var microseconds: Int64

  /// Makes a point in time.
  @inlinable public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// The start of the stage.
  public static let zero = Timestamp(microseconds: 0)

  /// Compares by time.
  @inlinable public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.microseconds < right.microseconds
  }

  /// The point in time after a duration; saturates at the limit of the range.
  @inlinable public static func + (time: Timestamp, span: Microseconds) -> Timestamp {
    let (sum, overflow) = time.microseconds.addingReportingOverflow(span.count)
    return Timestamp(microseconds: overflow ? (span.count < 0 ? .min : .max) : sum)
  }

  /// The duration from the right point to the left one; saturates at the limits of the range.
  @inlinable public static func - (later: Timestamp, earlier: Timestamp) -> Microseconds {
    let (difference, overflow) =
      later.microseconds.subtractingReportingOverflow(earlier.microseconds)
    return Microseconds(overflow ? (later < earlier ? .min : .max) : difference)
  }
}
