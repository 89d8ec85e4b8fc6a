public import Foundation
import CollectionLayout
import DragGeometry

/// The section of an index, within what a layout fills.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// What all sections of a compositional layout have in common.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between two sections.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole; kept, and not made.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

/// Cells in items, groups and sections.
///
/// No cell is measured: an estimated extent is the extent. Where all sections are alike, and are rows or a grid with one
/// distance, the layout is the stage's, whose cost does not depend on the number of cells; else cells have exact frames.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// What all sections have in common.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider

  /// Makes a layout whose sections are all the same.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(
      section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout whose sections are all the same.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Makes a layout whose sections are asked for.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout whose sections are asked for.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Makes a layout without sections: there are no archives to read.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// Makes a layout of rows.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  open override var collectionViewContentSize: CGSize { collectionView?.list.contentSize ?? .zero }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { shownAttributes(in: rect) }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { shownAttributes(at: indexPath) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    shownAttributes(of: ListSupplementary(kind: elementKind, path: indexPath))
  }

  // MARK: The stage

  override var orientation: LayoutOrientation {
    LayoutOrientation(axis: isHorizontal ? .horizontal : .vertical)
  }

  override var arrangement: Layout {
    guard let collectionView else { return .frames }
    let sections = sections(collectionView.list.counts.count, in: collectionView.bounds.size)
    return arrangement(of: sections, in: collectionView.bounds.size) ?? .frames
  }

  override func frames(of counts: [Int], in list: ListState) -> ListFrames? {
    let size = list.client.frame.size
    let sections = sections(counts.count, in: size)
    if !list.isExact, let arranged = arrangement(of: sections, in: size), arranged == list.arranged
    {
      return nil
    }
    var frames = ListFrames()
    var start: CGFloat = 0
    for (section, count) in counts.enumerated() {
      if section > 0 { start += configuration.interSectionSpacing }
      let top = start
      defer {
        frames.sections.append(
          Rect(
            isHorizontal
              ? CGRect(x: top, y: 0, width: start - top, height: size.height)
              : CGRect(x: 0, y: top, width: size.width, height: start - top)))
      }
      guard let shape = sections[section] else { continue }
      let placed = SectionFrames(
        shape, count: count, in: size, from: start, isHorizontal: isHorizontal)
      for (item, frame) in placed.items.enumerated() where Rect(frame).isValid {
        frames.items[Slot(section: section, item: item)] = Rect(frame)
      }
      var numbers: [String: Int] = [:]
      for (kind, frame) in placed.supplementaries {
        let number = numbers[kind, default: 0]
        numbers[kind] = number + 1
        frames.add(
          ListSupplementary(kind: kind, path: IndexPath(item: number, section: section)),
          Rect(frame))
      }
      start = placed.end
    }
    return frames
  }

  private var isHorizontal: Bool { configuration.scrollDirection == .horizontal }

  private func sections(_ count: Int, in size: CGSize) -> [NSCollectionLayoutSection?] {
    let traits = collectionView?.traitCollection ?? .current
    return (0..<count).map { provider($0, LayoutContainer(size, traits)) }
  }

  /// The sections as an arrangement of the stage, where they are alike and it has such a one.
  private func arrangement(of sections: [NSCollectionLayoutSection?], in size: CGSize) -> Layout? {
    guard !isHorizontal, configuration.interSectionSpacing == 0 || sections.count < 2,
      let first = sections.first.flatMap({ $0 })?.arrangement(in: size)
    else { return nil }
    return sections.allSatisfy { $0?.arrangement(in: size) == first } ? first : nil
  }
}

/// The frames of one section.
@MainActor struct SectionFrames {
  /// The frames of the cells.
  var items: [CGRect] = []
  /// The frames of headers and footers, with their kinds.
  var supplementaries: [(kind: String, frame: CGRect)] = []
  /// The end of the section, along the direction of scrolling.
  var end: CGFloat

