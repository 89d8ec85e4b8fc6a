/// Why a batch does not fit: the error that is found first, and all of them (B15).
public struct BatchFailure: Error, Hashable, Sendable {
  /// The first error, by the order of the checks.
  public let first: BatchError
  /// All errors in the order of the checks, the first among them.
  ///
  /// Counts are compared only where every operation is legal by itself; an operation on a place
  /// that is not there would make every count after it look wrong.
  public let all: [BatchError]

  init?(_ errors: [BatchError]) {
    guard let first = errors.first else { return nil }
    self.first = first
    all = errors
  }
}
