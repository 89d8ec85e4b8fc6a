import DragGeometry
import DragScript
import DragSessions
import DragStage
import Machines

// What is shown: frames, previews and badges.
extension PredicateCheck {
  func checkFrame(_ ref: Ref, _ expected: Rect) throws(Mismatch) {
    let what = "frame of \(place(of: ref))"
    var actual: Rect?
    if let view = stage.view(named: ref.name) {
      if case .whole = ref.part {
        actual = stage.frame(of: view)
      } else {
        do throws(RefError) {
          actual = stage.shownFrame(of: try stage.item(ref))
        } catch {
          return try compare(what, text(of: expected), error.message)
        }
      }
    }
    if let actual, expected.isNear(actual) { return }
    throw Mismatch(
      message: what, expected: text(of: expected), actual: actual.map(text) ?? "not shown")
  }

  /// The centre of what the named pointer, else the one that was pressed last, holds.
  var previewCenter: Point? {
    (pointer ?? stage.lastPressed)
      .flatMap { stage.carriedSession(of: $0) }.flatMap { stage.previewCenter(of: $0) }
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

  /// The gap that the session shows, with its width where that is expected.
  func checkGap(_ ref: Ref?, _ items: Int?) throws(Mismatch) {
    func text(_ place: String, _ count: Int) -> String {
      items == nil ? place : "\(place) \(count)"
    }
    let shown = session.flatMap { stage.shownGap(of: $0.id) }
    try compare(
      "gap", ref.map { text(place(of: $0), items ?? 0) } ?? "none",
      shown.map { text(stage.text(of: .gap($0.gap), in: $0.view), $0.items) } ?? "none")
  }

  func checkBadge(_ badge: DragScript.Badge, _ count: Int?) throws(Mismatch) {
    let actual = session.map { stage.badge(of: $0.id) } ?? .none
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
  /// Whether the two are the same number to three decimals, as traces write them.
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
