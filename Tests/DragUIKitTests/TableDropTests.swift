import DragUIKit
import DragUIKitTesting
import Testing

/// Drags over a table view, as its data source and its delegates see them.
@MainActor @Suite struct TableDropTests {
  private func show(_ rows: Rows, settings: StageSettings = StageSettings()) -> AppStage {
    let stage = AppStage(settings: settings)
    stage.name(rows.tableView, "rows") { rows.sections[$0.section][$0.row] }
    stage.show(rows)
    return stage
  }

  @Test func `a data source that moves rows moves its own, and performs no drop (CONTRACT-45)`() {
    let rows = MovableRows(["a", "b", "c"], ["d"])
    let stage = show(rows)
    stage.drag(cellAt: [0, 0], of: rows.tableView, to: .gap(3))
    #expect(rows.moves == [[[0, 0], [0, 2]]])
    #expect(rows.sections == [["b", "c", "a"], ["d"]])
    #expect(stage.order(of: rows.tableView) == ["b", "c", "a", "d"])
    stage.expectCalls("itemsForBeginning dropSessionDidUpdate … moveRowAt")

    stage.drag(cellAt: [0, 0], of: rows.tableView, to: .gap(1, section: 1))
    #expect(rows.moves.last == [[0, 0], [1, 1]])
    #expect(rows.sections == [["c", "a"], ["d", "b"]])
    #expect(stage.order(of: rows.tableView) == ["c", "a", "d", "b"])
  }

  @Test func `a row that may not be moved is dropped (CONTRACT-45)`() {
    let rows = MovableRows(["a", "b", "c"])
    rows.movable = { $0 != [0, 0] }
    let stage = show(rows)
    stage.drag(cellAt: [0, 0], of: rows.tableView, to: .gap(3))
    #expect(rows.moves == [])
    #expect(rows.sections == [["b", "c", "a"]])
    stage.expectCalls("itemsForBeginning dropSessionDidUpdate … performDropWith")
  }

  @Test func `a data source that moves no rows is asked to perform the drop`() {
    let rows = Rows(["a", "b", "c"])
    let stage = show(rows)
    stage.drag(cellAt: [0, 2], of: rows.tableView, to: .gap(0))
    #expect(rows.sections == [["c", "a", "b"]])
    #expect(stage.order(of: rows.tableView) == ["c", "a", "b"])
    stage.expectCalls("itemsForBeginning dropSessionDidUpdate … performDropWith")
  }

  @Test func `a table forgets where a row came from when it is updated (CONTRACT-71)`() {
    let rows = Rows(["a", "b", "c"])
    let stage = show(rows)
    var sources: [IndexPath?] = []
    rows.perform = { _, coordinator in sources = coordinator.items.map(\.sourceIndexPath) }
    stage.press(.cell([0, 0]), of: rows.tableView)
    stage.advance(by: .seconds(1))
    stage.move(to: .cell([0, 2]), of: rows.tableView)
    stage.perform {
      rows.sections[0].append("d")
      rows.tableView.insertRows(at: [[0, 3]], with: .none)
    }
    stage.move(to: .gap(2), of: rows.tableView)
    stage.release()
    stage.settle()
    #expect(sources == [nil])
  }

  @Test func `cells are made with their identifier, by their own initializer`() {
    let rows = Rows(["a", "b"])
    let stage = show(rows)
    let cells = rows.tableView.visibleCells.compactMap { $0 as? TitledRow }
    #expect(cells.map(\.identifier) == ["row", "row"])
    #expect(cells.map(\.reuseIdentifier) == ["row", "row"])
    #expect(rows.tableView.rectForRow(at: [0, 1]) == CGRect(x: 0, y: 44, width: 390, height: 44))
    #expect(stage.calls == [])
  }

  @Test func `rest on a row of a spring-loaded table selects it (CONTRACT-99)`() {
    let rows = Rows(["a", "b", "c"])
    // A gap would move the row away from under the finger.
    rows.proposal = UITableViewDropProposal(operation: .move, intent: .automatic)
    rows.tableView.isSpringLoaded = true
    let stage = show(rows)
    stage.press(.cell([0, 0]), of: rows.tableView)
    stage.advance(by: .seconds(1))
    stage.move(to: .cell([0, 2]), of: rows.tableView)
    stage.advance(by: .seconds(2))
    #expect(rows.selected == [[0, 2]])
    stage.cancel()
    stage.settle()
    #expect(rows.sections == [["a", "b", "c"]])
  }

