import Foundation
import Synchronization
package import Testing

/// The seed that a test of a law runs with.
package enum Seed {
  @TaskLocal fileprivate static var running: UInt64?

  /// The seed of this run of the test, which has a trait `.seeds(…)`.
  package static var current: UInt64 {
    guard let running else { preconditionFailure("Seed.current needs a test with .seeds(…)") }
    return running
  }

  /// The seed that alone is to run, by the variable `DRAG_SEED`.
  fileprivate static let chosen: UInt64? =
    ProcessInfo.processInfo.environment["DRAG_SEED"].flatMap { UInt64($0) }
}

/// Runs a test once for each of some seeds, one after the other, until one fails.
///
/// It is one test with one line of the log, however many seeds there are; an argument for each seed would make a task and
/// two lines of each. A failure names its seed, and `DRAG_SEED=17` runs that seed alone, also one that is not listed.
package struct SeedTrait: TestTrait, TestScoping {
  fileprivate let seeds: ClosedRange<Int>

  @concurrent
  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    for seed in Seed.chosen.map({ [$0] }) ?? seeds.map({ UInt64($0) }) {
      let hasFailed = Mutex(false)
      let naming = IssueHandlingTrait.compactMapIssues { issue in
        var named = issue
        named.comments.append("seed \(seed): DRAG_SEED=\(seed) runs it alone")
        if issue.isFailure { hasFailed.withLock { $0 = true } }
        return named
      }
      try await naming.provideScope(for: test, testCase: testCase) {
        do {
          try await Seed.$running.withValue(seed) { try await function() }
        } catch is ExpectationFailedError {
          // It has been recorded where it was expected.
        } catch {
          Issue.record(error)
        }
      }
      if hasFailed.withLock({ $0 }) { return }
    }
  }
}

extension Trait where Self == SeedTrait {
  /// A run for each of some seeds, of which the test reads `Seed.current`.
  ///
  /// They are integers of the default type, since the compiler takes a literal range for one in this place.
  package static func seeds(_ seeds: ClosedRange<Int>) -> Self { SeedTrait(seeds: seeds) }
}
