import DragGeometry
import DragScript
import DragSessions
import DragStage
import Machines

// What is on screen: frames, previews and badges.
extension PredicateCheck {
  func checkFrame(_ ref: Ref, _ expected: Rect) throws(Mismatch) {
    let what = "frame of \(positionText(of: ref))"
    var actual: Rect?
    if let view = stage.view(named: ref.name) {
      if case .whole = ref.part {
        actual = stage.scene.frame(of: view)
      } else {
        do throws(RefError) {
          actual = stage.scene.shownFrame(of: try stage.item(ref))
        } catch {
          return try compare(what, text(of: expected), error.message)
        }
      }
    }
    if let actual, expected.isNear(actual) { return }
    throw Mismatch(
      message: what, expected: text(of: expected), actual: actual.map(text) ?? "not shown")
  }

  /// The center of what the named pointer, else the one pressed last, carries.
  var previewCenter: Point? {
    (pointer ?? stage.pointers.lastPressed)
      .flatMap { stage.pointers.carriedSession(of: $0) }.flatMap {
        stage.sessions.previewCenter(of: $0)
      }
  }

  func text(of point: Point) -> String {
    "\(point.x.thousandthsText),\(point.y.thousandthsText)"
  }

  func text(of item: ItemReference) -> String {
    let name = stage.name(of: item.view)
    return stage.collection(item.view) == nil ? name : "\(name)#\(stage.name(of: item.item))"
  }

  func text(of rect: Rect) -> String {
    "\(rect.minX.thousandthsText),\(rect.minY.thousandthsText) "
      + "\(rect.width.thousandthsText)x\(rect.height.thousandthsText)"
  }

  /// The gap that the session shows, with its width if one is expected.
  func checkGap(_ ref: Ref?, _ items: Int?) throws(Mismatch) {
    func text(_ positionText: String, _ count: Int) -> String {
      items == nil ? positionText : "\(positionText) \(count)"
    }
    let shown = session.flatMap { stage.sessions.shownGap(of: $0.id) }
    try compare(
      "gap", ref.map { text(positionText(of: $0), items ?? 0) } ?? "none",
      shown.map { text(stage.inspection.text(of: .gap($0.gap), in: $0.view), $0.items) } ?? "none")
  }

  func checkBadge(_ badge: ExpectedBadge, _ count: Int?) throws(Mismatch) {
    let actual = session.map { stage.sessions.badge(of: $0.id) } ?? .none
    var expected = badge.rawValue
    var found: String
    switch actual {
    case .none: found = "none"
    case .forbidden: found = "forbidden"
    case .plus(let items):
      found = "plus"
      if count != nil { found += " \(items)" }
    }
    if let count { expected += " \(count)" }
    try compare("badge", expected, found)
  }
}

extension Double {
  /// Returns whether two numbers are equal to three decimals, the precision of traces.
  fileprivate func isNear(_ other: Double) -> Bool { self == other || abs(self - other) <= 0.001 }
}

extension Point {
  func isNear(_ other: Point) -> Bool { x.isNear(other.x) && y.isNear(other.y) }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    origin.isNear(other.origin) && width.isNear(other.width) && height.isNear(other.height)
  }
}
