import DragGeometry
import DragScript

/// The result of applying the option for points outside the viewport.
struct Admission {
  /// The point to use; nil if the recording is rejected.
  var point: Point?
  /// The problem to report.
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
      return Admission(
        point: nearest, complaint: "points are \(outside); they are moved to the edge")
    }
    return Admission(
      complaint: "the point \(point.x.decimalText),\(point.y.decimalText) is \(outside)"
    )
  }
}

extension ImportLog {
  /// Reports the problem of an admission.
  mutating func report(_ admission: Admission, at location: InputPosition, _ context: String = "") {
    guard let complaint = admission.complaint else { return }
    guard admission.point == nil else {
      report(.outOfBounds, at: location, severity: .warning, complaint)
      return
    }
    report(
      .outOfBounds,
      at: location,
      complaint + context,
      hint: "set its size with --viewport, or choose --out-of-bounds clamp or allow"
    )
  }
}
