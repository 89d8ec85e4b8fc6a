import Foundation
import Testing

@Suite struct GuideTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()

  /// The code of a page, block by block.
  private func blocks(_ page: String) throws -> [String] {
    let text = try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
    let parts = text.components(separatedBy: "```swift\n").dropFirst()
    return parts.map { String($0.components(separatedBy: "\n```")[0]) }
  }

  /// Everything that is compiled and run beside this file.
  private func sources() throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted()
      .map { try String(contentsOf: Self.folder.appendingPathComponent($0), encoding: .utf8) }
      .joined(separator: "\n")
  }

  @Test func `the guide shows the tests that run here, word for word`() throws {
    let sources = try sources()
    let blocks = try blocks("Sources/DragStage/DragStage.docc/TestYourFirstDrag.md")
    #expect(blocks.count >= 14)
    for block in blocks { #expect(sources.contains(block), "\(block)") }
  }

  /// The files whose code the guide shows, with the modules that each imports.
  private func shownFiles() throws -> [String: Set<String>] {
    let blocks = try blocks("Sources/DragStage/DragStage.docc/TestYourFirstDrag.md")
    var files: [String: Set<String>] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    where name.hasSuffix(".swift") {
      let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
      guard blocks.contains(where: text.contains) else { continue }
      files[name] = Set(text.matches(of: /(?m)^(?:@testable )?import (\w+)/).map { String($0.1) })
    }
    return files
  }

  @Test func `one import is enough for all of them, as the guide says`() throws {
    let files = try shownFiles()
    #expect(files.count >= 6)
    for (name, imports) in files {
      // `IndexSet` in a model of SwiftUI's is Foundation's.
      let own: Set =
        name == "AdapterTests.swift" ? ["Foundation", "Testing"] : ["Testing", "XCTest"]
      #expect(imports.subtracting(own) == ["DragTesting"], "\(name)")
    }
  }

  @Test func `the README shows one of them, too`() throws {
    let sources = try sources()
    let block = try #require(try blocks("README.md").first { $0.contains("TestStage()") })
    #expect(sources.contains(block))
  }
}
