import DragGeometry
import DragSessions
import DragStage
import Machines

/// Row 3: registering ten times the destinations, the first look under a pointer included.
enum MeasureRegistering {
  private static let counts = [1_000, 10_000, 100_000]

  /// Each number of destinations against a tenth of it.
  static func rows(in race: MeasureRace) -> [MeasureRow] {
    let timings = race.run(
      counts.map { count in
        MeasureRace.Contender(work: { register(count) }, count: 1)
      })
    return counts.indices.dropFirst().map { place in
      MeasureRow(
        row: 3, work: "registering \(counts[place]) destinations, against a tenth",
        of: timings[place], against: timings[place - 1],
        goal: .grows(by: 12), agrees: timings[place].answer == counts[place])
    }
  }

  // Every name fits into a string's own bytes, so that no number of them costs more than another.
  private static func register(_ count: Int) -> Int {
    let stage = Stage()
    for place in 0..<count {
      let frame = Rect(
        x: Double(place % 100) * 40, y: Double(place / 100) * 40, width: 40, height: 40)
      _ = try? stage.addView(
        "d\(place)", frame: frame,
        destination: FixedProposalDestination(proposing: DropProposal(.copy)))
    }
    guard let pointer = try? stage.addPointer("pointer") else { return 0 }
    _ = try? stage.handle(.down(pointer, Point(x: 20, y: 20), label: nil), at: .zero)
    return stage.scene.views.count
  }
}
