import DragGeometry
import Machines

extension W3CTimeline {
  /// The key of a WebDriver key value, left-hand or right-hand.
  static func key(_ value: Unicode.Scalar) -> ImportedEvent.Key? {
    switch value {
    case "\u{E008}", "\u{E050}": .shift
    case "\u{E009}", "\u{E051}": .control
    case "\u{E00A}", "\u{E052}": .alt
    case "\u{E03D}", "\u{E053}": .meta
    case "\u{E00C}": .escape
    default: nil
    }
  }

  mutating func keyDown(_ item: W3CItem, at place: Place) {
    guard let value = item.key, let key = readable(value, place) else { return }
    let press = Press.key(source: place.source, value)
    guard !pressed.contains(press) else {
      report(.pressedAgain, "the key \(key.rawValue) is already down", place)
      return
    }
    let isHeld = isHeld(key, besides: press)
    pressed.append(press)
    if !isHeld { emit(.keyDown(key), from: place) }
  }

  mutating func keyUp(_ item: W3CItem, at place: Place) {
    guard let value = item.key, let key = readable(value, place) else { return }
    let press = Press.key(source: place.source, value)
    guard pressed.contains(press) else {
      report(.nothingPressed, "the released key \(key.rawValue) is not down", place)
      return
    }
    forget(press)
    if !isHeld(key, besides: press) { emit(.keyUp(key), from: place) }
  }

  /// Returns whether the key's twin, or another keyboard, holds the key down.
  func isHeld(_ key: ImportedEvent.Key, besides press: Press) -> Bool {
    pressed.contains { other in
      guard other != press, case .key(_, let value) = other else { return false }
      return Self.key(value) == key
    }
  }

  private mutating func readable(_ value: Unicode.Scalar, _ place: Place) -> ImportedEvent
    .Key?
  {
    if let key = Self.key(value) { return key }
    log.report(
      .unreadKey,
      at: place.location,
      "keys other than shift, control, alt, meta and escape are omitted"
    )
    return nil
  }

  /// Scrolls the view that the element, or the wheel itself, is bound to.
  mutating func scroll(_ item: W3CItem, at place: Place) {
    let id = sources[place.source].id ?? ""
    let reference: String?
    switch item.origin {
    case .element(let index): reference = references[index]
    case .viewport, .pointer:
      let point = Point(x: item.x ?? 0, y: item.y ?? 0)
      guard admitted(point, at: place) != nil else { return }
      reference = options.bindings[id]
    }
    guard let view = reference.flatMap(BoundReference.init)?.view else {
      report(
        .unboundScroll,
        "unknown view of the wheel \"\(id)\"",
        place,
        hint: "name the view with --bind \(id)=VIEW"
      )
      return
    }
    let offset = Point(x: item.deltaX ?? 0, y: item.deltaY ?? 0)
    guard offset != .zero else { return }
    let duration = item.duration.map(Microseconds.milliseconds) ?? tick.length
    emit(.scroll(view: view, by: offset, over: duration), from: place)
  }
}
