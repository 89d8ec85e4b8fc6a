import Testing

@testable import DragTesting

@Suite struct ExploreBudgetTests {
  @Test func `a default budget is what the variable says, and another one stays (EX-36)`() {
    #expect(ExploreBudget.test.applying(nil) == .test)
    #expect(ExploreBudget.test.applying("") == .test)
    #expect(ExploreBudget.test.applying("ci") == .ci)
    #expect(ExploreBudget.test.applying("runs:7") == .runs(7))
    #expect(ExploreBudget.test.applying("for:10s") == .lasting(.seconds(10)))
    #expect(
      ExploreBudget.test.applying("for:9223372036854775807s") == .lasting(.seconds(Int64.max)))
    #expect(ExploreBudget.test.applying("off")?.limit == ExploreBudget.Limit.none)
    #expect(ExploreBudget.runs(9).applying("ci") == .runs(9))
    #expect(ExploreBudget.ci.applying("off") == .ci)
  }

  @Test(arguments: [
    "CI", "runs", "runs:", "runs:0", "runs:x", "for:10", "for:0s", "for:s",
    "for:9223372036854775808s", "ci:1", "on",
  ])
  func `a text that says nothing is refused`(_ text: String) {
    #expect(ExploreBudget.test.applying(text) == nil)
  }

  @Test func `there is at least one run`() {
    #expect(ExploreBudget.runs(0) == .runs(1))
  }
}
