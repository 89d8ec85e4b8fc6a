import DragGeometry
import DragSessions
import Machines
import Testing

@testable import DragStage

/// Time, refusals, and calls from within a policy.
@Suite struct StageTests {
  private let sample: Sample
  private var stage: Stage { sample.stage }
  private var finger: PointerID { sample.finger }

  init() throws {
    sample = try Sample()
  }

  @Test func `a past time is refused, and a policy cannot advance the clock`() throws {
    let sample = try Sample()
    let (stage, finger) = (sample.stage, sample.finger)
    try stage.advance(upTo: .milliseconds(10))
    #expect(throws: StageError.timeRunsBackwards(from: .milliseconds(10), to: .milliseconds(9))) {
      try stage.advance(upTo: .milliseconds(9))
    }
    #expect(stage.now == .milliseconds(10))
    var rejections: [StageError] = []
    sample.listPolicy.onTold = { _, call in
      do throws(StageError) {
        try stage.advance(upTo: call.time + .seconds(1))
      } catch {
        rejections.append(error)
      }
    }
    try stage.down(finger, 50, 122, at: 10)
    try stage.handle(.tick, at: .milliseconds(510))
    #expect(rejections == [.calledFromPolicy])
    #expect(stage.now == .milliseconds(510))
  }

  @Test func `an event at exactly a timer's time runs before the timer`() throws {
    try stage.down(finger, 50, 122, at: 0)
    try stage.handle(.keys([]), at: .milliseconds(500))
    #expect(stage.pointers.state(of: finger) == .pressed)
    try stage.handle(.tick, at: .milliseconds(500))
    #expect(stage.pointers.state(of: finger) == .lifted)
  }

  @Test func `time that passes fires what lies before it`() throws {
    try stage.down(finger, 50, 122, at: 0)
    try stage.advance(upTo: .milliseconds(500))
    #expect(stage.pointers.state(of: finger) == .pressed)
    try stage.advance(upTo: Timestamp(microseconds: 500_001))
    #expect(stage.pointers.state(of: finger) == .lifted)
    #expect(stage.now == Timestamp(microseconds: 500_001))
    #expect(stage.trace.last?.time == .milliseconds(500))
  }

  @Test func `the next deadline is reported with each reply`() throws {
    #expect(stage.nextDeadline == nil)
    #expect(try stage.down(finger, 50, 122, at: 70).nextDeadline == .milliseconds(570))
    #expect(try stage.up(finger, at: 80).nextDeadline == nil)
  }

  @Test func `timers of one time fire in the order in which they were made`() throws {
    try stage.down(sample.thumb, 50, 166, at: 0)
    try stage.down(finger, 50, 122, at: 0)
    try stage.handle(.tick, at: .milliseconds(500))
    #expect(
      stage.sessions.live.isEmpty && stage.sessions.count == 2)
    #expect(
      stage.calls().filter { $0.contains("canMove") } == [
        "list.canMove item=b", "list.canMove item=a session=2",
      ])
  }

  @Test func `time that runs backwards is refused and changes nothing`() throws {
    try stage.down(finger, 50, 122, at: 100)
    let before = stage.core.state
    let refused = StageError.timeRunsBackwards(from: .milliseconds(100), to: .milliseconds(99))
    #expect(throws: refused) { try stage.up(finger, at: 99) }
    #expect(throws: StageError.self) {
      try stage.handle(.tick, at: Timestamp(microseconds: .min))
    }
    #expect(throws: refused) { try stage.advance(upTo: .milliseconds(99)) }
    #expect(stage.now == .milliseconds(100))
    #expect(stage.core.state == before)
    #expect(stage.lines() == ["100.000 f.down 50,122"])
  }

  @Test func `the end of time is reached without trapping`() throws {
    let end = Timestamp(microseconds: .max)
    try stage.handle(.down(finger, Point(x: 50, y: 122), label: nil), at: end)
    #expect(stage.nextDeadline == end)
    try stage.handle(.tick, at: end)
    try stage.handle(.up(finger), at: end)
    #expect(stage.defect == nil)
  }

  static let badPoints = [
    Point(x: .nan, y: 0), Point(x: 0, y: .infinity), Point(x: -.infinity, y: .nan),
  ]

  @Test func `a button below zero is refused and changes nothing`() throws {
    let before = stage.core.state
    #expect(throws: StageError.badButton(-1)) {
      try stage.handle(.down(finger, Point(x: 50, y: 122), button: -1), at: .zero)
    }
    #expect(stage.core.state == before)
    #expect(stage.trace.isEmpty)
  }

  @Test func `another button of a mouse lifts nothing, and fingers have no buttons`() throws {
    let mouse = try stage.addPointer("m", .mouse)
    try stage.handle(.down(mouse, Point(x: 50, y: 166), button: 2), at: .zero)
    try stage.handle(.down(finger, Point(x: 50, y: 122), button: 2), at: .zero)
    #expect(stage.lines() == ["0.000 m.down 50,166 button=2", "0.000 f.down 50,122"])
    try stage.advance(upTo: .milliseconds(600))
    #expect(stage.pointers.carriedSession(of: mouse) == nil)
    #expect(stage.pointers.carriedSession(of: finger) != nil)
  }

  @Test(arguments: badPoints)
  func `a point that is not finite is rejected and changes nothing`(point: Point) throws {
    try stage.down(finger, 50, 122, at: 0)
    let before = stage.core.state
    #expect(throws: StageError.notFinite) {
      try stage.handle(.down(sample.thumb, point, label: nil), at: .zero)
    }
    #expect(throws: StageError.notFinite) { try stage.handle(.move(finger, point), at: .zero) }
    #expect(throws: StageError.notFinite) { try stage.scene.scroll(sample.list, by: point) }
    #expect(stage.core.state == before)
    #expect(stage.trace.count == 1)
  }

  @Test func `an up without a down, and a second down, are refused and change nothing`() throws {
    #expect(throws: StageError.self) { try stage.up(finger, at: 0) }
    #expect(throws: StageError.self) { try stage.handle(.cancel(finger), at: .zero) }
    #expect(stage.trace == [])
    try stage.down(finger, 50, 122, at: 0)
    let before = stage.core.state
    #expect(throws: StageError.self) { try stage.down(finger, 60, 166, at: 0) }
    #expect(stage.core.state == before)
    #expect(stage.pointers.point(of: finger) == Point(x: 50, y: 122))
    #expect(stage.trace.count == 1)
  }

  @Test func `what a timer ordered before a refused event comes with the next reply`() throws {
    try stage.down(finger, 50, 122, at: 0)
    #expect(throws: StageError.self) { try stage.down(finger, 50, 122, at: 600) }
    #expect(stage.pointers.state(of: finger) == .lifted)
    #expect(try stage.handle(.tick, at: .milliseconds(600)).commands == [.showLift(SessionID(1))])
    #expect(try stage.handle(.tick, at: .milliseconds(600)).commands == [])
  }

  @Test func `what a timer ordered while time passed comes with the next reply`() throws {
    try stage.down(finger, 50, 122, at: 0)
    try stage.advance(upTo: .milliseconds(600))
    #expect(try stage.handle(.tick, at: .milliseconds(600)).commands == [.showLift(SessionID(1))])
  }

  @Test func `timers of many moments do not exceed the limit where a host ticks at each of them`()
    throws
  {
    var settings = StageSettings()
    settings.timerLimit = 10
    let stage = Stage(settings: settings)
    var behavior = DropBehavior()
    behavior.period = .milliseconds(1)
    var options = ViewOptions()
    options.drop = behavior
    try stage.addView("item", frame: Rect(x: 0, y: 0, width: 40, height: 40))
    try stage.addView(
      "box", frame: Rect(x: 100, y: 0, width: 40, height: 40), options: options,
      destination: FixedProposalDestination(proposing: DropProposal(.copy)))
    let finger = try stage.addPointer("finger")
    try stage.down(finger, 20, 20, at: 0)
    try stage.advance(upTo: .milliseconds(600))
    try stage.move(finger, 120, 20, at: 600)
    for _ in 0..<50 {
      let due = try #require(stage.nextDeadline)
      try stage.handle(.tick, at: due)
    }
    #expect(!stage.timerLimitExceeded)
    #expect(stage.now == .milliseconds(650))
  }

  @Test(arguments: [10, 11])
  func `as many timers as the limit fire at one moment, and no more`(fingers: Int) throws {
    var settings = StageSettings()
    settings.timerLimit = 10
    let stage = Stage(settings: settings)
    try stage.addView("item", frame: Rect(x: 0, y: 0, width: 40, height: 40))
    for number in 0..<fingers {
      try stage.down(stage.addPointer("finger\(number)"), 20, 20, at: 0)
    }
    try stage.advance(upTo: .milliseconds(600))
    #expect(stage.timerLimitExceeded == (fingers > 10))
  }

  @Test func `points as far away as numbers go are taken`() throws {
    try sample.carry(row: 0)
    for value in [1e308, -1e308, .greatestFiniteMagnitude, Double.leastNonzeroMagnitude] {
      try stage.move(finger, value, -value, at: 502)
      try stage.move(finger, 100, value, at: 502)
    }
    try stage.up(finger, at: 503)
    try stage.settle()
    #expect(stage.defect == nil)
    #expect(stage.isIdle)
  }

  @Test func `a trace that is not kept stays empty`() throws {
    let sample = try Sample { $0.keepsTrace = false }
    try sample.carry(row: 0)
    #expect(sample.stage.trace == [])
    #expect(sample.stage.sessions.live.count == 1)
  }
}
