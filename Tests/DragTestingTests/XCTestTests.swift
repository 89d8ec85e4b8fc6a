import DragTesting
import XCTest

/// The same in XCTest.
final class XCTestTests: XCTestCase {
  func testMilkMovesBelowTheTea() {
    let stage = TestStage()
    let list = stage.list(["milk", "eggs", "bread", "tea"])
    stage.drag("milk", from: list, to: .gap(4, in: list))
    stage.expect(list, has: ["eggs", "bread", "tea", "milk"])
    XCTAssertEqual(stage.order(of: list).last, "milk")
  }
}
