/// A length of virtual time, counted in microseconds.
public struct Microseconds: Hashable, Sendable, Comparable {
  /// The number of microseconds.
  public var count: Int64

  /// Makes a length of time from a count of microseconds.
  @inlinable public init(_ count: Int64) {
    self.count = count
  }

  /// No time at all.
  public static let zero = Microseconds(0)

  /// Makes a length of time from a count of milliseconds; it stops at the ends of the range.
  @inlinable public static func milliseconds(_ count: Int64) -> Microseconds {
    scaled(count, by: 1_000)
  }

  /// Makes a length of time from a count of seconds; it stops at the ends of the range.
  @inlinable public static func seconds(_ count: Int64) -> Microseconds {
    scaled(count, by: 1_000_000)
  }

  /// Orders by length.
  @inlinable public static func < (left: Microseconds, right: Microseconds) -> Bool {
    left.count < right.count
  }

  /// The two lengths one after the other; it stops at the ends of the range.
  @inlinable public static func + (left: Microseconds, right: Microseconds) -> Microseconds {
    let (sum, overflow) = left.count.addingReportingOverflow(right.count)
    return Microseconds(overflow ? (right.count < 0 ? .min : .max) : sum)
  }

  @usableFromInline static func scaled(_ count: Int64, by factor: Int64) -> Microseconds {
    let (product, overflow) = count.multipliedReportingOverflow(by: factor)
    return Microseconds(overflow ? (count < 0 ? .min : .max) : product)
  }
}
