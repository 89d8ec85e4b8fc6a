import DragExplore
import DragReplay
import DragScript
import Machines
import DragConsole

/// Rows 12 and 18: reading and replaying many scripts, and a long one, against the time that their gestures took.
enum MeasureReplay {
  private static let scripts = 1_000
  private static let events = 300
  private static let lines = 20_000

  /// One thread replays all scripts; the baseline is their time on the stage.
  static func rows(in race: MeasureRace) -> [MeasureRow] {
    let parts = MeasureCounts.parts
    let texts = (0..<scripts / parts).map { script(seed: UInt64($0)) }
    var gestures = Microseconds.zero
    let timings = race.run([
      MeasureRace.Contender(
        work: {
          var answer = 0
          gestures = .zero
          for text in texts {
            guard let script = Script.parse(text, file: "gesture.drag").script else { continue }
            var report = ReplayReport()
            report.addResults(of: script, keepsTraces: false)
            for result in report.results where result.status == .passed {
              answer += result.eventCount
              gestures = gestures + result.duration
            }
          }
          return answer
        }, count: 1, parts: parts)
    ])
    return [
      MeasureRow(
        row: 12, work: "replaying 1,000 scripts of 300 events, against their time",
        of: timings[0], against: MeasureRace.Timing(seconds: Double(gestures.count) / 1e6),
        goal: .faster(by: 5_000), agrees: timings[0].answer == texts.count * events)
    ]
  }

  /// Row 18: one raw line of a long drag over a list of 180 rows, with one scripted policy and all checks.
  static func rawLines(in race: MeasureRace) -> [MeasureRow] {
    let text = rawLines
    let timings = race.run([
      MeasureRace.Contender(
        work: {
          guard let script = Script.parse(text, file: "raw.drag").script else { return 0 }
          var report = ReplayReport()
          report.addResults(of: script, keepsTraces: false)
          return report.results.reduce(0) { $0 + ($1.status == .passed ? $1.eventCount : 0) }
        }, count: lines)
    ])
    return [
      MeasureRow(
        row: 18, work: "a raw line of a replay, against its time", of: timings[0],
        against: MeasureRace.Timing(seconds: 0.016_667), goal: .faster(by: 5_000),
        agrees: timings[0].answer == lines + 2)
    ]
  }

  private static var rawLines: [UInt8] {
    var text = """
      dragscript 1
      set viewport 400x600
      pointer p touch
      collection list at 0,0 size 400x600 layout rows(height=60)
      items list\((0..<180).map { " i\($0)" }.joined())
      on list update => proposal move insert-at
      @0us p: down 100,30

      """
    for line in 1...lines {
      let x = 5 + line * 37 % 390
      let y = 5 + line * 53 % 590
      text += "@\(600_000 + line * 16_667)us p: move \(x),\(y)\n"
    }
    return Array((text + "@\(600_000 + (lines + 1) * 16_667)us p: up\n").utf8)
  }

  /// A row is lifted, carried about over two lists and dropped, at 60 samples a second.
  private static func script(seed: UInt64) -> [UInt8] {
    var numbers = SeededNumbers(seed: seed)
    var text = """
      dragscript 1
      set viewport 800x600
      pointer p touch
      collection inbox at 0,0 size 400x600 layout rows(height=60)
      collection shelf at 400,0 size 400x600 layout grid(cell=100x100,gap=8)
      items inbox a b c d e f
      items shelf x y z
      on inbox update => proposal move insert-at
      on shelf update => proposal move insert-at

      """
    text += "@0us p: down 100,30\n"
    for event in 1..<events - 1 {
      let x = Double.random(in: 1..<799, using: &numbers).rounded()
      let y = Double.random(in: 1..<599, using: &numbers).rounded()
      text += "@\(600_000 + event * 16_667)us p: move \(x),\(y)\n"
    }
    return Array((text + "@\(600_000 + events * 16_667)us p: up\n").utf8)
  }
}
