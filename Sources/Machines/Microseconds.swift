/// A duration in virtual time, in microseconds.
public struct Microseconds: Hashable, Sendable, Comparable {
  /// The number of microseconds.
  public var count: Int64

  /// Makes a duration from a number of microseconds.
  @inlinable public init(_ count: Int64) {
    self.count = count
  }

  /// A duration of zero.
  public static let zero = Microseconds(0)

  /// Makes a duration from a number of milliseconds; saturates at the limits of the range.
  @inlinable public static func milliseconds(_ count: Int64) -> Microseconds {
    scaled(count, by: 1_000)
  }

  /// Makes a duration from a number of seconds; saturates at the limits of the range.
  @inlinable public static func seconds(_ count: Int64) -> Microseconds {
    scaled(count, by: 1_000_000)
  }

  /// Compares by length.
  @inlinable public static func < (left: Microseconds, right: Microseconds) -> Bool {
    left.count < right.count
  }

  /// The sum of both durations; saturates at the limits of the range.
  @inlinable public static func + (left: Microseconds, right: Microseconds) -> Microseconds {
    let (sum, overflow) = left.count.addingReportingOverflow(right.count)
    return Microseconds(overflow ? (right.count < 0 ? .min : .max) : sum)
  }

  @usableFromInline static func scaled(_ count: Int64, by factor: Int64) -> Microseconds {
    let (product, overflow) = count.multipliedReportingOverflow(by: factor)
    return Microseconds(overflow ? (count < 0 ? .min : .max) : product)
  }
}
