/// An item of a drop on its way into the target.
struct DropArrival {
  /// Its index among the session's items.
  let place: Int
  let item: DragItem
  /// True if its data is loaded into a placeholder.
  let isLoaded: Bool
}
