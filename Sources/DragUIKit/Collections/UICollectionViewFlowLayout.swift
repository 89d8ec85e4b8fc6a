public import Foundation
import CollectionLayout
import DragGeometry

/// Cells that fill line after line.
///
/// The numbers are read whenever items come, and when the layout is invalidated. Where all sections have the same ones,
/// the layout is the stage's flow; else, and in a subclass whose attributes have other frames, cells have exact frames.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that a cell is asked for; here it is ``itemSize``.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The size of an item, where the delegate gives none.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The size that is assumed before cells have theirs; kept.
  open var estimatedItemSize = CGSize.zero
  /// The distance between two lines.
  open var minimumLineSpacing: CGFloat = 10
  /// The least distance between two items of a line.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The free space around the lines of each section.
  open var sectionInset = UIEdgeInsets.zero
  /// The size of each header; only the extent along the direction of scrolling counts.
  open var headerReferenceSize = CGSize.zero
  /// The size of each footer; only the extent along the direction of scrolling counts.
  open var footerReferenceSize = CGSize.zero
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// True if headers stay visible while their section is; kept.
  open var sectionHeadersPinToVisibleBounds = false
  /// True if footers stay visible while their section is; kept.
  open var sectionFootersPinToVisibleBounds = false
  /// The frames of the flow, while a subclass is asked for those that it changes.
  private var flowFrames: ListFrames?

  // MARK: For subclasses

  open override var collectionViewContentSize: CGSize {
    if let flowFrames { return flowFrames.extent }
    return collectionView?.list.contentSize ?? .zero
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let frames = flowFrames ?? collectionView?.list.shownFrames(in: Rect(rect)) ?? ListFrames()
    return frames.attributes(in: Rect(rect))
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let slot = indexPath.slot else { return nil }
    let frame =
      flowFrames.map { $0.items[slot].map { CGRect($0) } }
      ?? collectionView?.list.frame(at: indexPath)
    return frame.map { UICollectionViewLayoutAttributes(forCellWith: indexPath, frame: $0) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let element = ListSupplementary(kind: elementKind, path: indexPath)
    let frame =
      flowFrames.map { $0.supplementaries[element] } ?? collectionView?.list.frame(of: element)
    return frame.map { UICollectionViewLayoutAttributes(element, frame: CGRect($0)) }
  }

  // MARK: The stage

  override var orientation: LayoutOrientation {
    LayoutOrientation(axis: scrollDirection == .horizontal ? .horizontal : .vertical)
  }

  override var arrangement: Layout {
    let sections = shapes(of: collectionView?.list.counts.count ?? 0)
    guard let first = sections.first, sections.allSatisfy({ $0 == first }) else {
      return flow(shape(of: nil))
    }
    return flow(first)
  }

  override func frames(of counts: [Int], in list: ListState) -> ListFrames? {
    let sections = shapes(of: counts.count)
    let isOwn = type(of: self) != UICollectionViewFlowLayout.self
    // The stage's own flow has the frames where sections are alike and nothing has changed.
    let isOfStage =
      !list.isExact && sections.allSatisfy { $0 == sections[0] }
      && (sections.isEmpty || list.arranged == flow(sections[0]))
    guard isOwn || !isOfStage else { return nil }
    let made = frames(of: counts, sections, in: list)
    guard isOwn else { return made }
    flowFrames = made
    defer { flowFrames = nil }
    prepare()
    var asked = askedFrames(of: counts)
    asked.sections = made.sections
    return isOfStage && asked == made ? nil : asked
  }

  /// What a section has of its own.
  private struct Shape: Equatable {
    var inset: UIEdgeInsets
    var line: CGFloat
    var gap: CGFloat
    var header: CGFloat
    var footer: CGFloat
  }

  private func shapes(of count: Int) -> [Shape] { (0..<count).map { shape(of: $0) } }

  private func shape(of section: Int?) -> Shape {
    var shape = Shape(
      inset: sectionInset, line: minimumLineSpacing, gap: minimumInteritemSpacing,
      header: extent(headerReferenceSize), footer: extent(footerReferenceSize))
    guard let section, let collectionView,
      let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    else { return shape }
    shape.inset = delegate.collectionView(
      collectionView, layout: self, insetForSectionAt: section)
    shape.line = delegate.collectionView(
      collectionView, layout: self, minimumLineSpacingForSectionAt: section)
    shape.gap = delegate.collectionView(
      collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
    shape.header = extent(
      delegate.collectionView(
        collectionView, layout: self, referenceSizeForHeaderInSection: section))
    shape.footer = extent(
      delegate.collectionView(
        collectionView, layout: self, referenceSizeForFooterInSection: section))
    return shape
  }

  private func extent(_ size: CGSize) -> CGFloat {
    scrollDirection == .horizontal ? size.width : size.height
  }

  private func flow(_ shape: Shape) -> Layout {
    .flow(
      Layout.Flow(
        item: Size(itemSize), line: Double(shape.line), gap: Double(shape.gap),
        inset: Insets(
          top: Double(shape.inset.top), left: Double(shape.inset.left),
          bottom: Double(shape.inset.bottom), right: Double(shape.inset.right)),
        justify: true, header: Double(shape.header), footer: Double(shape.footer)))
  }

  /// The frames of the flow, section by section.
  private func frames(of counts: [Int], _ sections: [Shape], in list: ListState) -> ListFrames {
    var frames = ListFrames()
    let isHorizontal = scrollDirection == .horizontal
    var start = Point.zero
    for (section, count) in counts.enumerated() {
      var sizes: [Slot: Size] = [:]
      for item in 0..<count {
        guard let path = list.dataPath(ofShown: Slot(section: section, item: item)),
          let size = list.client.ownSize(at: path)
        else { continue }
        sizes[Slot(section: 0, item: item)] = size
      }
      guard
        let geometry = try? LayoutGeometry(
          flow(sections[section]), bounds: Size(list.client.frame.size), orientation: orientation,
          itemCounts: [count], sizes: sizes)
      else { continue }
      for item in 0..<count {
        guard let frame = geometry.frame(of: Slot(section: 0, item: item)) else { continue }
        frames.items[Slot(section: section, item: item)] = frame.moved(by: start)
      }
      frames.add(.header(section), geometry.header(ofSection: 0)?.moved(by: start))
      frames.add(.footer(section), geometry.footer(ofSection: 0)?.moved(by: start))
      var whole = Rect(origin: start, size: Size(list.client.frame.size))
      if isHorizontal {
        whole.size.width = geometry.contentSize.width
        start.x += whole.size.width
      } else {
        whole.size.height = geometry.contentSize.height
        start.y += whole.size.height
      }
      frames.sections.append(whole)
    }
    return frames
  }
}
