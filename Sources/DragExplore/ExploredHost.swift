package import DragReplay
import DragScript
import DragStage

/// An application in Swift, as one run has it (EX-35, EX-40).
package struct ExploredHost {
  /// What the application may do by itself.
  package struct May {
    /// Its name, which the lines of a script call it by.
    let name: String
    /// Indicates whether it is possible now.
    let isPossible: () -> Bool

    /// Makes one.
    package init(_ name: String, isPossible: @escaping () -> Bool) {
      (self.name, self.isPossible) = (name, isPossible)
    }
  }

  let host: ScriptHost
  let hooks: HostHooks
  let mays: [May]
  let isStrict: Bool
  let check: (_ isAtRest: Bool) -> [TestFailure]
  let driving: (() -> TestResult) -> TestResult

  /// Takes an application that was made for one run.
  ///
  /// - Parameters:
  ///   - host: Its stage, and what lays it out after each event.
  ///   - hooks: What it may do by itself, by names.
  ///   - mays: When that is possible.
  ///   - isStrict: Whether a contract violation on the stage fails the run.
  ///   - driving: Calls a body while the application's own calls are taken for it.
  ///   - check: What does not hold now, and what the application has reported since the last question.
  package init(
    _ host: ScriptHost, hooks: HostHooks, mays: [May], isStrict: Bool,
    driving: @escaping (() -> TestResult) -> TestResult,
    check: @escaping (_ isAtRest: Bool) -> [TestFailure]
  ) {
    (self.host, self.hooks, self.mays, self.isStrict) = (host, hooks, mays, isStrict)
    (self.driving, self.check) = (driving, check)
  }

  /// Plays the lines of a found script, and asks after each of them.
  func play(_ lines: [Line], on player: inout ScriptPlayer) throws(TestFailure) {
    addFailures(to: &player)
    for line in lines {
      player.log.noteViews()
      guard try player.play(line) else { return }
      try player.finishLine(at: line.location)
      addFailures(to: &player)
    }
  }

  /// Adds what does not hold now; what must hold at rest is asked for if nothing is under way.
  func addFailures(to player: inout ScriptPlayer) {
    if isStrict { player.log.keepMisuse(at: .unwritten) }
    for failure in check(player.isResting && player.stage.isIdle) { player.log.add(failure) }
  }
}
