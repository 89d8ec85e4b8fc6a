public import DragGeometry
public import DragItems
public import DragSessions
public import OrderedStore

extension Stage {
  /// A session whose drag is not over, or nil.
  func live(_ session: SessionID) -> SessionID? {
    core.live(session)
  }

  /// Whether the application of a view is gone, and is not notified any more.
  public func isTerminated(_ view: ViewID) -> Bool {
    core.isTerminated(view)
  }

  /// Whether a view is there: not removed, and its application not gone; O(1).
  public func isPresent(_ view: ViewID) -> Bool {
    core.isPresent(view)
  }

  /// What the application of a view shares with the one that an item came from (CONTRACT-106).
  public func reader(at view: ViewID, of origin: ViewID) -> ItemReader {
    core.reader(at: view, of: origin)
  }

  /// What is registered for an item.
  public func provider(of item: ItemReference) -> ItemProvider {
    core.provider(of: item)
  }

  /// The application of a name, or nil where no view names it.
  public func application(named name: String) -> ApplicationID? {
    core.application(named: name)
  }

  /// The application that a view belongs to.
  public func application(of view: ViewID) -> ApplicationID {
    core.application(of: view)
  }

  /// The seat that an item stands outside of, or nil for an item of a view.
  func seat(of item: DragItem) -> PointerID? {
    core.seat(of: item)
  }

  /// The destination of a name that was added to a view, or nil.
  public func interaction(named name: String) -> DestinationID? {
    core.interaction(named: name)
  }

  /// Whether a destination is there: neither it nor its view was taken away.
  public func isPresent(_ destination: DestinationID) -> Bool {
    core.isPresent(destination)
  }

  /// The name of a store; empty for the id of another stage's store.
  public func name(of store: StoreID) -> String {
    core.name(of: store)
  }

  /// The changes that a store has not confirmed yet, in order.
  public func openChanges(of store: StoreID) -> [OrderedList.OpenChange] {
    core.openChanges(of: store)
  }

  /// The frame of an item as it is shown, in the viewport: with the gap that a drag has opened.
  ///
  /// Moved items stand in the gap, and a copy's gap is empty. The first question about a gap lays
  /// the items out with it: nothing that grows with them on rows and grids, O(n) on all other
  /// layouts. Each further one is O(log n).
  ///
  /// - Parameter item: The item.
  /// - Returns: The frame, or nil where the item or its view is not there.
  public func shownFrame(of item: ItemReference) -> Rect? {
    core.shownFrame(of: item)
  }

  /// Where a placeholder stands now (CONTRACT-79), or nil where it is over; O(log n).
  public func gap(of placeholder: PlaceholderID) -> GapIndex? {
    core.gap(of: placeholder)
  }

  /// Whether a view shows what its data does not have (CONTRACT-68).
  ///
  /// It is a reorder of its own items under way, or placeholders. Check it before
  /// ``reload(_:sections:)``. O(drags).
  public func hasUncommittedUpdates(_ view: ViewID) -> Bool {
    core.hasUncommittedUpdates(view)
  }

  /// The placeholders that stand in a collection, in its order; O(p log n) for p of them.
  public func placeholders(in view: ViewID) -> [PlaceholderID] {
    core.placeholders(in: view)
  }

  /// The selected items of a view in the order in which they are displayed; O(items of the view).
  public func selection(of view: ViewID) -> [ItemReference] {
    core.selection(of: view)
  }
}
