public import Foundation

/// A cell, or a group of cells, with a size within what it is in.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// The size, before the insets.
  public let layoutSize: NSCollectionLayoutSize
  /// The views on the cell, such as badges; kept, and not made.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The free space within the size.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The free space around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Makes a cell.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    supplementaryItems = []
    super.init()
  }

  /// Makes a cell with views on it, which are kept and not made.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// The number of cells, within a size.
  func cellCount(in size: CGSize) -> Int { 1 }

  /// The frames of the cells within a rectangle that has the size of the item.
  func cellFrames(in rect: CGRect) -> [CGRect] { [rect.within(contentInsets)] }
}

/// A view on a cell.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind with which its class is registered.
  public let elementKind: String
  /// The place on the cell.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The place in the view that is put there.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The place in front of others; kept.
  open var zIndex = 0

  /// Makes a view on a cell.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }
}

/// A header or a footer of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The side of the section.
  public let alignment: NSRectAlignment
  /// The distance from the place at that side.
  public let offset: CGPoint
  /// True if the section has room for the view; else it lies over the cells.
  open var extendsBoundary = true
  /// True if the view stays visible while its section is; kept.
  open var pinToVisibleBounds = false

  /// Makes a header or a footer.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: .top))
  }

  /// True if the view is above the cells, or before them where they go to the right.
  var isBefore: Bool {
    switch alignment {
    case .top, .topLeading, .topTrailing, .leading: true
    case .none, .bottom, .bottomLeading, .bottomTrailing, .trailing: false
    }
  }
}

/// A view behind the cells of a section; kept, and not made.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind with which its class is registered.
  public let elementKind: String
  /// The place in front of others; kept.
  open var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Makes a background of a section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

/// A place on an element, to which another one is tied; kept.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  /// The edges of the place.
  public let edges: NSDirectionalRectEdge
  /// The distance from it.
  public let offset: CGPoint

  /// Makes a place at edges.
  public init(edges: NSDirectionalRectEdge) {
    self.edges = edges
    offset = .zero
    super.init()
  }

  /// Makes a place in points from edges.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    super.init()
  }

  /// Makes a place in parts of the element's size from edges.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    super.init()
  }
}

/// The edges of a rectangle, by the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The options, one bit each.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge above.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where a line begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The edge below.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where a line ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A side or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// Neither side.
  case none
  /// The upper side.
  case top
  /// The upper corner where a line begins.
  case topLeading
  /// The side where a line begins.
  case leading
  /// The lower corner where a line begins.
  case bottomLeading
  /// The lower side.
  case bottom
  /// The lower corner where a line ends.
  case bottomTrailing
  /// The side where a line ends.
  case trailing
  /// The upper corner where a line ends.
  case topTrailing
}
