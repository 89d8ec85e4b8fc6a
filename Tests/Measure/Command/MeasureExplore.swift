import DragExplore
import DragScript

/// Row 20: a gesture that is made up on a scene of two lists, with its share of the scene, of all steps and of the checks
/// (EX-62).
enum MeasureExplore {
  private static let runs = 100

  /// Hundred runs, against the time that 7,000 gestures a second leave for each.
  static func rows(in race: MeasureRace) -> [MeasureRow] {
    guard let script = Script.parse(scene, file: "scene.drag").script else { return [] }
    let scene = ExploredScene(script)
    let count = gestureCount(on: scene)
    let timings = race.run([MeasureRace.Contender(work: { gestureCount(on: scene) }, count: count)])
    return [
      MeasureRow(
        row: 20, work: "a gesture that is made up, against a 7,000th of a second", of: timings[0],
        against: MeasureRace.Timing(seconds: 1 / 7_000), goal: .faster(by: 1),
        agrees: timings[0].answer == count)
    ]
  }

  /// The gestures of all runs; none where one of them fails.
  private static func gestureCount(on scene: ExploredScene) -> Int {
    var explorer = Explorer(scene)
    for number in 0..<runs where explorer.explore(run: number) != nil { return 0 }
    return explorer.summary.gestureCount
  }

  private static let scene = """
    dragscript 1
    collection list at 0,0 size 300x480 layout rows(height=44)
    collection shelf at 320,0 size 300x480 layout rows(height=44)
    pointer h touch
    items list a b c d e
    items shelf x y
    on list update => proposal move insert-at
    on list addItems => items self
    on shelf update => proposal move insert-at
    on shelf addItems => items self
    settled expect kept = a b c d e x y

    """
}
