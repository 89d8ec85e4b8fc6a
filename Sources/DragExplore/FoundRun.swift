package import DragReplay
package import DragScript

/// The test of a found script, with an application of its own to play it on.
package struct FoundRun {
  /// The test.
  package let test: ScriptTest
  /// The script.
  package let script: Script
  /// The stage of the application.
  package var host: ScriptHost { application.host }
  /// What the application does by itself, for the script's `call` lines.
  package var hooks: HostHooks { application.hooks }
  private let application: ExploredHost

  init(_ test: ScriptTest, of script: Script, on application: ExploredHost) {
    (self.test, self.script, self.application) = (test, script, application)
  }

  /// Plays the lines, and asks after each what must hold.
  package func play(on player: inout ScriptPlayer) throws(TestFailure) {
    try application.play(test.steps, on: &player)
  }

  /// Plays the test; the result has its trace.
  package func result() -> TestResult {
    ScriptRun(test, of: script, limits: ExploredScene.limits, hooks: hooks, host: host).drive(play)
  }
}

extension ExploredScene {
  /// Plays the script of a finding on one more application, for what is kept of it (EX-38).
  ///
  /// - Parameters:
  ///   - text: The script.
  ///   - file: The name that it has where it is kept.
  ///   - play: Plays the test.
  /// - Returns: What became of it; nil where the scene is a script's, or the text cannot be read.
  package func record(
    _ text: String, named file: String, by play: (FoundRun) -> TestResult
  ) -> TestResult? {
    guard let script = Script.parse(text, file: file).script, let test = script.tests.first,
      let host = makeHost?()
    else { return nil }
    keepJournal?(.run(nil))
    return host.driving { play(FoundRun(test, of: script, on: host)) }
  }
}
