package import DragReplay
import DragScript
import DragStage

/// An application in Swift, as one run has it (EX-35, EX-40).
package struct ExploredHost {
  /// What the application may do by itself.
  package struct May {
    /// Its name, which the lines of a script call it by.
    let name: String
    /// How often it is chosen, in proportion to the others.
    let weight: Int
    /// Indicates whether it is possible now.
    let isPossible: () -> Bool

    /// Makes one.
    package init(_ name: String, weight: Int = 1, isPossible: @escaping () -> Bool) {
      (self.name, self.weight, self.isPossible) = (name, weight, isPossible)
    }
  }

  let host: ScriptHost
  let hooks: HostHooks
  let mays: [May]
  let isStrict: Bool
  /// The lists of the application, for what they must keep.
  let lists: (() -> [ExploredList])?
  let check: (_ isAtRest: Bool) -> [TestFailure]
  let driving: (() -> TestResult) -> TestResult

  /// Takes an application that was made for one run.
  ///
  /// - Parameters:
  ///   - host: Its stage, and what lays it out after each event.
  ///   - hooks: What it may do by itself, by names.
  ///   - mays: When that is possible.
  ///   - isStrict: Whether a contract violation on the stage fails the run.
  ///   - lists: Its lists, with the names that it gives their items, if they are to be compared with its model.
  ///   - driving: Calls a body while the application's own calls are taken for it.
  ///   - check: What does not hold now, and what the application has reported since the last question.
  package init(
    _ host: ScriptHost, hooks: HostHooks, mays: [May], isStrict: Bool,
    lists: (() -> [ExploredList])? = nil,
    driving: @escaping (() -> TestResult) -> TestResult,
    check: @escaping (_ isAtRest: Bool) -> [TestFailure]
  ) {
    (self.host, self.hooks, self.mays, self.isStrict) = (host, hooks, mays, isStrict)
    (self.lists, self.driving, self.check) = (lists, driving, check)
  }

  /// Plays the lines of a found script, and asks after each of them.
  func play(_ lines: [Line], on player: inout ScriptPlayer) throws(TestFailure) {
    var items = KeptItems()
    addFailures(to: &player, keeping: &items)
    for line in lines {
      player.log.noteViews()
      guard try player.play(line) else { return }
      if case .timed(let timed) = line, case .action(let action) = timed.content {
        items.note(action)
      }
      try player.finishLine(at: line.location)
      addFailures(to: &player, keeping: &items)
    }
  }

  /// Adds what does not hold now; what must hold at rest is asked for if nothing is under way.
  func addFailures(to player: inout ScriptPlayer, keeping items: inout KeptItems) {
    if isStrict { player.log.keepMisuse(at: .unwritten) }
    let stage = player.stage
    let isAtRest = player.isResting && stage.isIdle
    for failure in check(isAtRest) { player.log.add(failure) }
    guard isAtRest, let lists else { return }
    let named = lists().compactMap { NamedItems(of: $0, on: stage) }
    for failure in items.failures(of: named, on: stage) { player.log.add(failure) }
  }
}
