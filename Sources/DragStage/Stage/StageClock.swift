import Machines

/// The time of a stage, and how many timers have fired.
struct StageClock {
  /// The time of the last event, or of the last timer that fired.
  private(set) var now = Timestamp.zero
  /// The number of timers that have fired in all.
  private(set) var firingCount = 0
  /// True if more timers were due at one moment than `StageSettings.timerLimit` allows.
  private(set) var limitExceeded = false
  /// The number of timers that have fired at the present time.
  private var firings = 0

  /// The same clock, which counts the timers from now on.
  var restarted: StageClock {
    var clock = self
    clock.firingCount = 0
    return clock
  }

  /// Advances the time.
  mutating func reach(_ time: Timestamp) {
    if time > now { firings = 0 }
    now = time
  }

  /// Counts a timer that fires now; false if more of them fire at this time than a limit allows.
  mutating func fire(atMost limit: Int) -> Bool {
    firings += 1
    firingCount += 1
    if firings > limit { limitExceeded = true }
    return !limitExceeded
  }
}
