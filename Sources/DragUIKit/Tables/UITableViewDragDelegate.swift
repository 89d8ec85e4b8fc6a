public import Foundation

/// The questions and notifications of a table view about drags of its rows.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// The items of a drag that would begin at a row; none for no drag (CONTRACT-02).
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// The items that a tap adds to a running drag (CONTRACT-18).
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// The drag begins (CONTRACT-08).
  func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// The drag is over (CONTRACT-12).
  func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// True if the items may be moved (CONTRACT-09).
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// True if the drag stays in the application (CONTRACT-09).
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Returns the look of an item while it is dragged; asked when the item rises (CONTRACT-04).
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

// A default marks that it ran: a delegate that lacks the method is not in the list of calls.
extension UITableViewDragDelegate {
  /// Adds no items.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    tableView.list.ranDefault = true
    return []
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) { tableView.list.ranDefault = true }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
  ) { tableView.list.ranDefault = true }
  /// Allows moves.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    tableView.list.ranDefault = true
    return true
  }
  /// Lets the drag leave.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    tableView.list.ranDefault = true
    return false
  }
  /// Shows the whole cell.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    tableView.list.ranDefault = true
    return nil
  }
}
