import DragGeometry

/// The state that the position of a drag at a collection depends on, besides its pointer.
///
/// It is reset when the drag leaves, and when the data changes.
struct GapHysteresis: Hashable, Sendable {
  let view: ViewID
  /// The gap that the pointer referred to at the last update.
  let resolved: GapIndex
  /// The gap after rows were kept whole (L15).
  let gap: GapIndex
}
