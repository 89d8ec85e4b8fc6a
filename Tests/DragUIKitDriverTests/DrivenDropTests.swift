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

  @Test func `a placeholder of a drop without a place is at the end of the first section`() async {
    let end = await sameDrag(isNamed: false) {
      let shelf = Shelf(["a", "b"], ["c"])
      shelf.proposal = UICollectionViewDropProposal(operation: .copy, intent: .unspecified)
      shelf.take = { shelf, coordinator in
        shelf.note("to", coordinator.destinationIndexPath)
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: [0, 2], reuseIdentifier: "book")
        let context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        let isCommitted = context.commitInsertion { path in
          shelf.note("committed", path)
          shelf.books[path.section].insert("new", at: path.item)
        }
        shelf.note("commit", isCommitted)
      }
      return shelf
    } _: { driver, shelf in
      driver.drop([NSItemProvider()], on: shelf.collection, at: .point(150, 390))
    }
    #expect(
      end.log.filter { $0.hasPrefix("to ") || $0.hasPrefix("commit") } == [
        "to nil", "committed [0, 2]", "commit true",
      ])
    #expect(end.books == [["a", "b", "new"], ["c"]])
  }
}
