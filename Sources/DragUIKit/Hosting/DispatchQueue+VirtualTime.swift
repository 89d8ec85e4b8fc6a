public import Dispatch
import Foundation
import Machines

// The compiler prefers these overloads to Dispatch's own, which have parameters with defaults.
extension DispatchQueue {
  /// Runs a block on the queue; on the main queue of a test on a stage, in its virtual time.
  ///
  /// A call from another queue, or with a group, a quality of service or a work item, is Dispatch's own and takes
  /// real time.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    runs(work, after: .zero) { self.async(group: nil, execute: $0) }
  }

  /// Runs a block on the queue at a time; on the main queue of a test on a stage, in its virtual time.
  ///
  /// The deadline counts from now, to the millisecond.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    let (time, now) = (deadline.uptimeNanoseconds, DispatchTime.now().uptimeNanoseconds)
    let milliseconds = time > now ? (time - now + 500_000) / 1_000_000 : 0
    runs(work, after: .milliseconds(Int64(clamping: milliseconds))) {
      self.asyncAfter(deadline: deadline, qos: .unspecified, execute: $0)
    }
  }

  /// Schedules a block on the stage that a test drives, or leaves it to Dispatch.
  private func runs(
    _ work: @escaping @Sendable () -> Void, after delay: Microseconds,
    elsewhere: (@escaping @Sendable @convention(block) () -> Void) -> Void
  ) {
    // The main queue is another object at each use.
    guard label == DispatchQueue.main.label else { return elsewhere(work) }
    // From another queue it comes in real time, when another test may be driving its own stage.
    guard MainQueue.isCurrent, MainActor.assumeIsolated({ DrivenScreen.current != nil }) else {
      return elsewhere(work)
    }
    MainActor.assumeIsolated { DrivenScreen.current?.wait(delay, then: work) }
  }
}
