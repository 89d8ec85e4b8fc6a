import DragItems
import DragSessions

extension StageCore {
  /// True if an item is where it was lifted, in a view that is present; one without a place is in its
  /// view.
  func isInPlace(_ item: DragItem) -> Bool {
    scene.isPresent(item.origin) && !scene.isTerminated(item.origin)
      && scene.offers(item.reference)
  }

  /// True unless the source has made an item invisible at the lift (CONTRACT-04).
  func isSeen(_ place: Int, of session: SessionID) -> Bool {
    !state.drags[session].display.unseen.contains(place)
  }

  /// Shows the preview that a policy has given an item, and records the call.
  mutating func show(
    _ preview: ItemPreview, of item: DragItem, at view: ViewID, _ ordinal: UInt32 = 0,
    in session: SessionID, as callback: Callback, _ flight: ItemFlight
  ) {
    record(
      .called(callback, view, .preview(item.item, preview)), session: session, at: ordinal)
    commands.append(.animatePreview(session, item, flight))
  }

  /// Adds the items that a source offers for a tap.
  ///
  /// - Returns: The answer to the drag.
  mutating func add(_ items: [DragItem], of source: DestinationID, to session: SessionID) -> Answer
  {
    guard !items.isEmpty else { return .added(0, joins: false) }
    state.drags[session].add(items)
    state.drags[session].carried?.added = items
    let joins = state.drags[session].join(source)
    return .added(Int32(clamping: items.count), joins: joins)
  }

  /// Records every item that was neither dropped nor loaded, so that no loss goes unnoticed.
  mutating func recordUndropped(at destination: DestinationID, of session: SessionID) {
    guard settings.keepsTrace else { return }
    let items = state.drags[session].items
    // An item that was added twice arrives once, and the second one is not missing.
    let arrived = Set(state.drags[session].drop?.taken.map { items[$0] } ?? [])
    for item in items where !arrived.contains(item) {
      record(
        .undropped(ViewID(destination), item.item), session: session, at: destination.ordinal)
    }
  }

  /// Notes that the source has made an item invisible at the lift.
  mutating func hide(_ place: Int, of session: SessionID) {
    state.drags[session].display.unseen.insert(place)
  }
}
