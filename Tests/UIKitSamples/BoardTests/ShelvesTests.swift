import DragUIKitTesting
import Testing
import UIKit

@testable import Boards

/// A collection with a diffable data source.
@MainActor @Suite struct ShelvesTests {
  private let shelves = ShelvesController(reading: ["Emma", "Ulysses"], read: ["Dune"])
  private let stage: AppStage

  init() { stage = AppStage(hosting: shelves) }

  @Test func `a book goes to the other shelf`() {
    stage.drag(cellAt: [0, 0], of: shelves.collectionView, to: .gap(1, section: 1))
    #expect(shelves.titles == [["Ulysses"], ["Dune", "Emma"]])
    #expect(
      stage.order(of: shelves.collectionView) == ["collection-1", "collection-2", "collection-0"])
    #expect(shelves.saves == 2)
  }

  @Test func `a book goes to another place of its shelf`() {
    stage.drag(cellAt: [0, 0], of: shelves.collectionView, to: .gap(2))
    #expect(shelves.titles == [["Ulysses", "Emma"], ["Dune"]])
  }
}
