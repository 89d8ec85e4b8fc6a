public import Foundation

/// Groups that follow each other, with the headers and footers around them.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  /// The group that is repeated.
  let group: NSCollectionLayoutGroup
  /// The form of a list, if the section is one.
  let list: UICollectionLayoutListConfiguration?
  /// The free space around the groups; headers and footers are outside of it along the direction of scrolling.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between two groups.
  open var interGroupSpacing: CGFloat = 0
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The views behind the cells; kept, and not made.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// The scrolling across the collection's: such groups are in one line here, which does not scroll.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// True if headers and footers are within the content insets across the direction of scrolling.
  open var supplementariesFollowContentInsets = true
  /// A function for the elements that are visible while the section scrolls; kept, and not called.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Makes a section of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    list = nil
    super.init()
  }

  private init(list: UICollectionLayoutListConfiguration) {
    self.list = list
    group = .horizontal(
      layoutSize: Self.row(UICollectionLayoutListConfiguration.rowHeight),
      subitems: [
        NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      ])
    super.init()
    contentInsets = list.insets
    if list.headerMode == .supplementary {
      boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: Self.row(UICollectionLayoutListConfiguration.headerHeight),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
    }
    if list.footerMode == .supplementary {
      boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: Self.row(UICollectionLayoutListConfiguration.headerHeight),
          elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
  }

  /// Makes a section of rows over the full width, 44 points high.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }

  private static func row(_ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
  }
}

/// The scrolling of a section across the collection's; kept.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll by itself.
  case none
  /// It scrolls to any place.
  case continuous
  /// It stops at the beginning of a group.
  case continuousGroupLeadingBoundary
  /// It stops at pages of the collection's size.
  case paging
  /// It stops at pages of a group.
  case groupPaging
  /// It stops at groups in the middle.
  case groupPagingCentered
}

/// A visible element of a section.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The place in front of others.
  var zIndex: Int { get set }
  /// True if the element is not there for the user.
  var isHidden: Bool { get set }
  /// The middle of the frame.
  var center: CGPoint { get set }
  /// The rotation and scale.
  var transform: CGAffineTransform { get set }
  /// The path of the item, or of the section.
  var indexPath: IndexPath { get }
  /// The frame in the content.
  var frame: CGRect { get }
  /// The frame in the element's own coordinates.
  var bounds: CGRect { get }
  /// The category of the element.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of an element other than a cell.
  var representedElementKind: String? { get }
}

/// A function for the elements that are visible while a section scrolls.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ environment: any NSCollectionLayoutEnvironment
) -> Void
