import DragTesting
import DragUIKit
import DragUIKitTesting
import Testing

@Suite @MainActor struct ExplorationTests {
  /// A board as it is explored: what the view shows is what the board has.
  private static func exploration(
    _ perform: ((Board, any UICollectionViewDropCoordinator) -> Void)? = nil
  ) -> Exploration {
    let board = Board(["a", "b", "c", "d"])
    board.perform = perform
    let app = AppStage(named: "Board")
    app.name(board.collection, "board") { board.sections[$0.section][$0.item] }
    app.show(board)
    // The board takes one item at a time.
    return app.exploration.without("tap", "second")
      .equal(app.view(board.collection), "the texts") { board.sections.flatMap(\.self) }
  }

  private static func failing(
    _ isExpected: @escaping @Sendable (String) -> Bool, _ body: () -> Void
  ) {
    withKnownIssue {
      body()
    } matching: { issue in
      isExpected(issue.comments.map(\.rawValue).joined())
    }
  }

  @Test func `a board that takes what is dropped passes (EX-35)`() {
    explore { Self.exploration() }
  }

  @Test
  func `an update that UIKit rejects is found, with UIKit's words and the lines that show it`() {
    let forgets: (Board, any UICollectionViewDropCoordinator) -> Void = { board, coordinator in
      guard let source = coordinator.items.first?.sourceIndexPath else { return }
      board.sections[source.section].remove(at: source.item)
      board.collection.performBatchUpdates {}
    }
    Self.failing({
      $0.contains("invalid number of items in section 0") && $0.contains("these lines show it:")
        && $0.contains("down board[0]")
    }) {
      explore { Self.exploration(forgets) }
    }
  }

  @Test func `a model that goes another way than its view is found (EX-60, 9)`() {
    let misplaces: (Board, any UICollectionViewDropCoordinator) -> Void = { board, coordinator in
      guard let item = coordinator.items.first, let source = item.sourceIndexPath,
        let path = coordinator.destinationIndexPath
      else { return }
      board.collection.performBatchUpdates {
        let text = board.sections[source.section].remove(at: source.item)
        board.sections[source.section].insert(text, at: 0)
        board.collection.deleteItems(at: [source])
        board.collection.insertItems(at: [path])
      }
      coordinator.drop(item.dragItem, toItemAt: path)
    }
    Self.failing({ $0.hasPrefix("the texts\n  expected: ") && $0.contains("these lines show it:") })
    {
      explore { Self.exploration(misplaces) }
    }
  }
}
