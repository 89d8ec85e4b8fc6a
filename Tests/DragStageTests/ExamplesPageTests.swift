import Foundation
import Testing

/// The index of the example scripts is complete.
@Suite struct ExamplesPageTests {
  @Test func `each script is on the page once, and each name on the page is a script`() throws {
    let tree = SourceTree()
    let scripts = tree.root.appendingPathComponent("Tests/Scripts").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: scripts)
      .filter { $0.hasSuffix(".drag") && !$0.hasPrefix("Seeds/") }
    let page = try tree.text("Sources/DragStage/DragStage.docc/Examples.md")
    let named = page.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }
      .map { $0.components(separatedBy: "`")[1] }
    #expect(named.sorted() == files.sorted())
  }

  @Test func `the ladder is numbered from one, without a gap`() throws {
    let tree = SourceTree()
    let folder = tree.root.appendingPathComponent("Tests/Scripts/Examples").path
    let numbers = try FileManager.default.contentsOfDirectory(atPath: folder)
      .compactMap { Int($0.prefix { $0.isNumber }) }
    #expect(numbers.sorted() == Array(1...numbers.count))
  }
}
