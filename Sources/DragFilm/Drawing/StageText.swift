import DragGeometry
import DragReplay
import StagePicture

/// The stage at one moment of a film as lines of text, for a terminal: at the first failure, else while something is
/// carried, else at the end.
package struct StageText {
  private let reel: FilmReel
  private let state: FilmState
  private let scale: Size
  private let origin: Point
  private var canvas: TextCanvas

  /// Draws the stage.
  ///
  /// - Parameters:
  ///   - reel: The film.
  ///   - columns: How wide the lines are at most.
  ///   - rows: How many lines there are at most.
  package init(_ reel: FilmReel, columns: Int = 80, rows: Int = 36) {
    self.reel = reel
    state = reel.poster.state
    let bounds = reel.bounds
    origin = bounds.origin
    // A character is about twice as high as it is wide. Rows are higher still where items need them: each has a line.
    let width = min(Double(columns - 2) / max(1, bounds.width), 0.2)
    let smallest = state.cells.values.lazy.map(\.frame.height).filter { $0 > 0 }.min() ?? 44
    let height = min(Double(rows - 3) / max(1, bounds.height), 1 / max(1, min(smallest, 44)))
    scale = Size(width: width, height: height)
    let count = min(rows, Int((bounds.height * height).rounded(.up)) + 3)
    canvas = TextCanvas(columns: columns, rows: max(3, count))
    draw()
  }

  /// The picture in one line: the test, the moment, and the sessions.
  package var caption: String {
    let sessions = state.sessions.sorted { $0.key < $1.key }.map { number, look in
      var words = "session \(number) \(look.state)"
      if look.destination != nil { words += ", \(look.operation) \(look.intent) \(look.position)" }
      if let reason = look.reason { words += ", since \(ReasonWords.text(for: reason))" }
      return words
    }
    return (["\(FilmReel.milliseconds(reel.poster.time)) ms"] + sessions).joined(separator: " · ")
  }

  /// The lines of the stage, without spaces at their ends.
  ///
  /// - Parameter isColored: Whether escape sequences for colors are among them.
  /// - Returns: The lines.
  package func lines(isColored: Bool) -> [String] { canvas.lines(isColored: isColored) }

  private func column(_ x: Double) -> Int { Int(((x - origin.x) * scale.width).rounded()) }

  /// The line of a point; the first one is for titles.
  private func row(_ y: Double) -> Int { Int(((y - origin.y) * scale.height).rounded(.down)) + 1 }

  private mutating func draw() {
    for (view, look) in state.views.sorted(by: { $0.key < $1.key }) { draw(view, look) }
    for (session, carried) in state.carried.sorted(by: { $0.key < $1.key }) {
      draw(carried, besides: state.sessions[session].map { name(of: $0.pointer) } ?? "")
    }
    for (pointer, look) in state.pointers.sorted(by: { $0.key < $1.key }) where look.isPressed {
      canvas.write("◉\(name(of: pointer))", x: column(look.point.x), y: row(look.point.y), .carried)
    }
  }

  /// The name of a pointer, where there are several.
  private func name(of pointer: Int) -> String {
    reel.pointers.count > 1 ? reel.pointers[pointer].name : ""
  }

  private mutating func draw(_ view: Int, _ look: ViewLook) {
    let x = column(look.frame.minX)..<max(column(look.frame.minX) + 4, column(look.frame.maxX) + 1)
    let top = row(look.frame.minY) - 1
    let y = top..<max(top + 3, row(look.frame.maxY) + 1)
    canvas.frame(x: x, y: y, look.isTarget ? .gap : .quiet)
    let title = " \(reel.views[view].heading.title) \(look.count > 1 ? "· \(look.count) " : "")"
    canvas.write(title, x: x.lowerBound + 2, y: y.lowerBound, upTo: x.upperBound - 1)
    let inner = (x.lowerBound + 1)..<(x.upperBound - 1)
    let lines = (y.lowerBound + 1)..<(y.upperBound - 1)
    for rect in state.gaps[view]?.rects ?? [] {
      let from = max(inner.lowerBound, column(rect.minX))
      let count = max(1, min(inner.upperBound, column(rect.maxX)) - from)
      let line = middle(of: rect)
      guard lines.contains(line) else { continue }
      canvas.write(String(repeating: "░", count: count), x: from, y: line, .gap)
    }
    for (key, cell) in state.cells.sorted(by: { $0.key < $1.key }) where key.view == view {
      let line = middle(of: cell.frame)
      guard lines.contains(line) else { continue }
      let from = max(inner.lowerBound, column(cell.frame.minX) + 1)
      let end = min(inner.upperBound, max(from + 2, column(cell.frame.maxX)))
      let (text, ink) = words(of: key, cell)
      canvas.write(text, x: from, y: line, upTo: end, ink)
    }
  }

  /// The line through the middle of a rectangle.
  private func middle(of rect: Rect) -> Int { row(rect.minY + rect.height / 2) }

  private func words(of key: CellKey, _ cell: CellLook) -> (String, TextCanvas.Ink) {
    let title = reel.items[key.item].caption.title
    switch cell.state {
    case .rests: return (cell.isSelected ? "*\(title)" : title, .plain)
    case .isLifted: return ("(\(title))", .quiet)
    case .receives: return (">\(title)", .gap)
    case .springs, .flashes: return ("!\(title)", .gap)
    case .waits:
      let share = state.progress[key].map { " \(Int($0.share * 100))%" } ?? ""
      return ("…\(title)\(share)", .quiet)
    }
  }

  /// Draws the stack after its pointer, or before it at the right edge: the top item, the count and the badge.
  private mutating func draw(_ carried: CarriedLook, besides pointer: String) {
    guard let top = carried.cards.last else { return }
    var text = reel.items[top.item].caption.title
    if carried.count > 1 { text += " ×\(carried.count)" }
    switch carried.mark {
    case .none: break
    case .plus: text += " +"
    case .forbidden: text += " ⊘"
    }
    let ink: TextCanvas.Ink = carried.mark == .forbidden ? .failed : .carried
    text = "[\(text)]"
    let point = column(carried.center.x)
    let after = point + 2 + pointer.count
    let x = after + text.count <= canvas.columns ? after : point - 1 - text.count
    canvas.write(text, x: x, y: row(carried.center.y), ink)
  }
}
