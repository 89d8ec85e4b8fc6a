/// A drop while its destination takes the items.
///
/// It lasts from the call of `perform` until the items are carried out. Only within it may a
/// destination choose the position of an item (CONTRACT-76).
struct DropScope: Hashable, Sendable {
  /// The position of the drop, which follows changes of the data.
  let place: StableGap?
  /// True if the proposal inserts the items for which the destination did not choose.
  let insertsItems: Bool
  /// The delayed performance of the destination, if it takes time.
  var performance: DropPerformance?
}
