import Foundation
import Testing

/// The page of fixed faults names a test or a script for each of them, and each exists.
@Suite struct FixedFaultsPageTests {
  private let page: RuleTableTests

  init() throws {
    page = try RuleTableTests("FixedFaults.md", in: RuleTableTests.maintainers)
  }

  @Test func `every fault that was fixed has a test`() throws {
    let lines = page.text.components(separatedBy: "\n- ").dropFirst()
    #expect(lines.count > 10)
    for line in lines { #expect(!page.references(in: line).isEmpty, "\(line)") }
  }

  @Test func `every file and test that is named exists`() throws {
    try page.checkReferences()
    try RuleTableTests("Proof.md", in: RuleTableTests.maintainers).checkReferences()
  }

  @Test func `a link of a maintainers' page leads to a file`() throws {
    let folder = SourceTree().root.appendingPathComponent(RuleTableTests.maintainers)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in names where name.hasSuffix(".md") {
      let text = try RuleTableTests(name, in: RuleTableTests.maintainers).text
      #expect(!text.contains("<doc:"), "\(name)")
      for match in text.matches(of: /\]\(([^)#\s]+\.md)\)/) {
        let target = folder.appendingPathComponent(String(match.1)).path
        #expect(FileManager.default.fileExists(atPath: target), "\(name): \(match.1)")
      }
    }
  }
}
