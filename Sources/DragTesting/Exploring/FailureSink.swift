import Synchronization

/// Where failures go while an application is explored: to the run, and not to the testing library (EX-37).
final class FailureSink: Sendable {
  /// The sink of the run that is made now; nil outside of one.
  @TaskLocal static var current: FailureSink?

  private let words = Mutex<[String]>([])

  /// Takes a failure.
  func add(_ text: String) { words.withLock { $0.append(text) } }

  /// Removes and returns the failures so far.
  func take() -> [String] {
    words.withLock { words in
      defer { words = [] }
      return words
    }
  }
}