  @Test func `a delegate keeps a row from being selected by rest (CONTRACT-96)`() {
    @MainActor final class Closed: Rows {
      var places: [CGPoint] = []

      override func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
      ) -> Bool {
        places.append(context.location(in: tableView))
        #expect(context.state == .possible && context.targetItem as? IndexPath == indexPath)
        #expect(context.targetView === tableView.cellForRow(at: indexPath))
        return indexPath.row != 2
      }
    }
    let rows = Closed(["a", "b", "c"])
    rows.proposal = UITableViewDropProposal(operation: .move, intent: .automatic)
    rows.tableView.isSpringLoaded = true
    let stage = show(rows)
    stage.press(.cell([0, 0]), of: rows.tableView)
    stage.advance(by: .seconds(1))
    stage.move(to: .cell([0, 2]), of: rows.tableView)
    stage.advance(by: .seconds(2))
    #expect(rows.selected == [] && rows.places.last == CGPoint(x: 195, y: 110))
    #expect(stage.calls.contains { $0.hasSuffix("shouldSpringLoad [0, 2] -> false") })
    stage.move(to: .cell([0, 1]), of: rows.tableView)
    stage.advance(by: .seconds(2))
    #expect(rows.selected == [[0, 1]])
    stage.cancel()
  }

  @Test func `heights of rows are the delegate's`() {
    @MainActor final class Tall: Rows {
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
        -> CGFloat
      { 50 + CGFloat(indexPath.row) * 10 }
    }
    let rows = Tall(["a", "b", "c"])
    let stage = show(rows)
    #expect(rows.tableView.rectForRow(at: [0, 2]).minY == 110)
    #expect(rows.tableView.rectForRow(at: [0, 2]).height == 70)
    stage.drag(cellAt: [0, 0], of: rows.tableView, to: .gap(3))
    #expect(rows.sections == [["b", "c", "a"]])
    stage.perform {
      rows.sections[0].append("d")
      rows.tableView.insertRows(at: [[0, 3]], with: .none)
    }
    #expect(rows.tableView.rectForRow(at: [0, 3]).height == 80)
  }

  @Test func `heights are asked of rows that exist, the first of which may be in a later section`()
  {
    @MainActor final class Tall: Rows {
      var asked: Set<IndexPath> = []
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
        -> CGFloat
      {
        asked.insert(indexPath)
        return 60
      }
    }
    let rows = Tall([], ["a", "b"], [])
    let stage = show(rows)
    stage.drag(cellAt: [1, 0], of: rows.tableView, to: .gap(2, section: 1))
    #expect(rows.sections == [[], ["b", "a"], []])
    #expect(rows.asked == [[1, 0], [1, 1]])
    #expect(rows.tableView.rectForRow(at: [1, 1]) == CGRect(0, 60, 390, 60))
  }

  @Test func `an automatic intent is decided at the drop: between rows, or into one (CONTRACT-58)`()
  {
    let rows = Rows(["a", "b", "c"])
    rows.proposal = UITableViewDropProposal(operation: .copy, intent: .automatic)
    var proposals: [UITableViewDropProposal.Intent] = []
    rows.perform = { _, coordinator in
      proposals.append(coordinator.proposal.intent)
      rows.paths.append(coordinator.destinationIndexPath)
    }
    let stage = show(rows)
    stage.drag(cellAt: [0, 0], of: rows.tableView, to: .cell([0, 2]))
    #expect(rows.paths.last == [0, 2])
    stage.drag(cellAt: [0, 0], of: rows.tableView, to: .gap(3))
    #expect(rows.paths.last == [0, 3])
    #expect(proposals == [.insertIntoDestinationIndexPath, .insertAtDestinationIndexPath])
  }

  @Test func `a table without a delegate for drops moves its own rows (CONTRACT-45)`() {
    let rows = MovableRows(["a", "b", "c"], ["d"])
    let stage = show(rows)
    rows.tableView.dropDelegate = nil
    stage.drag(cellAt: [0, 0], of: rows.tableView, to: .gap(3))
    #expect(rows.moves == [[[0, 0], [0, 2]]])
    #expect(stage.order(of: rows.tableView) == ["b", "c", "a", "d"])
    #expect(stage.calls.contains("rows canMoveRowAt [0, 0] -> true"))
    rows.movable = { $0 != [0, 0] }
    stage.drag(cellAt: [0, 0], of: rows.tableView, to: .gap(3))
    #expect(rows.moves.count == 1)
  }

  @Test func `a table whose rows nothing moves stays as it is, and is asked once`() {
    let rows = Rows(["a", "b", "c"])
    let stage = show(rows)
    rows.tableView.dropDelegate = nil
    for _ in 1...2 { stage.drag(cellAt: [0, 0], of: rows.tableView, to: .gap(3)) }
    #expect(rows.sections == [["a", "b", "c"]])
    #expect(stage.order(of: rows.tableView) == ["a", "b", "c"])
    #expect(stage.calls.filter { $0.hasPrefix("note: no row is moved") }.count == 1)
  }
}
