import DragGeometry

/// What the place of a drag at a collection follows from, beside its pointer.
///
/// It is forgotten when the drag leaves, and when the data changes.
struct GapHysteresis: Hashable, Sendable {
  let view: ViewID
  /// The gap that the pointer meant at the last update.
  let resolved: GapIndex
  /// The gap that this stood for, where rows are kept whole (L15).
  let gap: GapIndex
}
