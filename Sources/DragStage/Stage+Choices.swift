import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems
public import DragSessions
import Machines

extension Stage {
  /// What the destination of a session is given; outside of a drop it refuses every choice.
  ///
  /// - Parameter session: The session.
  /// - Returns: What its destination takes the items with.
  public func coordinator(of session: SessionID) -> DropCoordinator {
    guard let index = place(of: session) else {
      let ended = lastSession.flatMap { $0.id == session ? $0 : nil }
      return DropCoordinator(
        stage: self, session: session, view: ended?.dropped, dragItems: ended?.items ?? [],
        destination: nil, lastDestination: nil, ruling: .nothing)
    }
    let drag = situation.drags[index]
    let context = drag.drag.session.context
    let view = drag.dropped ?? context.current.map { ViewID($0) }
    return DropCoordinator(
      stage: self, session: session, view: view, dragItems: drag.items,
      destination: context.ruling.landing, lastDestination: lastPlace(of: index, at: view),
      ruling: context.ruling)
  }

  /// The place that a drag means at a view, or the one that it meant there last.
  func lastPlace(of index: Int, at view: ViewID?) -> Landing? {
    let drag = situation.drags[index]
    if let landing = drag.drag.session.context.ruling.landing { return landing }
    guard let last = drag.lastPlace, last.view == view else { return nil }
    return last.landing
  }

  /// An item as the destination of its drop sees it.
  func coordinated(_ item: DragItem, at view: ViewID?) -> DropCoordinator.Item {
    var slot: Slot?
    var size = Size.zero
    switch scene[item.origin].content {
    case .collection(let kept) where scene[item.origin].holds(item.item):
      let content = kept.content
      let place = content.order.slot(of: item.item)
      slot = item.origin == view ? place : nil
      size = place.flatMap { content.geometry.frame(of: $0)?.size } ?? .zero
    case .item(let own, isThere: true) where own == item.item:
      size = scene[item.origin].frame.size
    case .collection, .item: break
    }
    return DropCoordinator.Item(item: item, sourceSlot: slot, previewSize: size)
  }

  /// Where the drag of a coordinator stands, if it may choose for an item now.
  func scope(of item: DragItem, _ coordinator: DropCoordinator) throws(StageError) -> Int {
    guard let index = place(of: coordinator.session), situation.drags[index].scope != nil,
      situation.drags[index].drag.session.state == .performing
    else { throw coordinator.misuse(.dropLate, item) }
    let drag = situation.drags[index]
    guard drag.items.contains(item) else { throw coordinator.misuse(.notInSession, item) }
    // An item that joined twice arrives once.
    guard !drag.taken.contains(where: { drag.items[$0] == item }) else {
      throw coordinator.misuse(.droppedTwice, item)
    }
    return index
  }

  /// Takes a choice: the item counts as taken, and the host animates it.
  func note(_ choice: DropChoice, for item: DragItem, at view: ViewID, of index: Int) {
    for (place, other) in situation.drags[index].items.enumerated() where other == item {
      situation.drags[index].taken.insert(place)
      situation.drags[index].chosen.insert(place)
    }
    let session = situation.drags[index].id
    record(.dropped(item.item, view, choice), of: index, at: performer(of: index))
    orders.append(.fly(session, item, .chosen(choice)))
  }

  /// The gap of a drop as it is now, also where the proposal inserts nothing there.
  func dropPlace(of index: Int) -> GapIndex? {
    let drag = situation.drags[index]
    return drag.scope?.place?.gap(in: drag.dropped.flatMap { scene[$0].collection })
  }

  /// Puts placeholders in, in the order of the items.
  func putPlaceholders(
    for items: [DragItem], at gap: GapIndex, in view: ViewID, of index: Int
  ) throws(StageError) -> [PlaceholderID] {
    guard var content = scene[view].collection else { throw .unknownItem(scene[view].name) }
    let session = situation.drags[index].id
    let stands = items.map { _ in names.unnamed() }
    try changing(&content) { order throws(SnapshotError<Int, ItemID>) in
      _ = try order.insert(stands, at: gap)
    }
    for (item, stand) in zip(items, stands) {
      content.setPlaceholder(stand, Placeholder(item: item, session: session))
    }
    scene[view].collection = content
    var placeholders: [PlaceholderID] = []
    for (offset, item) in items.enumerated() {
      let id = PlaceholderID(view: view, stand: stands[offset])
      let place = GapIndex(section: gap.section, item: gap.item + offset)
      note(.placeholder(id, at: place), for: item, at: view, of: index)
      record(.called(.placeholderInsert, view, .place(item.item, place)), session: session)
      placeholders.append(id)
    }
    contentChanged()
    return placeholders
  }
}
