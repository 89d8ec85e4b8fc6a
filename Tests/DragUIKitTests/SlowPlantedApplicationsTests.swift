import DragExplore
import DragScript
import DragUIKit
import DragUIKitTesting
import Foundation
import Testing

@testable import DragTesting

@MainActor @Suite struct SlowPlantedApplicationsTests {
  /// The seeds that `DRAG_SEEDS` asks for: each night 100, of which 95 find the mistake in time.
  private static let seedCount = count("DRAG_SEEDS")
  /// The gestures on each twin that `DRAG_GESTURES` asks for: each night as many as make a million on all of them.
  private static let gestureCount = count("DRAG_GESTURES")

  private static func count(_ variable: String) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? 0
  }

  private static func scene(_ make: @escaping () -> Exploration) throws -> ExploredScene {
    try TestExploration(
      make, budget: .test, seed: 1, caller: Caller(#fileID, #filePath, 1, 1),
      kept: KeptScripts(of: "none", in: "Explored", beside: #filePath)
    ).scene().get().0
  }

  @Test(arguments: PlantedApplication.all)
  func `a mistake of an application is found within its gestures, but for one seed in ten (EX-60)`(
    _ planted: PlantedApplication
  ) throws {
    let scene = try Self.scene { planted.make(true) }
    var counts: [Int] = []
    for seed in 1...UInt64(max(planted.seeds, Self.seedCount)) {
      var explorer = Explorer(scene, seed: seed)
      let found = explorer.found(in: 0..<planted.runs)?.run
      #expect(
        found?.mark.map { planted.properties.contains($0.property) } == true,
        "seed \(seed): \(found?.failure?.message ?? "nothing found")")
      counts.append(explorer.summary.gestureCount)
    }
    let late = counts.count { $0 > planted.gestures }
    #expect(late * (counts.count < 100 ? 10 : 20) <= counts.count, "\(counts.sorted())")
  }

  @Test(arguments: PlantedApplication.all)
  func `its script is short, and shows it by itself (EX-60, EX-54)`(_ planted: PlantedApplication)
    throws
  {
    var explorer = Explorer(try Self.scene { planted.make(true) })
    let found = explorer.found(in: 0..<planted.runs)
    let finding = try #require(found.flatMap { explorer.finding(of: $0.run, number: $0.number) })
    #expect(finding.script.confirmed != nil)
    #expect(finding.script.lineCount <= planted.lines, "\(finding.script.test)")
  }

  @Test func `the guide shows what is written in Swift for a store that refuses (EX-56)`() throws {
    let planted = try #require(
      PlantedApplication.all.first { $0.name.hasPrefix("a store refuses") })
    var explorer = Explorer(try Self.scene { planted.make(true) })
    let found = explorer.found(in: 0..<planted.runs)
    let finding = try #require(found.flatMap { explorer.finding(of: $0.run, number: $0.number) })
    let swift = try #require(finding.script.swift)
    let page = Self.package.appending(path: "Sources/DragStage/DragStage.docc/Explore.md")
    #expect(try String(contentsOf: page, encoding: .utf8).contains("```swift\n\(swift)```"))
  }

  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Those that one built-in property notices, and nothing else.
  private nonisolated static let noticedByOne = PlantedApplication.all.filter {
    $0.properties.count == 1 && $0.properties.isSubset(of: [.names, .kept, .duty])
  }

  @Test(arguments: noticedByOne)
  func `without the property that notices it nothing is found (EX-61)`(
    _ planted: PlantedApplication
  ) throws {
    let word = try #require(planted.properties.first?.word)
    var explorer = Explorer(try Self.scene { planted.make(true).without(word) })
    var number = 0
    while explorer.summary.gestureCount < planted.gestures {
      let run = explorer.explore(run: number)
      guard run == nil else {
        Issue.record("run \(number): \(run?.failure?.message ?? "")")
        return
      }
      number += 1
    }
  }

  @Test(arguments: PlantedApplication.all)
  func `its twin without the mistake raises no alarm (EX-61)`(_ planted: PlantedApplication) throws
  {
    var explorer = Explorer(try Self.scene { planted.make(false) }, seed: 17)
    var number = 0
    while explorer.summary.gestureCount < max(400, Self.gestureCount) {
      let run = explorer.explore(run: number)
      guard run == nil else {
        let lines = run?.lines.map(\.text).joined(separator: "\n  ") ?? ""
        Issue.record("run \(number): \(run?.failure?.message ?? "")\n  \(lines)")
        return
      }
      number += 1
    }
  }

  private nonisolated static func words(of issue: Issue) -> String {
    issue.comments.map(\.rawValue).joined()
  }

  /// True for a trap that was found, with its message and its file; optimized code traps without them.
  private nonisolated static func isTrap(_ issue: Issue, _ message: String, in file: String) -> Bool
  {
    let words = words(of: issue)
    #if DEBUG
      return words.hasPrefix("the application ended: \(message)")
        && words.contains("\n  at:       \(file):")
    #else
      return words.hasPrefix("the application ended by signal ")
    #endif
  }

  @Test
  func `a row behind the last one is asked for its height, which is found as a trap (EX-60, 5)`() {
    withKnownIssue {
      explore { PlantedApplication.pastTheEnd(true) }
    } matching: { issue in
      Self.isTrap(issue, "Fatal error: Index out of range\n", in: "PlantedDrags.swift")
    }
    explore { PlantedApplication.pastTheEnd(false) }
  }

  @Test func `a window that turns has columns that were not counted, which is found (EX-60, 19)`() {
    withKnownIssue {
      explore { PlantedApplication.turned(true) }
    } matching: { issue in
      Self.isTrap(issue, "Fatal error: Index out of range\n", in: "PlantedDrags.swift")
        && Self.words(of: issue).contains("\n  resize window at 0,0 size 844x390")
    }
    explore { PlantedApplication.turned(false) }
  }

  @Test func `an array that a server's answer has made too short is found as a trap (EX-60, 8)`() {
    withKnownIssue {
      explore { PlantedApplication.answers(true) }
    } matching: { issue in
      Self.isTrap(issue, "Fatal error: ", in: "PlantedApplications.swift")
        && Self.words(of: issue).contains("\n  call answer")
    }
    explore { PlantedApplication.answers(false) }
  }
}

extension Explorer {
  /// The first of some runs that fails.
  fileprivate mutating func found(in runs: Range<Int>) -> (number: Int, run: PlayedRun)? {
    for number in runs {
      if let run = explore(run: number) { return (number, run) }
    }
    return nil
  }
}
