import Foundation
import Testing

/// The page of statements that are played through delegates.
@Suite struct DelegateTableTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The names of tests that have a number of the contract, with their files.
  private func tests() throws -> Set<String> {
    var found: Set<String> = []
    for folder in ["Tests/DragUIKitTests", "Tests/UIKitSamples/BoardTests"] {
      let folder = root.appendingPathComponent(folder).resolvingSymlinksInPath()
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where file.hasSuffix("Tests.swift") {
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        for part in text.components(separatedBy: "`") where part.contains(" (CONTRACT-") {
          if part.hasSuffix(")"), !part.contains("\n") { found.insert("`\(file)` \"\(part)\"") }
        }
      }
    }
    return found
  }

  @Test func `every test of a statement is in the table, and no other one`() throws {
    let page = try String(
      contentsOf: root.appendingPathComponent(".github/Delegates.md"), encoding: .utf8)
    var listed: Set<String> = []
    for line in page.split(separator: "\n") where line.hasPrefix("| ") && line.contains("` \"") {
      let cells = line.components(separatedBy: " | ")
      let number = cells[0].filter(\.isNumber)
      for test in cells[1].replacingOccurrences(of: " |", with: "").components(separatedBy: "; `") {
        let test = test.hasPrefix("`") ? test : "`" + test
        listed.insert(test)
        #expect(test.contains(number), "\(number): \(test)")
      }
    }
    let all = try tests()
    #expect(listed.count > 50)
    #expect(all.subtracting(listed) == [])
    #expect(listed.subtracting(all) == [])
  }
}
