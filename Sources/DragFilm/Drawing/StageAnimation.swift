import DragGeometry
import DragReplay
import Machines
import StagePicture

/// A film of a test as one SVG that plays by itself, again and again, with a rest at its end.
///
/// Each shape is drawn once and moved by CSS. Readers who have asked for less motion see the moment of
/// the poster.
struct StageAnimation {
  private let reel: FilmReel
  private let shapes: StageShapes
  /// The time that a cell takes to a new frame, in microseconds.
  private static let glide: Int64 = 180_000
  /// The time for which the last moment is shown, in microseconds.
  private static let rest: Int64 = 1_500_000
  /// A rest between two events that is longer than this is cut to it, in microseconds.
  private static let longestRest: Int64 = 900_000

  /// The layers, from the back to the front.
  private enum Layer: Int, Comparable {
    case target
    case gap
    case lifted
    case cell
    case mark
    case stack
    case badge
    case press
    case pointer

    static func < (one: Layer, other: Layer) -> Bool { one.rawValue < other.rawValue }
  }

  /// A shape that moves, by what it is.
  private struct Shape: Hashable {
    let layer: Layer
    /// The drawing at the origin.
    let body: String
    /// The owner, which makes two equal shapes different.
    let owner: String
    /// The view whose frame cuts it off, or nil.
    let view: Int?
  }

  private var tracks: [Shape: MotionTrack] = [:]

  init(_ reel: FilmReel) {
    self.reel = reel
    shapes = StageShapes(reel)
    let times = playTimes
    for (moment, time) in zip(reel.moments, times) { note(moment, at: time) }
    whole = (times.last ?? 0) + Self.rest
    posterTime = Array(zip(reel.moments, times)).last { $0.0.time <= reel.poster.time }?.1 ?? 0
  }

  private var whole: Int64 = 0
  private var posterTime: Int64 = 0

  /// The times of the moments as they are played, without long rests.
  private var playTimes: [Int64] {
    var times: [Int64] = []
    var (last, shown): (Int64, Int64) = (0, 0)
    for moment in reel.moments {
      shown += min(moment.time - last, Self.longestRest)
      last = moment.time
      times.append(shown)
    }
    return times
  }

  /// The SVG document.
  var text: String {
    var css = "g{transform-box:view-box}"
    var bodies: [(key: (Layer, String), text: String)] = []
    let seen = tracks.filter { $0.value.isSeen }.sorted { Self.precedes($0.key, $1.key) }
    for (number, (shape, track)) in seen.enumerated() {
      let state = track.state(at: posterTime)
      let clip = shape.view.map { " clip-path=\"url(#v\($0))\"" } ?? ""
      let start = MotionTrack.css(state.point, state.opacity)
      var group = "<g id=\"k\(number)\" style=\"\(start)\">\(shape.body)</g>"
      if !clip.isEmpty { group = "<g\(clip)>\(group)</g>" }
      bodies.append(((shape.layer, shape.owner), group))
      guard let keyframes = track.keyframes(named: "k\(number)", over: whole) else { continue }
      css += keyframes + "#k\(number){animation:k\(number) \(seconds) linear infinite}"
    }
    css += "@media (prefers-reduced-motion:reduce){g{animation:none!important}}"
    var body = ""
    let last = reel.moments.last?.state ?? reel.poster.state
    for (view, look) in last.views.sorted(by: { $0.key < $1.key }) {
      body += shapes.panel(view, look)
      body += "<clipPath id=\"v\(view)\"><rect rx=\"6\" \(StageShapes.box(look.frame))/></clipPath>"
    }
    body += bodies.map(\.text).joined()
    return FilmReel.document(reel.frame, label: reel.result.name, style: css, body)
  }

  private var seconds: String { StageShapes.text(Double(whole) / 1e6) + "s" }

  private static func precedes(_ one: Shape, _ other: Shape) -> Bool {
    (one.layer, one.owner, one.body) < (other.layer, other.owner, other.body)
  }

