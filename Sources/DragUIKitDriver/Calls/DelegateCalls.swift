// The first form of the calls is UIKit's, which the compiler reads on Linux as well (Tests/Platforms/uikit.sh). The second one
// is compiled and tested.
#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import DragSessions

  /// The delegates of a collection.
  @MainActor struct CollectionCalls {
    unowned let collection: UICollectionView

    var allowsDragging: Bool { collection.dragInteractionEnabled && collection.dragDelegate != nil }
    var acceptsDrops: Bool { collection.dropDelegate != nil }

    func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]? {
      collection.dragDelegate?.collectionView(collection, itemsForBeginning: session, at: path)
    }

    func perform(_ drop: any PerformedDrop & HostDrop) {
      collection.dropDelegate?.collectionView(
        collection, performDropWith: CollectionDropCoordinator(drop))
    }

    private func proposal(_ answer: UICollectionViewDropProposal) -> DropProposal {
      DropProposal(
        DropOperation(answer.operation), intent: DropIntent(answer.intent),
        isPrecise: answer.isPrecise, prefersFullSize: answer.prefersFullSizePreview)
    }
  }

  /// The delegates of a table.
  @MainActor struct TableCalls {
    unowned let table: UITableView

    var allowsDragging: Bool { table.dragInteractionEnabled && table.dragDelegate != nil }
    var acceptsDrops: Bool { table.dropDelegate != nil }

    func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]? {
      table.dragDelegate?.tableView(table, itemsForBeginning: session, at: path)
    }

    func perform(_ drop: any PerformedDrop & HostDrop) {
      table.dropDelegate?.tableView(table, performDropWith: TableDropCoordinator(drop))
    }

    private func proposal(_ answer: UITableViewDropProposal) -> DropProposal {
      DropProposal(
        DropOperation(answer.operation), intent: DropIntent(answer.intent),
        isPrecise: answer.isPrecise, prefersFullSize: answer.prefersFullSizePreview)
    }
  }
#endif

