/// An item of a drop on its way into the target.
struct DropArrival {
  /// Its place among the session's items.
  let place: Int
  let item: DragItem
  /// Whether its data is loaded into a placeholder.
  let isLoaded: Bool
}
