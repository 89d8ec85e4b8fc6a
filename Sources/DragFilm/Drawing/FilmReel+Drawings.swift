import DragGeometry
import DragReplay

extension FilmReel {
  /// The time that the trail of a pointer covers, in microseconds.
  private static let trailTime: Int64 = 700_000

  /// The part of the viewport that drawings show.
  var frame: Rect {
    let (head, margin) = (StageShapes.head + 8, StageShapes.margin + 8)
    return Rect(
      x: bounds.minX - margin, y: bounds.minY - head, width: max(1, bounds.width) + 2 * margin,
      height: max(1, bounds.height) + head + margin)
  }

  /// The moment to open at, as a small SVG document.
  var still: String {
    Self.document(frame, label: result.name, drawing(of: poster).body(id: "s"))
  }

  /// The stage at a time, as an SVG document; of a reel that kept its states.
  ///
  /// - Parameter time: The time in microseconds; before the begin it is the begin.
  /// - Returns: The document.
  package func still(at time: Int64) -> String {
    let (moment, trails) = self.moment(at: time)
    return Self.document(
      frame, label: "\(result.name) at \(Self.milliseconds(time)) ms",
      drawing(of: moment, trails).body(id: "s"))
  }

  /// A strip of pictures, side by side, each with its time: an SVG document for a page.
  ///
  /// - Parameter count: How many, at least 1.
  /// - Returns: The document.
  package func strip(_ count: Int) -> String {
    let (width, gap, foot) = (frame.width, 16.0, 24.0)
    var body = ""
    for (index, time) in stripTimes(max(1, count)).enumerated() {
      let (moment, trails) = self.moment(at: time)
      let shift = Double(index) * (width + gap)
      body += "<g transform=\"\(StageDrawing.move(Point(x: shift, y: 0)))\">"
      body += drawing(of: moment, trails).body(id: "s\(index)")
      body += "<text class=\"q\" x=\"\(StageShapes.text(frame.minX + 8))\" "
      body += "y=\"\(StageShapes.text(frame.maxY + 14))\">\(Self.milliseconds(time)) ms</text></g>"
    }
    let whole = Rect(
      x: frame.minX, y: frame.minY, width: Double(max(1, count)) * (width + gap) - gap,
      height: frame.height + foot)
    return Self.document(whole, label: result.name, body)
  }

  /// Times at which something is seen: the changes of states first, spread evenly over them.
  private func stripTimes(_ count: Int) -> [Int64] {
    var times: [Int64] = []
    for (index, moment) in moments.enumerated() {
      let before = index > 0 ? moments[index - 1].state : FilmState()
      let isStep =
        before.gaps != moment.state.gaps || before.orders != moment.state.orders
        || before.sessions.mapValues(\.state) != moment.state.sessions.mapValues(\.state)
        || before.carried.isEmpty != moment.state.carried.isEmpty
      if isStep, times.last != moment.time { times.append(moment.time) }
    }
    if let last = moments.last, times.last != last.time { times.append(last.time) }
    guard times.count > count, count > 1 else {
      return times.count >= count
        ? Array(times.prefix(count))
        : times
          + Array(
            repeating: times.last ?? 0, count: count - times.count)
    }
    return (0..<count).map { times[$0 * (times.count - 1) / (count - 1)] }
  }

  func drawing(
    of moment: FilmCamera.Moment, _ trails: [Int: [Point]] = [:]
  ) -> StageDrawing {
    var drawing = StageDrawing(shapes: StageShapes(self), moment: moment, trails: trails)
    if let first = failures.first, first.time == moment.time { drawing.ghost = first.ghost }
    return drawing
  }

  /// The state at a time, and the trails of the pointers that are down.
  private func moment(at time: Int64) -> (FilmCamera.Moment, [Int: [Point]]) {
    var trails: [Int: [Point]] = [:]
    var found = moments.first ?? poster
    for moment in moments where moment.time <= time {
      found = moment
      guard moment.time >= time - Self.trailTime else { continue }
      for (pointer, look) in moment.state.pointers {
        if !look.isPressed { trails[pointer] = nil }
        if look.isPressed, trails[pointer]?.last != look.point {
          trails[pointer, default: []].append(look.point)
        }
      }
    }
    found.time = max(found.time, time)
    return (found, trails)
  }

  /// A time in milliseconds, without zeros at its end.
  static func milliseconds(_ time: Int64) -> String { JSONBytes.text(of: Double(time) / 1_000) }

  /// An SVG document around a body.
  static func document(
    _ frame: Rect, label: String, style: String = "", _ body: String
  ) -> String {
    let size =
      "width=\"\(StageShapes.text(frame.width))\" height=\"\(StageShapes.text(frame.height))\""
    let box = [frame.minX, frame.minY, frame.width, frame.height].map(StageShapes.text)
    let title = Markup.escaped(label)
    return
      "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) viewBox=\"\(box.joined(separator: " "))\" "
      + "role=\"img\" aria-label=\"\(title)\">"
      + "<title>\(title)</title><style>\(SVGStyle.text)\(style)</style>"
      + "<rect class=\"g\" rx=\"12\" \(StageShapes.box(frame))/>"
      + body + "</svg>\n"
  }
}
