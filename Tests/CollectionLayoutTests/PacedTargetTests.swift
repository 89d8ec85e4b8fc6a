import CollectionLayout
import Testing

@Suite struct PacedTargetTests {
  @Test func `H6, B18: a target that has become another one goes on, open or waiting`() {
    var paced = PacedTarget<Int>(cadence: .fast)
    _ = paced.aim(at: 1, now: 0)
    _ = paced.advance(to: 150_000)
    _ = paced.aim(at: 2, now: 200_000)
    var moved = paced.map { $0 + 10 }
    #expect(moved.settled == 11 && moved.deadline == 350_000)
    _ = moved.aim(at: 12, now: 300_000)
    #expect(moved.settled == 11 && moved.deadline == 350_000)
    _ = moved.advance(to: 350_000)
    #expect(moved.settled == 12)
    let lost = paced.map { $0 == 1 ? $0 : nil }
    #expect(lost.settled == 1 && lost.deadline == nil)
  }

  @Test func `H6: the cadences wait for 0, 150 and 400 ms`() {
    #expect(ReorderingCadence.allCases.map(\.delay) == [0, 150_000, 400_000])
  }

  @Test func `H6: the immediate cadence takes every target at once`() {
    var paced = PacedTarget<Int>()
    #expect(paced.aim(at: 1, now: 5) == true)
    #expect(paced.settled == 1)
    #expect(paced.deadline == nil)
    #expect(paced.aim(at: 1, now: 6) == false)
    #expect(paced.aim(at: 2, now: 6) == true)
  }

  @Test(arguments: [ReorderingCadence.fast, .slow])
  func `H6: a target is taken when it has stood long enough`(cadence: ReorderingCadence) {
    var paced = PacedTarget<Int>(cadence: cadence)
    #expect(paced.aim(at: 1, now: 1_000) == false)
    #expect(paced.settled == nil)
    #expect(paced.deadline == 1_000 + cadence.delay)
    #expect(paced.advance(to: 999 + cadence.delay) == false)
    #expect(paced.advance(to: 1_000 + cadence.delay) == true)
    #expect(paced.settled == 1)
    #expect(paced.deadline == nil)
    #expect(paced.advance(to: .max) == false)
  }

  @Test func `H6: the time starts again whenever the target changes, and only then`() {
    var paced = PacedTarget<Int>(cadence: .fast)
    #expect(paced.aim(at: 1, now: 0) == false)
    #expect(paced.aim(at: 1, now: 100_000) == false)
    #expect(paced.deadline == 150_000)
    #expect(paced.aim(at: 2, now: 149_999) == false)
    #expect(paced.deadline == 299_999)
    #expect(paced.aim(at: 1, now: 200_000) == false)
    #expect(paced.deadline == 350_000)
    #expect(paced.aim(at: 1, now: 350_000) == true)
  }

  @Test func `H6: back at the settled target nothing waits`() {
    var paced = PacedTarget<Int>(cadence: .fast)
    #expect(paced.aim(at: 1, now: 0) == false)
    #expect(paced.advance(to: 150_000) == true)
    #expect(paced.aim(at: 2, now: 160_000) == false)
    #expect(paced.aim(at: 1, now: 170_000) == false)
    #expect(paced.deadline == nil)
    #expect(paced.advance(to: .max) == false)
    #expect(paced.settled == 1)
  }

  @Test func `a lost target is let go of at once`() {
    var paced = PacedTarget<Int>(cadence: .slow)
    #expect(paced.aim(at: 1, now: 0) == false)
    #expect(paced.aim(at: nil, now: 1) == false)
    #expect(paced.deadline == nil)
    #expect(paced.aim(at: 1, now: 2) == false)
    #expect(paced.advance(to: 400_002) == true)
    #expect(paced.aim(at: nil, now: 400_003) == true)
    #expect(paced.settled == nil)
  }

  @Test func `a time at the end of time does not overflow`() {
    var paced = PacedTarget<Int>(cadence: .slow)
    #expect(paced.aim(at: 1, now: .max - 1) == false)
    #expect(paced.deadline == .max)
    #expect(paced.advance(to: .max) == true)
  }
}
