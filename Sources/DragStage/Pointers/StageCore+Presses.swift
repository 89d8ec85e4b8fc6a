import DragGeometry
import DragSessions
import Machines
import DragGestures

extension StageCore {
  var dragStyle: DragStyle {
    DragStyle(
      asksPreviews: scene.asksPreviews,
      bulk: settings.bulkAnimation.map { Int32(clamping: $0) })
  }

  /// What a press takes hold of: the front view under it, and those that it is nested in, see it; the first that
  /// lends the item there has it (CONTRACT-01).
  ///
  /// What a view lends nothing of is transparent for it, as a view that takes no drops is for drags.
  mutating func press(at point: Point) -> Press {
    scene.collectViews(at: point, into: &candidates)
    var press = Press()
    var next = candidates.first
    while let view = next, press.lent == nil {
      next = scene[view].options.parent
      guard let item = item(in: view, at: point) else { continue }
      let reference = ItemReference(view: view, item: item)
      if scene[view].allowsDragging {
        press.lent = reference
      } else if press.menu == nil, scene[view].options.hasMenus {
        press.menu = reference
      }
    }
    return press
  }

  /// What a pointer has pressed and may lift or tap, as long as it and its view are there.
  func pressedItem(of pointer: PointerID) -> ItemReference? {
    stillThere(state.pointers[pointer.index].press.lent)
  }

  /// What a pointer has pressed in front of that, where it has a menu and is there.
  func pressedMenu(of pointer: PointerID) -> ItemReference? {
    stillThere(state.pointers[pointer.index].press.menu)
  }

  func stillThere(_ item: ItemReference?) -> ItemReference? {
    guard let item, scene.isPresent(item.view), scene[item.view].holds(item.item) else {
      return nil
    }
    return item
  }

  /// Whether any item of a session still stands where it was lifted.
  func isAnyItemLeft(in session: SessionID) -> Bool {
    guard isLive(session) else { return false }
    return state.drags[session].items.contains { scene[$0.origin].holds($0.item) }
  }

  /// Where the centre of a pressed item is, as seen from the pointer that takes hold of it.
  mutating func grip(of item: ItemReference, with pointer: PointerID) -> Point {
    let frame = shownFrame(of: item) ?? scene.frame(of: item.view)
    let center = Point(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2)
    let holder = state.pointers[pointer.index]
    // A pulling mouse is beyond the slop already; what it pressed is what it holds.
    let isPulling = holder.gesture.state == .pulling
    return center - (isPulling ? holder.gesture.context.origin : holder.point)
  }

  /// Notes how fast a pointer goes, where anything depends on that.
  mutating func measure(_ pointer: PointerID, movingBy distance: Double) {
    let time = now
    state.pointers[pointer.index].motion?.move(by: distance, at: time)
  }
}
