import DragGeometry
public import Foundation

/// The position of a cell, or of a view beside the cells.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The path of the item, or of the section.
  open var indexPath = IndexPath()
  /// The frame in the content.
  open var frame = CGRect.zero
  /// The opacity; kept.
  open var alpha: CGFloat = 1
  /// The place in front of others; kept.
  open var zIndex = 0
  /// True if the view is not there for the user; kept.
  open var isHidden = false
  /// The rotation and scale; kept, and frames are those without it.
  open var transform = CGAffineTransform.identity
  /// The kind of a view beside the cells or behind them; nil for a cell.
  public private(set) var representedElementKind: String?
  /// The category of the view.
  public private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// Makes attributes without a path and a frame.
  public required override init() { super.init() }

  /// Makes the attributes of a cell, without a frame.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes the attributes of a header, a footer or another view beside the cells, without a frame.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementKind = kind
    representedElementCategory = .supplementaryView
  }

  /// Makes the attributes of a view behind the cells, which is not made here.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementKind = kind
    representedElementCategory = .decorationView
  }

  convenience init(forCellWith indexPath: IndexPath, frame: CGRect) {
    self.init(forCellWith: indexPath)
    self.frame = frame
  }

  convenience init(_ supplementary: ListSupplementary, frame: CGRect) {
    self.init(forSupplementaryViewOfKind: supplementary.kind, with: supplementary.path)
    self.frame = frame
  }

  /// The middle of ``frame``.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The size of ``frame``; the middle stays when it is set.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  /// The frame in the view's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// A copy, which a layout may change; a subclass adds what it has.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.indexPath = indexPath
    copy.frame = frame
    copy.representedElementKind = representedElementKind
    copy.representedElementCategory = representedElementCategory
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.transform = transform
    return copy
  }
}

extension UICollectionView {
  /// The categories of views in a collection.
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell
    /// A header, a footer or another view beside the cells.
    case supplementaryView
    /// A view behind the cells.
    case decorationView
  }

  /// The kind of a header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

extension ListFrames {
  /// The attributes of what intersects a rectangle, in the order of paths, headers first.
  @MainActor func attributes(in rect: Rect) -> [UICollectionViewLayoutAttributes] {
    let cells = items.filter { $0.value.intersects(rect) }.sorted { $0.key < $1.key }
    let others = supplementaries.filter { $0.value.intersects(rect) }.sorted {
      ($0.key.path, $1.key.kind) < ($1.key.path, $0.key.kind)
    }
    return others.map { UICollectionViewLayoutAttributes($0.key, frame: CGRect($0.value)) }
      + cells.map {
        UICollectionViewLayoutAttributes(forCellWith: IndexPath($0.key), frame: CGRect($0.value))
      }
  }
}
