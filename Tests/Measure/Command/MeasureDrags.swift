import DragGeometry
import DragSessions
import DragStage
import Machines

/// Row 17: whole short drags a second, a lift, ten moves, a drop and its animation, over many destinations against one.
enum MeasureDrags {
  private static let drags = 2_000
  private static let counts = [100, 10_000]

  /// Drags with all moves inside one destination, and with each move on another one.
  static func rows(in race: MeasureRace) -> [MeasureRow] {
    rows(.near, "inside one", against: 1, goal: 1.1, race)
      + rows(.far, "over ten", against: 10, goal: 1.1, race)
  }

  private static func rows(
    _ path: ShortDrags.Path, _ words: String, against fewest: Int, goal: Double,
    _ race: MeasureRace
  ) -> [MeasureRow] {
    let timings = race.run(([fewest] + counts).map { contender(over: $0, path) })
    return zip(counts, timings.dropFirst()).map { count, timing in
      MeasureRow(
        row: 17, work: "short drags \(words) of \(count), against \(fewest)", unit: .perSecond,
        of: timing, against: timings[0], goal: .slower(by: goal),
        agrees: timing.answer == timings[0].answer)
    }
  }

  private static func contender(
    over count: Int, _ path: ShortDrags.Path
  ) -> MeasureRace.Contender {
    let stage = ShortDrags(destinations: count, path: path)
    let pieces = drags / MeasureCounts.parts
    return MeasureRace.Contender(work: { stage.drag(times: pieces) }, count: pieces)
  }
}

/// A stage with a row of destinations, over which an item is dragged again and again.
private final class ShortDrags {
  /// Where the ten moves of a drag go.
  enum Path {
    /// Back and forth inside one destination.
    case near
    /// Each into another destination, evenly over all of them.
    case far
  }

  private static let side = 40.0
  private static let start = Point(x: 20, y: -80)

  private let stage = Stage(settings: untraced)
  private let pointer: PointerID?
  private let tally = MeasureObserver.Tally()
  private let points: [Point]
  private var time = Timestamp.zero

  private static var untraced: StageSettings {
    var settings = StageSettings()
    settings.keepsTrace = false
    return settings
  }

  /// Makes a stage, and one drag, after which its buffers have their size.
  init(destinations count: Int, path: Path) {
    _ = try? stage.addView(
      "source", frame: Rect(x: 0, y: -100, width: Self.side, height: Self.side))
    for place in 0..<count {
      _ = try? stage.addView(
        "destination \(place)",
        frame: Rect(x: Double(place) * Self.side, y: 0, width: Self.side, height: Self.side),
        source: nil, destination: MeasureObserver(tally: tally))
    }
    pointer = try? stage.addPointer("pointer")
    points = (0..<10).map { move in
      let place = path == .near ? count / 2 : move * count / 10
      return Point(x: Double(place) * Self.side + Double(5 + 3 * move), y: Double(35 - 3 * move))
    }
    _ = drag(times: 1)
  }

  /// Makes so many drags, each of thirteen events and the end of its animation.
  ///
  /// - Returns: How often a destination was asked for a proposal.
  func drag(times count: Int) -> Int {
    guard let pointer else { return 0 }
    let before = tally.updates
    for _ in 0..<count {
      handle(.down(pointer, Self.start, label: nil), after: .seconds(1))
      handle(.tick, after: .milliseconds(600))
      for point in points { handle(.move(pointer, point), after: .milliseconds(16)) }
      handle(.up(pointer), after: .milliseconds(16))
      handle(.tick, after: .seconds(2))
    }
    return tally.updates - before
  }

  private func handle(_ event: StageEvent, after span: Microseconds) {
    time = time + span
    _ = try? stage.handle(event, at: time)
  }
}
