import DragUIKit
import Testing

/// What a table is answered by delegates and data sources that have only what they must, method by method.
@MainActor @Suite struct TableDefaultsTests {
  /// All that a table asks, with what its protocols require.
  private final class BareRows: NSObject, UITableViewDataSource, UITableViewDelegate,
    UITableViewDragDelegate, UITableViewDropDelegate
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
  }

  private let path: IndexPath = [0, 1]
  private let other: IndexPath = [0, 2]
  private let session = IdleSession()

  @Test func `a table is told which methods for drags and drops are not there`() {
    let table = UITableView(frame: .zero, style: .plain)
    let bare = BareRows()
    var asked = DefaultAnswers(of: table)
    asked.note("itemsForAddingTo") {
      bare.tableView(table, itemsForAddingTo: session, at: path, point: .zero)
    }
    asked.note("dragSessionWillBegin") { bare.tableView(table, dragSessionWillBegin: session) }
    asked.note("dragSessionDidEnd") { bare.tableView(table, dragSessionDidEnd: session) }
    asked.note("dragSessionAllowsMoveOperation") {
      bare.tableView(table, dragSessionAllowsMoveOperation: session)
    }
    asked.note("dragSessionIsRestrictedToDraggingApplication") {
      bare.tableView(table, dragSessionIsRestrictedToDraggingApplication: session)
    }
    asked.note("dragPreviewParameters") {
      bare.tableView(table, dragPreviewParametersForRowAt: path)
    }
    asked.note("canHandle") { bare.tableView(table, canHandle: session) }
    asked.note("dropSessionDidEnter") { bare.tableView(table, dropSessionDidEnter: session) }
    asked.note("dropSessionDidUpdate") {
      bare.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    }
    asked.note("dropSessionDidExit") { bare.tableView(table, dropSessionDidExit: session) }
    asked.note("dropSessionDidEnd") { bare.tableView(table, dropSessionDidEnd: session) }
    asked.note("dropPreviewParameters") {
      bare.tableView(table, dropPreviewParametersForRowAt: path)
    }
    #expect(asked.lines == DefaultAnswers.ofDragsAndDrops)
  }

  private func answers(_ source: any UITableViewDataSource, in table: UITableView) -> [String] {
    var asked = DefaultAnswers(of: table)
    asked.note("numberOfSections") { source.numberOfSections(in: table) }
    asked.note("numberOfRows") { source.tableView(table, numberOfRowsInSection: 0) }
    asked.note("canMove") { source.tableView(table, canMoveRowAt: path) }
    asked.note("canEdit") { source.tableView(table, canEditRowAt: path) }
    asked.note("header") { source.tableView(table, titleForHeaderInSection: 0) }
    asked.note("footer") { source.tableView(table, titleForFooterInSection: 0) }
    asked.note("move") { source.tableView(table, moveRowAt: path, to: other) }
    return asked.lines
  }

  private func answers(_ delegate: any UITableViewDelegate, in table: UITableView) -> [String] {
    var asked = DefaultAnswers(of: table)
    asked.note("didSelect") { delegate.tableView(table, didSelectRowAt: path) }
    asked.note("height") { delegate.tableView(table, heightForRowAt: path) }
    asked.note("shouldSpringLoad") {
      delegate.tableView(table, shouldSpringLoadRowAt: path, with: IdleSpring())
    }
    asked.note("header") { delegate.tableView(table, viewForHeaderInSection: 0) }
    asked.note("footer") { delegate.tableView(table, viewForFooterInSection: 0) }
    asked.note("height of a header") { delegate.tableView(table, heightForHeaderInSection: 0) }
    asked.note("height of a footer") { delegate.tableView(table, heightForFooterInSection: 0) }
    asked.note("target of a move") {
      delegate.tableView(
        table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: other)
    }
    asked.note("willSelect") { delegate.tableView(table, willSelectRowAt: path) }
    asked.note("willDeselect") { delegate.tableView(table, willDeselectRowAt: path) }
    asked.note("shouldHighlight") { delegate.tableView(table, shouldHighlightRowAt: path) }
    asked.note("estimated height") { delegate.tableView(table, estimatedHeightForRowAt: path) }
    asked.note("editingStyle") { delegate.tableView(table, editingStyleForRowAt: path) }
    asked.note("shouldIndentWhileEditing") {
      delegate.tableView(table, shouldIndentWhileEditingRowAt: path)
    }
    asked.note("title for deletion") {
      delegate.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
    }
    asked.note("trailing actions") {
      delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    }
    asked.note("leading actions") {
      delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
    }
    asked.note("contextMenu") {
      delegate.tableView(table, contextMenuConfigurationForRowAt: path, point: .zero)
    }
    return asked.lines
  }

  private func table() -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.rowHeight = 33
    table.estimatedRowHeight = 34
    table.sectionHeaderHeight = 35
    table.sectionFooterHeight = 36
    return table
  }

  @Test func `a controller of a table answers as a data source without optional methods`() {
    let table = table()
    let expected = [
      "numberOfSections: 1", "numberOfRows: 0", "canMove: true, not there", "canEdit: true",
      "header: nil", "footer: nil", "move: nothing, not there",
    ]
    #expect(answers(BareRows() as any UITableViewDataSource, in: table) == expected)
    #expect(answers(UITableViewController() as any UITableViewDataSource, in: table) == expected)
  }

  @Test func `a data source of snapshots moves and edits no rows`() {
    let table = table()
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
    #expect(
      answers(source as any UITableViewDataSource, in: table) == [
        "numberOfSections: 0", "numberOfRows: 0", "canMove: false", "canEdit: false",
        "header: nil", "footer: nil", "move: nothing, not there",
      ])
  }

  @Test func `a controller of a table answers as a delegate without optional methods`() {
    let table = table()
    let expected = [
      "didSelect: nothing, not there",
      "height: 33.0, not there",
      "shouldSpringLoad: true, not there",
      "header: nil",
      "footer: nil",
      "height of a header: 35.0",
      "height of a footer: 36.0",
      "target of a move: [0, 2], not there",
      "willSelect: [0, 1]",
      "willDeselect: [0, 1]",
      "shouldHighlight: true",
      "estimated height: 34.0",
      "editingStyle: delete",
      "shouldIndentWhileEditing: true",
      "title for deletion: nil",
      "trailing actions: nil",
      "leading actions: nil",
      "contextMenu: nil",
    ]
    #expect(answers(BareRows() as any UITableViewDelegate, in: table) == expected)
    #expect(answers(UITableViewController() as any UITableViewDelegate, in: table) == expected)
  }
}
