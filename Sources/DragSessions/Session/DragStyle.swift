/// The presentation of a drag, chosen by its owner before the lift.
package struct DragStyle: Hashable, Sendable, BitwiseCopyable {
  /// True if policies are queried for the previews of single items (CONTRACT-04, 16, 29).
  package var asksPreviews: Bool
  /// False if nothing notices the notifications of moves (CONTRACT-10), which are then omitted.
  package var notifiesMoves: Bool
  /// The largest number of items that arrive one by one; nil for no limit (CONTRACT-31).
  ///
  /// With more items there are no preview queries at the drop, and one notification covers all.
  package var bulk: Int32?

  /// Makes a style.
  package init(asksPreviews: Bool = false, notifiesMoves: Bool = true, bulk: Int32? = nil) {
    self.asksPreviews = asksPreviews
    self.notifiesMoves = notifiesMoves
    self.bulk = bulk
  }
}
