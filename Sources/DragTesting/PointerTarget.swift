import DragGeometry
import DragScript

/// Where a pointer goes: an item, a gap between items, a view or a point.
///
/// It is looked up when the pointer goes there, in the layout as it rests then.
public struct PointerTarget: Hashable, Sendable {
  var target: Target

  private init(_ target: Target) {
    self.target = target
  }

  private init(_ view: TestView, _ part: Ref.Part) {
    target = Target(.ref(Ref(view.name, part, at: .unwritten)))
  }

  /// The middle of an item, by its name.
  public static func item(_ name: String, in view: TestView) -> PointerTarget {
    PointerTarget(view, .item(id: name))
  }

  /// The middle of the item that stands at an index now.
  public static func item(at index: Int, section: Int = 0, in view: TestView) -> PointerTarget {
    PointerTarget(view, .slot(Slot(section: section, item: index)))
  }

  /// The gap before the item of an index; behind the last item it is the number of items.
  public static func gap(_ index: Int, section: Int = 0, in view: TestView) -> PointerTarget {
    PointerTarget(view, .gap(GapIndex(section: section, item: index)))
  }

  /// The middle of a view.
  public static func middle(of view: TestView) -> PointerTarget { PointerTarget(view, .whole) }

  /// A point of the viewport.
  public static func point(_ x: Double, _ y: Double) -> PointerTarget {
    PointerTarget(Target(.point(Point(x: x, y: y))))
  }

  /// Another part of the same element, as fractions of its width and its height.
  ///
  /// A point has no parts and stays as it is.
  public func at(_ x: Double, _ y: Double) -> PointerTarget {
    var spot = self
    if case .ref = target.place { spot.target.anchor = Point(x: x, y: y) }
    return spot
  }

  /// A place beside it, in points.
  public func moved(by x: Double, _ y: Double) -> PointerTarget {
    var spot = self
    spot.target.offset = spot.target.offset + Point(x: x, y: y)
    return spot
  }
}

extension DragScript.SourceLocation {
  /// The place of what stands in no file.
  static let unwritten = DragScript.SourceLocation(file: "", line: 1, column: 1)
}