#if os(iOS)
  extension CollectionCalls {
    func itemsForAdding(to session: any UIDragSession, at path: IndexPath, point: CGPoint)
      -> [UIDragItem]?
    {
      collection.dragDelegate?.collectionView?(
        collection, itemsForAddingTo: session, at: path, point: point)
    }

    func liftPreview(at path: IndexPath) -> Void? {
      let method = collection.dragDelegate?.collectionView(_:dragPreviewParametersForItemAt:)
      return method.map { _ = $0(collection, path) }
    }

    func dropPreview(at path: IndexPath) -> Void? {
      let method = collection.dropDelegate?.collectionView(_:dropPreviewParametersForItemAt:)
      return method.map { _ = $0(collection, path) }
    }

    func willBegin(_ session: any UIDragSession) -> Void? {
      collection.dragDelegate?.collectionView?(collection, dragSessionWillBegin: session)
    }

    func didEnd(_ session: any UIDragSession) -> Void? {
      collection.dragDelegate?.collectionView?(collection, dragSessionDidEnd: session)
    }

    func allowsMove(_ session: any UIDragSession) -> Bool? {
      collection.dragDelegate?.collectionView?(collection, dragSessionAllowsMoveOperation: session)
    }

    func isRestricted(_ session: any UIDragSession) -> Bool? {
      collection.dragDelegate?.collectionView?(
        collection, dragSessionIsRestrictedToDraggingApplication: session)
    }

    func canHandle(_ session: any UIDropSession) -> Bool? {
      collection.dropDelegate?.collectionView?(collection, canHandle: session)
    }

    func didEnter(_ session: any UIDropSession) -> Void? {
      collection.dropDelegate?.collectionView?(collection, dropSessionDidEnter: session)
    }

    func didUpdate(_ session: any UIDropSession, to path: IndexPath?) -> DropProposal? {
      let answer = collection.dropDelegate?.collectionView?(
        collection, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      return answer.map { proposal($0) }
    }

    func didExit(_ session: any UIDropSession) -> Void? {
      collection.dropDelegate?.collectionView?(collection, dropSessionDidExit: session)
    }

    func didEnd(_ session: any UIDropSession) -> Void? {
      collection.dropDelegate?.collectionView?(collection, dropSessionDidEnd: session)
    }
  }

  extension TableCalls {
    func itemsForAdding(to session: any UIDragSession, at path: IndexPath, point: CGPoint)
      -> [UIDragItem]?
    { table.dragDelegate?.tableView?(table, itemsForAddingTo: session, at: path, point: point) }

    func liftPreview(at path: IndexPath) -> Void? {
      let method = table.dragDelegate?.tableView(_:dragPreviewParametersForRowAt:)
      return method.map { _ = $0(table, path) }
    }

    func dropPreview(at path: IndexPath) -> Void? {
      let method = table.dropDelegate?.tableView(_:dropPreviewParametersForRowAt:)
      return method.map { _ = $0(table, path) }
    }

    func willBegin(_ session: any UIDragSession) -> Void? {
      table.dragDelegate?.tableView?(table, dragSessionWillBegin: session)
    }

    func didEnd(_ session: any UIDragSession) -> Void? {
      table.dragDelegate?.tableView?(table, dragSessionDidEnd: session)
    }

    func allowsMove(_ session: any UIDragSession) -> Bool? {
      table.dragDelegate?.tableView?(table, dragSessionAllowsMoveOperation: session)
    }

    func isRestricted(_ session: any UIDragSession) -> Bool? {
      table.dragDelegate?.tableView?(
        table, dragSessionIsRestrictedToDraggingApplication: session)
    }

    func canHandle(_ session: any UIDropSession) -> Bool? {
      table.dropDelegate?.tableView?(table, canHandle: session)
    }

    func didEnter(_ session: any UIDropSession) -> Void? {
      table.dropDelegate?.tableView?(table, dropSessionDidEnter: session)
    }

    func didUpdate(_ session: any UIDropSession, to path: IndexPath?) -> DropProposal? {
      let answer = table.dropDelegate?.tableView?(
        table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      return answer.map { proposal($0) }
    }

    func didExit(_ session: any UIDropSession) -> Void? {
      table.dropDelegate?.tableView?(table, dropSessionDidExit: session)
    }

    func didEnd(_ session: any UIDropSession) -> Void? {
      table.dropDelegate?.tableView?(table, dropSessionDidEnd: session)
    }

    func mayMoveRow(at path: IndexPath) -> Bool? {
      table.dataSource?.tableView?(table, canMoveRowAt: path)
    }

    func target(ofMoveFrom source: IndexPath, to proposed: IndexPath) -> IndexPath? {
      table.delegate?.tableView?(
        table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    }

    func moveRow(from source: IndexPath, to target: IndexPath) -> Void? {
      table.dataSource?.tableView?(table, moveRowAt: source, to: target)
    }
  }
#elseif os(Linux)
  extension CollectionCalls {
    private func ask<Delegate, Answer>(_ delegate: Delegate?, _ call: (Delegate) -> Answer)
      -> Answer?
    {
      guard let delegate else { return nil }
      return collection.answer { call(delegate) }
    }

    func itemsForAdding(to session: any UIDragSession, at path: IndexPath, point: CGPoint)
      -> [UIDragItem]?
    {
      ask(collection.dragDelegate) {
        $0.collectionView(collection, itemsForAddingTo: session, at: path, point: point)
      }
    }

    func liftPreview(at path: IndexPath) -> Void? {
      ask(collection.dragDelegate) {
        _ = $0.collectionView(collection, dragPreviewParametersForItemAt: path)
      }
    }

    func dropPreview(at path: IndexPath) -> Void? {
      ask(collection.dropDelegate) {
        _ = $0.collectionView(collection, dropPreviewParametersForItemAt: path)
      }
    }

    func willBegin(_ session: any UIDragSession) -> Void? {
      ask(collection.dragDelegate) { $0.collectionView(collection, dragSessionWillBegin: session) }
    }

    func didEnd(_ session: any UIDragSession) -> Void? {
      ask(collection.dragDelegate) { $0.collectionView(collection, dragSessionDidEnd: session) }
    }

    func allowsMove(_ session: any UIDragSession) -> Bool? {
      ask(collection.dragDelegate) {
        $0.collectionView(collection, dragSessionAllowsMoveOperation: session)
      }
    }

    func isRestricted(_ session: any UIDragSession) -> Bool? {
      ask(collection.dragDelegate) {
        $0.collectionView(collection, dragSessionIsRestrictedToDraggingApplication: session)
      }
    }

    func canHandle(_ session: any UIDropSession) -> Bool? {
      ask(collection.dropDelegate) { $0.collectionView(collection, canHandle: session) }
    }

    func didEnter(_ session: any UIDropSession) -> Void? {
      ask(collection.dropDelegate) { $0.collectionView(collection, dropSessionDidEnter: session) }
    }

    func didUpdate(_ session: any UIDropSession, to path: IndexPath?) -> DropProposal? {
      ask(collection.dropDelegate) {
        $0.collectionView(
          collection, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      }.map { proposal($0) }
    }

    func didExit(_ session: any UIDropSession) -> Void? {
      ask(collection.dropDelegate) { $0.collectionView(collection, dropSessionDidExit: session) }
    }

    func didEnd(_ session: any UIDropSession) -> Void? {
      ask(collection.dropDelegate) { $0.collectionView(collection, dropSessionDidEnd: session) }
    }
  }

  extension TableCalls {
    private func ask<Delegate, Answer>(_ delegate: Delegate?, _ call: (Delegate) -> Answer)
      -> Answer?
    {
      guard let delegate else { return nil }
      return table.answer { call(delegate) }
    }

    func itemsForAdding(to session: any UIDragSession, at path: IndexPath, point: CGPoint)
      -> [UIDragItem]?
    {
      ask(table.dragDelegate) {
        $0.tableView(table, itemsForAddingTo: session, at: path, point: point)
      }
    }

    func liftPreview(at path: IndexPath) -> Void? {
      ask(table.dragDelegate) { _ = $0.tableView(table, dragPreviewParametersForRowAt: path) }
    }

    func dropPreview(at path: IndexPath) -> Void? {
      ask(table.dropDelegate) { _ = $0.tableView(table, dropPreviewParametersForRowAt: path) }
    }

    func willBegin(_ session: any UIDragSession) -> Void? {
      ask(table.dragDelegate) { $0.tableView(table, dragSessionWillBegin: session) }
    }

    func didEnd(_ session: any UIDragSession) -> Void? {
      ask(table.dragDelegate) { $0.tableView(table, dragSessionDidEnd: session) }
    }

    func allowsMove(_ session: any UIDragSession) -> Bool? {
      ask(table.dragDelegate) { $0.tableView(table, dragSessionAllowsMoveOperation: session) }
    }

    func isRestricted(_ session: any UIDragSession) -> Bool? {
      ask(table.dragDelegate) {
        $0.tableView(table, dragSessionIsRestrictedToDraggingApplication: session)
      }
    }

    func canHandle(_ session: any UIDropSession) -> Bool? {
      ask(table.dropDelegate) { $0.tableView(table, canHandle: session) }
    }

    func didEnter(_ session: any UIDropSession) -> Void? {
      ask(table.dropDelegate) { $0.tableView(table, dropSessionDidEnter: session) }
    }

    func didUpdate(_ session: any UIDropSession, to path: IndexPath?) -> DropProposal? {
      ask(table.dropDelegate) {
        $0.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      }.map { proposal($0) }
    }

    func didExit(_ session: any UIDropSession) -> Void? {
      ask(table.dropDelegate) { $0.tableView(table, dropSessionDidExit: session) }
    }

    func didEnd(_ session: any UIDropSession) -> Void? {
      ask(table.dropDelegate) { $0.tableView(table, dropSessionDidEnd: session) }
    }

    func mayMoveRow(at path: IndexPath) -> Bool? {
      ask(table.dataSource) { $0.tableView(table, canMoveRowAt: path) }
    }

    func target(ofMoveFrom source: IndexPath, to proposed: IndexPath) -> IndexPath? {
      ask(table.delegate) {
        $0.tableView(
          table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
      }
    }

    func moveRow(from source: IndexPath, to target: IndexPath) -> Void? {
      ask(table.dataSource) { $0.tableView(table, moveRowAt: source, to: target) }
    }
  }
#endif
