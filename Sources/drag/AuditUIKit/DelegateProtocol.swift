/// A delegate protocol of UIKit that has to do with drags, and what it asks for.
///
/// The full names are those of Swift, and the types are written without `any` and without modules. What UIKit has is
/// complete for drags and drops; of data sources and other delegates it is what moves rows and what springs open.
struct DelegateProtocol: Hashable {
  /// A method that a delegate may have, or must.
  struct Method: Hashable {
    /// The full name, such as `tableView(_:canHandle:)`.
    let name: String
    /// The types, such as `(UITableView, UIDropSession) -> Bool`.
    let types: String
  }

  /// The name of the protocol.
  let name: String
  /// Its methods, in the order of UIKit's documentation.
  let methods: [Method]

  /// Makes a protocol whose methods all begin with the view or the interaction.
  private init(
    _ name: String, of sender: String, _ methods: [(labels: String, types: String, result: String)]
  ) {
    self.name = name
    let first = sender.dropFirst(2)
    let base = first.prefix(1).lowercased() + first.dropFirst()
    self.methods = methods.map { labels, types, result in
      Method(name: "\(base)(_:\(labels))", types: "(\(sender), \(types)) -> \(result)")
    }
  }

  /// All of them.
  static let all =
    lists(of: "UICollectionView", element: "Item") + lists(of: "UITableView", element: "Row")
    + [
      DelegateProtocol(
        "UICollectionViewDataSource", of: "UICollectionView",
        [
          ("canMoveItemAt:", "IndexPath", "Bool"),
          ("moveItemAt:to:", "IndexPath, IndexPath", "Void"),
        ]),
      DelegateProtocol(
        "UITableViewDataSource", of: "UITableView",
        [
          ("canMoveRowAt:", "IndexPath", "Bool"), ("moveRowAt:to:", "IndexPath, IndexPath", "Void"),
        ]),
      DelegateProtocol(
        "UICollectionViewDelegate", of: "UICollectionView",
        [
          ("shouldSpringLoadItemAt:with:", "IndexPath, UISpringLoadedInteractionContext", "Bool"),
          (
            "targetIndexPathForMoveFromItemAt:toProposedIndexPath:", "IndexPath, IndexPath",
            "IndexPath"
          ),
          (
            "targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:"
              + "toProposedIndexPath:", "IndexPath, IndexPath, IndexPath", "IndexPath"
          ),
        ]),
      DelegateProtocol(
        "UITableViewDelegate", of: "UITableView",
        [
          ("shouldSpringLoadRowAt:with:", "IndexPath, UISpringLoadedInteractionContext", "Bool"),
          (
            "targetIndexPathForMoveFromRowAt:toProposedIndexPath:", "IndexPath, IndexPath",
            "IndexPath"
          ),
        ]),
      dragInteraction, dropInteraction,
    ]

  /// The drag and drop delegates of a collection or of a table.
  private static func lists(of view: String, element: String) -> [DelegateProtocol] {
    [
      DelegateProtocol(
        "\(view)DragDelegate", of: view,
        [
          ("itemsForBeginning:at:", "UIDragSession, IndexPath", "[UIDragItem]"),
          ("itemsForAddingTo:at:point:", "UIDragSession, IndexPath, CGPoint", "[UIDragItem]"),
          ("dragSessionWillBegin:", "UIDragSession", "Void"),
          ("dragSessionDidEnd:", "UIDragSession", "Void"),
          ("dragSessionAllowsMoveOperation:", "UIDragSession", "Bool"),
          ("dragSessionIsRestrictedToDraggingApplication:", "UIDragSession", "Bool"),
          ("dragPreviewParametersFor\(element)At:", "IndexPath", "UIDragPreviewParameters?"),
        ]),
      DelegateProtocol(
        "\(view)DropDelegate", of: view,
        [
          ("performDropWith:", "\(view)DropCoordinator", "Void"),
          ("canHandle:", "UIDropSession", "Bool"),
          ("dropSessionDidEnter:", "UIDropSession", "Void"),
          (
            "dropSessionDidUpdate:withDestinationIndexPath:", "UIDropSession, IndexPath?",
            "\(view)DropProposal"
          ),
          ("dropSessionDidExit:", "UIDropSession", "Void"),
          ("dropSessionDidEnd:", "UIDropSession", "Void"),
          ("dropPreviewParametersFor\(element)At:", "IndexPath", "UIDragPreviewParameters?"),
        ]),
    ]
  }

  private static let dragInteraction = DelegateProtocol(
    "UIDragInteractionDelegate", of: "UIDragInteraction",
    [
      ("itemsForBeginning:", "UIDragSession", "[UIDragItem]"),
      ("itemsForAddingTo:withTouchAt:", "UIDragSession, CGPoint", "[UIDragItem]"),
      ("sessionForAddingItems:withTouchAt:", "[UIDragSession], CGPoint", "UIDragSession?"),
      ("previewForLifting:session:", "UIDragItem, UIDragSession", "UITargetedDragPreview?"),
      ("willAnimateLiftWith:session:", "UIDragAnimating, UIDragSession", "Void"),
      ("sessionWillBegin:", "UIDragSession", "Void"),
      ("sessionAllowsMoveOperation:", "UIDragSession", "Bool"),
      ("sessionIsRestrictedToDraggingApplication:", "UIDragSession", "Bool"),
      ("prefersFullSizePreviewsFor:", "UIDragSession", "Bool"),
      ("sessionDidMove:", "UIDragSession", "Void"),
      ("session:willAdd:for:", "UIDragSession, [UIDragItem], UIDragInteraction", "Void"),
      ("session:willEndWith:", "UIDragSession, UIDropOperation", "Void"),
      ("session:didEndWith:", "UIDragSession, UIDropOperation", "Void"),
      ("sessionDidTransferItems:", "UIDragSession", "Void"),
      (
        "previewForCancelling:withDefault:", "UIDragItem, UITargetedDragPreview",
        "UITargetedDragPreview?"
      ),
      ("item:willAnimateCancelWith:", "UIDragItem, UIDragAnimating", "Void"),
    ])

  private static let dropInteraction = DelegateProtocol(
    "UIDropInteractionDelegate", of: "UIDropInteraction",
    [
      ("canHandle:", "UIDropSession", "Bool"),
      ("sessionDidEnter:", "UIDropSession", "Void"),
      ("sessionDidUpdate:", "UIDropSession", "UIDropProposal"),
      ("sessionDidExit:", "UIDropSession", "Void"),
      ("performDrop:", "UIDropSession", "Void"),
      ("concludeDrop:", "UIDropSession", "Void"),
      ("sessionDidEnd:", "UIDropSession", "Void"),
      (
        "previewForDropping:withDefault:", "UIDragItem, UITargetedDragPreview",
        "UITargetedDragPreview?"
      ),
      ("item:willAnimateDropWith:", "UIDragItem, UIDragAnimating", "Void"),
    ])
}
