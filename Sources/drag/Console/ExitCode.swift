/// How the command ends.
enum ExitCode: Int32 {
  /// All tests passed, or what was asked for is done.
  case success = 0
  /// An expectation, an invariant or a golden does not hold; a diagram is stale.
  case failed = 1
  /// A script, a recording or the command line is wrong.
  case misuse = 2
  /// We made a mistake, or a cap was reached.
  case `internal` = 3
  /// There was nothing to run.
  case nothing = 5
}
