#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import DragGeometry

  extension CGPoint {
    init(_ point: Point) { self.init(x: point.x, y: point.y) }
  }

  extension Rect {
    init(_ rect: CGRect) {
      self.init(
        x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.width),
        height: Double(rect.height))
    }
  }

  extension Point {
    init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
  }

  extension IndexPath {
    /// The path of an item of a stage.
    init(_ slot: Slot) { self = [slot.section, slot.item] }

    /// The item of a stage, or nil if the path has another number of indices.
    var slot: Slot? { count == 2 ? Slot(section: self[0], item: self[1]) : nil }

    /// The path as the list of calls shows it.
    var text: String { "[" + map { "\($0)" }.joined(separator: ", ") + "]" }
  }
#endif
