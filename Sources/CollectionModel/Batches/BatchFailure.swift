/// The reason that a batch is invalid: the error that is found first, and all errors (B15).
@usableFromInline package struct BatchFailure: Error, Hashable, Sendable {
  /// The first error, by the order of the checks.
  @usableFromInline package let first: BatchError
  /// All errors in the order of the checks, including the first.
  ///
  /// Counts are compared only if every operation is valid by itself; an operation on a slot that
  /// does not exist would make every later count look wrong.
  @usableFromInline package let all: [BatchError]

  init?(_ errors: [BatchError]) {
    guard let first = errors.first else { return nil }
    self.first = first
    all = errors
  }
}
