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
    Self.find(planted, in: try Scenes.explored(planted.scene))
    let finding = try #require(try Scenes.finding(in: planted.scene))
    #expect(finding.script.lineCount <= planted.lines)
  }

  private static func find(
    _ planted: Planted, in scene: ExploredScene, seeds: ClosedRange<UInt64> = 1...100
  ) {
    var counts: [Int] = []
    for seed in seeds {
      var explorer = Explorer(scene, seed: seed)
      let found = explorer.found(in: 0..<2_000)
      #expect(found?.mark?.property == planted.property, "seed \(seed)")
      counts.append(explorer.summary.gestureCount)
    }
    let late = counts.filter { $0 > planted.gestures }
    #expect(late.count * 20 <= counts.count, "\(counts.sorted())")
  }

  /// A list whose order is in a store that other programs have open.
  private static func shared(isMistaken: Bool) throws -> ExploredScene {
    let text = """
      dragscript 1
      store disk sqlite "order.db"
      collection list at 0,0 size 300x480 layout rows(height=44) store disk
      items list a b c d e
      on list update => proposal move insert-at

      """
    let script = try #require(Script.parse(text, file: "g.drag").script)
    return ExploredScene(script) { StaleStores(isMistaken: isMistaken) }
  }

  @Test
  func `a store that takes back another writer's move with its own is found (EX-60, 20)`() throws {
    let planted = Planted(name: "", property: .invariant, gestures: 2_000, lines: 10)
    let scene = try Self.shared(isMistaken: true)
    // Of 100 seeds 94 need at most 1,000 gestures, and each seed takes seconds.
    Self.find(planted, in: scene, seeds: 1...5)
    var explorer = Explorer(scene)
    let run = explorer.found(in: 0..<2_000)
    let found = try #require(run)
    #expect(found.failure?.message.contains("the shown items differ from the stored ones") == true)
    let shrunk = explorer.finding(of: found, number: 0)
    let finding = try #require(shrunk)
    #expect(finding.script.confirmed != nil)
    #expect(finding.script.lineCount <= planted.lines, "\(finding.script.test)")
    #expect(finding.script.test.contains("external-move"))
    #expect(finding.script.test.contains("fail save"))
    var twin = Explorer(try Self.shared(isMistaken: false))
    #expect(twin.found(in: 0..<60) == nil)
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
