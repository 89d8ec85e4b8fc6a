import DragUIKit
import DragUIKitTesting
import Testing

/// What the delegates choose in a drop, on the face and on views as UIKit has them.
@MainActor @Suite struct DrivenDropTests {
  @Test func `the animations of several items begin in the order of the choices`() async {
    let end = await sameDrag {
      let shelf = Shelf(["a", "b", "c", "d"])
      shelf.take = { shelf, coordinator in
        for item in coordinator.items {
          guard let place = item.sourceIndexPath else { continue }
          let text = item.dragItem.localObject as? String
          coordinator.drop(item.dragItem, toItemAt: place).addAnimations {
            shelf.note("animates", text)
          }
        }
      }
      return shelf
    } _: { driver, shelf in
      driver.drag(cellsAt: [[0, 2], [0, 0]], of: shelf.collection, to: .gap(4))
    }
    #expect(end.log.filter { $0.hasPrefix("animates") } == ["animates c", "animates a"])
  }
}
