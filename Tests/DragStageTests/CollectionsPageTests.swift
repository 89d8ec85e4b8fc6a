import Testing

/// The page of the collections names every rule once, and only tests and scripts that exist.
@Suite struct CollectionsPageTests {
  private static let tables = [
    ("B", 21), ("E", 24), ("D", 18), ("L", 16), ("H", 18), ("A", 5), ("M", 15),
    ("X", 3),
  ]

  private let page: RuleTableTests

  init() throws {
    page = try RuleTableTests("Collections.md", in: RuleTableTests.maintainers)
  }

  @Test(arguments: tables)
  func `every rule is on the page once, in order`(letter: String, count: Int) throws {
    #expect(try page.rows(of: letter).map(\.number) == (1...count).map { "\(letter)\($0)" })
  }

  @Test(arguments: tables)
  func `every row has an answer, and what is done has a proof`(letter: String, _: Int) throws {
    try page.checkAnswers(of: letter)
  }

  @Test func `every law of moves is on the page once, in order, and has a proof`() throws {
    #expect(try page.rows(of: "laws").map(\.number) == (1...16).map(String.init))
    try page.checkAnswers(of: "laws")
  }

  @Test func `every file and test that is named exists`() throws {
    #expect(page.references(in: page.text).count > 150)
    try page.checkReferences()
  }
}
