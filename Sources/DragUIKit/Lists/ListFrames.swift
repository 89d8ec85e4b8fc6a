import DragGeometry
import Foundation

/// A view beside the cells: a header, a footer or one of a layout of the application.
struct ListSupplementary: Hashable {
  let kind: String
  let path: IndexPath

  /// The kind of headers.
  static let headerKind = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  static let footerKind = "UICollectionElementKindSectionFooter"

  /// The header of a section.
  static func header(_ section: Int) -> ListSupplementary {
    ListSupplementary(kind: headerKind, path: IndexPath(item: 0, section: section))
  }

  /// The footer of a section.
  static func footer(_ section: Int) -> ListSupplementary {
    ListSupplementary(kind: footerKind, path: IndexPath(item: 0, section: section))
  }
}

/// The frames of all that a list shows, in its content, where no arrangement of the stage has them.
struct ListFrames: Equatable {
  /// The frames of the cells, by what is shown.
  var items: [Slot: Rect] = [:]
  /// The frames of headers, footers and others.
  var supplementaries: [ListSupplementary: Rect] = [:]

  /// The frames of the sections along the direction of scrolling, each after the one before; none if that is not known.
  var sections: [Rect] = []

  /// Adds a view beside the cells, if it has an extent.
  mutating func add(_ supplementary: ListSupplementary, _ frame: Rect?) {
    guard let frame, frame.size.width > 0, frame.size.height > 0 else { return }
    supplementaries[supplementary] = frame
  }

  /// The size of the content.
  var extent: CGSize {
    var size = CGSize.zero
    for frames in [Array(items.values), Array(supplementaries.values)] {
      for frame in frames {
        size.width = max(size.width, frame.maxX)
        size.height = max(size.height, frame.maxY)
      }
    }
    return size
  }
}
