import CollectionLayout
import DragGeometry
import DragSessions
import Machines
import Testing

@testable import DragStage

/// What scrolls by itself under a drag that rests near an edge (A1 to A5).
@Suite struct StageAutoScrollTests {
  /// A stage whose list shows five of twenty rows, with a drag near its lower edge.
  private func resting(
    _ change: (inout StageSettings) -> Void = { _ in }
  ) throws -> Sample {
    let sample = try Sample {
      $0.autoScroll = AutoScroll()
      change(&$0)
    }
    try sample.stage.insert((5..<20).map { "r\($0)" }, at: GapIndex(item: 5), in: sample.list)
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 50, 315, at: 600)
    return sample
  }

  private func offset(_ sample: Sample) -> Double? {
    sample.stage.scene.scrollPosition(of: sample.list)?.offset.y
  }

  @Test func `A1, A3: each step is an order, and the place is found again`() throws {
    let sample = try resting()
    #expect(sample.stage.nextDeadline == .milliseconds(610))
    let first = sample.stage.trace.count
    var orders: [HostCommand] = []
    for _ in 0..<2 {
      let next = try #require(sample.stage.nextDeadline)
      orders += try sample.stage.handle(.tick, at: next).commands
    }
    #expect(
      orders == [
        .scroll(sample.list, to: Point(x: 0, y: 16.8)),
        .scroll(sample.list, to: Point(x: 0, y: 33.6)),
        .closeGap(sample.list), .openGap(sample.list, GapIndex(item: 6), items: 1),
      ])
    #expect(
      sample.stage.calls(from: first) == [
        "list.scroll to=0,16.8", "list.scroll to=0,33.6",
        "list.update op=move intent=insert-at at=list[gap 6]",
      ])
  }

  @Test func `A2: it stops where the content ends, and nothing is left to wait for`() throws {
    let sample = try resting()
    try sample.stage.settle()
    #expect(offset(sample) == 660)
    #expect(sample.stage.nextDeadline == nil)
  }

  @Test func `A2: nothing moves where all of the content is seen`() throws {
    let sample = try Sample { $0.autoScroll = AutoScroll() }
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 50, 315, at: 600)
    #expect(sample.stage.nextDeadline == nil)
  }

  @Test func `A4: a leave, a drop and a cancel stop it`() throws {
    for end in ["leave", "drop", "cancel"] {
      let sample = try resting()
      try sample.stage.handle(.tick, at: .milliseconds(610))
      switch end {
      case "leave": try sample.stage.move(sample.finger, 500, 50, at: 615)
      case "drop": try sample.stage.up(sample.finger, at: 615)
      default: try sample.stage.handle(.escape, at: .milliseconds(615))
      }
      try sample.stage.settle()
      #expect(offset(sample) == 16.8, "\(end)")
    }
  }

  @Test func `A4: a view that the drag is not inside of does not scroll`() throws {
    let sample = try Sample { $0.autoScroll = AutoScroll() }
    sample.listPolicy.onCanHandle = { _ in false }
    try sample.stage.insert((5..<20).map { "r\($0)" }, at: GapIndex(item: 5), in: sample.list)
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 50, 315, at: 600)
    #expect(sample.stage.nextDeadline == nil)
  }

  @Test(arguments: [50.0, 25, 15, 8, 3])
  func `A5: steps of half the length make less than a point a second of difference`(
    distance: Double
  ) throws {
    var offsets: [Double] = []
    for step in [Int64(10), 5] {
      let sample = try resting { $0.autoScrollStep = .milliseconds(step) }
      try sample.stage.move(sample.finger, 50, 320 - distance, at: 601)
      try sample.stage.advance(upTo: .milliseconds(801))
      offsets.append(try #require(offset(sample)))
    }
    #expect(abs(offsets[0] - offsets[1]) < 0.2)
    #expect((offsets[0] > 0) == (distance < 50))
  }

  @Test func `A5: the same events give the same offsets and the same situation`() throws {
    let one = try resting()
    let other = try resting()
    for sample in [one, other] { try sample.stage.advance(upTo: .milliseconds(1_000)) }
    #expect(offset(one) == offset(other))
    #expect(one.stage.core.state == other.stage.core.state)
    #expect(one.stage.lines() == other.stage.lines())
  }

  @Test func `without the setting nothing scrolls`() throws {
    let sample = try resting { $0.autoScroll = nil }
    #expect(sample.stage.nextDeadline == nil)
    #expect(offset(sample) == 0)
  }
}
