import Foundation
import Testing

@Suite struct GuideTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()
  /// The modules whose samples the guide shows; their tests are in folders that are named like them.
  private static let modules = ["DragTesting", "DragTestingRecordings", "DragTestingFilm"]

  /// The code of a page, block by block.
  private func blocks(_ page: String) throws -> [String] {
    let text = try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
    let parts = text.components(separatedBy: "```swift\n").dropFirst()
    return parts.map { String($0.components(separatedBy: "\n```")[0]) }
  }

  /// The files that are compiled and run, each with the module that it is to import.
  private func files() throws -> [(name: String, module: String, text: String)] {
    try Self.modules.flatMap { module in
      let folder = Self.root.appendingPathComponent("Tests/\(module)Tests")
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }.sorted()
        .map { name in
          let file = folder.appendingPathComponent(name)
          return (name, module, try String(contentsOf: file, encoding: .utf8))
        }
    }
  }

  private func sources() throws -> String { try files().map(\.text).joined(separator: "\n") }

  @Test func `the guide shows the tests that run here, word for word`() throws {
    let sources = try sources()
    let blocks = try blocks("Sources/DragStage/DragStage.docc/TestYourFirstDrag.md")
    #expect(blocks.count >= 14)
    for block in blocks { #expect(sources.contains(block), "\(block)") }
  }

  @Test func `one import is enough for all of them, as the guide says`() throws {
    let blocks = try blocks("Sources/DragStage/DragStage.docc/TestYourFirstDrag.md")
    let shown = try files().filter { file in blocks.contains { file.text.contains($0) } }
    #expect(shown.count >= 8)
    #expect(Set(shown.map(\.module)) == Set(Self.modules))
    for file in shown {
      let imports = file.text.matches(of: /(?m)^(?:@testable )?import (\w+)/).map { String($0.1) }
      // `IndexSet` in a model of SwiftUI's is Foundation's.
      let own: Set =
        file.name == "AdapterTests.swift" ? ["Foundation", "Testing"] : ["Testing", "XCTest"]
      #expect(Set(imports).subtracting(own) == [file.module], "\(file.name)")
    }
  }

  @Test func `the README shows one of them, too`() throws {
    let sources = try sources()
    let block = try #require(try blocks("README.md").first { $0.contains("TestStage()") })
    #expect(sources.contains(block))
  }
}
