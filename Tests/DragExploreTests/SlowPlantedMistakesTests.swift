import DragReplay
import DragScript
import Testing

@testable import DragExplore

@Suite struct SlowPlantedMistakesTests {
  /// A mistake in a scene, the property that notices it, and in how many gestures it must be found.
  struct Planted: CustomTestStringConvertible, Sendable {
    let name: String
    let property: ExploredProperty
    let gestures: Int
    let lines: Int

    var scene: String { Scenes.text("Mistaken/\(name)") }
    var testDescription: String { name }
  }

  static let planted = [
    Planted(name: "several-are-copied", property: .own, gestures: 300, lines: 9),
    Planted(name: "placeholder-stays", property: .duty, gestures: 400, lines: 8),
    Planted(name: "one-row-goes-twice", property: .action, gestures: 150, lines: 9),
    Planted(name: "never-at-rest", property: .unsettled, gestures: 150, lines: 6),
  ]

  @Test(arguments: planted)
  func `a planted mistake is found in 95 of 100 seeds within its gestures (EX-60)`(
    _ planted: Planted
  ) throws {
    let scene = try Scenes.explored(planted.scene)
    var counts: [Int] = []
    for seed in 1...100 as ClosedRange<UInt64> {
      var explorer = Explorer(scene, seed: seed)
      let found = explorer.found(in: 0..<2_000)
      #expect(found?.mark?.property == planted.property, "seed \(seed)")
      counts.append(explorer.summary.gestureCount)
    }
    let late = counts.filter { $0 > planted.gestures }
    #expect(late.count <= 5, "\(counts.sorted())")
    let finding = try #require(try Scenes.finding(in: planted.scene))
    #expect(finding.script.lineCount <= planted.lines)
  }

  @Test(arguments: ["several-are-moved", "placeholder-goes", "all-kinds"])
  func `a scene without a mistake raises no alarm (EX-61)`(_ name: String) throws {
    var explorer = Explorer(try Scenes.explored(Scenes.text("Sound/\(name)")), seed: 17)
    var number = 0
    while explorer.summary.gestureCount < 500 {
      let run = explorer.explore(run: number)
      #expect(run == nil, "run \(number): \(run?.failure?.message ?? "")")
      number += 1
    }
  }
}
