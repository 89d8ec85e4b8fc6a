import DragUIKit
import DragUIKitTesting
import Testing

/// A window that gets another size, by the stage of UIKit's face and by the driver.
@MainActor @Suite struct DrivenWindowTests {
  @Test(arguments: [844.0, 390])
  func `a drag goes on in a window that turns, also if its list leaves it`(_ height: Double) async {
    let end = await sameDrag {
      let shelf = Shelf(["a", "b", "c", "d"], layout: Shelf.grid())
      shelf.collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return shelf
    } _: { driver, shelf in
      driver.press(.cell([0, 0]), of: shelf.collection)
      driver.advance(by: .milliseconds(600))
      driver.move(to: .cell([0, 1]), of: shelf.collection)
      driver.resizeWindow(width: 844, height: height)
      driver.advance(by: .milliseconds(100))
      driver.move(
        to: height == 844 ? .gap(4) : .point(450, 200),
        of: height == 844 ? shelf.collection : shelf.table)
      driver.release()
      driver.settle()
    }
    // Nothing of the list is left in a window of 390 points.
    #expect(end.books == [height == 844 ? ["b", "c", "d", "a"] : ["a", "b", "c", "d"]])
    #expect(end.calls.last == "books dragSessionDidEnd")
  }

  @Test func `a list that is freed under its drag is asked nothing more`() {
    for driver in [AppStage(), mirror()] {
      weak var collection: UICollectionView?
      do {
        let shelf = Shelf(["a", "b"])
        collection = shelf.collection
        driver.show(shelf)
        driver.press(.cell([0, 0]), of: shelf.collection)
        driver.advance(by: .milliseconds(600))
        driver.move(to: .cell([0, 1]), of: shelf.collection)
        driver.show(UIViewController())
      }
      #expect(collection == nil)
      let calls = driver.calls
      driver.release()
      driver.settle()
      #expect(driver.calls == calls)
    }
  }
}
