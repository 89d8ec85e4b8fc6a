import DragGeometry
import DragStage
import Machines
import Testing

/// Calls that a host has scheduled on the stage's clock.
@Suite struct ScheduledCallTests {
  /// What happened, in its order.
  private final class Log {
    var lines: [String] = []
  }

  private let stage = Stage()
  private let log = Log()

  private func note(_ text: String) { log.lines.append("\(text) at \(stage.now.microseconds)") }

  @Test func `a call fires at its time, between those that are due before and after it`() throws {
    stage.schedule(after: .milliseconds(20)) { note("late") }
    stage.schedule(after: .milliseconds(10)) { note("first") }
    stage.schedule(after: .milliseconds(10)) { note("second") }
    #expect(stage.nextDeadline == .zero + .milliseconds(10))
    #expect(!stage.isIdle)
    try stage.handle(.tick, at: .zero + .milliseconds(10))
    #expect(log.lines == ["first at 10000", "second at 10000"])
    try stage.advance(upTo: .zero + .seconds(1))
    #expect(log.lines.last == "late at 20000")
    #expect(stage.isIdle)
  }

  @Test func `a call without a delay fires with the next tick`() throws {
    stage.schedule(after: .zero) { note("now") }
    #expect(log.lines.isEmpty)
    try stage.handle(.tick, at: stage.now)
    #expect(log.lines == ["now at 0"])
  }

  @Test func `a call that schedules another one at the same time is followed by it`() throws {
    stage.schedule(after: .zero) {
      note("one")
      stage.schedule(after: .zero) { note("two") }
    }
    try stage.handle(.tick, at: stage.now)
    #expect(log.lines == ["one at 0", "two at 0"])
  }

  @Test func `a withdrawn call never fires, and one that has fired cannot be withdrawn`() throws {
    let first = stage.schedule(after: .milliseconds(1)) { note("first") }
    let second = stage.schedule(after: .milliseconds(1)) { note("second") }
    stage.withdraw(second)
    try stage.handle(.tick, at: .zero + .milliseconds(1))
    stage.withdraw(first)
    #expect(log.lines == ["first at 1000"])
    #expect(stage.nextDeadline == nil)
  }

  @Test func `a call that schedules itself without end is stopped by the limit of timers`() throws {
    func again() { stage.schedule(after: .zero) { again() } }
    again()
    try stage.handle(.tick, at: stage.now)
    #expect(stage.timerLimitExceeded)
  }

  @Test func `a call changes data at once, and its events are taken after it`() throws {
    let list = try stage.addCollection(
      "list", frame: Rect(x: 0, y: 0, width: 100, height: 400), layout: .frames, items: ["a"])
    let finger = try stage.addPointer("finger")
    stage.schedule(after: .milliseconds(1)) {
      try? stage.insert(["b"], at: GapIndex(item: 1), in: list)
      note(stage.order(of: list)[0].joined())
      let reply = try? stage.handle(.down(finger, Point(x: 1, y: 1)), at: stage.now)
      note("\(reply?.answer == .queued) \(stage.pointers.isPressed(finger))")
    }
    try stage.handle(.tick, at: .zero + .milliseconds(1))
    #expect(log.lines == ["ab at 1000", "true false at 1000"])
    #expect(stage.pointers.isPressed(finger))
  }
}
