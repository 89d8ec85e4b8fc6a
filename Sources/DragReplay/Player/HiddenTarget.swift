import CollectionLayout
package import DragGeometry
package import DragScript
package import DragStage

/// A target that its view does not show now: a press there reaches nothing of the view.
package struct HiddenTarget {
  /// The problem, without a full stop: "`t150` is scrolled out of `long`: it shows 0…480".
  package let sentence: String
  /// The name of the view.
  package let view: String
  /// The distance by which the view has to scroll to show the target, in points.
  package let step: Point

  /// Describes a target that is scrolled out of the view that it is in; nil where it is shown, where
  /// the view does not scroll, and where nothing has its name.
  ///
  /// The element is looked for in a layout: as it is shown for a press, at rest for a destination.
  ///
  /// What is written as outside on purpose, by an offset or a fraction beyond the element, counts as
  /// its element.
  package init?(_ target: Target, in layout: TargetLayout, on stage: Stage) {
    guard case .ref(let ref) = target.base, let view = stage.view(named: ref.name),
      let position = stage.scene.scrollPosition(of: view)
    else { return nil }
    let isInside = target.anchor.map { (0...1).contains($0.x) && (0...1).contains($0.y) } ?? true
    var element = target
    element.offset = .zero
    if !isInside { element.anchor = nil }
    guard let point = try? stage.point(element, in: layout) else { return nil }
    let shown = stage.scene.frame(of: view)
    let step = Point(
      x: Self.step(
        to: point.x, from: shown.minX, shown.maxX, of: position.range(along: .horizontal)),
      y: Self.step(to: point.y, from: shown.minY, shown.maxY, of: position.range(along: .vertical)))
    guard step != .zero else { return nil }
    let (start, length) =
      step.y != 0
      ? (position.offset.y, position.viewport.height) : (position.offset.x, position.viewport.width)
    sentence =
      "\(Self.name(of: ref)) is scrolled out of `\(ref.name)`: it shows "
      + "\(start.decimalText)…\((start + length).decimalText)"
    self.view = ref.name
    self.step = step
  }

  /// The distance of a coordinate from the middle of the visible part; 0 where it is visible, or
  /// where the view does not scroll along its axis.
  private static func step(
    to coordinate: Double, from low: Double, _ high: Double, of range: ClosedRange<Double>?
  ) -> Double {
    guard range != nil, coordinate < low || coordinate > high else { return 0 }
    return coordinate - (low + high) / 2
  }

  private static func name(of ref: Ref) -> String {
    switch ref.part {
    case .item(let id): "`\(id)`"
    case .slot(let slot): "the item at \(slot.section)/\(slot.item)"
    case .gap(let gap): "gap \(gap.section)/\(gap.item)"
    case .whole, .anyItem, .anyGap: "`\(ref.name)`"
    }
  }
}
