/// A key by which the rows of a list are ordered; equal keys are told apart by the ids of their
/// rows (S11).
///
/// The kinds differ in what a move costs: ``DenseKey`` writes every row between the old place and
/// the new one, ``GapKey`` the moved rows and now and then a few beside them, ``FractionKey`` the
/// moved rows alone, with keys that grow.
public protocol OrderKey: Hashable, Comparable, Sendable {
  /// Keys for new rows between two neighbors, in order, or nil where there is no room for them.
  ///
  /// - Parameters:
  ///   - count: How many rows there are, at least one.
  ///   - lower: The key of the row before them, or nil at the beginning of the list.
  ///   - upper: The key of the row behind them, or nil at its end.
  /// - Returns: The keys.
  static func keys(_ count: Int, after lower: Self?, before upper: Self?) -> [Self]?

  /// New keys for a run of rows between two that keep theirs, or nil where the run must be longer.
  ///
  /// A longer run needs more room for each row, so that the next insertions find some (S13).
  static func relabelled(_ count: Int, after lower: Self?, before upper: Self?) -> [Self]?

  /// Keys for a whole list, evenly spread.
  ///
  /// - Throws: ``OrderKeyFault/listTooLong(count:limit:)`` where there are not so many keys.
  static func spread(_ count: Int) throws(OrderKeyFault) -> [Self]
}

/// Why there are no keys for a list.
public enum OrderKeyFault: Error, Hashable, Sendable {
  /// The list has more rows than there are keys (S10a).
  case listTooLong(count: Int, limit: Int)
  /// A text is no key.
  case malformed(String)
}
