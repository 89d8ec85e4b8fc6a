public import DragReplay
package import DragScript
import Machines

#if canImport(Testing)
  public import Testing
#endif

/// One test of a script or a recording, as an argument of a test in Swift.
public struct ScriptCase: Sendable, Identifiable {
  /// The file, as its path below the folder, and the test's name in it.
  public let name: String
  let content: Content

  enum Content: Sendable {
    case test(ScriptTest, of: Script, golden: GoldenTrace?)
    /// The reason why the file cannot be read.
    case unreadable(String)
  }

  /// The name, by which a case can be run again alone.
  public var id: String { name }

  /// The name of the application that the script needs, by its line `hosted`; nil for a script with a scene.
  package var application: String? {
    guard case .test(let test, let script, _) = content else { return nil }
    return script.application(of: test)
  }

  /// Runs the test on a new stage.
  ///
  /// What does not hold fails the running test at the caller's line, with the position in the script;
  /// the trace and the smallest script that fails in the same way are attached to it. A script that is
  /// to be skipped here passes without being run. The hooks answer to its `call` lines. The result is
  /// the end of the run, with its stage; nil where the file cannot be read.
  @discardableResult
  public func run(
    hooks: HostHooks = HostHooks(),
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> PlayedScript? {
    let caller = Caller(fileID, file, line, column)
    if let application {
      caller.fail(
        "the script drives the application `\(application)`: run it with `run(on:)` on an `AppStage`"
      )
      return nil
    }
    return play(hooks: hooks, for: caller) { test, script, golden, end in
      let run = ScriptRun(test, of: script, golden: golden, hooks: hooks)
      return Outcome(result: run.run(end))
    }
  }

  /// The outcome of a run.
  package struct Outcome {
    /// The result of the test.
    package let result: TestResult
    /// Makes what else is attached to a test that fails: its text by the extension of its file.
    package let files: () -> [String: String]

    /// Makes an outcome.
    package init(result: TestResult, files: @escaping () -> [String: String] = { [:] }) {
      self.result = result
      self.files = files
    }
  }

  /// Runs the test by a function, and fails the running test as ``run(hooks:fileID:file:line:column:)``
  /// does.
  ///
  /// - Parameters:
  ///   - hooks: What answers to the script's `call` lines.
  ///   - caller: The line that asked for the run.
  ///   - hosted: The stage of an application that the script drives, which goes on where the script has ended.
  ///   - play: Runs a test of a script, which may have a golden, and gives the player at its end away.
  /// - Returns: The end of the run, or nil where the file cannot be read.
  package func play(
    hooks: HostHooks, for caller: Caller, on hosted: TestStage? = nil,
    by play: (ScriptTest, Script, GoldenTrace?, _ end: (ScriptPlayer) -> Void) -> Outcome
  ) -> PlayedScript? {
    switch content {
    case .unreadable(let reason):
      caller.fail(reason)
      return nil
    case .test(let test, let script, let golden):
      var stage: TestStage?
      let outcome = play(test, script, golden) { player in
        if let hosted {
          hosted.goOn(at: player)
          stage = hosted
        } else {
          stage = TestStage(endOf: player)
        }
      }
      let result = outcome.result
      caller.fail(result.faults)
      if result.status == .failed {
        var record = FailureRecord(result, of: test, in: script, named: name, hooks: hooks)
        for (suffix, text) in outcome.files() { record.add(text, as: suffix) }
        record.attach(for: caller)
      }
      return PlayedScript(result: result, stage: stage ?? hosted ?? TestStage())
    }
  }
}

#if canImport(Testing)
  extension ScriptCase: CustomTestStringConvertible {
    /// The name, as Swift Testing shows it.
    public var testDescription: String { name }
  }
#endif
