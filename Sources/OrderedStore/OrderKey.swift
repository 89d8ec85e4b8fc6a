/// A key that orders the rows of a list; rows with equal keys are ordered by id (S11).
///
/// The kinds differ in the cost of a move: `DenseKey` writes every row between the old position
/// and the new one; ``GapKey`` writes the moved rows and occasionally some adjacent ones;
/// ``FractionKey`` writes the moved rows only, but its keys grow.
public protocol OrderKey: Hashable, Comparable, Sendable {
  /// Keys for new rows between two neighbors, in order, or nil if there is no space for them.
  ///
  /// - Parameters:
  ///   - count: The number of rows, at least one.
  ///   - lower: The key of the row before them, or nil at the beginning of the list.
  ///   - upper: The key of the row after them, or nil at the end of the list.
  /// - Returns: The keys.
  static func keys(_ count: Int, after lower: Self?, before upper: Self?) -> [Self]?

  /// New keys for a run of rows between two that keep theirs, or nil if the run must be longer.
  ///
  /// A longer run needs more space for each row, so that the next insertions find some (S13).
  static func relabelled(_ count: Int, after lower: Self?, before upper: Self?) -> [Self]?

  /// Keys for a whole list, evenly distributed.
  ///
  /// - Throws: ``OrderKeyError/listTooLong(count:limit:)`` if there are not enough keys.
  static func spread(_ count: Int) throws(OrderKeyError) -> [Self]
}

/// The reason that there are no keys for a list.
public enum OrderKeyError: Error, Hashable, Sendable {
  /// The list has more rows than there are keys (S10a).
  case listTooLong(count: Int, limit: Int)
  /// A text is not a valid key.
  case malformed(String)
}
