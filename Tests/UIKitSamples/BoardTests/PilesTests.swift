import DragUIKitTesting
import Testing
import UIKit

@testable import Boards

/// Sheets of several piles in one drag.
@MainActor @Suite struct PilesTests {
  private let controller = PilesController()
  private let stage: AppStage

  init() {
    stage = AppStage(hosting: controller)
  }

  private var titles: [String] {
    controller.piles.map { pile in pile.sheets.map(\.title).joined() }
  }

  /// Lifts one sheet, taps others with a second finger, and drops them together.
  private func drag(
    _ first: (pile: Int, sheet: Int), tapping others: [(pile: Int, sheet: Int)], to pile: Int,
    gap: Int
  ) {
    let piles = controller.piles.map(\.collection)
    let second = stage.test.pointer("second")
    stage.press(.cell([0, first.sheet]), of: piles[first.pile])
    stage.advance(by: .milliseconds(700))
    stage.move(to: .point(60, 500), of: piles[first.pile])
    for other in others {
      stage.press(.cell([0, other.sheet]), of: piles[other.pile], by: second)
      stage.advance(by: .milliseconds(80))
      stage.release(second)
    }
    stage.move(to: .gap(gap), of: piles[pile])
    stage.release()
    stage.settle()
  }

  @Test func `three sheets of two piles keep the order in which they were taken`() {
    drag((0, 1), tapping: [(1, 0), (0, 0)], to: 2, gap: 0)
    #expect(titles == ["c", "l", "bka"])
    #expect(stage.test.stage.lastOutcome?.operation == .move)
  }

  @Test func `a drop that is chosen in the completion of a batch is carried out, and noted`() {
    stage.drag(
      cellAt: [0, 0], of: controller.piles[0].collection, to: .gap(1),
      in: controller.piles[1].collection)
    #expect(titles == ["bc", "kal", ""])
    #expect(stage.calls.contains { $0.hasPrefix("note: ") })
  }

  @Test func `sheets go to the end of their own pile, alone and together`() {
    stage.drag(cellAt: [0, 0], of: controller.piles[0].collection, to: .gap(3))
    #expect(titles == ["bca", "kl", ""])
    drag((0, 0), tapping: [(1, 1)], to: 0, gap: 3)
    #expect(titles == ["cabl", "k", ""])
  }
}
