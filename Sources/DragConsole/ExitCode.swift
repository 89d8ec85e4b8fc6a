/// The exit code of the command.
package enum ExitCode: Int32 {
  /// All tests passed, or the request was fulfilled.
  case success = 0
  /// An expectation, an invariant or a golden does not hold; a diagram is stale.
  case failed = 1
  /// A script, a recording or the command line is wrong.
  case misuse = 2
  /// An internal error, or a limit was reached.
  case `internal` = 3
  /// No tests to run.
  case nothing = 5
}
