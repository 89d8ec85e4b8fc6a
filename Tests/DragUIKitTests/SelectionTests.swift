import DragUIKit
import DragUIKitTesting
import Testing

/// Selected cells, cells in drags, and scrolling to cells.
@MainActor @Suite struct SelectionTests {
  @Test func `of several selected items only the last stays, unless several are allowed`() {
    let cells = Cells(4, layout: plainFlow())
    let stage = AppStage(hosting: cells)
    let list = cells.collection
    list.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    list.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    #expect(list.indexPathsForSelectedItems == [[0, 2]])
    #expect(list.visibleCells.map(\.isSelected) == [false, false, true, false])
    list.allowsMultipleSelection = true
    list.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    #expect(list.indexPathsForSelectedItems == [[0, 2], [0, 0]])
    list.deselectItem(at: [0, 2], animated: true)
    #expect(list.indexPathsForSelectedItems == [[0, 0]])
    stage.drag(cellAt: [0, 0], of: list, to: .gap(3))
    #expect(list.indexPathsForSelectedItems == [[0, 2]])
    list.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(list.indexPathsForSelectedItems == [])
  }

  @Test func `a selected row is selected until the table is read again`() {
    let table = TableHeaderTests.Sections([["a", "b"]], titles: [nil])
    let stage = AppStage(hosting: table)
    table.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    #expect(table.tableView.indexPathForSelectedRow == [0, 1])
    #expect(table.tableView.cellForRow(at: [0, 1])?.isSelected == true)
    stage.perform { table.tableView.reloadData() }
    #expect(table.tableView.indexPathsForSelectedRows == nil)
    #expect(table.tableView.cellForRow(at: [0, 1])?.isSelected == false)
  }

  @Test
  func `a list scrolls to an item at a place of the visible part, and no further than its content`()
  {
    let cells = Cells(100, layout: plainFlow(), height: 200)
    let stage = AppStage(hosting: cells)
    let list = cells.collection
    func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
      stage.perform { list.scrollToItem(at: [0, item], at: position, animated: false) }
      return list.contentOffset.y
    }
    #expect(offset(40, .top) == 800)
    #expect(offset(40, .bottom) == 640)
    #expect(offset(40, .centeredVertically) == 720)
    #expect(offset(40, []) == 720)
    #expect(offset(99, .top) == 1_800)
    #expect(offset(0, .bottom) == 0)
    // Names of the other axis stand for the same ends.
    #expect(offset(40, .left) == 800)
    #expect(offset(40, .right) == 640)
    #expect(offset(40, .centeredHorizontally) == 720)
    let table = TableHeaderTests.Sections([(0..<100).map { "\($0)" }], titles: [nil])
    let other = AppStage(hosting: table)
    other.perform { table.tableView.scrollToRow(at: [0, 50], at: .top, animated: true) }
    #expect(table.tableView.contentOffset.y == 2_200)
  }

  @Test func `a cell that comes back into sight shows whether its item is selected`() {
    let cells = Cells(100, layout: plainFlow(), height: 200)
    let stage = AppStage(hosting: cells)
    let list = cells.collection
    stage.perform { list.selectItem(at: [0, 1], animated: false, scrollPosition: []) }
    for item in [40, 0] {
      stage.perform { list.scrollToItem(at: [0, item], at: .top, animated: false) }
    }
    #expect(list.cellForItem(at: [0, 1])?.isSelected == true)
    #expect(list.cellForItem(at: [0, 2])?.isSelected == false)
  }

  final class Dragged: UICollectionViewCell {
    var states: [DragState] = []
    override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
  }

  @Test func `a cell is lifted, dragged and at rest again (CONTRACT-40)`() {
    let cells = Cells(3, layout: plainFlow())
    cells.collection.register(Dragged.self, forCellWithReuseIdentifier: "cell")
    let stage = AppStage(hosting: cells)
    let cell = cells.collection.cellForItem(at: [0, 0]) as? Dragged
    stage.press(.cell([0, 0]), of: cells.collection)
    stage.advance(by: .milliseconds(600))
    #expect(cell?.states == [.lifting])
    stage.move(to: .gap(3), of: cells.collection)
    #expect(cell?.states == [.lifting, .dragging])
    #expect(cell?.configurationState.cellDragState == .dragging)
    stage.release()
    stage.settle()
    #expect(cell?.states == [.lifting, .dragging, .none])
    stage.press(.cell([0, 0]), of: cells.collection)
    stage.advance(by: .milliseconds(600))
    stage.release()
    stage.settle()
    let other = cells.collection.cellForItem(at: [0, 0]) as? Dragged
    #expect(other?.states == [.lifting, .none])
  }

  final class DraggedRow: UITableViewCell {
    var states: [DragState] = []
    override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
  }

  @Test func `a row is lifted, dragged and at rest again, as a cell is`() {
    let rows = Rows(["a", "b", "c"])
    let stage = AppStage(hosting: rows)
    stage.perform {
      rows.tableView.register(DraggedRow.self, forCellReuseIdentifier: "row")
      rows.tableView.reloadData()
    }
    let row = rows.tableView.cellForRow(at: [0, 0]) as? DraggedRow
    stage.press(.cell([0, 0]), of: rows.tableView)
    stage.advance(by: .milliseconds(600))
    stage.move(to: .gap(3), of: rows.tableView)
    #expect(row?.states == [.lifting, .dragging])
    #expect(row?.configurationState.cellDragState == .dragging)
    stage.cancel()
    stage.settle()
    #expect(row?.states == [.lifting, .dragging, .none])
  }

  final class Watcher: NSObject, UIScrollViewDelegate, UICollectionViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }

  @Test func `a delegate is notified when a view has scrolled`() {
    let watcher = Watcher()
    let view = UIScrollView(frame: CGRect(0, 0, 100, 100))
    view.delegate = watcher
    view.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    view.scrollRectToVisible(CGRect(0, 150, 10, 10), animated: false)
    #expect(watcher.offsets == [30, 60])
    let cells = Cells(100, layout: plainFlow(), height: 200)
    cells.collection.delegate = watcher
    let stage = AppStage(hosting: cells)
    stage.perform { cells.collection.contentOffset.y = 500 }
    #expect(watcher.offsets == [30, 60, 500])
  }
}
