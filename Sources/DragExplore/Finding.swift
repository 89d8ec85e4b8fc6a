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

  /// Writes what shrinking has come to; nil if the run does not fail.
  ///
  /// - Parameters:
  ///   - shrinking: The shrinking, at its end.
  ///   - number: The number of the run.
  ///   - seed: The seed.
  ///   - file: The file of the scene.
  ///   - scene: The text of the scene.
  ///   - replay: Plays a text, and returns what fails first of what must hold.
  package init?(
    _ shrinking: TapeShrinking, run number: Int, of seed: UInt64, in file: String,
    below scene: String, replaying replay: (String) -> TestFailure?
  ) {
    guard let failure = shrinking.run.failure else { return nil }
    (run, self.seed, smallest, self.failure) = (number, seed, shrinking.run, failure)
    script = FoundScript(
      of: smallest, named: "\(Self.title(of: failure)), seed \(seed) run \(number)", in: file,
      below: scene, replaying: replay)
    (attemptCount, isCutShort) = (shrinking.attemptCount, shrinking.isCutShort)
  }

  /// The property in few words, as the name of the found test has it.
  static func title(of failure: TestFailure) -> String {
    guard case .property(let statement) = failure.cause else {
      let property = ExploredProperty(of: failure)
      return property == .trap ? "trap" : property.word ?? "a defect of the stage"
    }
    let beginning = statement.split(separator: "=").first.map(String.init) ?? statement
    return beginning.split(separator: " ").filter { $0 != "expect" }.joined(separator: " ")
  }
}
