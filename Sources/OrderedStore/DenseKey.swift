/// Consecutive numbers from 0, as in a list that is numbered by hand.
///
/// A move writes every row between the old position and the new one. This key exists for
/// comparison, and to read lists that were stored this way.
package struct DenseKey<Number: FixedWidthInteger & Sendable>: OrderKey {
  /// The number.
  package let rawValue: Number

  /// Makes a key from a number.
  package init(_ rawValue: Number) {
    self.rawValue = rawValue
  }

  /// Compares by number.
  package static func < (left: DenseKey, right: DenseKey) -> Bool { left.rawValue < right.rawValue }

  /// The numbers after the lower neighbor, or nil if they are taken or out of range.
  package static func keys(
    _ count: Int, after lower: DenseKey?, before upper: DenseKey?
  ) -> [DenseKey]? {
    guard let below = lower.map({ Int(exactly: $0.rawValue) }) ?? -1 else { return nil }
    let (last, isBeyond) = below.addingReportingOverflow(count)
    guard !isBeyond, last <= Int(clamping: Number.max) else { return nil }
    if let upper, last >= Int(clamping: upper.rawValue) { return nil }
    return (0..<count).map { DenseKey(Number(truncatingIfNeeded: below + 1 + $0)) }
  }

  /// The same as ``keys(_:after:before:)``: consecutive numbers need no space between them.
  package static func relabelled(
    _ count: Int, after lower: DenseKey?, before upper: DenseKey?
  ) -> [DenseKey]? {
    keys(count, after: lower, before: upper)
  }

  /// 0, 1, 2 and so on, up to the largest number (S10a).
  package static func spread(_ count: Int) throws(OrderKeyError) -> [DenseKey] {
    guard let keys = keys(count, after: nil, before: nil) else {
      throw .listTooLong(count: count, limit: Int(clamping: Number.max) + 1)
    }
    return keys
  }
}
