import DragUIKit
import DragUIKitTesting
import Synchronization
import Testing

@testable import DragTesting

@Suite @MainActor struct ExplorationTests {
  /// A board as it is explored: what the view shows is what the board has.
  private static func exploration(
    _ perform: ((Board, any UICollectionViewDropCoordinator) -> Void)? = nil
  ) -> Exploration {
    let (app, board) = board(perform)
    return app.exploration.without("tap", "second")
      .equal(app.view(board.collection), "the texts") { board.sections.flatMap(\.self) }
  }

  /// A board whose items have names, and which takes one item at a time.
  private static func board(
    _ perform: ((Board, any UICollectionViewDropCoordinator) -> Void)? = nil
  ) -> (AppStage, Board) {
    let board = Board(["a", "b", "c", "d"])
    board.perform = perform
    let app = AppStage(named: "Board")
    app.name(board.collection, "board") { board.sections[$0.section][$0.item] }
    app.show(board)
    return (app, board)
  }

  /// What a test fails with, without the lines behind the first one.
  private static func headline(_ body: () -> Void) -> String {
    let headline = Mutex("")
    withKnownIssue {
      body()
    } matching: { issue in
      let words = issue.comments.map(\.rawValue).joined()
      headline.withLock { $0 = String(words.prefix { $0 != "\n" }) }
      return true
    }
    return headline.withLock { $0 }
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

  @Test func `a step turns the window, of which the application is notified (EX-01)`() {
    let widths = Mutex<Set<Double>>([])
    TestExploration(
      {
        let (app, board) = Self.board()
        let exploration = app.exploration.without("tap", "second").brings(.text("milk"))
        return exploration.always("the other application is beside the window") {
          let width = Double(board.view.frame.width)
          widths.withLock { _ = $0.insert(width) }
          let stage = app.test.stage
          return stage.view(named: "other1").map { stage.scene.frame(of: $0).origin.x >= width }
            == true
        }
      }, budget: .runs(60), seed: 1, caller: Caller(#fileID, #filePath, 1, 1),
      kept: KeptScripts(of: "none", in: "Explored", beside: #filePath)
    ).runHere()
    #expect(widths.withLock { $0 } == [390, 844])
  }

  @Test func `nothing keeps the application of a run, whatever its closures name (EX-40)`() {
    struct Made {
      weak var board: Board?
      weak var app: AppStage?
    }
    var made: [Made] = []
    TestExploration(
      {
        let (app, board) = Self.board()
        // Its sessions have it as their context.
        board.didEnd = { $0.ended = [] }
        made.append(Made(board: board, app: app))
        return app.exploration.without("tap", "second")
          .may("look") { _ = board.sections }
          .equal(app.view(board.collection), "the texts") { board.sections.flatMap(\.self) }
      }, budget: .runs(30), seed: 1, caller: Caller(#fileID, #filePath, 1, 1),
      kept: KeptScripts(of: "none", in: "Explored", beside: #filePath)
    ).runHere()
    #expect(made.count >= 30)
    #expect(made.count { $0.board != nil } == 0)
    #expect(made.count { $0.app != nil } == 0)
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

  /// Does something to the model of a board with the place of the only item of a drop, and moves the cell.
  private static func moving(
    _ change: @escaping (Board, _ source: Int, _ target: Int) -> Void
  ) -> Exploration {
    let (app, _) = board { board, coordinator in
      guard let item = coordinator.items.first, let source = item.sourceIndexPath,
        let path = coordinator.destinationIndexPath
      else { return }
      board.collection.performBatchUpdates {
        change(board, source.item, path.item)
        board.collection.moveItem(at: source, to: path)
      }
      coordinator.drop(item.dragItem, toItemAt: path)
    }
    return app.exploration.without("tap", "second")
  }

  @Test func `a model beside what the view shows is found without a property (EX-20, G-EX-3)`() {
    let words = Self.headline { explore { Self.moving { _, _, _ in } } }
    #expect(words.hasPrefix("model and view differ: `board` shows "), "\(words)")
    #expect(words.hasSuffix(", and names a b c d"), "\(words)")
    explore { Self.moving { _, _, _ in }.without("names") }
  }

  @Test func `an item that a move loses or doubles is found, and a copy is meant (EX-20, EX-23)`() {
    func doubling(_ operation: UIDropOperation) -> Exploration {
      let (app, board) = Self.board { board, coordinator in
        guard let source = coordinator.items.first?.sourceIndexPath else { return }
        board.sections[0].append(board.sections[0][source.item])
        board.collection.reloadData()
      }
      board.proposal = UICollectionViewDropProposal(
        operation: operation, intent: .insertAtDestinationIndexPath)
      return app.exploration.without("tap", "second")
    }
    #expect(
      Self.headline { explore { doubling(.move) } }
        == "a move has not kept the items: a is there twice")
    explore { doubling(.copy) }
    explore { doubling(.move).without("kept") }
    let words = Self.headline {
      explore {
        Self.board { board, coordinator in
          guard let source = coordinator.items.first?.sourceIndexPath else { return }
          board.sections[0].remove(at: source.item)
          board.sections[0].append("x")
          board.collection.reloadData()
        }.0.exploration.without("tap", "second")
      }
    }
    #expect(words == "a move has not kept the items: a is lost, x is new")
  }

  @Test func `an order that a canceled drag has changed is found (EX-20)`() {
    let words = Self.headline {
      explore {
        let (app, board) = Self.board()
        board.willBegin = { board in
          board.sections[0].reverse()
          board.collection.reloadData()
        }
        return app.exploration.without("tap", "second")
      }
    }
    #expect(words == "a canceled drag has changed `board`: it has d c b a, and had a b c d")
  }

  @Test func `what the application does by itself may bring and take items (EX-20)`() {
    explore {
      let (app, board) = Self.board()
      return app.exploration.without("tap", "second")
        .may("clear", weight: 3) {
          board.sections[0] = Array(board.sections[0].dropLast())
          board.collection.reloadData()
        }
    }
  }

  @Test func `items without names are noted, with the line to write (EX-22)`() {
    func explored(_ change: (Exploration) -> Exploration) -> [String] {
      let notes = Mutex<[String]>([])
      withKnownIssue(isIntermittent: true) {
        explore(.runs(3)) {
          let board = Board(["a", "b"])
          return change(AppStage(hosting: board, named: "Board").exploration)
        }
      } matching: { issue in
        notes.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
        return true
      }
      return notes.withLock { $0 }
    }
    let notes = explored { $0 }
    #expect(notes.count == 1)
    #expect(
      notes.first?.hasPrefix("`collection` is not compared with the model, ") == true, "\(notes)")
    #expect(explored { $0.without("names", "kept") } == [])
  }

  @Test func `what another application brings comes at once, late, with an error or never (EX-35)`()
  {
    let seen = Mutex<Set<String>>([])
    TestExploration(
      {
        let (app, board) = Self.board { board, coordinator in
          for item in coordinator.items where item.sourceIndexPath == nil {
            seen.withLock { _ = $0.insert("dropped") }
            _ = item.dragItem.itemProvider.loadObject(ofClass: String.self) { text, error in
              seen.withLock { _ = $0.insert(text ?? (error == nil ? "nothing" : "an error")) }
            }
          }
        }
        board.proposal = UICollectionViewDropProposal(
          operation: .copy, intent: .insertAtDestinationIndexPath)
        return app.exploration.without("tap", "second").brings(
          .text("milk"), .data([116, 101, 97], as: "public.utf8-plain-text"))
      }, budget: .runs(60), seed: 1, caller: Caller(#fileID, #filePath, 1, 1),
      kept: KeptScripts(of: "none", in: "Explored", beside: #filePath)
    ).runHere()
    #expect(seen.withLock { $0 } == ["dropped", "milk", "tea", "an error"])
  }
}
