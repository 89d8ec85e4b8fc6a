public import Foundation
import CollectionLayout
import DragGeometry

/// The arrangement of the cells of a collection; of its subclasses only ``UICollectionViewFlowLayout`` arranges any.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection that uses the layout.
  public internal(set) weak var collectionView: UICollectionView?

  /// Makes a layout.
  public override init() { super.init() }

  /// Makes a layout: there are no archives to read.
  public required init?(coder: NSCoder) { super.init() }

  /// The layout as the stage has it; nil where it arranges nothing.
  var arrangement: Layout? { nil }
  var orientation: LayoutOrientation { LayoutOrientation() }
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

/// Cells that fill line after line.
///
/// The numbers are read when the collection comes into a window; the delegate's sizes of single items whenever
/// items come.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of an item, where the delegate gives none.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The distance between two lines.
  open var minimumLineSpacing: CGFloat = 10
  /// The least distance between two items of a line.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The free space around the lines of each section.
  open var sectionInset = UIEdgeInsets.zero
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  override var arrangement: Layout? {
    let delegate = collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    var (inset, line, gap) = (sectionInset, minimumLineSpacing, minimumInteritemSpacing)
    if let delegate, let collectionView, collectionView.list.counts.isEmpty == false {
      inset = delegate.collectionView(collectionView, layout: self, insetForSectionAt: 0)
      line = delegate.collectionView(
        collectionView, layout: self, minimumLineSpacingForSectionAt: 0)
      gap = delegate.collectionView(
        collectionView, layout: self, minimumInteritemSpacingForSectionAt: 0)
    }
    return .flow(
      Layout.Flow(
        item: Size(itemSize), line: Double(line), gap: Double(gap),
        inset: Insets(
          top: Double(inset.top), left: Double(inset.left), bottom: Double(inset.bottom),
          right: Double(inset.right)),
        justify: true))
  }

  override var orientation: LayoutOrientation {
    LayoutOrientation(axis: scrollDirection == .horizontal ? .horizontal : .vertical)
  }
}

/// Distances from the four edges of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets()

  /// Makes insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
}
