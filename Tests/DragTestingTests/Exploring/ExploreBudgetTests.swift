import Testing

@testable import DragTesting

@Suite struct ExploreBudgetTests {
  /// What a text makes of the budget of a test.
  private func budget(_ text: String?) -> ExploreBudget? {
    ExploreSetting(text)?.budget(for: .test)
  }

  @Test func `a default budget is what the variable says, and another one stays (EX-36)`() {
    #expect(budget(nil) == .test)
    #expect(budget("") == .test)
    #expect(budget("ci") == .ci)
    #expect(budget("runs:7") == .runs(7))
    #expect(budget("for:10s") == .lasting(.seconds(10)))
    #expect(
      budget("for:9223372036854775807s") == .lasting(.seconds(Int64.max)))
    #expect(budget("off")?.limit == ExploreBudget.Limit.none)
    #expect(ExploreSetting("ci")?.budget(for: .runs(9)) == .runs(9))
    #expect(ExploreSetting("off")?.budget(for: .ci) == .ci)
  }

  @Test(arguments: [
    "CI", "runs", "runs:", "runs:0", "runs:x", "for:10", "for:0s", "for:s",
    "for:9223372036854775808s", "ci:1", "on",
  ])
  func `a text that says nothing is refused`(_ text: String) {
    #expect(budget(text) == nil)
  }

  @Test func `inline is said with a budget or alone, and two budgets are refused (EX-45)`() {
    #expect(ExploreSetting(nil)?.isInline == false)
    #expect(ExploreSetting("inline")?.isInline == true)
    #expect(budget("inline") == .test)
    #expect(ExploreSetting("ci,inline")?.isInline == true)
    #expect(budget("inline,runs:7") == .runs(7))
    #expect(ExploreSetting("ci,runs:7") == nil)
  }

  @Test func `there is at least one run`() {
    #expect(ExploreBudget.runs(0) == .runs(1))
  }
}
