public import DragReplay
import DragScript
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
    switch content {
    case .unreadable(let reason):
      caller.fail(reason)
      return nil
    case .test(let test, let script, let golden):
      var stage: TestStage?
      let run = ScriptRun(test, of: script, golden: golden, hooks: hooks)
      let result = run.run { stage = TestStage(endOf: $0) }
      caller.fail(result.faults)
      if result.verdict == .failed {
        FailureRecord(result, of: test, in: script, named: name, hooks: hooks).attach(for: caller)
      }
      return PlayedScript(result: result, stage: stage ?? TestStage())
    }
  }
}

#if canImport(Testing)
  extension ScriptCase: CustomTestStringConvertible {
    /// The name, as Swift Testing shows it.
    public var testDescription: String { name }
  }
#endif
