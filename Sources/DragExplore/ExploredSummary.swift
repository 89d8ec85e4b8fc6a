package import DragReplay

/// What an explorer has done, which keeps `nothing found` honest (EX-47, EX-67).
package struct ExploredSummary: Sendable {
  /// The runs.
  package private(set) var runCount = 0
  /// The steps that press something.
  package private(set) var gestureCount = 0
  /// The drags that were lifted.
  package private(set) var liftCount = 0
  /// The drops that were performed.
  package private(set) var dropCount = 0
  /// All steps.
  package private(set) var stepCount = 0
  /// The lines that the stage refused.
  package private(set) var refusedCount = 0
  /// How often each kind of step was played.
  package private(set) var kinds: [StepKind: Int] = [:]
  /// The reason why a press lifted nothing, from the first run of which it is known.
  package private(set) var idleReason: String?

  /// What all runs have covered, if that is kept.
  package private(set) var coverage: Coverage?

  /// Adds a run.
  mutating func add(_ run: PlayedRun) {
    runCount += 1
    gestureCount += run.gestureCount
    liftCount += run.liftCount
    dropCount += run.dropCount
    refusedCount += run.refusedCount
    stepCount += run.kinds.values.reduce(0, +)
    kinds.merge(run.kinds, uniquingKeysWith: +)
    idleReason = idleReason ?? run.idleReason
    guard let covered = run.coverage else { return }
    if coverage == nil { coverage = Coverage() }
    coverage?.merge(covered)
  }

  /// The kinds that no run could play.
  package func neverPossible(of kinds: Set<StepKind>) -> [StepKind] {
    StepKind.allCases.filter { kinds.contains($0) && self.kinds[$0] == nil }
  }

  /// What is to be noted: that so few gestures lift something that little was explored; nil where enough do (EX-47).
  package var note: String? {
    guard liftCount * 2 < gestureCount else { return nil }
    let reason = idleReason.map { ": \($0)" } ?? ""
    return "only \(liftCount) of \(gestureCount) gestures lift an item\(reason)"
  }
}
