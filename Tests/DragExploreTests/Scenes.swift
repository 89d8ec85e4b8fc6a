import DragScript
import DragStage
import Foundation
import Testing

@testable import DragExplore
@testable import DragReplay

/// The scenes of Tests/Explored: with a mistake each, and sound ones.
enum Scenes {
  /// G-EX-1: a shelf copies where two or more are dropped, and a move was wanted.
  static let copiesSeveral = text("Mistaken/several-are-copied")
  /// The same without the mistake.
  static let movesSeveral = text("Sound/several-are-moved")
  /// A placeholder that is not committed or deleted.
  static let forgetsPlaceholder = text("Mistaken/placeholder-stays")
  /// Each kind of step is possible, and all is well.
  static let everything = text("Sound/all-kinds")

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Explored")

  /// The text of a scene; empty where there is none, which no script is.
  static func text(_ name: String) -> String {
    let path = folder.appendingPathComponent("\(name).drag").path
    return String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  /// A scene as it is explored.
  static func explored(
    _ text: String, kinds: Set<StepKind> = Set(StepKind.allCases),
    without ignored: Set<ExploredProperty> = [],
    at location: Testing.SourceLocation = #_sourceLocation
  ) throws -> ExploredScene {
    let read = Script.parse(text, file: "g.drag")
    let script = try #require(
      read.script, "\(read.diagnostics.map(\.message))", sourceLocation: location)
    return ExploredScene(script, kinds: kinds, without: ignored)
  }

  /// The first run of each seed that fails.
  static func failing(_ text: String, seeds: ClosedRange<UInt64>) throws -> [PlayedRun] {
    let scene = try explored(text)
    return seeds.compactMap { seed in
      (0..<500).lazy.map { scene.play(run: $0, of: seed) }.first { $0.failure != nil }
    }
  }

  /// The first finding of a seed among some runs.
  static func finding(
    in text: String, seed: UInt64 = 1, runs: Int = 2_000,
    without ignored: Set<ExploredProperty> = []
  ) throws -> Finding? {
    var explorer = Explorer(try explored(text, without: ignored), seed: seed)
    for number in 0..<runs {
      if let run = explorer.explore(run: number) {
        return explorer.finding(of: run, number: number)
      }
    }
    return nil
  }
}

extension Explorer {
  /// The first of some runs that fails.
  mutating func found(in runs: Range<Int>) -> PlayedRun? {
    for number in runs {
      if let run = explore(run: number) { return run }
    }
    return nil
  }
}

extension PlayedRun {
  /// The lines as a script has them.
  var text: [String] { lines.map(\.text) }
}
