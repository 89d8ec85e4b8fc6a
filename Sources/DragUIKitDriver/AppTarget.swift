#if os(iOS)
  public import UIKit
#elseif os(Linux)
  public import DragUIKit
#endif
#if os(iOS) || os(Linux)
  /// The target of a drag over a collection, a table or a view with interactions.
  public struct AppTarget: Hashable, Sendable {
    package enum Base: Hashable, Sendable {
      case cell(IndexPath)
      case gap(IndexPath)
      case middle
      case point(Double, Double)
    }

    package let base: Base

    /// The middle of the cell at a path.
    ///
    /// At its exact middle a pointer is behind an item (H13): what is dragged up to it goes below it, and ``gap(_:section:)``
    /// is the place above.
    public static func cell(_ path: IndexPath) -> AppTarget { AppTarget(base: .cell(path)) }

    /// The gap before the item of an index; the number of items is the gap after the last one.
    public static func gap(_ index: Int, section: Int = 0) -> AppTarget {
      AppTarget(base: .gap([section, index]))
    }

    /// The middle of the view.
    public static var middle: AppTarget { AppTarget(base: .middle) }

    /// A point of the window.
    public static func point(_ x: Double, _ y: Double) -> AppTarget {
      AppTarget(base: .point(x, y))
    }
  }
#endif
