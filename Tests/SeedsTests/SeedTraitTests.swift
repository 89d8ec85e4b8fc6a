import Seeds
import Synchronization
import Testing

@Suite struct SeedTraitTests {
  /// What a test sees that runs with seeds, and the comments of what it records.
  private func run(
    seeds: ClosedRange<Int>, _ body: @escaping @Sendable (UInt64) throws -> Void
  ) async throws -> (seeds: [UInt64], comments: [String]) {
    let test = try #require(Test.current)
    let seen = Mutex<[UInt64]>([])
    let comments = Mutex<[String]>([])
    let kept = IssueHandlingTrait.compactMapIssues { issue in
      comments.withLock { $0 += issue.comments.map(\.rawValue) }
      return nil
    }
    try await kept.provideScope(for: test, testCase: Test.Case.current) {
      try await SeedTrait.seeds(seeds).provideScope(for: test, testCase: Test.Case.current) {
        seen.withLock { $0.append(Seed.current) }
        try body(Seed.current)
      }
    }
    return (seen.withLock { $0 }, comments.withLock { $0 })
  }

  @Test func `a test runs once for each seed, in their order`() async throws {
    let run = try await run(seeds: 3...6) { _ in }
    #expect(run.seeds == [3, 4, 5, 6])
    #expect(run.comments == [])
  }

  @Test func `the first failure names its seed and ends the run`() async throws {
    let run = try await run(seeds: 3...6) { #expect($0 < 4, "too large") }
    #expect(run.seeds == [3, 4])
    #expect(run.comments == ["too large", "seed 4: DRAG_SEED=4 runs it alone"])
  }

  @Test func `an error that is thrown names its seed, and a requirement is reported once`()
    async throws
  {
    struct Wrong: Error {}
    let thrown = try await run(seeds: 1...2) { _ in throw Wrong() }
    #expect(thrown.seeds == [1])
    #expect(thrown.comments == ["seed 1: DRAG_SEED=1 runs it alone"])
    let required = try await run(seeds: 1...2) { try #require($0 == 0, "not zero") }
    #expect(required.comments == ["not zero", "seed 1: DRAG_SEED=1 runs it alone"])
  }
}
