@testable import Boards
import DragUIKitTesting
import Testing
import UIKit

/// Reminders in a list and in a grid.
@MainActor @Suite struct RemindersTests {
  private let reminders = RemindersController([.today: ["milk", "tea"], .later: ["a", "b", "c"]])
  private let stage: AppStage

  init() {
    stage = AppStage(hosting: reminders)
  }

  @Test func `rows and cells have the frames of their sections`() {
    let list = reminders.collectionView
    #expect(
      list.layoutAttributesForItem(at: [0, 1])?.frame
        == CGRect(x: 16, y: 72, width: 358, height: 44))
    #expect(
      list.layoutAttributesForItem(at: [1, 2])?.frame
        == CGRect(x: 16, y: 192, width: 175, height: 60))
  }

  @Test func `the collection reorders within a section and across both`() {
    stage.drag(cellAt: [1, 0], of: reminders.collectionView, to: .gap(2, section: 1))
    #expect(reminders.saved == [.later: ["b", "a", "c"]])
    stage.drag(cellAt: [1, 2], of: reminders.collectionView, to: .gap(1))
    #expect(reminders.saved == [.today: ["milk", "c", "tea"], .later: ["b", "a"]])
    #expect(reminders.dataSource.itemIdentifier(for: [0, 1]) == "c")
  }

  @Test func `the last reminder leaves a section, which takes one again`() {
    for _ in 0..<2 {
      stage.drag(cellAt: [0, 0], of: reminders.collectionView, to: .gap(3, section: 1))
    }
    #expect(reminders.saved[.today] == [])
    stage.drag(cellAt: [1, 0], of: reminders.collectionView, to: .gap(0))
    #expect(reminders.saved[.today] == ["a"])
  }
}
