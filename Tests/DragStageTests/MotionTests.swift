import Machines
import Testing

@testable import DragStage

/// How fast a pointer is (CONTRACT-100).
@Suite struct MotionTests {
  @Test func `a pointer that was pressed is at rest`() {
    let motion = Motion(since: .milliseconds(5))
    #expect(motion.wait(for: 1, at: .milliseconds(5)) <= .zero)
  }

  @Test func `a move counts over all the time since the sample before it`() {
    var motion = Motion(since: .zero)
    motion.move(by: 10, at: .milliseconds(100))
    // 10 points in 100 ms are 100 points a second.
    #expect(motion.wait(for: 100, at: .milliseconds(100)) == .zero)
    #expect(motion.wait(for: 50, at: .milliseconds(100)) == .milliseconds(100))
    #expect(motion.wait(for: 50, at: .milliseconds(200)) == .zero)
  }

  @Test func `moves of one time are one move`() {
    var motion = Motion(since: .zero)
    motion.move(by: 5, at: .milliseconds(100))
    motion.move(by: 5, at: .milliseconds(100))
    #expect(motion.wait(for: 50, at: .milliseconds(100)) == .milliseconds(100))
  }

  @Test func `a bound next to nothing is waited for, and traps nothing`() {
    var motion = Motion(since: .zero)
    motion.move(by: 1e12, at: .milliseconds(1))
    #expect(motion.wait(for: 1e-300, at: .milliseconds(1)) > .seconds(1_000_000))
  }
}
