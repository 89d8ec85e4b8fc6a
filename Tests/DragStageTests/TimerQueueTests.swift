import Seeds
import DragSessions
import Machines
import TestSupport
import Testing

@testable import DragStage

@Suite struct TimerQueueTests {
  /// The same as a list of absolute times, sorted again at each question.
  private struct Naive {
    var now: Int64 = 0
    var made = 0
    var timers: [(due: Int64, made: Int, purpose: TimerPurpose)] = []

    var next: (due: Int64, made: Int, purpose: TimerPurpose)? {
      timers.min { ($0.due, $0.made) < ($1.due, $1.made) }
    }
  }

  private func purpose(_ number: Int) -> TimerPurpose {
    number % 2 == 0
      ? .load(LoadToken(rawValue: UInt32(number))) : .perform(SessionID(UInt32(number)))
  }

  @Test(.seeds(1...60))
  func `fires what a sorted list fires, in its order`() {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    var queue = TimerQueue()
    var naive = Naive()
    for _ in 0..<400 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        let delay = Int64.random(in: -1...6, using: &random)
        queue.set(purpose(naive.made), after: Microseconds(delay))
        naive.timers.append((naive.now + max(0, delay), naive.made, purpose(naive.made)))
        naive.made += 1
      case 4:
        guard naive.made > 0 else { continue }
        let stopped = purpose(Int.random(in: 0..<naive.made, using: &random))
        queue.stop(stopped)
        naive.timers.removeAll { $0.purpose == stopped }
      case 5, 6:
        let room = naive.next.map { $0.due - naive.now } ?? 5
        let span = Int64.random(in: 0...room, using: &random)
        queue.pass(Microseconds(span))
        naive.now += span
      default:
        guard let next = naive.next else {
          #expect(queue.popNext() == nil)
          continue
        }
        queue.pass(Microseconds(next.due - naive.now))
        naive.now = next.due
        #expect(queue.popNext() == next.purpose)
        naive.timers.removeAll { $0.made == next.made }
      }
      #expect(queue.untilNext?.count == naive.next.map { $0.due - naive.now })
    }
  }

  /// Few purposes are compared one by one, many are hashed; twelve go back and forth between the two.
  @Test(.seeds(1...20), arguments: [2, 12])
  func `a timer that is set again replaces the pending one`(purposes: Int) {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    var queue = TimerQueue()
    var naive = Naive()
    for _ in 0..<400 {
      let chosen = purpose(Int.random(in: 0..<purposes, using: &random))
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<4:
        let delay = Int64.random(in: 0...6, using: &random)
        queue.set(chosen, after: Microseconds(delay))
        naive.timers.removeAll { $0.purpose == chosen }
        naive.timers.append((naive.now + delay, naive.made, chosen))
        naive.made += 1
      case 4:
        queue.stop(chosen)
        naive.timers.removeAll { $0.purpose == chosen }
      default:
        let next = naive.next
        if let next {
          queue.pass(Microseconds(next.due - naive.now))
          naive.now = next.due
          naive.timers.removeAll { $0.made == next.made }
        }
        #expect(queue.popNext() == next?.purpose)
      }
      #expect(queue.holds(chosen) == naive.timers.contains { $0.purpose == chosen })
      #expect(queue.purposes.count == naive.timers.count)
      #expect(queue.untilNext?.count == naive.next.map { $0.due - naive.now })
    }
  }

  @Test func `of one time the first made fires first`() {
    var queue = TimerQueue()
    for number in 0..<4 { queue.set(purpose(number), after: Microseconds(7)) }
    queue.stop(purpose(1))
    #expect([queue.popNext(), queue.popNext(), queue.popNext()] == [0, 2, 3].map { purpose($0) })
    #expect(queue.untilNext == nil)
  }

  @Test func `the longest delays do not run over`() {
    var queue = TimerQueue()
    queue.set(purpose(0), after: Microseconds(.max))
    queue.set(purpose(1), after: Microseconds(.max))
    queue.set(purpose(2), after: Microseconds(.min))
    #expect(queue.untilNext == .zero)
    queue.stop(purpose(2))
    queue.stop(purpose(0))
    #expect(queue.untilNext == Microseconds(.max))
    queue.pass(Microseconds(.max))
    #expect(queue.popNext() == purpose(1))
  }

  @Test func `two queues of the same distances are equal at whatever time`() {
    var early = TimerQueue()
    early.set(purpose(0), after: Microseconds(5))
    var late = TimerQueue()
    late.set(purpose(0), after: Microseconds(9))
    #expect(early != late)
    late.pass(Microseconds(4))
    #expect(early == late)
    #expect(early.hashValue == late.hashValue)
  }
}
