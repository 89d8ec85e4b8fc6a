import Synchronization
import Testing

/// What a test that is expected to fail says.
final class KnownIssues: Sendable {
  private let words = Mutex("")

  /// Runs a body that fails, and returns the words of its failures.
  static func words(_ body: () -> Void) -> String {
    let issues = KnownIssues()
    withKnownIssue {
      body()
    } matching: { issue in
      issues.words.withLock { $0 += issue.comments.map(\.rawValue).joined() }
      return true
    }
    return issues.words.withLock { $0 }
  }
}
