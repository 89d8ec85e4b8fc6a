import Seeds
import DragGeometry
import DragItems
import DragSessions
import Machines
import TestSupport
import Testing

@testable import DragStage

/// A source that ignores notifications gives the stage less to do, and nothing else to show.
@Suite struct StageSilentSourceTests {
  /// A source with the default answers that the stage must ask and notify, since its type is another one.
  private struct Asked: DragSource {}

  private struct Destination: DropDestination {
    let proposal: DropProposal?
    let handles: Bool

    func canHandle(_ call: DragContext) -> Bool { handles }
    func update(_ call: DragContext) -> DropProposal? { proposal }
  }

  /// Views that overlap each other, with siblings and some that refuse.
  private func stage(
    _ source: some DragSource, notifiesSources: Bool, seed: UInt64
  ) throws -> (stage: Stage, pointers: [PointerID]) {
    var random = SplitMix64(seed: seed)
    var settings = StageSettings()
    settings.notifiesSources = notifiesSources
    let stage = Stage(settings: settings)
    let proposals: [DropProposal?] = [
      nil, DropProposal(.copy), DropProposal(.move), .init(.cancel),
    ]
    func destination() -> Destination {
      Destination(
        proposal: proposals.randomElement(using: &random) ?? nil,
        handles: Int.random(in: 0..<4, using: &random) > 0)
    }
    for number in 0..<3 {
      try stage.addView(
        "source \(number)", frame: Rect(x: Double(number) * 50, y: -60, width: 50, height: 50),
        source: source, destination: destination())
    }
    for number in 0..<6 {
      let frame = Rect(
        x: .random(in: 0...150, using: &random), y: .random(in: 0...150, using: &random),
        width: .random(in: 20...120, using: &random), height: .random(in: 20...120, using: &random))
      var options = ViewOptions()
      options.takesSimultaneousDrops = Bool.random(using: &random)
      let view = try stage.addView(
        "view \(number)", frame: frame, options: options, source: source,
        destination: destination())
      if Int.random(in: 0..<3, using: &random) == 0 {
        try stage.addInteraction("sibling \(number)", to: view, destination: destination())
      }
    }
    return (stage, try ["p", "q"].map { try stage.addPointer($0) })
  }

  private func trace(
    _ source: some DragSource, notifiesSources: Bool = true, seed: UInt64
  ) throws -> [String] {
    let (stage, pointers) = try stage(source, notifiesSources: notifiesSources, seed: seed)
    var random = SplitMix64(seed: seed + 1)
    var time = Timestamp.zero
    for round in 0..<3 {
      for (number, pointer) in pointers.enumerated() {
        let start = Point(x: Double((number + round) % 3) * 50 + 25, y: -35)
        try stage.handle(.down(pointer, start), at: time)
      }
      time = time + .seconds(1)
      for _ in 0..<30 {
        time = time + .milliseconds(16)
        let pointer = pointers.randomElement(using: &random) ?? pointers[0]
        let point = Point(
          x: .random(in: -20...220, using: &random), y: .random(in: -80...220, using: &random))
        try stage.handle(.move(pointer, point), at: time)
      }
      for pointer in pointers { try stage.handle(.up(pointer), at: time) }
      time = time + .seconds(1)
      try stage.handle(.tick, at: time)
    }
    #expect(stage.defect == nil)
    return stage.traceLines().map(\.text)
  }

  @Test(.seeds(1...40))
  func `10, 24: a source that nobody notifies leaves the same trace`() throws {
    let seed = Seed.current
    let expected = try trace(Asked(), seed: seed)
    #expect(expected.contains { $0.contains("didMove") })
    #expect(try trace(DefaultDragSource(), seed: seed) == expected, "seed \(seed)")
    #expect(try trace(Asked(), notifiesSources: false, seed: seed) == expected, "seed \(seed)")
  }
}
