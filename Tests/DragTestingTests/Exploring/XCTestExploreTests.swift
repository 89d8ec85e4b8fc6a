import DragTesting
import XCTest

/// Drags that are made up in XCTest.
final class XCTestExploreTests: XCTestCase {
  func testNoDragBreaksTheList() {
    var count = 0
    explore(.runs(5)) {
      count += 1
      let stage = TestStage()
      let list = stage.list(["milk", "eggs", "bread", "tea"])
      return stage.exploration.settled("each item is there once") {
        stage.order(of: list).sorted() == ["bread", "eggs", "milk", "tea"]
      }
    }
    // In this process, since no filter names one test of XCTest (EX-45).
    XCTAssertEqual(count, 5 + 3)
  }
}
