import DragGeometry
import DragItems
import DragScript
import DragSessions
import Machines
import Testing

@testable import DragReplay
@testable import DragStage

@Suite struct TraceChecksTests {
  /// A drag that goes to and fro for so many moves, and is dropped behind the last item.
  private static func script(moves: Int, tail: String = "") throws -> Script {
    var text = """
      dragscript 1
      collection list at 0,0 size 200x300 layout rows(height=50)
      items list a b c
      on list update => proposal move insert-at
      test "a long way"
      @0us pointer: down 100,25

      """
    for move in 0..<moves {
      text += "@\(600_000 + move * 100)us pointer: move 100,\(60 + move % 80)\n"
    }
    text += "@\(600_000 + moves * 100)us pointer: move 100,149\n"
    text += "@\(600_000 + moves * 100)us pointer: up\n" + tail
    return try #require(Script.parse(Array(text.utf8), file: "long.drag").script)
  }

  private static func run(_ script: Script, keepsTrace: Bool) -> TestResult {
    ScriptRun(script.tests[0], of: script, keepsTrace: keepsTrace).run()
  }

  @Test func `a long trace is let go, and its test says the same`() throws {
    let script = try Self.script(moves: 4_000, tail: "settle\nexpect order list = b c a\n")
    let kept = Self.run(script, keepsTrace: true)
    let passed = Self.run(script, keepsTrace: false)
    #expect(kept.trace.count > 10_000)
    #expect(passed.trace.isEmpty)
    #expect(passed.status == .passed && kept.status == .passed)
    #expect(passed.duration == kept.duration && passed.eventCount == kept.eventCount)
  }

  @Test func `what a line looks back at is kept`() throws {
    let tail = "settle\nexpect calls list.update >= 4000\nexpect once list.perform\n"
    let script = try Self.script(moves: 4_000, tail: tail)
    #expect(Self.run(script, keepsTrace: false).faults.map(\.message) == [])
  }

  @Test func `a failure late in a long trace shows the lines that decided it`() throws {
    let script = try Self.script(moves: 4_000, tail: "settle\nexpect order list = a b c\n")
    let result = Self.run(script, keepsTrace: false)
    #expect(result.faults.map(\.kind) == [.failed])
    // The last update, the drop, the move of the item, and the end.
    #expect(result.faults.first?.diff.count == 4)
  }

  @Test func `checks that go by find what checks at the end find`() throws {
    let script = try Self.script(moves: 10)
    let scene = try SceneBuilder(script.setup, limits: ReplayLimits())
    let stage = scene.stage
    let initial = stage.scene.views.map { stage.items(of: $0) }
    let list = stage.scene.views[0]
    let pointer = try stage.addPointer("finger")
    var checks = TraceChecks(on: stage, initial: initial.map { $0.map { $0.reversed() } })
    try stage.handle(.down(pointer, Point(x: 100, y: 25), label: nil), at: .zero)
    checks.check(stage.trace)
    let passed = stage.trace.count
    try stage.handle(
      .move(pointer, Point(x: 100, y: 149)), at: Timestamp(microseconds: 600_000))
    try stage.handle(.up(pointer), at: Timestamp(microseconds: 700_000))
    try stage.handle(.tick, at: Timestamp(microseconds: 2_000_000))
    checks.check(stage.trace, from: passed)
    #expect(stage.name(of: list) == "list")
    #expect(
      checks.violations() == ["list: the data lines lead to a different order than the data"])
    #expect(TraceChecks.violations(on: stage, initial: initial) == [])
  }

  @Test func `checks that go by count the loads as well`() throws {
    let sample = try InvariantsTests()
    let (stage, list) = (sample.stage, sample.list)
    let asked = TraceEvent.transfer(.asked(list, sample.item, .data(.png)))
    let trace = (sample.performed() + [asked] + sample.end()).map {
      TraceEntry(time: .zero, event: $0, session: SessionID(1))
    }
    var checks = TraceChecks(on: stage, initial: [stage.items(of: list)])
    checks.check(trace)
    #expect(checks.violations() == [sample.here + "0 didLoad for 1 loads of `a`"])
  }

  @Test func `a promise holds, also where the application that made it has gone since`() throws {
    let text = """
      dragscript 1
      collection list at 0,0 size 200x200 layout rows(height=50)
      collection shelf at 200,0 size 200x200 layout rows(height=50) app B
      items list a b
      interaction log on shelf
      on shelf update => proposal forbidden
      on log update => proposal cancel
      test "t"
        down list#a
        wait 600ms
        glide shelf over 0ms
        up
        settle
        expect op = forbidden
        app gone B

      """
    let script = try #require(Script.parse(text, file: "gone.drag").script)
    // Read behind every event, and read at its end.
    for checksSteps in [true, false] {
      #expect(ScriptRun(script.tests[0], of: script, checksSteps: checksSteps).run().faults == [])
    }
  }

  @Test func `a session that an application answers may be over, without a fault of the stage`()
    throws
  {
    let text = """
      dragscript 1
      set strict off
      pointer f touch
      pointer g touch
      pointer h touch
      collection list at 0,0 size 200x300 layout rows(height=50) simultaneous
      items list a b c d
      on list update => proposal move insert-at
      on list sessionForAdding => session 1
      test "t"
        f: down list#a
        wait 600ms
        f: glide list[gap 2] over 0ms
        f: up
        settle
        f: down list#b
        g: down list#c
        wait 600ms
        f: glide 300,300 over 0ms
        g: glide 310,300 over 0ms
        h: down list#d
        +60ms h: up
        expect misuse = 12
        f: up
        g: up

      """
    let script = try #require(Script.parse(text, file: "over.drag").script)
    #expect(Self.run(script, keepsTrace: true).faults == [])
  }
}

extension TraceChecks {
  /// What the trace as a whole violates on a stage that has finished, in its order.
  static func violations(on stage: Stage, initial: [[[ItemID]]]) -> [String] {
    var checks = TraceChecks(on: stage, initial: initial)
    checks.check(stage.trace)
    return checks.violations()
  }
}
