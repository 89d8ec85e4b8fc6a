import CollectionModel
import DragGeometry
import DragItems
import DragSessions

extension StageCore {
  /// Removes moved items from the views that they came from; each is traced with the indices at its
  /// time, and a collection is laid out once.
  ///
  /// Without a session, the application removes them.
  mutating func remove(_ items: [DragItem], session: SessionID?) {
    if let session { noteMoved(items, by: session) }
    defer {
      if let session { state.drags.outdate(at: items.map { $0.origin }, besides: session) }
    }
    var left: [ViewID: (order: Snapshot<Int, ItemID>, slots: [Slot])] = [:]
    for item in items {
      switch scene[item.origin].content {
      case .item(let own, true) where own == item.item:
        scene[item.origin].content = .item(own, isThere: false)
        publish(.deleted(item.item, item.origin, nil), session: session)
      case .item: continue
      case .collection(let kept):
        guard
          let slot = left[item.origin, default: (kept.content.order, [])].order.extract(item.item)
        else { continue }
        left[item.origin]?.slots.append(slot)
        let gap = GapIndex(section: slot.section, item: slot.item)
        publish(.deleted(item.item, item.origin, gap), session: session)
      }
    }
    for (view, (order, slots)) in left {
      guard var content = scene[view].collection else { continue }
      let change = { (content: inout CollectionContent) in
        _ = content.take(order, without: slots)
      }
      if session == nil { content.keepingSight(change) } else { change(&content) }
      scene[view].collection = content
    }
  }

  /// Takes an unplaced item from its view, because it is moved or adopted; it has no index there.
  mutating func leave(_ item: DragItem, session: SessionID?) {
    guard scene.removeUnplaced(item.reference) else { return }
    record(.deleted(item.item, item.origin, nil), session: session)
  }

  mutating func copy(
    of item: ItemID, in content: CollectionContent, at view: ViewID,
    reserved: inout Set<String>
  ) -> ItemID {
    let name = names.copyName(of: item) { name in
      reserved.contains(name)
        || names.known(name).map {
          content.order.contains($0) || isStored($0, besides: nil, at: view)
        } ?? false
    }
    reserved.insert(name)
    return names.item(named: name)
  }
}
