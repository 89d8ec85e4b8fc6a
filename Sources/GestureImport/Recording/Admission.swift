import DragGeometry
import DragScript

/// What the option for points outside the viewport makes of a point.
struct Admission {
  /// The point to take; nil where the recording is refused.
  var point: Point?
  /// What is to be told of it.
  var complaint: String?
}

extension ImportOptions {
  /// The point of the viewport that is nearest to a point.
  func nearest(to point: Point) -> Point {
    Point(x: min(max(point.x, 0), viewport.width), y: min(max(point.y, 0), viewport.height))
  }

  /// Admits a point, moves it to the nearest edge or refuses it, as ``outOfBounds`` says.
  ///
  /// Both greatest edges count as inside, as in WebDriver.
  func admission(of point: Point) -> Admission {
    guard point.isFinite else { return Admission(complaint: "the point is not finite") }
    let nearest = nearest(to: point)
    guard nearest != point, outOfBounds != .allow else { return Admission(point: point) }
    let outside =
      "outside the viewport of \(viewport.width.decimalText)x\(viewport.height.decimalText)"
    if outOfBounds == .clamp {
      return Admission(point: nearest, complaint: "points lie \(outside); the edge is taken")
    }
    return Admission(
      complaint: "the point \(point.x.decimalText),\(point.y.decimalText) lies \(outside)"
    )
  }
}

extension DiagnosticLog {
  /// Tells what an admission complains of.
  mutating func report(_ admission: Admission, at place: InputPosition, _ context: String = "") {
    guard let complaint = admission.complaint else { return }
    guard admission.point == nil else {
      report(.outOfBounds, at: place, severity: .warning, complaint)
      return
    }
    report(
      .outOfBounds,
      at: place,
      complaint + context,
      hint: "say how large it is with --viewport, or choose --out-of-bounds clamp or allow"
    )
  }
}
