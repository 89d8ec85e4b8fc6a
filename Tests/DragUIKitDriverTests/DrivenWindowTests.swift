import Dispatch
import DragGeometry
import DragStage
import DragUIKit
import DragUIKitTesting
import Testing

/// A window by the stage of UIKit's face and by the driver: its size, its lists and its main queue.
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

  @Test func `a list is on the stage with the part of it that its insets leave`() throws {
    let shelf = Shelf(["a"])
    for list: UIScrollView in [shelf.collection, shelf.table] {
      list.frame = CGRect(x: 20, y: 30, width: 300, height: 350)
      list.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
      let driver = mirror(shelf)
      let view = try #require(driver.test.stage.view(named: driver.view(list).name))
      #expect(
        driver.test.stage.scene.frame(of: view) == Rect(x: 22, y: 31, width: 290, height: 345))
    }
  }

  @Test func `what an application does later happens in its time, also without a drag`() {
    for driver in [AppStage(), mirror()] {
      let shelf = Shelf(["a"])
      driver.show(shelf)
      driver.perform {
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { shelf.note("late") }
      }
      driver.settle()
      #expect(shelf.log == ["late"])
      #expect(driver.test.now.count == 5_000_000)
    }
  }
}
