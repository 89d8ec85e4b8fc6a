import Machines

import DragStage

extension Simulation {
  /// Lets everything go on as it should: no application interferes any more, fingers go up, and
  /// sources answer.
  ///
  /// - Returns: How much time and how many timers it took until nothing was pending.
  mutating func comeToRest() throws(StageError) -> (time: Microseconds, timers: Int) {
    for policy in policies { policy.behave() }
    let start = stage.now
    var timers = 0
    for pointer in pointers where stage.pointers.isPressed(pointer) {
      try stage.handle(.up(pointer), at: stage.now)
    }
    repeat {
      if let waiting = stage.loads.waiting.first {
        try stage.handle(.loadResolved(waiting), at: stage.now)
      }
      while let next = stage.nextDeadline, timers < 10_000 {
        timers += 1
        try stage.handle(.tick, at: next)
      }
    } while !stage.loads.waiting.isEmpty && timers < 10_000
    return (stage.now - start, timers)
  }
}
