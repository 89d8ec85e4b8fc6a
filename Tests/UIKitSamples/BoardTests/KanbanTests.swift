import DragUIKitTesting
import Testing
import UIKit

@testable import Boards

/// A board whose cells hold tables.
@MainActor @Suite struct KanbanTests {
  private let board = KanbanController(columns: [
    Column(title: "Next", cards: ["write", "test", "read"]), Column(title: "Done", cards: ["plan"]),
    Column(title: "Never", cards: []),
  ])
  private let stage: AppStage

  init() {
    stage = AppStage(hosting: board, width: 600)
  }

  private func table(_ column: Int) throws -> UITableView {
    try #require(board.collectionView.cellForItem(at: [0, column]) as? ColumnCell).table
  }

  @Test func `a card goes to another column, and leaves its own`() throws {
    stage.drag(cellAt: [0, 1], of: try table(0), to: .gap(0), in: try table(1))
    #expect(board.columns.map(\.cards) == [["write", "read"], ["test", "plan"], []])
    #expect(try table(1).numberOfRows(inSection: 0) == 2)
  }

  @Test func `a card goes to an empty column`() throws {
    stage.drag(cellAt: [0, 0], of: try table(0), to: .middle, in: try table(2))
    #expect(board.columns.map(\.cards) == [["test", "read"], ["plan"], ["write"]])
  }

  @Test func `a card goes to another place of its column`() throws {
    stage.drag(cellAt: [0, 0], of: try table(0), to: .gap(3))
    #expect(board.columns[0].cards == ["test", "read", "write"])
  }
}
