import DragUIKit
import Testing

/// What a collection is answered by delegates and data sources that have only what they must, method by method.
@MainActor @Suite struct CollectionDefaultsTests {
  /// All that a collection asks, with what its protocols require.
  private final class BareItems: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout, UICollectionViewDragDelegate, UICollectionViewDropDelegate
  {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { UICollectionViewCell(frame: .zero) }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }

  private let path: IndexPath = [0, 1]
  private let other: IndexPath = [0, 2]
  private let session = IdleSession()

  @Test func `a collection is told which methods for drags and drops are not there`() {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let bare = BareItems()
    var asked = DefaultAnswers(of: collection)
    asked.note("itemsForAddingTo") {
      bare.collectionView(collection, itemsForAddingTo: session, at: path, point: .zero)
    }
    asked.note("dragSessionWillBegin") {
      bare.collectionView(collection, dragSessionWillBegin: session)
    }
    asked.note("dragSessionDidEnd") { bare.collectionView(collection, dragSessionDidEnd: session) }
    asked.note("dragSessionAllowsMoveOperation") {
      bare.collectionView(collection, dragSessionAllowsMoveOperation: session)
    }
    asked.note("dragSessionIsRestrictedToDraggingApplication") {
      bare.collectionView(collection, dragSessionIsRestrictedToDraggingApplication: session)
    }
    asked.note("dragPreviewParameters") {
      bare.collectionView(collection, dragPreviewParametersForItemAt: path)
    }
    asked.note("canHandle") { bare.collectionView(collection, canHandle: session) }
    asked.note("dropSessionDidEnter") {
      bare.collectionView(collection, dropSessionDidEnter: session)
    }
    asked.note("dropSessionDidUpdate") {
      bare.collectionView(
        collection, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    }
    asked.note("dropSessionDidExit") {
      bare.collectionView(collection, dropSessionDidExit: session)
    }
    asked.note("dropSessionDidEnd") { bare.collectionView(collection, dropSessionDidEnd: session) }
    asked.note("dropPreviewParameters") {
      bare.collectionView(collection, dropPreviewParametersForItemAt: path)
    }
    #expect(asked.lines == DefaultAnswers.ofDragsAndDrops)
  }

  private func answers(
    _ source: any UICollectionViewDataSource, _ delegate: any UICollectionViewDelegate,
    in collection: UICollectionView
  ) -> [String] {
    var asked = DefaultAnswers(of: collection)
    asked.note("numberOfSections") { source.numberOfSections(in: collection) }
    asked.note("numberOfItems") { source.collectionView(collection, numberOfItemsInSection: 0) }
    asked.note("viewForSupplementaryElement") {
      source.collectionView(
        collection, viewForSupplementaryElementOfKind: UICollectionView.elementKindSectionHeader,
        at: path)
    }
    asked.note("canMove") { source.collectionView(collection, canMoveItemAt: path) }
    asked.note("move") { source.collectionView(collection, moveItemAt: path, to: other) }
    asked.note("didSelect") { delegate.collectionView(collection, didSelectItemAt: path) }
    asked.note("shouldSpringLoad") {
      delegate.collectionView(collection, shouldSpringLoadItemAt: path, with: IdleSpring())
    }
    asked.note("target of a reorder") {
      delegate.collectionView(
        collection, targetIndexPathForMoveOfItemFromOriginalIndexPath: path,
        atCurrentIndexPath: path, toProposedIndexPath: other)
    }
    asked.note("target of a reorder, in the older form") {
      delegate.collectionView(
        collection, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: other)
    }
    asked.note("shouldSelect") { delegate.collectionView(collection, shouldSelectItemAt: path) }
    asked.note("shouldDeselect") { delegate.collectionView(collection, shouldDeselectItemAt: path) }
    asked.note("shouldHighlight") {
      delegate.collectionView(collection, shouldHighlightItemAt: path)
    }
    asked.note("canEdit") { delegate.collectionView(collection, canEditItemAt: path) }
    asked.note("contextMenu") {
      delegate.collectionView(collection, contextMenuConfigurationForItemAt: path, point: .zero)
    }
    return asked.lines
  }

  @Test func `a controller of a collection answers as a delegate without optional methods`() {
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let bare = BareItems()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let expected = [
      "numberOfSections: 1",
      "numberOfItems: 0",
      "viewForSupplementaryElement: a view of 0.0 × 0.0, not there",
      "canMove: false",
      "move: nothing, not there",
      "didSelect: nothing, not there",
      "shouldSpringLoad: true, not there",
      "target of a reorder: [0, 2], not there",
      "target of a reorder, in the older form: [0, 2], not there",
      "shouldSelect: true",
      "shouldDeselect: true",
      "shouldHighlight: true",
      "canEdit: true",
      "contextMenu: nil",
    ]
    #expect(answers(bare, bare, in: collection) == expected)
    #expect(answers(controller, controller, in: collection) == expected)
  }

  @Test func `a data source of snapshots without a provider has no header, and moves nothing`() {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      _, _, _ in nil
    }
    let found = answers(source, BareItems(), in: collection)
    #expect(
      found.prefix(5) == [
        "numberOfSections: 0",
        "numberOfItems: 0",
        "viewForSupplementaryElement: a view of 0.0 × 0.0, not there",
        "canMove: false",
        "move: nothing",
      ])
    source.supplementaryViewProvider = { _, _, _ in
      UICollectionReusableView(frame: CGRect(x: 0, y: 0, width: 7, height: 8))
    }
    #expect(
      answers(source, BareItems(), in: collection)[2]
        == "viewForSupplementaryElement: a view of 7.0 × 8.0")
  }

  @Test func `of a flow layout the numbers of the layout are in force, where nobody says others`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 11, height: 12)
    layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    layout.minimumLineSpacing = 21
    layout.minimumInteritemSpacing = 22
    layout.headerReferenceSize = CGSize(width: 31, height: 32)
    layout.footerReferenceSize = CGSize(width: 41, height: 42)
    #expect(
      sizes(of: layout) == [
        "size: 11.0 × 12.0, not there", "inset: 1.0, 2.0, 3.0, 4.0", "lines: 21.0", "items: 22.0",
        "header: 31.0 × 32.0", "footer: 41.0 × 42.0",
      ])
    #expect(
      sizes(of: UICollectionViewLayout()) == [
        "size: 0.0 × 0.0, not there", "inset: 0.0, 0.0, 0.0, 0.0", "lines: 0.0", "items: 0.0",
        "header: 0.0 × 0.0", "footer: 0.0 × 0.0",
      ])
  }

  private func sizes(of layout: UICollectionViewLayout) -> [String] {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let bare = BareItems()
    var asked = DefaultAnswers(of: collection)
    asked.note("size") { bare.collectionView(collection, layout: layout, sizeForItemAt: path) }
    asked.note("inset") { bare.collectionView(collection, layout: layout, insetForSectionAt: 0) }
    asked.note("lines") {
      bare.collectionView(collection, layout: layout, minimumLineSpacingForSectionAt: 0)
    }
    asked.note("items") {
      bare.collectionView(collection, layout: layout, minimumInteritemSpacingForSectionAt: 0)
    }
    asked.note("header") {
      bare.collectionView(collection, layout: layout, referenceSizeForHeaderInSection: 0)
    }
    asked.note("footer") {
      bare.collectionView(collection, layout: layout, referenceSizeForFooterInSection: 0)
    }
    return asked.lines
  }
}
