import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems
import DragScript
import DragStage

/// The reason why a reference does not resolve, in one sentence without a full stop.
struct RefError: Error {
  let message: String
}

/// The layout in which the target of a pointer is looked for.
package enum TargetLayout {
  /// As it is shown, with the gaps that drags have opened.
  case shown
  /// Without gaps, as destinations are resolved.
  case rest
}

extension Stage {
  /// The view that a reference names.
  func view(_ ref: Ref) throws(RefError) -> ViewID {
    guard let view = view(named: ref.name) else {
      throw RefError(message: "unknown name `\(ref.name)`")
    }
    return view
  }

  /// The item that a reference denotes now: by its id, or by its index.
  func item(_ ref: Ref) throws(RefError) -> ItemReference {
    let view = try view(ref)
    switch ref.part {
    case .item(let id):
      guard let item = item(id, in: view) ?? items.unplaced(id, in: view) else {
        throw RefError(message: "`\(ref.name)` has no item `\(id)`")
      }
      return item
    case .slot(let slot):
      guard let item = scene.item(at: slot, of: view) else {
        throw RefError(message: "`\(ref.name)` has no item at \(slot.section)/\(slot.item)")
      }
      return ItemReference(view: view, item: item)
    case .whole:
      guard !scene.isCollection(view), let item = item(ref.name, in: view) else {
        throw RefError(message: "expected an item, found `\(ref.name)`")
      }
      return item
    case .gap: throw RefError(message: "expected an item, found a gap of `\(ref.name)`")
    case .anyItem, .anyGap:
      throw RefError(message: "`\(ref.text)` is any index, which only a `may` line has")
    }
  }

  /// The item of a load, which may have left its view.
  func waitingItem(_ ref: Ref) throws(RefError) -> ItemReference {
    let view = try view(ref)
    if case .item(let id) = ref.part, let awaited = loads.awaitedItem(id, in: view) {
      return awaited
    }
    return try item(ref)
  }

  /// The gap that a reference denotes now.
  func gap(_ ref: Ref) throws(RefError) -> (view: ViewID, gap: GapIndex) {
    let view = try view(ref)
    guard case .gap(let gap) = ref.part else {
      throw RefError(message: "expected a gap, such as `\(ref.name)[gap 0]`")
    }
    return (view, gap)
  }

  /// The gap that a reference denotes now, or the one before an item.
  func gapOrItem(_ ref: Ref) throws(RefError) -> (view: ViewID, gap: GapIndex) {
    if case .gap = ref.part { return try gap(ref) }
    let item = try item(ref)
    guard let slot = collection(item.view)?.order.slot(of: item.item) else {
      throw RefError(message: "expected a collection, found `\(ref.name)`, which has no gaps")
    }
    return (item.view, GapIndex(section: slot.section, item: slot.item))
  }

  /// The current position of a target, in the viewport; a gap is that of the rest layout.
  func point(_ target: Target, in layout: TargetLayout) throws(RefError) -> Point {
    let base: Point
    switch target.base {
    case .point(let point): base = point
    case .ref(let ref): base = try point(ref, anchor: target.anchor, in: layout)
    }
    let point = base + target.offset
    guard point.isFinite else { throw RefError(message: "the target has no position") }
    return point
  }

  private func point(
    _ ref: Ref, anchor: Point?, in layout: TargetLayout
  ) throws(RefError) -> Point {
    let frame = try frame(ref, in: layout)
    if case .gap(let gap) = ref.part, anchor == nil { return try point(ofGap: gap, ref) }
    let anchor = anchor ?? Point(x: 0.5, y: 0.5)
    return Point(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }

  private func frame(_ ref: Ref, in layout: TargetLayout) throws(RefError) -> Rect {
    let view = try view(ref)
    switch ref.part {
    case .whole, .gap: return scene.frame(of: view)
    case .item, .slot, .anyItem, .anyGap:
      let item = try item(ref)
      guard scene.isCollection(view) else { return scene.frame(of: view) }
      // A view that was removed shows nothing any more.
      let frame: Rect? =
        switch layout {
        case .shown where scene.isPresent(view): scene.shownFrame(of: item)
        case .shown, .rest: restFrame(of: item.item, in: view)
        }
      guard let frame else {
        throw RefError(message: "`\(name(of: item.item))` has no frame in `\(ref.name)`")
      }
      return frame
    }
  }

  /// The frame of an item of a collection in the rest layout, in the viewport.
  private func restFrame(of item: ItemID, in view: ViewID) -> Rect? {
    guard let content = collection(view) else { return nil }
    return content.order.slot(of: item).flatMap(content.geometry.frame(of:))?
      .moved(by: scene.frame(of: view).origin - content.offset)
  }

  private func point(ofGap gap: GapIndex, _ ref: Ref) throws(RefError) -> Point {
    let view = try view(ref)
    guard let content = collection(view) else {
      throw RefError(message: "expected a collection, found `\(ref.name)`, which has no gaps")
    }
    guard let inside = content.geometry.point(ofGap: gap, visible: content.visible) else {
      throw RefError(message: Self.missing(gap, in: "`\(ref.name)`", content.itemCounts))
    }
    return inside + scene.frame(of: view).origin - content.offset
  }

  /// That a collection has no such gap, and which it has.
  private static func missing(_ gap: GapIndex, in view: String, _ itemCounts: [Int]) -> String {
    guard itemCounts.indices.contains(gap.section) else {
      return "\(view) has no section \(gap.section)"
    }
    let owner = itemCounts.count > 1 ? "section \(gap.section) of \(view)" : view
    let last = itemCounts[gap.section]
    guard gap.item > last else { return "no point of \(owner) means gap \(gap.item)" }
    return "\(owner) has no gap \(gap.item): its gaps are 0 to \(last)"
  }
}
