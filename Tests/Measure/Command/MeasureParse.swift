import DragExplore
import DragScript
import FoundationEssentials
import DragConsole

/// Row 10: reading a raw-profile script with all checks, against decoding its events from JSON.
enum MeasureParse {
  private static let lines = 200_000

  private struct Sample: Codable {
    let time: Int64
    let pointer: String
    let verb: String
    let x: Double
    let y: Double
  }

  /// The same events as a script and as JSON.
  static func rows(in race: MeasureRace) -> [MeasureRow] {
    let samples = gestures()
    guard let json = try? JSONEncoder().encode(samples) else { return [] }
    let script = Array(text(of: samples).utf8)
    let timings = race.run([
      MeasureRace.Contender(work: { parse(script) }, count: lines),
      MeasureRace.Contender(
        work: { (try? JSONDecoder().decode([Sample].self, from: json).count) ?? 0 }, count: lines),
    ])
    return [
      MeasureRow(
        row: 10, work: "parsing 200,000 raw lines, against JSONDecoder", unit: .perSecond,
        of: timings[0], against: timings[1], goal: .faster(by: 20),
        agrees: timings[0].answer == timings[1].answer)
    ]
  }

  /// Presses of 200 events each.
  private static func gestures() -> [Sample] {
    var numbers = SeededNumbers(seed: 10)
    return (0..<lines).map { line -> Sample in
      let verb =
        switch line % 200 {
        case 0: "down"
        case 199: "up"
        default: "move"
        }
      let x = Double(Int.random(in: 0..<3_900, using: &numbers)) / 10
      let y = Double(Int.random(in: 0..<8_440, using: &numbers)) / 10
      return Sample(time: Int64(line) * 8_333, pointer: "p", verb: verb, x: x, y: y)
    }
  }

  private static func text(of samples: [Sample]) -> String {
    var text = "dragscript 1\nset viewport 390x844\npointer p touch\n"
    for sample in samples {
      text += "@\(sample.time)us p: \(sample.verb) \(sample.x),\(sample.y)\n"
    }
    return text
  }

  private static func parse(_ script: [UInt8]) -> Int {
    let steps = Script.parse(script, file: "raw.drag").script?.tests.first?.steps ?? []
    return steps.reduce(0) { count, step in
      if case .raw(let run) = step { return count + run.samples.count }
      return count
    }
  }
}
