import Foundation
import Testing

/// The page of changes names a test or a script for each mistake that was mended, and each is there.
@Suite struct ChangesPageTests {
  private let page: RuleTableTests

  init() throws {
    page = try RuleTableTests("Changes.md")
  }

  @Test func `whatever was mended has a test`() throws {
    let mended = try #require(page.text.components(separatedBy: "## Mended on the way").last)
    let lines = mended.components(separatedBy: "\n- ").dropFirst()
    #expect(lines.count > 10)
    for line in lines { #expect(!page.references(in: line).isEmpty, "\(line)") }
  }

  @Test func `every file and test that is named exists`() throws {
    try page.checkReferences()
    try RuleTableTests("Proof.md").checkReferences()
  }
}
