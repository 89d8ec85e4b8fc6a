import DragUIKitTesting
import SwiftUI
import Testing
import UIKit

@testable import Boards

/// A delegate of SwiftUI, on cards of UIKit.
@MainActor @Suite struct CardDropDelegateTests {
  /// The state of the view that has the cards.
  private final class Row {
    var cards = ["a", "b", "c", "d"]
    var carried: String?
  }

  private let row = Row()
  private let controller = UIViewController()
  private let views: [UIView]
  private let stage = AppStage()

  init() {
    let row = row
    views = row.cards.enumerated().map { index, card in
      let view = UIView(frame: CGRect(x: index * 90, y: 100, width: 80, height: 80))
      view.onDrag {
        row.carried = card
        return NSItemProvider(object: card as NSString)
      }
      view.onDrop(
        of: [.text],
        delegate: CardDropDelegate(
          card: card, cards: Binding(get: { row.cards }, set: { row.cards = $0 }),
          carried: Binding(get: { row.carried }, set: { row.carried = $0 })))
      return view
    }
    for view in views { controller.view.addSubview(view) }
    stage.show(controller)
  }

  @Test func `a card that is carried over others changes places with them`() {
    stage.drag(views[0], to: .middle, in: views[2])
    #expect(row.cards == ["b", "c", "a", "d"])
    #expect(row.carried == nil)
  }

  @Test func `a text of another application is no card`() {
    stage.drop([NSItemProvider(object: "x" as NSString)], on: views[1], at: .middle)
    #expect(row.cards == ["a", "b", "c", "d"])
  }
}
