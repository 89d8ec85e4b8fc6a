@testable import Boards
import DragUIKitTesting
import Testing
import UIKit

/// A table whose rows have numbers.
@MainActor @Suite struct DisplayOrderTests {
  private let table = DisplayOrderController(["title", "a", "b", "c"])
  private let stage: AppStage

  init() {
    stage = AppStage(hosting: table)
  }

  private var orders: [Int] { table.entries.map(\.displayOrder) }

  @Test func `a row that moves down or up numbers the others again`() {
    stage.drag(cellAt: [0, 1], of: table.tableView, to: .gap(4))
    #expect(orders == [0, 3, 1, 2])
    stage.drag(cellAt: [0, 3], of: table.tableView, to: .gap(2))
    #expect(orders == [0, 2, 1, 3])
    stage.expectCalls(
      """
      … targetIndexPath … moveRowAt … targetIndexPath … moveRowAt
      """)
  }

  @Test func `the heading keeps its place`() {
    stage.drag(cellAt: [0, 3], of: table.tableView, to: .gap(0))
    #expect(table.fetched.map(\.name) == ["title", "c", "a", "b"])
    stage.drag(cellAt: [0, 0], of: table.tableView, to: .gap(4))
    #expect(table.fetched.map(\.name) == ["title", "c", "a", "b"])
  }
}
