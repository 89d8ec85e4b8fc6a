import CollectionModel
import DragGeometry
import DragReplay
import DragScript
import DragSessions
import DragSettings
import DragStage
import Machines

// Items to press and targets to go to (EX-02, EX-03).
extension StepDrawing {
  /// An item that can be pressed: a view, a section of it, an item.
  mutating func drawItem() -> Ref {
    guard let source = choices.element(of: offer.sources) else { return Ref("", at: .unwritten) }
    return drawItem(of: source)
  }

  /// An item of a view.
  mutating func drawItem(of shown: Offer.Shown) -> Ref {
    guard let section = choices.element(of: shown.filled), let slot = choices.element(of: section)
    else { return Ref(shown.name, .whole, at: .unwritten) }
    return Ref(shown.name, .slot(slot), at: .unwritten)
  }

  /// A gap of a collection; nil if no collection has one.
  mutating func drawGap(of lists: [Offer.Shown]) -> Ref? {
    guard let list = choices.element(of: lists), let slots = list.slots, !slots.isEmpty else {
      return nil
    }
    let section = choices.number(below: slots.count)
    return Ref(
      list.name, .gap(GapIndex(section: section, item: drawGap(among: slots[section]))),
      at: .unwritten)
  }

  /// The index of a gap beside the visible items of a section: before each, and after the last one.
  private mutating func drawGap(among slots: [Slot]) -> Int {
    guard let first = slots.first, let last = slots.last else { return choices.number(below: 1) }
    return first.item + choices.number(below: last.item - first.item + 2)
  }

  /// Draws a place to drop at: any gap, a gap beside what is carried, an item, the free part of a view, or outside of everything.
  ///
  /// - Parameter carried: The item that is pressed, if the drag has none yet.
  /// - Returns: The place.
  mutating func drawTarget(beside carried: Ref?) -> Target {
    switch choices.number(below: 8) {
    case 0, 1, 2: break
    case 3, 4: if let ref = drawNeighbor(of: carried) { return Target(.ref(ref)) }
    case 5:
      if offer.hasSources {
        let item = drawItem()
        return Target(.ref(item), offset: drawSide(of: item))
      }
    case 6:
      if let view = choices.element(of: offer.views) {
        let anchor = Point(x: 0.5, y: 0.97)
        return Target(.ref(Ref(stage.name(of: view), at: .unwritten)), anchor: anchor)
      }
    default: return outside
    }
    if let ref = drawGap(of: offer.lists) { return Target(.ref(ref)) }
    return offer.hasSources ? Target(.ref(drawItem())) : outside
  }

  /// The middle of an item, or a point right behind or before the line next to it where the gap changes: the way from the middle.
  ///
  /// The line is looked for where one of its sides is drawn.
  private mutating func drawSide(of item: Ref) -> Point {
    let side = choices.number(below: 3)
    guard side > 0, case .slot(let slot) = item.part, let view = stage.view(named: item.name),
      let sides = GapMap(of: view, on: stage)?.sides(around: slot)
    else { return .zero }
    return side == 1 ? sides.behind : sides.before
  }

  /// A gap right before or behind an item that is carried, or at an edge of its section.
  private mutating func drawNeighbor(of pressed: Ref?) -> Ref? {
    guard let (list, slot) = place(of: pressed), let content = stage.collection(list) else {
      return nil
    }
    let last = content.order.itemIDs(inSection: slot.section).count
    let gaps = [slot.item, slot.item + 1, 0, last]
    return choices.element(of: gaps).map { gap in
      Ref(
        stage.name(of: list), .gap(GapIndex(section: slot.section, item: gap)), at: .unwritten)
    }
  }

  /// Where the first item of the drag is, or the one that is pressed.
  private func place(of pressed: Ref?) -> (ViewID, Slot)? {
    if let pressed, case .slot(let slot) = pressed.part, let view = stage.view(named: pressed.name)
    {
      return (view, slot)
    }
    for pointer in offer.pressed {
      guard let session = stage.pointers.session(of: pointer)?.id else { continue }
      for item in stage.sessions.items(of: session) {
        if let slot = stage.collection(item.origin)?.order.slot(of: item.item) {
          return (item.origin, slot)
        }
      }
    }
    return nil
  }

  /// A point at which no view is.
  private var outside: Target {
    let size = offer.parts.settings.viewport
    let corners = [
      Point(x: size.width - 1, y: size.height - 1), Point(x: size.width - 1, y: 1),
      Point(x: 1, y: size.height - 1), Point(x: 1, y: 1),
    ]
    let free = corners.first { stage.scene.views(at: $0).isEmpty }
    return Target(.point(free ?? Point(x: size.width + 50, y: size.height + 50)))
  }

  /// How long a press rests.
  mutating func drawHold() -> Microseconds {
    choices.element(of: offer.parts.holds) ?? .milliseconds(600)
  }

  /// A way to a target, of some time or at once.
  mutating func drawGlide(to target: Target) -> Action {
    let times: [Microseconds] = [.milliseconds(300), .zero, .milliseconds(100)]
    return .glide(Glide(to: target, over: choices.element(of: times) ?? .zero))
  }
}
