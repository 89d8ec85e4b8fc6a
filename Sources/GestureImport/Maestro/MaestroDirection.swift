import DragGeometry

/// The ways in which Maestro swipes, as parts of the screen.
enum MaestroDirection: String {
  case left = "LEFT"
  case right = "RIGHT"
  case up = "UP"
  case down = "DOWN"

  /// The start of a swipe without an element.
  var start: Point {
    switch self {
    case .left: Point(x: 0.9, y: 0.5)
    case .right: Point(x: 0.1, y: 0.5)
    case .up: Point(x: 0.5, y: 0.5)
    case .down: Point(x: 0.5, y: 0.2)
    }
  }

  /// The end of the swipe.
  var end: Point {
    switch self {
    case .left: Point(x: 0.1, y: 0.5)
    case .right: Point(x: 0.9, y: 0.5)
    case .up: Point(x: 0.5, y: 0.1)
    case .down: Point(x: 0.5, y: 0.9)
    }
  }

  /// The distance that it covers from an element whose position is unknown, as a part of the
  /// screen: that of a swipe without an element.
  var step: Point { end - start }
}

extension Point {
  /// A part of a size.
  func scaled(by size: Size) -> Point { Point(x: x * size.width, y: y * size.height) }
}

extension ImportedEvent.Target {
  /// The target at this distance from another one.
  static func + (target: ImportedEvent.Target, step: Point) -> ImportedEvent.Target {
    switch target {
    case .point(let point): .point(point + step)
    case .element(let reference, let offset): .element(reference, offset: offset + step)
    }
  }
}
