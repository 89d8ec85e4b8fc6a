#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import DragSessions

  /// What the coordinators of collections and tables have in common.
  @MainActor class ListDropCoordinator: NSObject {
    fileprivate final class Item: NSObject, UICollectionViewDropItem, UITableViewDropItem {
      let dragItem: UIDragItem
      let sourceIndexPath: IndexPath?
      let previewSize: CGSize

      init(_ item: PerformedDrop.Item) {
        dragItem = item.item
        sourceIndexPath = item.source
        previewSize = item.previewSize
        super.init()
      }
    }

    fileprivate let drop: any PerformedDrop & HostDrop
    fileprivate let dropped: [Item]

    init(_ drop: any PerformedDrop & HostDrop) {
      self.drop = drop
      dropped = drop.items.map { Item($0) }
      super.init()
    }

    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.drag.dropSession }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
      drop.drop(dragItem, to: target)
    }
  }

  /// The coordinator of a drop on a collection.
  @MainActor
  final class CollectionDropCoordinator: ListDropCoordinator,
    UICollectionViewDropCoordinator
  {
    var items: [any UICollectionViewDropItem] { dropped }
    private(set) lazy var proposal = UICollectionViewDropProposal(
      operation: UIDropOperation(drop.proposal.operation),
      intent: UICollectionViewDropIntent(drop.proposal.intent))

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
      drop.drop(dragItem, at: indexPath)
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
      -> any UIDragAnimating
    {
      drop.drop(dragItem, into: indexPath, rect: rect)
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
      -> any UICollectionViewDropPlaceholderContext
    {
      drop.drop(dragItem, to: placeholder)
    }
  }

  /// The coordinator of a drop on a table.
  @MainActor final class TableDropCoordinator: ListDropCoordinator, UITableViewDropCoordinator {
    var items: [any UITableViewDropItem] { dropped }
    private(set) lazy var proposal = UITableViewDropProposal(
      operation: UIDropOperation(drop.proposal.operation),
      intent: UITableViewDropIntent(drop.proposal.intent))

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
      drop.drop(dragItem, at: indexPath)
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
      -> any UIDragAnimating
    {
      drop.drop(dragItem, into: indexPath, rect: rect)
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
      -> any UITableViewDropPlaceholderContext
    {
      drop.drop(dragItem, to: placeholder)
    }
  }
#endif
