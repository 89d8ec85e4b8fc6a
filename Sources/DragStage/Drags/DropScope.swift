/// A drop while its destination takes the items.
///
/// It lasts from the call of `perform` until the items are carried out. Only in it may a destination
/// choose where an item goes (CONTRACT-76).
struct DropScope: Hashable, Sendable {
  /// The place of the drop, which moves on with the data.
  let place: StableGap?
  /// Whether the proposal inserts there what the destination did not choose for.
  let insertsItems: Bool
  /// How the destination takes the items, while it takes its time.
  var performance: DropPerformance?
}
