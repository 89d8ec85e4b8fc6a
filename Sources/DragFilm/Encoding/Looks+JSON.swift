import DragGeometry
import DragReplay

extension ViewLook: FilmValue {
  func write(to json: inout JSONBytes) {
    json.object { object in
      object.add("f") { $0.rect(frame) }
      if isTarget { object.add("target", 1) }
      object.add("n", count)
      if let thumb { object.add("thumb") { $0.rect(thumb) } }
      if let scroll { object.add("scroll") { $0.point(scroll) } }
    }
  }
}

extension CellLook: FilmValue {
  func write(to json: inout JSONBytes) {
    json.numbers([
      frame.minX, frame.minY, frame.width, frame.height, Double(state.rawValue),
      isSelected ? 1 : 0,
    ])
  }
}

extension GapLook: FilmValue {
  func write(to json: inout JSONBytes) { json.list(rects) { $0.rect($1) } }
}

extension CardLook {
  func write(to json: inout JSONBytes) {
    json.numbers([Double(item), size.width, size.height, turn])
  }
}

extension CellKey {
  func write(to json: inout JSONBytes) { json.numbers([Double(view), Double(item)]) }
}

extension CarriedLook: FilmValue {
  func write(to json: inout JSONBytes) {
    json.object { object in
      object.add("at") { $0.point(center) }
      object.add("cards") { $0.list(cards) { $1.write(to: &$0) } }
      object.add("n", count)
      object.add("badge", text: mark.rawValue)
      object.add("items") { $0.list(items) { $1.write(to: &$0) } }
    }
  }
}

extension FlightLook: FilmValue {
  func write(to json: inout JSONBytes) {
    json.object { object in
      object.add("cards") { $0.list(cards) { $1.write(to: &$0) } }
      object.add("n", count)
      object.add("from") { $0.point(start) }
      object.add("to") { json in
        if let end { json.rect(end) } else { json.raw("null") }
      }
      object.add("start", begin)
      object.add("over", duration)
    }
  }
}

extension PointerLook: FilmValue {
  func write(to json: inout JSONBytes) {
    json.raw("[")
    json.number(point.x)
    json.raw(",")
    json.number(point.y)
    json.raw(",")
    json.integer(isPressed ? 1 : 0)
    json.raw(",")
    json.text(state)
    json.raw("]")
  }
}

extension MenuLook: FilmValue {
  func write(to json: inout JSONBytes) { json.integer(1) }
}

extension SpringLook: FilmValue {
  func write(to json: inout JSONBytes) {
    json.numbers([Double(view), Double(item ?? -1), isFlashing ? 1 : 0])
  }
}

extension SessionLook: FilmValue {
  func write(to json: inout JSONBytes) {
    json.object { object in
      object.add("pointer", pointer)
      object.add("state", text: state)
      if let destination { object.add("destination", destination) }
      object.add("op", text: operation)
      object.add("intent", text: intent)
      object.add("at", text: position)
      if let requested { object.add("was", text: requested) }
      if let reason { object.add("why", text: reason) }
      object.add("items") { $0.list(items) { $1.write(to: &$0) } }
    }
  }
}

extension ShareLook: FilmValue {
  func write(to json: inout JSONBytes) { json.number(share) }
}

extension TimeLook: FilmValue {
  func write(to json: inout JSONBytes) { json.integer(time) }
}
