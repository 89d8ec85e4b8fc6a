public import DragReplay
import DragScript
import Machines
public import Testing

/// One test of a script or a recording, as an argument of a test in Swift.
public struct ScriptCase: Sendable, CustomTestStringConvertible {
  /// The file, as it was found, and the test's name in it.
  public let name: String
  let content: Content

  enum Content: Sendable {
    case test(ScriptTest, of: Script, golden: GoldenTrace?)
    /// The file cannot be read, for this reason.
    case unreadable(String)
  }

  /// The name, as Swift Testing shows it.
  public var testDescription: String { name }

  /// Runs the test, on a stage of its own.
  ///
  /// What does not hold fails the running test at the caller's line, with the place in the script.
  /// A script that is to be skipped here passes without being run. The hooks answer to its `call`
  /// lines. It gives back what became of it, with its trace; nil where the file cannot be read.
  @discardableResult
  public func run(
    hooks: HostHooks = HostHooks(),
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> TestResult? {
    let caller = Caller(fileID, file, line, column)
    switch content {
    case .unreadable(let reason):
      caller.fail(reason)
      return nil
    case .test(let test, let script, let golden):
      let result = ScriptRun(test, of: script, golden: golden, hooks: hooks).run()
      caller.fail(result.faults)
      return result
    }
  }
}
