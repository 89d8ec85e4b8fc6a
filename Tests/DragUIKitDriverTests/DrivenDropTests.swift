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
          let animator = coordinator.drop(item.dragItem, toItemAt: place)
          animator.addAnimations { shelf.note("animates", text) }
          animator.addAnimations { shelf.note("then", text) }
          animator.addCompletion { _ in shelf.note("completes", text) }
          animator.addCompletion { _ in shelf.note("at last", text) }
        }
      }
      return shelf
    } _: { driver, shelf in
      driver.drag(cellsAt: [[0, 2], [0, 0]], of: shelf.collection, to: .gap(4))
    }
    let words = ["animates ", "then ", "completes ", "at last "]
    let log = end.log.filter { line in words.contains { line.hasPrefix($0) } }
    #expect(
      log == [
        "animates c", "then c", "animates a", "then a", "completes c", "at last c", "completes a",
        "at last a",
      ])
  }
}
