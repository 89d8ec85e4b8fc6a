import DragUIKitTesting
import Testing
import UIKit

@testable import Boards

/// Two collections beside each other.
@MainActor @Suite struct TwoListsTests {
  private let lists = TwoListsController(left: [1, 2, 3], right: [7, 8])
  private let stage: AppStage

  init() {
    stage = AppStage(hosting: lists)
  }

  @Test func `a number moves to a place of the other collection, as a move`() {
    stage.drag(cellAt: [0, 1], of: lists.leftView, to: .gap(1), in: lists.rightView)
    #expect(lists.left == [1, 3])
    #expect(lists.right == [7, 2, 8])
    #expect(stage.test.stage.lastOutcome?.operation == .move)
    // It is the same item there.
    #expect(stage.order(of: lists.rightView) == ["collection2-0", "collection-1", "collection2-1"])
  }

  @Test func `a number goes to the end of its own collection`() {
    stage.drag(cellAt: [0, 0], of: lists.leftView, to: .gap(3))
    #expect(lists.left == [2, 3, 1])
    #expect(stage.order(of: lists.leftView) == ["collection-1", "collection-2", "collection-0"])
  }

  @Test func `two numbers are copied in the order in which they were lifted and tapped`() {
    stage.drag(cellsAt: [[0, 2], [0, 0]], of: lists.leftView, to: .gap(0), in: lists.rightView)
    #expect(lists.right == [30, 10, 7, 8])
    #expect(lists.left == [1, 2, 3])
  }

  @Test func `a number that is in the drag is not added again (CONTRACT-21)`() {
    stage.drag(cellsAt: [[0, 0], [0, 0]], of: lists.leftView, to: .gap(2), in: lists.rightView)
    #expect(lists.right == [7, 8, 1])
    #expect(lists.left == [2, 3])
  }
}
