import CollectionLayout
package import DragGeometry
package import DragScript
package import DragSettings
package import DragStage

/// Which points of a scene mean which gap of one of its collections.
///
/// The scene is as its script sets it up, and the pointer is that of a drag from elsewhere: no
/// hysteresis holds it, and no destination looks above the finger.
package struct GapMap {
  /// The points that mean a gap, as far as they were looked for.
  package struct Region: Hashable, Sendable {
    /// The least rectangle around them, to half a point.
    package var bounds: Rect
    /// A point among them, away from their border.
    package var middle: Point
  }

  /// The distance of a point to the next one with another meaning.
  package struct Border: Hashable, Sendable {
    /// The direction of that point: `left`, `right`, `up` or `down`.
    package var direction: String
    /// The distance in points, to a hundredth.
    package var distance: Double
    /// The gap at that point; nil where there is none.
    package var gap: GapIndex?
  }

  /// The two sides of a line at which the gap changes: the ways to them from the middle of an item.
  package struct Sides: Hashable, Sendable {
    /// The way to the side above the line, or left of it.
    package let before: Point
    /// The way to the side below the line, or right of it.
    package let behind: Point
  }

  /// The name of the collection.
  package let name: String
  private let content: CollectionContent
  private let frame: Rect
  private let settings: StageSettings
  /// The distance of the points that are tried first.
  private static let step = 4.0
  /// The directions of the axes: up, down, left, right.
  private static let signs = [
    Point(x: 0, y: -1), Point(x: 0, y: 1), Point(x: -1, y: 0), Point(x: 1, y: 0),
  ]

  /// The question of a target: the points of a gap, or the meaning of a point.
  package enum Question {
    /// The points that mean a gap are asked for.
    case gap(GapIndex, GapMap)
    /// The gap that a point means is asked for.
    case point(Point, GapMap)
  }

  /// Reads what is asked about a scene.
  ///
  /// - Parameters:
  ///   - text: A target as the language writes it: `list[gap 4]`, `list#milk`, `195,300`.
  ///   - script: The script whose set-up is the scene.
  /// - Returns: The gap that is asked for, or the point, on its collection.
  /// - Throws: What cannot be read, or is not there, in words.
  package static func question(_ text: String, on script: Script) throws(TestFailure) -> Question {
    let location = SourceLocation(file: text, line: 1, column: 1)
    let outcome = Script.parse("dragscript 1\nmove \(text)\n", file: text, scene: script)
    guard let line = outcome.script?.tests.first?.steps.first, case .timed(let timed) = line,
      case .action(.move(let target)) = timed.content
    else {
      let message = outcome.diagnostics.first?.message ?? "`\(text)` is not a target"
      throw TestFailure(.script, at: location, message)
    }
    let stage = try SceneBuilder(script.setup).stage
    do throws(RefError) {
      let point = try stage.point(target, in: .rest)
      if case .ref(let ref) = target.base, case .gap(let gap) = ref.part, target.anchor == nil,
        target.offset == .zero, let view = stage.view(named: ref.name),
        let map = GapMap(of: view, on: stage)
      {
        return .gap(gap, map)
      }
      // Later views lie on top.
      let maps = stage.scene.views.reversed().lazy.compactMap { GapMap(of: $0, on: stage) }
      guard let map = maps.first(where: { $0.frame.contains(point) }) else {
        throw RefError(message: "no collection is at \(point.x.decimalText),\(point.y.decimalText)")
      }
      return .point(point, map)
    } catch {
      throw TestFailure(.script, at: location, error.message)
    }
  }

  /// The map of a collection as it is on a stage; nil for any other view.
  package init?(of view: ViewID, on stage: Stage) {
    guard let content = stage.collection(view) else { return nil }
    self.content = content
    (name, frame) = (stage.name(of: view), stage.scene.frame(of: view))
    settings = stage.settings
  }

  /// The gap that a point of the viewport means; nil outside the collection, or where none is.
  package func gap(at point: Point) -> GapIndex? {
    guard frame.contains(point) else { return nil }
    let inside = point - frame.origin + content.offset
    switch settings.resolver {
    case .nearest:
      let resolver = DropResolver.nearest(
        visible: content.visible, radius: settings.resolverRadius)
      return resolver.resolve(inside, in: content.geometry)?.gap
    case .vertical:
      let fallback = VerticalFallback(radius: settings.resolverRadius ?? 100)
      return fallback.resolve(inside, in: content.geometry, visible: content.visible)
        .gap(movingFrom: nil)
    }
  }

  /// The points that mean a gap; nil where none does.
  ///
  /// - Complexity: O(*a*) in the area of the collection, a lookup for each 16 square points.
  package func region(of gap: GapIndex) -> Region? {
    var found: [Point] = []
    for y in Self.lattice(frame.minY, frame.maxY) {
      for x in Self.lattice(frame.minX, frame.maxX) where self.gap(at: Point(x: x, y: y)) == gap {
        found.append(Point(x: x, y: y))
      }
    }
    guard let leftmost = found.min(by: { $0.x < $1.x }),
      let rightmost = found.max(by: { $0.x < $1.x }),
      let topmost = found.min(by: { $0.y < $1.y }), let lowest = found.max(by: { $0.y < $1.y })
    else { return nil }
    func edge(_ sign: Point, of point: Point) -> Point {
      let away = reach(from: point, sign)
      return point + Point(x: sign.x * away, y: sign.y * away)
    }
    let left = edge(Point(x: -1, y: 0), of: leftmost).x
    let right = edge(Point(x: 1, y: 0), of: rightmost).x
    let top = edge(Point(x: 0, y: -1), of: topmost).y
    let bottom = edge(Point(x: 0, y: 1), of: lowest).y
    let center = Point(x: (left + right) / 2, y: (top + bottom) / 2)
    let middle =
      self.gap(at: center) == gap
      ? center : found.min { Self.distance($0, center) < Self.distance($1, center) } ?? leftmost
    return Region(
      bounds: Rect(x: left, y: top, width: right - left, height: bottom - top), middle: middle)
  }

  /// Returns the distance of a point, in the four directions of the axes, to the next point with
  /// another meaning.
  package func border(of point: Point) -> Border {
    let directions = [
      ("left", Point(x: -1, y: 0)), ("right", Point(x: 1, y: 0)), ("up", Point(x: 0, y: -1)),
      ("down", Point(x: 0, y: 1)),
    ]
    let borders = directions.map { name, sign in
      let distance = reach(from: point, sign)
      let beyond = point + Point(x: sign.x * (distance + 0.02), y: sign.y * (distance + 0.02))
      return Border(
        direction: name, distance: (distance * 100).rounded() / 100, gap: gap(at: beyond))
    }
    return borders.reduce(borders[0]) { $1.distance < $0.distance ? $1 : $0 }
  }

  /// Returns the distance in a direction up to a point that means another gap, in points.
  private func reach(from point: Point, _ sign: Point) -> Double {
    let here = gap(at: point)
    func isSame(_ way: Double) -> Bool {
      gap(at: Point(x: point.x + sign.x * way, y: point.y + sign.y * way)) == here
    }
    var (inside, outside) = (0.0, Self.step)
    let most = frame.width + frame.height
    while outside < most, isSame(outside) { (inside, outside) = (outside, outside + Self.step) }
    return Self.border(from: inside, to: outside, where: isSame)
  }

  /// The sides of the line next to the middle of an item at which the gap changes, a point away from it each.
  ///
  /// - Parameter slot: The item.
  /// - Returns: The sides; nil where no line is near, or where a side means nothing.
  /// - Complexity: Some twenty lookups, whatever the size of the item.
  package func sides(around slot: Slot) -> Sides? {
    guard let item = content.geometry.frame(of: slot) else { return nil }
    let middle = item.center + frame.origin - content.offset
    var nearest: (sign: Point, distance: Double)?
    // Of lines that are as near, the one above the middle counts, then the one below, left and right of it.
    for sign in Self.signs {
      let extent = sign.x == 0 ? item.height : item.width
      guard let distance = way(from: middle, sign, upTo: extent),
        distance < nearest?.distance ?? .infinity
      else { continue }
      nearest = (sign, distance)
    }
    guard let (sign, distance) = nearest else { return nil }
    let line = Point(x: sign.x * distance, y: sign.y * distance)
    let away = Point(x: abs(sign.x), y: abs(sign.y))
    let sides = Sides(before: line - away, behind: line + away)
    guard let before = gap(at: middle + sides.before), let behind = gap(at: middle + sides.behind),
      before != behind
    else { return nil }
    return sides
  }

  /// The distance from the middle of an item to where a point of a direction means another gap: inside the item, right
  /// behind its edge, or up to a whole item behind its middle.
  private func way(from middle: Point, _ sign: Point, upTo extent: Double) -> Double? {
    let here = gap(at: middle)
    func there(_ way: Double) -> GapIndex? {
      gap(at: Point(x: middle.x + sign.x * way, y: middle.y + sign.y * way))
    }
    var inside = 0.0
    for outside in [extent / 4, extent / 2 + 1, extent] {
      guard let other = there(outside) else { return nil }
      if other != here { return Self.border(from: inside, to: outside) { there($0) == here } }
      inside = outside
    }
    return nil
  }

  /// The distance between two others up to which a condition holds, to a hundredth of a point.
  private static func border(
    from inside: Double, to outside: Double, where isSame: (Double) -> Bool
  ) -> Double {
    var (inside, outside) = (inside, outside)
    while outside - inside > 0.001 {
      let middle = (inside + outside) / 2
      if isSame(middle) { inside = middle } else { outside = middle }
    }
    return (outside * 100).rounded() / 100
  }

  private static func lattice(_ from: Double, _ to: Double) -> StrideTo<Double> {
    stride(from: from + 0.25, to: to, by: step)
  }

  private static func distance(_ one: Point, _ other: Point) -> Double {
    let way = one - other
    return way.x * way.x + way.y * way.y
  }
}
