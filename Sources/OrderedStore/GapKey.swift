/// Integers with unused numbers between them (S12): the default.
///
/// A move writes the moved rows, and also a window of rows around them if the gap is used up.
public struct GapKey: OrderKey {
  /// The number.
  public let rawValue: Int64

  /// Makes a key from a number.
  public init(_ rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// The distance between two rows that were written one after the other: 20 halvings.
  package static let step: Int64 = 1 << 20

  /// Compares by number.
  public static func < (left: GapKey, right: GapKey) -> Bool { left.rawValue < right.rawValue }

  /// Keys distributed evenly between the neighbors, or a step apart at an open end.
  public static func keys(_ count: Int, after lower: GapKey?, before upper: GapKey?) -> [GapKey]? {
    guard count > 0 else { return [] }
    switch (lower, upper) {
    case (nil, nil): return run(count, from: 0)
    case (let lower?, nil):
      let (first, overflow) = lower.rawValue.addingReportingOverflow(step)
      return overflow ? nil : run(count, from: first)
    case (nil, let upper?):
      let (length, isLong) = step.multipliedReportingOverflow(by: Int64(count))
      let (first, overflow) = upper.rawValue.subtractingReportingOverflow(length)
      return isLong || overflow ? nil : run(count, from: first)
    case (let lower?, let upper?): return between(count, lower, upper)
    }
  }

  /// As ``keys(_:after:before:)``, but the space required between two neighbors grows with the
  /// square root of the run's length: repeated insertions at one position then cost a logarithmic
  /// number of writes each (S13).
  public static func relabelled(
    _ count: Int, after lower: GapKey?, before upper: GapKey?
  ) -> [GapKey]? {
    guard count > 0 else { return [] }
    if let lower, let upper {
      let room = distance(lower, upper) / (UInt64(count) + 1)
      guard room >= 2 * UInt64(Double(count).squareRoot()) else { return nil }
    }
    return keys(count, after: lower, before: upper)
  }

  /// Keys around zero, a step apart, or less if the list is too long.
  public static func spread(_ count: Int) throws(OrderKeyError) -> [GapKey] {
    guard count > 0 else { return [] }
    let room = min(step, Int64.max / Int64(count))
    let first = -(room / 2) * Int64(count)
    return (0..<Int64(count)).map { GapKey(first + $0 * room) }
  }

  private static func run(_ count: Int, from first: Int64) -> [GapKey]? {
    let (length, isLong) = step.multipliedReportingOverflow(by: Int64(max(count - 1, 0)))
    let (_, overflow) = first.addingReportingOverflow(length)
    guard !isLong, !overflow else { return nil }
    return (0..<Int64(count)).map { GapKey(first + $0 * step) }
  }

  private static func between(_ count: Int, _ lower: GapKey, _ upper: GapKey) -> [GapKey]? {
    guard lower < upper else { return nil }
    let room = distance(lower, upper)
    let parts = UInt64(count) + 1
    guard room >= parts else { return nil }
    return (1...UInt64(count)).map { part in
      // The product may need more than 64 bits; the quotient never does.
      let offset = parts.dividingFullWidth(room.multipliedFullWidth(by: part)).quotient
      return GapKey(Int64(bitPattern: UInt64(bitPattern: lower.rawValue) &+ offset))
    }
  }

  /// The distance of two numbers, which can exceed the range of the numbers' own type.
  private static func distance(_ lower: GapKey, _ upper: GapKey) -> UInt64 {
    upper <= lower
      ? 0 : UInt64(bitPattern: upper.rawValue) &- UInt64(bitPattern: lower.rawValue)
  }
}
