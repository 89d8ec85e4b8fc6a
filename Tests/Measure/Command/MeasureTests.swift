import CollectionLayout
import DragGeometry
import DragReplay
import DragScript
import DragSessions
import DragStage

/// Row 19: a stage of a test in Swift, whose invariants are checked after each drag, against a tenth of its drags.
enum MeasureTests {
  private static let counts = [200, 2_000]

  static func rows(in race: MeasureRace) -> [MeasureRow] {
    let timings = race.run(
      counts.map { count in MeasureRace.Contender(work: { drag(times: count) }, count: 1) })
    return [
      MeasureRow(
        row: 19, work: "\(counts[1]) drags of one stage, each checked, against a tenth",
        of: timings[1], against: timings[0], goal: .grows(by: 12),
        agrees: timings.map(\.answer) == counts)
    ]
  }

  /// The number of drags after which nothing was found.
  private static func drag(times count: Int) -> Int {
    let stage = Stage()
    let reorders = FixedProposalDestination(
      proposing: DropProposal(.move, intent: .insertAt))
    let lines = ["down list[0]", "wait 600ms", "glide list[gap 3] over 100ms", "up", "settle"]
    guard
      (try? stage.addCollection(
        "list", frame: Rect(x: 0, y: 0, width: 320, height: 480),
        layout: .rows(Layout.Rows(height: 44)), items: ["a", "b", "c"],
        destination: reorders)) != nil, (try? stage.addPointer("finger")) != nil,
      let steps = Script.fragment(lines.joined(separator: "\n"), file: "test").script?.tests.first?
        .steps
    else { return 0 }
    let location = SourceLocation(file: "test", line: 1, column: 1)
    var player = ScriptPlayer(on: stage)
    player.log.noteViews()
    var found = 0
    for _ in 0..<count where (try? player.play(steps)) != nil {
      player.checkInvariants(at: location)
      if player.log.takeFaults().isEmpty { found += 1 }
    }
    return found
  }
}
