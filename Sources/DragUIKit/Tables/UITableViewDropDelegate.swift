public import Foundation

/// The questions and notifications of a table view about drags over it.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes the drop (CONTRACT-28).
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator)
  /// True if the drag is of interest; otherwise nothing more is asked (CONTRACT-24).
  func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool
  /// The drag entered (CONTRACT-25).
  func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// The proposal for a drop here (CONTRACT-25).
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// The drag exited (CONTRACT-27).
  func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// The drag is over, wherever it ended (CONTRACT-32).
  func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the preview of an item that is dropped; asked when the drop has been performed
  /// (CONTRACT-29).
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Takes an interest.
  public func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool {
    tableView.list.ranDefault = true
    return true
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) { tableView.list.ranDefault = true }
  /// Marks that there is no proposal: the drop is still delivered, unspecified (CONTRACT-43).
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    tableView.list.ranDefault = true
    return UITableViewDropProposal(operation: .cancel)
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) { tableView.list.ranDefault = true }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) { tableView.list.ranDefault = true }
  /// Shows the whole cell.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    tableView.list.ranDefault = true
    return nil
  }
}

/// With what a table view's delegate takes a drop.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol, Sendable {
  /// The items, in the session's order (CONTRACT-70).
  var items: [any UITableViewDropItem] { get }
  /// The last path that the pointer referred to (CONTRACT-61).
  var destinationIndexPath: IndexPath? { get }
  /// The proposal in force (CONTRACT-58).
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Animates an item to a place that was inserted before (CONTRACT-72).
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath)
    -> any UIDragAnimating
  /// Animates an item into an existing one (CONTRACT-73).
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Animates an item to a point of a view (CONTRACT-74).
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget)
    -> any UIDragAnimating
  /// Shows a placeholder for an item, whose data comes later (CONTRACT-75).
  @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
}

/// An item of a drop.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol, Sendable {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The index path of the item in this view; nil if it came from elsewhere (CONTRACT-71).
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview.
  var previewSize: CGSize { get }
}
