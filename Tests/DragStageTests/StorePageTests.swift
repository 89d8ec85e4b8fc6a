import Testing

/// The page of the store names every rule once, and only tests and scripts that exist.
@Suite struct StorePageTests {
  private let page: RuleTableTests

  init() throws {
    page = try RuleTableTests("Store.md")
  }

  @Test func `every rule is on the page once, in order`() throws {
    #expect(try page.rows(of: "S").map(\.number) == (1...23).map { "S\($0)" })
  }

  @Test func `every row has an answer and a proof`() throws {
    try page.checkAnswers(of: "S")
  }

  @Test func `every file and test that is named exists`() throws {
    #expect(page.references(in: page.text).count > 60)
    try page.checkReferences()
  }

  @Test func `the root page leads to it`() throws {
    #expect(try RuleTableTests("DragStage.md").text.contains("<doc:Store>"))
  }
}
