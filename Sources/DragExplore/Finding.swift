package import DragReplay

/// What was found: the failure, the run that showed it, and the smallest script that shows it.
package struct Finding {
  /// The number of the run.
  package let run: Int
  /// The seed.
  package let seed: UInt64
  /// The smallest run.
  package let smallest: PlayedRun
  /// The failure of the smallest run; where it is about a line of the scene, its place is there.
  package let failure: TestFailure
  /// The script of the smallest run.
  package let script: FoundScript
  /// The number of runs that shrinking made.
  package let attemptCount: Int
  /// Indicates whether shrinking came to its limit.
  package let isCutShort: Bool

  /// What makes it the same as another one.
  package var mark: Mark { Mark(failure) }

  /// The property in few words, as the name of the found test has it.
  static func title(of failure: TestFailure) -> String {
    guard case .property(let statement) = failure.cause else {
      return ExploredProperty(of: failure).word ?? "a defect of the stage"
    }
    let beginning = statement.split(separator: "=").first.map(String.init) ?? statement
    return beginning.split(separator: " ").filter { $0 != "expect" }.joined(separator: " ")
  }
}
