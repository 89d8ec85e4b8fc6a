public import Foundation

/// The questions and notifications of a collection view about drags over it.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Takes the drop (CONTRACT-28).
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// True if the drag is of interest; otherwise nothing more is asked (CONTRACT-24).
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool
  /// The drag entered (CONTRACT-25).
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// The proposal for a drop here (CONTRACT-25).
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// The drag exited (CONTRACT-27).
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// The drag is over, wherever it ended (CONTRACT-32).
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the preview of an item that is dropped; asked when the drop has been performed
  /// (CONTRACT-29).
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// Takes an interest.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    collectionView.list.ranDefault = true
    return true
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { collectionView.list.ranDefault = true }
  /// Marks that there is no proposal: the drop is still delivered, unspecified (CONTRACT-43).
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    collectionView.list.ranDefault = true
    return UICollectionViewDropProposal(operation: .cancel)
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) { collectionView.list.ranDefault = true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) { collectionView.list.ranDefault = true }
  /// Shows the whole cell.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    collectionView.list.ranDefault = true
    return nil
  }
}

/// With what a collection view's delegate takes a drop.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol, Sendable {
  /// The items, in the session's order (CONTRACT-70).
  var items: [any UICollectionViewDropItem] { get }
  /// The last path that the pointer referred to (CONTRACT-61).
  var destinationIndexPath: IndexPath? { get }
  /// The proposal in force (CONTRACT-58).
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Animates an item to a place that was inserted before (CONTRACT-72).
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath)
    -> any UIDragAnimating
  /// Animates an item into an existing one (CONTRACT-73).
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Animates an item to a point of a view (CONTRACT-74).
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget)
    -> any UIDragAnimating
  /// Shows a placeholder for an item, whose data comes later (CONTRACT-75).
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
}

/// An item of a drop.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol, Sendable {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The index path of the item in this view; nil if it came from elsewhere (CONTRACT-71).
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview.
  var previewSize: CGSize { get }
}
