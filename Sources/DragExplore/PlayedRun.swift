package import DragReplay
package import DragScript
import DragSessions

/// What a run was: its tape, its lines and what became of it.
package struct PlayedRun: Sendable {
  /// The decisions that were made, without those of steps that were not possible.
  package internal(set) var tape = Tape()
  /// The lines that were played, as a test has them.
  package internal(set) var lines: [TimedLine] = []
  /// The first failure of a property that is on; nil if all hold.
  package internal(set) var failure: TestFailure?
  /// Indicates whether nothing was pressed and no drag was under way as it failed (EX-53).
  var failsAtRest = false
  /// How often each kind was played.
  package internal(set) var kinds: [StepKind: Int] = [:]
  /// The lines that the stage has refused; they are not among the lines (EX-06).
  package internal(set) var refusedCount = 0
  /// The drags that were lifted.
  package internal(set) var liftCount = 0
  /// The drops that were performed.
  package internal(set) var dropCount = 0
  /// The reason why nothing was lifted although something was pressed, if that is known.
  var idleReason: String?
  /// What it has covered, if that is kept (EX-47).
  package internal(set) var coverage: Coverage?
  /// The trace, for a comparison with another run of the same tape.
  var trace: [TraceLine] = []

  /// What makes its failure the same as another one.
  package var mark: Mark? { failure.map(Mark.init) }

  /// The steps that press something.
  package var gestureCount: Int {
    kinds.reduce(0) { $0 + ($1.key.isGesture ? $1.value : 0) }
  }
}