  /// Places the cells of a section.
  init(
    _ section: NSCollectionLayoutSection, count: Int, in size: CGSize, from start: CGFloat,
    isHorizontal: Bool
  ) {
    let insets = section.contentInsets
    let inner = CGRect(origin: .zero, size: size).within(insets)
    end = start
    for item in section.boundarySupplementaryItems where item.isBefore {
      add(item, of: section, size, isHorizontal)
    }
    end += isHorizontal ? insets.leading : insets.top
    // Groups of a section that scrolls by itself go across.
    let isAcross = section.orthogonalScrollingBehavior != .none
    let goesRight = isHorizontal != isAcross
    let groupSize = section.group.layoutSize.size(in: inner.size)
    var point = CGPoint(
      x: isHorizontal ? end : inner.minX, y: isHorizontal ? inner.minY : end)
    let perGroup = section.group.cellCount(in: groupSize)
    if perGroup > 0 {
      items.reserveCapacity(count)
      // The cells of each group are at the same places in it.
      let cells = section.group.cellFrames(in: CGRect(origin: .zero, size: groupSize))
      while items.count < count {
        for cell in cells.prefix(count - items.count) {
          items.append(
            CGRect(
              x: point.x + cell.minX, y: point.y + cell.minY, width: cell.width,
              height: cell.height))
        }
        if goesRight {
          point.x += groupSize.width + section.interGroupSpacing
        } else {
          point.y += groupSize.height + section.interGroupSpacing
        }
      }
      if count > 0 {
        if isAcross {
          end += isHorizontal ? groupSize.width : groupSize.height
        } else {
          end = (isHorizontal ? point.x : point.y) - section.interGroupSpacing
        }
      }
    }
    end += isHorizontal ? insets.trailing : insets.bottom
    for item in section.boundarySupplementaryItems where !item.isBefore {
      add(item, of: section, size, isHorizontal)
    }
  }

  /// Places a header or a footer at the present end.
  private mutating func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, of section: NSCollectionLayoutSection,
    _ size: CGSize, _ isHorizontal: Bool
  ) {
    let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    let room = CGRect(origin: .zero, size: size).within(insets)
    let own = item.layoutSize.size(in: room.size)
    var frame = CGRect(
      x: isHorizontal ? end : room.minX, y: isHorizontal ? room.minY : end, width: own.width,
      height: own.height)
    let free = CGSize(width: room.width - own.width, height: room.height - own.height)
    switch item.alignment {
    case .top, .bottom, .none: if !isHorizontal { frame.origin.x += free.width / 2 }
    case .topTrailing, .bottomTrailing: if !isHorizontal { frame.origin.x += free.width }
    case .leading, .trailing: if isHorizontal { frame.origin.y += free.height / 2 }
    case .topLeading, .bottomLeading: break
    }
    if item.extendsBoundary {
      end += isHorizontal ? own.width : own.height
    } else if !item.isBefore {
      if isHorizontal { frame.origin.x -= own.width } else { frame.origin.y -= own.height }
    }
    frame.origin.x += item.offset.x
    frame.origin.y += item.offset.y
    supplementaries.append((item.elementKind, frame.within(item.contentInsets)))
  }
}

extension NSCollectionLayoutSection {
  /// The section as an arrangement of the stage that scrolls down; nil where the stage has none.
  func arrangement(in size: CGSize) -> Layout? {
    guard orthogonalScrollingBehavior == .none, let (header, footer) = bands(in: size) else {
      return nil
    }
    let inner = CGRect(origin: .zero, size: size).within(contentInsets)
    let groupSize = group.layoutSize.size(in: inner.size)
    guard let cells = group.equalCells(in: CGRect(origin: .zero, size: groupSize)),
      cells.frame.width > 0, cells.frame.height > 0
    else { return nil }
    let lineGap = groupSize.height + interGroupSpacing - cells.frame.height
    let above = cells.frame.minY
    let inset = Insets(
      top: Double(contentInsets.top + above),
      left: Double(contentInsets.leading + cells.frame.minX),
      bottom: Double(contentInsets.bottom + groupSize.height - cells.frame.maxY),
      right: Double(contentInsets.trailing + max(0, inner.width - cells.frame.maxX)))
    guard lineGap >= 0, inset.bottom >= 0 else { return nil }
    if cells.count == 1 {
      return .rows(
        Layout.Rows(
          height: Double(cells.frame.height), gap: Double(lineGap), inset: inset, header: header,
          footer: footer))
    }
    let gap = cells.pitch - cells.frame.width
    guard abs(gap - lineGap) < 0.001 else { return nil }
    return .grid(
      Layout.Grid(
        cell: Size(cells.frame.size), gap: Double(lineGap), columns: .fixed(cells.count),
        inset: inset, header: header, footer: footer))
  }

  /// The heights of the header and the footer, if there are none but one of each over the full width.
  private func bands(in size: CGSize) -> (header: Double, footer: Double)? {
    var (header, footer) = (0.0, 0.0)
    for item in boundarySupplementaryItems {
      let own = item.layoutSize.size(in: size)
      guard item.extendsBoundary, item.offset == .zero, own.width >= size.width,
        contentInsets.leading == 0 && contentInsets.trailing == 0
          || !supplementariesFollowContentInsets,
        item.contentInsets == .zero
      else { return nil }
      switch item.elementKind {
      case UICollectionView.elementKindSectionHeader where item.isBefore && header == 0:
        header = Double(own.height)
      case UICollectionView.elementKindSectionFooter where !item.isBefore && footer == 0:
        footer = Double(own.height)
      case _: return nil
      }
    }
    return (header, footer)
  }
}
