import CollectionLayout
import DragGeometry
import DragItems
import DragSessions
import Foundation
import Machines
import OrderedStore
import Testing

@testable import DragStage

/// Durations, counts and indices of the public interface may have any value: each is checked or clamped, and none traps.
@Suite struct ExtremeValuesTests {
  private static let counts: [Int] = [.min, .min + 1, -1, 0, 1, 2, .max - 1, .max]
  private static let spans = counts.map { Microseconds(Int64($0)) }
  private static let lengths: [Double] = [
    -.infinity, -.greatestFiniteMagnitude, -1, 0, 1, .greatestFiniteMagnitude, .infinity, .nan,
  ]

  /// A change of one setting to a value.
  private typealias Change = @Sendable (inout StageSettings) -> Void

  /// The changes of each setting that is a number, by its name.
  private static let settings: [String: [Change]] = [
    "liftDelay": spans.map { span in { $0.liftDelay = span } },
    "liftSlop": lengths.map { length in { $0.liftSlop = length } },
    "liftDuration": spans.map { span in { $0.liftDuration = span } },
    "resolverRadius": lengths.map { length in { $0.resolverRadius = length } },
    "resolverHysteresis": lengths.map { length in { $0.resolverHysteresis = length } },
    "springDelay": spans.map { span in { $0.springDelay = span } },
    "springFlash": spans.map { span in { $0.springFlash = span } },
    "loadDeadline": spans.map { span in { $0.loadDeadline = span } },
    "preciseOffset": lengths.map { length in { $0.preciseOffset = length } },
    "animation": spans.map { span in { $0.animation = span } },
    "timerLimit": counts.map { count in { $0.timerLimit = count } },
  ]

  /// The names in a source that a pattern finds.
  private func names(_ pattern: String, in file: String) throws -> Set<String> {
    let source = try SourceTree().text(file)
    let found = source.matches(of: try Regex(pattern, as: (Substring, Substring).self))
    return Set(found.map { String($0.output.1) })
  }

  @Test func `each setting that is a number is among those that are tried`() throws {
    let numbers = try names(
      #"\n  public var (\w+)(?:: (?:Microseconds|Double|Int)\b| = (?:Microseconds|-?[0-9]))"#,
      in: "Sources/DragSettings/StageSettings.swift")
    #expect(numbers == Set(Self.settings.keys))
  }

  /// A drag over spring-loaded rows that takes a second, and drops with a load.
  private func play(_ change: Change) throws {
    var settings = StageSettings()
    settings.autoScroll = AutoScroll()
    change(&settings)
    let stage = Stage(settings: settings)
    let policy = Policy()
    policy.onPerform = { _ in .load }
    var options = ViewOptions()
    options.isSpringLoaded = true
    options.drop.period = .milliseconds(300)
    let view = try stage.addCollection(
      "list", frame: Rect(x: 0, y: 0, width: 100, height: 100),
      layout: .rows(Layout.Rows(height: 40)), items: ["a", "b", "c"], options: options,
      source: policy, destination: policy)
    let finger = try stage.addPointer("finger")
    try stage.handle(.down(finger, Point(x: 10, y: 10), label: nil), at: .zero)
    for time in [700, 1_100, 1_500] {
      try stage.handle(
        .move(finger, Point(x: 10, y: 40 + Double(time % 40))), at: .milliseconds(Int64(time)))
    }
    try stage.handle(.tick, at: .milliseconds(3_000))
    try stage.handle(.up(finger), at: .milliseconds(3_001))
    try stage.handle(.application(.common, .gone), at: .milliseconds(3_003))
    #expect(stage.items(of: view).count == 1 && stage.defect == nil)
  }

  @Test(arguments: settings.keys.sorted())
  func `a setting may have any value`(name: String) throws {
    for change in try #require(Self.settings[name]) { try play(change) }
  }

  /// The calls that take a number, by the name of what is called.
  private static let calls: [String: @Sendable (Stage, ViewID, Int) -> Void] = [
    "insert": { stage, view, number in
      _ = try? stage.insert(["n\(number)"], at: GapIndex(section: 0, item: number), in: view)
      _ = try? stage.insert(["m\(number)"], at: GapIndex(section: number, item: 0), in: view)
    },
    "append": { stage, view, number in
      _ = try? stage.append(["n\(number)"], toSection: number, of: view)
    },
    "move": { stage, view, number in
      let items = stage.items(of: view).flatMap { $0 }
      _ = try? stage.move(items, to: GapIndex(section: 0, item: number), in: view)
      _ = try? stage.move(items, to: GapIndex(section: number, item: number), in: view)
    },
    "schedule": { stage, _, number in
      stage.withdraw(stage.schedule(after: Microseconds(Int64(number))) {})
    },
    "after": { _, _, number in _ = DropPerformance.load.after(Microseconds(Int64(number))) },
    "handle": { stage, _, number in
      // The last one ends the time of the stage.
      guard number < .max - 1 else { return }
      _ = try? stage.handle(.tick, at: Timestamp(microseconds: Int64(number)))
    },
    "advance": { stage, _, number in
      _ = try? stage.advance(upTo: Timestamp(microseconds: Int64(number)))
    },
    "item": { stage, view, number in
      _ = stage.item(at: number, of: view)
      _ = stage.collection(view)?.order.item(at: Slot(section: number, item: number))
    },
    "traceLines": { stage, _, number in
      #expect(stage.traceLines(from: number).count <= stage.trace.count)
    },
  ]

  @Test func `each call of a stage that takes a number is among those that are tried`() throws {
    let types = "(?:Microseconds|Timestamp|Int|GapIndex|Slot)"
    let pattern = #"\n +public func (\w+)\([^)]*: "# + types + #"[,?) =]"#
    var found: Set<String> = []
    let tree = SourceTree()
    let folder = tree.root.appendingPathComponent("Sources/DragStage").path
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder)
    where file.hasSuffix(".swift") {
      found.formUnion(try names(pattern, in: "Sources/DragStage/\(file)"))
    }
    // The gaps of placeholders are those of a drop (DropCoordinatorTests).
    #expect(found.subtracting(["drop"]) == Set(Self.calls.keys))
  }

  @Test(arguments: calls.keys.sorted())
  func `a call may get any number`(name: String) throws {
    let call = try #require(Self.calls[name])
    let stage = Stage()
    let policy = Policy()
    let view = try stage.addCollection(
      "list", frame: Rect(x: 0, y: 0, width: 100, height: 100), layout: .rows(Layout.Rows()),
      items: ["a", "b", "c"], source: policy, destination: policy)
    for number in Self.counts { call(stage, view, number) }
    #expect(stage.defect == nil)
  }

  @Test func `durations and keys of any size saturate or are refused`() {
    for number in Self.counts {
      let span = Microseconds(Int64(number))
      for other in Self.spans {
        _ = span + other
        _ = Timestamp(microseconds: span.count) + other
        _ = Timestamp(microseconds: span.count) - Timestamp(microseconds: other.count)
      }
      _ = Microseconds.seconds(span.count)
      _ = Microseconds.milliseconds(span.count)
      // A list of as many keys as there are numbers has no room in memory.
      guard number < 1_000 else { continue }
      for (lower, upper) in [
        (nil, nil), (GapKey(.min), nil), (nil, GapKey(.min)), (GapKey(.min), GapKey(.max)),
      ] {
        _ = GapKey.keys(number, after: lower, before: upper)
        _ = GapKey.relabelled(number, after: lower, before: upper)
      }
      _ = try? GapKey.spread(number)
      _ = try? FractionKey.spread(number)
    }
  }
}
