import DragGeometry
import DragSessions
import DragStage
import Machines

/// A stage with a drag under way over a square of destinations, each with an observer of its own.
final class MeasureStage {
  /// Where the drag goes.
  enum Path {
    /// Round and round in the destination in the middle.
    case inside
    /// Line by line over all destinations, into the next one with every third move or so.
    case across
  }

  private static let side = 40.0

  private let stage: Stage
  private let pointer: PointerID?
  private let tally = MeasureObserver.Tally()
  private let points: [Point]
  private var next = 0
  private var time = Timestamp.zero

  /// Makes a stage, lifts an item beside the destinations, and goes round the path once.
  init(destinations count: Int, path: Path, keepsTrace: Bool) {
    var settings = StageSettings()
    settings.keepsTrace = keepsTrace
    stage = Stage(settings: settings)
    let columns = Int(Double(count).squareRoot().rounded(.up))
    let source = Rect(x: 0, y: -100, width: Self.side, height: Self.side)
    _ = try? stage.addView("source", frame: source)
    for place in 0..<count {
      _ = try? stage.addView(
        "destination \(place)", frame: Self.frame(place, columns), source: nil,
        destination: MeasureObserver(tally: tally))
    }
    pointer = try? stage.addPointer("pointer")
    points =
      switch path {
      case .inside: Self.circle(in: Self.frame(count / 2 + columns / 2 * (columns % 2), columns))
      case .across: Self.lines(columns: columns, lines: count / columns)
      }
    guard let pointer else { return }
    _ = try? stage.handle(.down(pointer, source.center, label: nil), at: time)
    time = Timestamp(microseconds: 600_000)
    _ = try? stage.handle(.tick, at: time)
    _ = move(times: keepsTrace ? 1 : points.count)
  }

  /// Makes so many moves.
  ///
  /// - Parameter count: The number of moves, a millisecond each.
  /// - Returns: How often a destination was asked.
  func move(times count: Int) -> Int {
    guard let pointer else { return 0 }
    let before = tally.updates
    for _ in 0..<count {
      time = time + .milliseconds(1)
      _ = try? stage.handle(.move(pointer, points[next]), at: time)
      next += 1
      if next == points.count { next = 0 }
    }
    return tally.updates - before
  }

  private static func frame(_ place: Int, _ columns: Int) -> Rect {
    Rect(
      x: Double(place % columns) * side, y: Double(place / columns) * side, width: side,
      height: side)
  }

  private static func circle(in frame: Rect) -> [Point] {
    [(8.0, 8.0), (20, 4), (32, 8), (36, 20), (32, 32), (20, 36), (8, 32), (4, 20)].map {
      frame.origin + Point(x: $0.0, y: $0.1)
    }
  }

  /// To the right in one line and back in the next, and the same way back to the beginning.
  private static func lines(columns: Int, lines: Int) -> [Point] {
    let steps = Int(Double(columns) * 2.7)
    var points: [Point] = []
    for line in 0..<lines {
      let y = (Double(line) + 0.5) * side
      let xs = (0..<steps).map { (Double($0) + 0.5) / 2.7 * side }
      points += (line % 2 == 0 ? xs : xs.reversed()).map { Point(x: $0, y: y) }
    }
    return points + points.reversed()
  }
}
