/// Numbers without gaps from 0 on, as a list is numbered by hand.
///
/// A move writes every row from the old place to the new one. It stands here to compare with, and
/// to read lists that were kept so.
public struct DenseKey<Number: FixedWidthInteger & Sendable>: OrderKey {
  /// The number.
  public let rawValue: Number

  /// Makes a key from a number.
  public init(_ rawValue: Number) {
    self.rawValue = rawValue
  }

  /// Orders by number.
  public static func < (left: DenseKey, right: DenseKey) -> Bool { left.rawValue < right.rawValue }

  /// The numbers next to the lower neighbor, or nil where they are taken or where numbers end.
  public static func keys(
    _ count: Int, after lower: DenseKey?, before upper: DenseKey?
  ) -> [DenseKey]? {
    guard let below = lower.map({ Int(exactly: $0.rawValue) }) ?? -1 else { return nil }
    let (last, isBeyond) = below.addingReportingOverflow(count)
    guard !isBeyond, last <= Int(clamping: Number.max) else { return nil }
    if let upper, last >= Int(clamping: upper.rawValue) { return nil }
    return (0..<count).map { DenseKey(Number(truncatingIfNeeded: below + 1 + $0)) }
  }

  /// The same: numbers without gaps need no room.
  public static func relabelled(
    _ count: Int, after lower: DenseKey?, before upper: DenseKey?
  ) -> [DenseKey]? {
    keys(count, after: lower, before: upper)
  }

  /// 0, 1, 2 and so on, as far as the numbers go (S10a).
  public static func spread(_ count: Int) throws(OrderKeyFault) -> [DenseKey] {
    guard let keys = keys(count, after: nil, before: nil) else {
      throw .listTooLong(count: count, limit: Int(clamping: Number.max) + 1)
    }
    return keys
  }
}
