import DragGeometry
import StagePicture

/// A drawing of one moment of a film.
struct StageDrawing {
  let shapes: StageShapes
  let moment: FilmCamera.Moment
  /// The earlier positions of each pointer, up to now.
  var trails: [Int: [Point]] = [:]
  /// The expected positions that are not so.
  var ghost: FilmGhost?

  private var state: FilmState { moment.state }

  /// The shapes of the moment, without an element around them.
  ///
  /// - Parameter id: What makes the ids of this drawing its own among others in a file.
  /// - Returns: The elements.
  func body(id: String) -> String {
    var body = ""
    for (view, look) in state.views.sorted(by: { $0.key < $1.key }) {
      body += shapes.panel(view, look)
      if look.isTarget { body += StageShapes.target(look.frame) }
      body +=
        "<clipPath id=\"\(id)v\(view)\"><rect rx=\"6\" \(StageShapes.box(look.frame))/></clipPath>"
      body += "<g clip-path=\"url(#\(id)v\(view))\">"
      for rect in state.gaps[view]?.rects ?? [] { body += StageShapes.gap(rect) }
      for (key, cell) in cells(of: view) { body += draw(cell, key) }
      body += "</g>"
      if let thumb = look.thumb { body += "<rect class=\"u\" rx=\"2\" \(StageShapes.box(thumb))/>" }
    }
    for rect in ghost?.rects ?? [] { body += StageShapes.expected(rect) }
    for place in ghost?.misplaced(in: state) ?? [] {
      body += shapes.expected(place.item, at: place.frame)
    }
    for (pointer, trail) in trails.sorted(by: { $0.key < $1.key })
    where trail.count > 1 && state.pointers[pointer] != nil {
      let points = trail.map { "\(StageShapes.text($0.x)),\(StageShapes.text($0.y))" }
      body += "<polyline class=\"i\" points=\"\(points.joined(separator: " "))\"/>"
    }
    for (_, flight) in state.flights.sorted(by: { $0.key < $1.key }) { body += draw(flight) }
    for (_, carried) in state.carried.sorted(by: { $0.key < $1.key }) { body += draw(carried) }
    for (pointer, look) in state.pointers.sorted(by: { $0.key < $1.key }) {
      body += "<g transform=\"\(Self.move(look.point))\">"
      if look.isPressed { body += StageShapes.press }
      body += shapes.pointer(pointer) + "</g>"
    }
    return body
  }

  /// The cells of a view, those that are lifted below the others.
  private func cells(of view: Int) -> [(CellKey, CellLook)] {
    let cells = state.cells.filter { $0.key.view == view }.sorted { $0.key < $1.key }
    return cells.filter { $0.value.state == .isLifted }.map { ($0.key, $0.value) }
      + cells.filter { $0.value.state != .isLifted }.map { ($0.key, $0.value) }
  }

  private func draw(_ cell: CellLook, _ key: CellKey) -> String {
    let size = cell.frame.size
    let whole = StageShapes.box(StageShapes.inset(Rect(origin: .zero, size: size)))
    let form = shapes.views[key.view].form
    var body = "<g transform=\"\(Self.move(cell.frame.origin))\">"
    switch cell.state {
    case .isLifted:
      body += "<g opacity=\".3\">\(shapes.card(key.item, size, form: form))</g>"
      body += "<rect class=\"k\" rx=\"7\" \(whole)/>"
    case .waits: body += StageShapes.waiting(size, share: state.progress[key]?.share)
    case .rests: body += shapes.card(key.item, size, form: form)
    case .receives, .springs:
      body += shapes.card(key.item, size, form: form)
      body += "<rect class=\"s\" rx=\"7\" \(whole)/><rect class=\"a\" rx=\"7\" \(whole)/>"
    case .flashes:
      body += shapes.card(key.item, size, form: form)
      body += "<rect class=\"f\" rx=\"7\" \(whole)/><rect class=\"a\" rx=\"7\" \(whole)/>"
    }
    if cell.isSelected { body += "<rect class=\"a\" rx=\"7\" \(whole)/>" }
    if state.menus[key] != nil {
      body +=
        "<text class=\"h\" text-anchor=\"end\" x=\"\(StageShapes.text(size.width - 12))\" "
        + "y=\"\(StageShapes.text(size.height / 2 + 5))\">⋯</text>"
    }
    return body + "</g>"
  }

  private func draw(_ carried: CarriedLook) -> String {
    "<g transform=\"\(Self.move(carried.center))\">"
      + shapes.stack(carried.cards, count: carried.count, form: form(of: carried.items))
      + StageShapes.badge(carried.mark, of: carried.cards) + "</g>"
  }

  /// Returns the form of a stack's items: that of the view from which they came.
  private func form(of items: [CellKey]) -> Panel.Kind {
    items.last.map { shapes.views[$0.view].form } ?? .rows
  }

  private func draw(_ flight: FlightLook) -> String {
    let passed = Double(moment.time - flight.begin)
    let share = flight.duration > 0 ? min(1, max(0, passed / Double(flight.duration))) : 1
    guard share < 1 else { return "" }
    let left = (1 - share) * (1 - share) * (1 - share)
    let end = flight.end?.center ?? flight.start
    let point = Point(
      x: end.x + (flight.start.x - end.x) * left, y: end.y + (flight.start.y - end.y) * left)
    let opacity = share < 0.6 ? 1 : (1 - share) / 0.4
    return "<g opacity=\"\(StageShapes.text(opacity))\" transform=\"\(Self.move(point))\">"
      + shapes.stack(flight.cards, count: flight.count, form: .rows) + "</g>"
  }

  static func move(_ point: Point) -> String {
    "translate(\(StageShapes.text(point.x)) \(StageShapes.text(point.y)))"
  }
}