  private mutating func note(_ moment: FilmCamera.Moment, at time: Int64) {
    var shown: [Shape: (point: Point, opacity: Double, glide: Int64)] = [:]
    let state = moment.state
    for (view, look) in state.views where look.isTarget {
      shown[
        Shape(layer: .target, body: StageShapes.target(look.frame), owner: "v\(view)", view: nil)] =
        (.zero, 1, 0)
    }
    for (view, gap) in state.gaps {
      for rect in gap.rects {
        let body = StageShapes.gap(Rect(origin: .zero, size: rect.size))
        let owner = "v\(view) \(StageShapes.box(rect))"
        shown[Shape(layer: .gap, body: body, owner: owner, view: view)] = (rect.origin, 1, 0)
      }
    }
    for (key, cell) in state.cells { add(cell, key, state, to: &shown) }
    for (session, carried) in state.carried {
      let form = form(of: carried.items)
      let stack = shapes.stack(carried.cards, count: carried.count, form: form)
      shown[Shape(layer: .stack, body: stack, owner: "s\(session)", view: nil)] =
        (carried.center, 1, 0)
      let badge = StageShapes.badge(carried.mark, of: carried.cards)
      guard !badge.isEmpty else { continue }
      shown[Shape(layer: .badge, body: badge, owner: "s\(session)", view: nil)] =
        (carried.center, 1, 0)
    }
    for (session, flight) in state.flights where flight.begin == moment.time {
      let form = state.sessions[session].map { self.form(of: $0.items) } ?? .rows
      let stack = shapes.stack(flight.cards, count: flight.count, form: form)
      let end = flight.end?.center ?? flight.start
      shown[Shape(layer: .stack, body: stack, owner: "s\(session)", view: nil)] =
        (end, flight.end == nil ? 0.01 : 1, flight.duration)
    }
    for (pointer, look) in state.pointers {
      shown[
        Shape(layer: .pointer, body: shapes.pointer(pointer), owner: "p\(pointer)", view: nil)] =
        (look.point, 1, 0)
      guard look.isPressed else { continue }
      shown[Shape(layer: .press, body: StageShapes.press, owner: "p\(pointer)", view: nil)] =
        (look.point, 1, 0)
    }
    for shape in tracks.keys where shown[shape] == nil {
      tracks[shape]?.note(nil, at: time)
    }
    for (shape, look) in shown {
      tracks[shape, default: MotionTrack()].note(
        look.point, opacity: look.opacity, at: time, glide: look.glide)
    }
  }

  private mutating func add(
    _ cell: CellLook, _ key: CellKey, _ state: FilmState,
    to shown: inout [Shape: (point: Point, opacity: Double, glide: Int64)]
  ) {
    let size = cell.frame.size
    let form = shapes.views[key.view].form
    let owner = "c\(key.view)/\(key.item)"
    let whole = StageShapes.box(StageShapes.inset(Rect(origin: .zero, size: size)))
    let card =
      cell.state == .waits
      ? StageShapes.waiting(size, share: state.progress[key]?.share)
      : shapes.card(key.item, size, form: form)
    shown[Shape(layer: .cell, body: card, owner: owner, view: key.view)] =
      (cell.frame.origin, cell.state == .isLifted ? 0.3 : 1, Self.glide)
    let mark: String? =
      switch cell.state {
      case .rests, .waits: nil
      case .isLifted: "<rect class=\"k\" rx=\"7\" \(whole)/>"
      case .receives, .springs:
        "<rect class=\"s\" rx=\"7\" \(whole)/><rect class=\"a\" rx=\"7\" \(whole)/>"
      case .flashes: "<rect class=\"f\" rx=\"7\" \(whole)/><rect class=\"a\" rx=\"7\" \(whole)/>"
      }
    guard let mark else { return }
    let layer: Layer = cell.state == .isLifted ? .lifted : .mark
    shown[Shape(layer: layer, body: mark, owner: owner, view: key.view)] =
      (cell.frame.origin, 1, Self.glide)
  }

  private func form(of items: [CellKey]) -> Panel.Kind {
    items.last.map { shapes.views[$0.view].form } ?? .rows
  }
}

extension FilmReel {
  /// The whole test as an SVG that plays by itself; of a reel that kept its states.
  package func animation() -> String { StageAnimation(self).text }
}
