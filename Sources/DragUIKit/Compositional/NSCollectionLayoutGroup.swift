public import Foundation

/// Items that follow each other in a line or a column, or that have frames of their own.
///
/// The items are repeated while they fit. Cells that are not there leave their places free.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Form {
    case horizontal
    case vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// The items, before they are repeated.
  public let subitems: [NSCollectionLayoutItem]
  /// The distance between two items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private let form: Form
  /// The number of items that share the group alike; nil where they have their own sizes.
  private let count: Int?

  private init(
    _ form: Form, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    count: Int? = nil
  ) {
    self.form = form
    self.subitems = subitems
    self.count = count.map { max(1, $0) }
    super.init(layoutSize: layoutSize)
  }

  /// Makes a line of items.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems) }

  /// Makes a line of a number of items, which share its width alike.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count)
  }

  /// Makes a line of a number of items, which share its width alike.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count)
  }

  /// Makes a column of items.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, subitems) }

  /// Makes a column of a number of items, which share its height alike.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count)
  }

  /// Makes a column of a number of items, which share its height alike.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count)
  }

  /// Makes items at the frames that a function gives for the size of the group.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, []) }

  override func cellCount(in size: CGSize) -> Int {
    cellFrames(in: CGRect(origin: .zero, size: size)).count
  }

  override func cellFrames(in rect: CGRect) -> [CGRect] {
    let rect = rect.within(contentInsets)
    switch form {
    case .horizontal: return line(in: rect, along: \.width, \.x)
    case .vertical: return line(in: rect, along: \.height, \.y)
    case .custom(let provider):
      let environment = LayoutContainer(rect.size, UITraitCollection.current)
      return provider(environment).map {
        CGRect(
          x: rect.minX + $0.frame.minX, y: rect.minY + $0.frame.minY, width: $0.frame.width,
          height: $0.frame.height)
      }
    }
  }

  /// The frames of the cells of items that follow each other.
  private func line(
    in rect: CGRect, along extent: WritableKeyPath<CGSize, CGFloat>,
    _ start: WritableKeyPath<CGPoint, CGFloat>
  ) -> [CGRect] {
    let least = interItemSpacing?.spacing ?? 0
    let placed = items(filling: rect.size, along: extent, least)
    guard !placed.isEmpty else { return [] }
    var distance = least
    if interItemSpacing?.isFlexibleSpacing == true, placed.count > 1 {
      let used = placed.reduce(0) { $0 + $1.outer[keyPath: extent] }
      distance = max(least, (rect.size[keyPath: extent] - used) / CGFloat(placed.count - 1))
    }
    var frames: [CGRect] = []
    var point = rect.origin
    for (item, size, outer) in placed {
      let spacing = item.edgeSpacing?.insets ?? .zero
      frames += item.cellFrames(
        in: CGRect(
          x: point.x + spacing.leading, y: point.y + spacing.top, width: size.width,
          height: size.height))
      point[keyPath: start] += outer[keyPath: extent] + distance
    }
    return frames
  }

  private typealias Sized = (item: NSCollectionLayoutItem, size: CGSize, outer: CGSize)

  /// The items with their sizes, repeated while they fit.
  private func items(
    filling size: CGSize, along extent: WritableKeyPath<CGSize, CGFloat>, _ spacing: CGFloat
  ) -> [Sized] {
    if let count {
      var share = subitems[0].layoutSize.size(in: size)
      share[keyPath: extent] =
        max(0, size[keyPath: extent] - spacing * CGFloat(count - 1)) / CGFloat(count)
      return Array(repeating: (subitems[0], share, share), count: count)
    }
    let sized = subitems.map { item -> Sized in
      let own = item.layoutSize.size(in: size)
      let around = item.edgeSpacing?.insets ?? .zero
      return (
        item, own,
        CGSize(
          width: own.width + around.leading + around.trailing,
          height: own.height + around.top + around.bottom)
      )
    }
    // Items without an extent would fit without end.
    guard sized.contains(where: { $0.outer[keyPath: extent] > 0 }) else { return sized }
    var placed: [Sized] = []
    var end: CGFloat = 0
    while true {
      for item in sized {
        let next = end + (placed.isEmpty ? 0 : spacing) + item.outer[keyPath: extent]
        // Three thirds fit, whatever the rounding. The first of all is there in any case.
        if !placed.isEmpty, next > size[keyPath: extent] + 0.01 { return placed }
        placed.append(item)
        end = next
      }
    }
  }

  /// The first frame, the count and the distance of the cells, where they are one line of equal cells; else nil.
  func equalCells(in rect: CGRect) -> (frame: CGRect, count: Int, pitch: CGFloat)? {
    let frames = cellFrames(in: rect)
    guard let first = frames.first else { return nil }
    let pitch = frames.count > 1 ? frames[1].minX - first.minX : first.width
    guard frames.count == 1 || pitch >= first.width else { return nil }
    for (index, frame) in frames.enumerated() {
      let wanted = first.minX + CGFloat(index) * pitch
      guard frame.size == first.size, abs(frame.minX - wanted) < 0.001, frame.minY == first.minY
      else { return nil }
    }
    return (first, frames.count, pitch)
  }
}

/// The frame of an item of a group that gives frames.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in the group.
  public let frame: CGRect
  /// The place in front of others; kept.
  public let zIndex: Int

  /// Makes a frame.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

/// The frames of the items of a group, for its size.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]
