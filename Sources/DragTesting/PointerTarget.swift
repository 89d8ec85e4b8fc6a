import DragGeometry
import DragScript

/// The target of a pointer: an item, a gap between items, a view or a point.
///
/// It is resolved when the pointer moves there, in the rest layout of that moment.
public struct PointerTarget: Hashable, Sendable {
  var target: Target

  private init(_ target: Target) {
    self.target = target
  }

  private init(_ view: TestView, _ part: Ref.Part) {
    target = Target(.ref(Ref(view.name, part, at: .unwritten)))
  }

  /// The center of an item, by its name.
  public static func item(_ name: String, in view: TestView) -> PointerTarget {
    PointerTarget(view, .item(id: name))
  }

  /// The center of the item currently at an index.
  public static func item(at index: Int, section: Int = 0, in view: TestView) -> PointerTarget {
    PointerTarget(view, .slot(Slot(section: section, item: index)))
  }

  /// The gap before the item at an index; the number of items is the gap after the last one.
  public static func gap(_ index: Int, section: Int = 0, in view: TestView) -> PointerTarget {
    PointerTarget(view, .gap(GapIndex(section: section, item: index)))
  }

  /// The center of a view.
  public static func middle(of view: TestView) -> PointerTarget { PointerTarget(view, .whole) }

  /// A point of the viewport.
  public static func point(_ x: Double, _ y: Double) -> PointerTarget {
    PointerTarget(Target(.point(Point(x: x, y: y))))
  }

  /// Another point of the same element, as fractions of its width and its height.
  ///
  /// A point has no extent and is unchanged.
  public func at(_ x: Double, _ y: Double) -> PointerTarget {
    var copy = self
    if case .ref = target.base { copy.target.anchor = Point(x: x, y: y) }
    return copy
  }

  /// A target at an offset in points.
  public func moved(by x: Double, _ y: Double) -> PointerTarget {
    var copy = self
    copy.target.offset = copy.target.offset + Point(x: x, y: y)
    return copy
  }
}
