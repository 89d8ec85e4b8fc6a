import DragReplay
import DragScript
import Foundation
import Testing

@testable import DragExplore

@Suite struct SlowScriptScenesTests {
  /// Scenes that are made for their tests alone, each with what a drag that is made up breaks in them.
  static let broken: [String: ExploredProperty] = [
    // Nobody but a timed line of a test commits the placeholder.
    "Failures/reload-with-placeholders.drag": .duty,
    // A row comes to a list that has one of its name.
    "Features/a-gap-whose-item-leaves.drag": .misuse,
    // The first row is deleted at the second answer of a drag, also where there is none left.
    "Features/changes-that-two-drags-meet.drag": .action,
    // The drop loads an item that not every drag has.
    "Features/one-representation-at-a-time.drag": .action,
    // It shows a property that does not hold.
    "Features/what-holds-in-every-run.drag": .own,
  ]

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scripts")

  /// The scenes of the example scripts; one of a hundred thousand cells takes a second to make.
  static let scenes = (FileManager.default.subpaths(atPath: folder.path) ?? [])
    .filter { $0.hasSuffix(".drag") && $0 != "Features/a-hundred-thousand-cells.drag" }.sorted()

  /// The runs of each sound scene: `DRAG_RUNS` asks for more, each night 200.
  private static let runCount =
    ProcessInfo.processInfo.environment["DRAG_RUNS"].flatMap { Int($0) } ?? 3

  @Test func `the scenes are found`() {
    #expect(Self.scenes.count > 150)
    #expect(Set(Self.broken.keys).isSubset(of: Self.scenes))
  }

  @Test(arguments: scenes)
  func `no drag breaks a scene of the examples, but for those that are listed (EX-61)`(
    _ name: String
  ) throws {
    let path = Self.folder.appendingPathComponent(name).path
    let bytes = try #require(FileManager.default.contents(atPath: path))
    let script = try #require(Script.parse(Array(bytes), file: name).script)
    let needsFile = script.setup.contains { line in
      if case .scene(.store(let store)) = line.statement, case .sqlite = store.kind {
        true
      } else {
        false
      }
    }
    // Its stores are in files, or its views are those of an application.
    guard !needsFile, script.setup.hosted == nil else { return }
    var explorer = Explorer(ExploredScene(script), seed: 5)
    let runs = Self.broken[name] == nil ? Self.runCount : 1_000
    let found = explorer.found(in: 0..<runs)
    #expect(found?.mark?.property == Self.broken[name], "\(found?.failure?.message ?? "")")
  }
}
