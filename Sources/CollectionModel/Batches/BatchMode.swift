/// The mapping of a batch's reloads to positions after the batch (B6).
@usableFromInline package enum BatchMode: Hashable, Sendable, CaseIterable {
  /// Through the whole map of the batch: deletions, insertions and moves.
  case exact
  /// Through deletions and insertions only, as the known versions of UIKit do; a reload then counts
  /// as a deletion and an insertion, and may conflict with a move.
  case uikitCompat
}
