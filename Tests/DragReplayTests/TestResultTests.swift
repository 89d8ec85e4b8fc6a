import DragScript
import DragSessions
import DragStage
import Machines
import Testing

@testable import DragReplay

/// Results of tests that something else than their lines lets fail, and what a result says of its drags.
@Suite struct TestResultTests {
  private static let drop = "down list#a\nwait 600ms\nmove list[gap 2]\nup\nsettle\n"

  @Test func `a run that is not like the first is a defect, whatever the test has said`() throws {
    var result = try Replaying.run(Self.drop)
    #expect(result.status == .passed)
    result.fail(inRun: 3)
    #expect(result.status == .failed)
    #expect(result.faults.map(\.message) == ["run 3 of the test is not like the first"])
    #expect(result.faults.map(\.kind) == [.internal])
    #expect(result.faults.map(\.cause) == [.defect])
    #expect(result.faults.map(\.location) == [result.location])
  }

  @Test func `a test that fails for a note fails where the note is, behind its other failures`()
    throws
  {
    var result = try Replaying.run(Self.drop + "expect state = idle")
    let place = SourceLocation(file: "t.drag", line: 3, column: 5)
    result.fail(for: TestNote(location: place, text: "nothing is seen"))
    #expect(result.status == .failed)
    #expect(result.faults.map(\.message) == ["state", "nothing is seen"])
    #expect(result.faults.last?.location == place)
    #expect(result.faults.last?.kind == .failed)
  }

  @Test func `a test whose file has changed meanwhile was not run`() {
    let result = TestResult(ofChanged: TestID(file: "a.drag", name: "one"))
    #expect(result.id == TestID(file: "a.drag", name: "one"))
    #expect(result.status == .failed && result.trace.isEmpty && result.eventCount == 0)
    #expect(result.duration == .zero)
    #expect(
      result.faults.map { "\($0.location): \($0.message)" } == [
        "a.drag:1:1: the file changed while it was read"
      ])
    #expect(result.faults.map(\.kind) == [.script])
  }

  @Test
  func `a result has the operations of its drags, its trace as text, and the orders at its end`()
    throws
  {
    let result = try Replaying.run(
      Self.drop
        + "down list#c\nwait 600ms\nmove box\nup\nsettle\ndown list#b\nwait 600ms\nmove 380,20\nup\n"
    )
    #expect(result.operations == [.move, .forbidden, .cancel])
    #expect(result.orders["list"] == ["b", "a", "c"])
    #expect(result.traceText.hasPrefix("# t.drag: t\n0.000 pointer.down list#a\n"))
    #expect(result.traceText.split(separator: "\n").count == result.trace.count + 1)
  }

  @Test func `a test in Swift fails with what the stage has at that moment`() throws {
    let script = try #require(
      Script.parse(Replaying.scene + "test \"t\"\n" + Self.drop, file: "t.drag").script)
    var player = ScriptPlayer(on: try SceneBuilder(script.setup(of: script.tests[0])).stage)
    try player.play(script.tests[0].lines)
    let place = SourceLocation(file: "T.swift", line: 9, column: 2)
    let fault = TestFailure(.failed, at: place, "wrong")
    let result = TestResult(of: player, named: "moves", failedBy: [fault], at: place)
    #expect(result.file == "T.swift" && result.name == "moves" && result.status == .failed)
    #expect(result.faults == [fault])
    #expect(result.trace == player.stage.traceLines() && !result.trace.isEmpty)
    #expect(result.orders["list"] == ["b", "a", "c"])
    #expect(result.duration == player.stage.now - .zero && result.eventCount == 3)
  }

  @Test func `a press that drags nothing has its reason, unless a line expects that`() throws {
    func reason(_ lines: String) throws -> String {
      let result = try Replaying.run(lines)
      guard let reason = result.idleReason else { return "none" }
      return reason.text + (reason.neededHold.map { ", \($0.text)" } ?? "")
    }
    #expect(
      try reason("down list#a\nwait 100ms\nup")
        == "the press of 100ms is shorter than lift.delay, 550ms")
    #expect(
      try reason("down list#a\nwait 100ms\nup\ndown 380,20\nwait 600ms\nup").hasPrefix(
        "no view is at 380,20; "))
    #expect(try reason("down list#a\nwait 100ms\nup\nexpect state = idle") == "none")
    #expect(try reason("wait 1s") == "none")
    #expect(try reason("down list#a\nwait 600ms\nup") == "none")
    #expect(try reason(Self.drop) == "none")
  }
}
