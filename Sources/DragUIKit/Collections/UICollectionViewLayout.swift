public import Foundation
import CollectionLayout
import DragGeometry

/// The arrangement of the cells of a collection.
///
/// A subclass that gives the attributes of its elements is asked for those of all, whenever items change, the collection
/// gets another size or the layout is invalidated; their frames are the geometry. The content is as large as the frames
/// are.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection that uses the layout.
  public internal(set) weak var collectionView: UICollectionView?

  /// Makes a layout.
  public override init() { super.init() }

  /// Makes a layout: there are no archives to read.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: For subclasses

  /// The class of attributes that a subclass makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Called before attributes are asked for.
  open func prepare() {}

  /// The size of the content; attributes are asked for within it.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the elements that intersect a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of a cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a header or a footer.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a view behind the cells; it is not made here.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Returns true if the layout depends on this size or scroll offset of the collection.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != (collectionView?.bounds.size ?? .zero)
  }

  /// Marks the layout as due.
  open func invalidateLayout() { collectionView?.list.invalidate() }

  /// Marks the layout as due.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }

  // MARK: The stage

  /// The layout as the stage has it.
  var arrangement: Layout { .frames }
  var orientation: LayoutOrientation { LayoutOrientation() }

  /// The frames of what is shown with these numbers of items; nil where the stage's arrangement has them.
  func frames(of counts: [Int], in list: ListState) -> ListFrames? {
    prepare()
    return askedFrames(of: counts)
  }

  /// The attributes of what is shown in a rectangle.
  func shownAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    (collectionView?.list.shownFrames(in: Rect(rect)) ?? ListFrames()).attributes(in: Rect(rect))
  }

  /// The attributes of a cell, as it is shown.
  func shownAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionView?.layoutAttributesForItem(at: path)
  }

  /// The attributes of a view beside the cells, as it is shown.
  func shownAttributes(of element: ListSupplementary) -> UICollectionViewLayoutAttributes? {
    collectionView?.layoutAttributesForSupplementaryElement(ofKind: element.kind, at: element.path)
  }

  /// The frames that the attributes of a subclass have.
  func askedFrames(of counts: [Int]) -> ListFrames {
    var frames = ListFrames()
    let rect = CGRect(origin: .zero, size: collectionViewContentSize)
    for attributes in layoutAttributesForElements(in: rect) ?? [] {
      switch attributes.representedElementCategory {
      case .cell:
        if let slot = attributes.indexPath.slot { frames.items[slot] = Rect(attributes.frame) }
      case .supplementaryView:
        let kind = attributes.representedElementKind ?? ""
        frames.supplementaries[ListSupplementary(kind: kind, path: attributes.indexPath)] =
          Rect(attributes.frame)
      case .decorationView: break
      }
    }
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        let slot = Slot(section: section, item: item)
        guard frames.items[slot] == nil,
          let attributes = layoutAttributesForItem(at: IndexPath(slot))
        else { continue }
        frames.items[slot] = Rect(attributes.frame)
      }
    }
    frames.items = frames.items.filter { slot, frame in
      counts.indices.contains(slot.section) && (0..<counts[slot.section]).contains(slot.item)
        && frame.isValid
    }
    var sections = SectionOutlines(in: Size(collectionView?.bounds.size ?? .zero), orientation)
    for (section, count) in counts.enumerated() {
      let bands = [ListSupplementary.header(section), .footer(section)]
      sections.append(
        around: bands.compactMap { frames.supplementaries[$0] }
          + (0..<count).compactMap { frames.items[Slot(section: section, item: $0)] })
    }
    frames.sections = sections.frames
    return frames
  }
}

/// The reason of a new layout; kept, since the whole layout is always made again.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// True if everything is to be laid out.
  open var invalidateEverything: Bool { true }
  /// The items that have changed.
  public private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Adds items that have changed.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// The directions in which a collection scrolls.
extension UICollectionView {
  /// A direction of scrolling.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical
    /// To the left and to the right.
    case horizontal
  }
}
