import Machines
import Testing

@testable import DragStage

/// The time of a stage, and the limit of timers at one moment.
@Suite struct StageClockTests {
  @Test func `timers are counted at each moment, and in all`() {
    var clock = StageClock()
    clock.reach(Timestamp(microseconds: 10))
    let first = [clock.fire(atMost: 2), clock.fire(atMost: 2)]
    clock.reach(Timestamp(microseconds: 11))
    let second = clock.fire(atMost: 2)
    #expect(first == [true, true] && second)
    #expect(clock.now == Timestamp(microseconds: 11))
    #expect(clock.firingCount == 3)
    #expect(!clock.limitExceeded)
  }

  @Test func `once more timers fire at one moment than allowed, no further ones fire`() {
    var clock = StageClock()
    let first = [clock.fire(atMost: 1), clock.fire(atMost: 1)]
    clock.reach(Timestamp(microseconds: 1))
    let second = clock.fire(atMost: 1)
    #expect(first == [true, false] && !second)
    #expect(clock.limitExceeded)
  }

  @Test func `a restarted clock keeps the time and the limit, and counts from zero`() {
    var clock = StageClock()
    clock.reach(Timestamp(microseconds: 7))
    _ = clock.fire(atMost: 0)
    let copy = clock.restarted
    #expect(copy.now == Timestamp(microseconds: 7))
    #expect(copy.limitExceeded)
    #expect(copy.firingCount == 0)
  }
}
