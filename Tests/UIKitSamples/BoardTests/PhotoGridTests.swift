@testable import Boards
import DragUIKitTesting
import Testing
import UIKit

/// A grid in which photos are put into another order.
@MainActor @Suite struct PhotoGridTests {
  private let grid = PhotoGridController(photos: ["sea", "hill", "wood", "lake", "moor", "town"])
  private let stage: AppStage

  init() {
    stage = AppStage()
    stage.name(grid.collectionView, "grid")
    stage.show(grid)
  }

  @Test func `a photo goes to the gap where it is dropped`() {
    stage.drag(cellAt: [0, 0], of: grid.collectionView, to: .gap(3))
    #expect(grid.photos == ["hill", "wood", "sea", "lake", "moor", "town"])
    #expect(
      stage.order(of: grid.collectionView) == [
        "grid-1", "grid-2", "grid-0", "grid-3", "grid-4", "grid-5",
      ])
    stage.expectCalls(
      """
      itemsForBeginning canHandle dropSessionDidUpdate … performDropWith
      """)
  }

  @Test func `the cells follow, and each is made by its own initializer`() {
    stage.drag(cellAt: [0, 5], of: grid.collectionView, to: .gap(0))
    let cells = grid.collectionView.visibleCells.compactMap { $0 as? PhotoCell }
    #expect(cells.map(\.title) == ["TOWN", "SEA", "HILL", "WOOD", "LAKE", "MOOR"])
    #expect(cells.allSatisfy { $0.made == 1 })
    #expect(
      grid.collectionView.cellForItem(at: [0, 0])?.frame
        == CGRect(x: 0, y: 0, width: 120, height: 120))
  }

  @Test func `a second run gives the same calls`() {
    let again = PhotoGridTests()
    for one in [self, again] {
      one.stage.drag(cellAt: [0, 1], of: one.grid.collectionView, to: .gap(5))
      one.stage.drag(cellAt: [0, 4], of: one.grid.collectionView, to: .cell([0, 0]))
    }
    #expect(stage.calls == again.stage.calls)
    #expect(stage.test.trace == again.stage.test.trace)
    #expect(!stage.test.trace.isEmpty)
  }
}
