import CollectionLayout
import DragGeometry
import DragScript
import DragSessions
import DragStage
import Machines
import Testing

@testable import DragReplay

/// Where the lines of a trace are found, against a look at every one of them.
@Suite struct TraceIndexTests {
  private let stage = Stage()
  private let finger: PointerID

  init() throws {
    _ = try stage.addCollection(
      "list", frame: Rect(x: 0, y: 0, width: 200, height: 400), layout: .rows(.init(height: 40)),
      items: ["a", "b", "c"],
      destination: FixedProposalDestination(proposing: DropProposal(.move, intent: .insertAt)))
    finger = try stage.addPointer("f")
  }

  /// Moves the first row, from a time on.
  private func drag(at start: Int64) throws {
    try stage.handle(.down(finger, Point(x: 50, y: 20)), at: .zero + .milliseconds(start))
    for step in 0...4 {
      let point = Point(x: 50, y: 60 + 20 * Double(step))
      try stage.handle(.move(finger, point), at: .zero + .milliseconds(start + 600 + Int64(step)))
    }
    try stage.handle(.up(finger), at: .zero + .milliseconds(start + 700))
    while let due = stage.nextDeadline { try stage.handle(.tick, at: due) }
  }

  private static let keys: [[CallPattern.Key]] = [
    [], [.init(key: "op", value: "move")], [.init(key: "session", value: "2")],
    [.init(key: "op", value: "move"), .init(key: "session", value: "2")],
    [.init(key: "session", value: "1"), .init(key: "op", value: "move")],
    [.init(key: "target", value: "50.000,80.000")],
  ]

  private func patterns() -> [CallPattern] {
    let place = SourceLocation(file: "t.drag", line: 1, column: 1)
    let words = [nil, "update", "didEnd", "move", "down", "perform", "exit"]
    return [nil, "list", "f", "box"].flatMap { name in
      words.flatMap { word in
        Self.keys.map { CallPattern(name: name, word: word, keys: $0, location: place) }
      }
    }
  }

  /// What a look at every line gives.
  private func expected(_ pattern: CallPattern) -> [Int] {
    stage.trace.indices.filter { place in
      let (who, what) = stage.inspection.head(of: stage.trace[place])
      return pattern.matches(name: who, word: what)
        && pattern.matchesKeys(of: stage.line(of: stage.trace[place]))
    }
  }

  @Test
  func `an index gives the lines that a look at all of them gives, also where the trace grows`()
    throws
  {
    let index = TraceIndex(of: stage)
    for round in 0..<3 {
      for pattern in patterns() {
        #expect(index.indices(of: pattern) == expected(pattern), "\(pattern.text), round \(round)")
      }
      try drag(at: 5_000 * Int64(round + 1))
    }
    #expect(patterns().contains { expected($0).count > 5 })
  }

  @Test func `a span is measured from the last line before each, and none before it is too long`()
    throws
  {
    let place = SourceLocation(file: "t.drag", line: 1, column: 1)
    func pattern(_ word: String) -> CallPattern {
      CallPattern(name: "list", word: word, location: place)
    }
    let index = TraceIndex(of: stage)
    try drag(at: 0)
    #expect(index.holds(.milliseconds(300), from: pattern("dropEnd"), to: pattern("conclude")))
    #expect(!index.holds(.milliseconds(299), from: pattern("dropEnd"), to: pattern("conclude")))
    try drag(at: 5_000)
    #expect(index.holds(.milliseconds(300), from: pattern("dropEnd"), to: pattern("conclude")))
    #expect(!index.holds(.seconds(60), from: pattern("conclude"), to: pattern("dropEnd")))
    #expect(index.holds(.zero, from: pattern("exit"), to: pattern("exit")))
  }

  @Test func `a span holds where it does by a look at every line, also where the trace grows`()
    throws
  {
    let index = TraceIndex(of: stage)
    let patterns = patterns().filter { $0.keys.isEmpty }
    for round in 0..<2 {
      try drag(at: 5_000 * Int64(round + 1))
      for first in patterns {
        let firsts = expected(first)
        for second in patterns {
          let times = expected(second).map { place in
            firsts.last { $0 < place }.map { stage.trace[place].time - stage.trace[$0].time }
          }
          for span in [Microseconds.zero, .milliseconds(1), .milliseconds(300), .seconds(9)] {
            let holds = times.allSatisfy { $0.map { $0 <= span } ?? false }
            #expect(
              index.holds(span, from: first, to: second) == holds,
              "\(span.text) of \(first.text) \(second.text)")
          }
        }
      }
    }
  }
}
