import DragReplay
import DragScript
import Machines

/// What holds of every script that is run.
enum ReplayLaws {
  /// Enough for a script of some kilobytes, and little enough to be run often.
  private static let limits = {
    var limits = ReplayLimits()
    limits.events = 2_000
    limits.timers = 2_000
    limits.time = .seconds(60)
    return limits
  }()

  /// It ends, breaks no invariant, and gives one trace.
  static func check(_ bytes: [UInt8]) throws(BrokenLaw) {
    guard let script = Script.parse(bytes, file: "fuzz.drag").script else { return }
    for test in script.tests.prefix(4) {
      let first = ScriptRun(test, of: script, limits: limits).run()
      for fault in first.faults {
        // A script need not resolve its placeholders.
        let isOurs = fault.message.hasPrefix("an invariant")
        try require(!isOurs, fault.message)
      }
      let second = ScriptRun(test, of: script, limits: limits).run()
      try require(first == second, "the test `\(test.name)` runs in two ways")
    }
  }
}
