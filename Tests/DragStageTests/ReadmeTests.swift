import Foundation
import Testing

@Test func `the README shows the sample that is compiled with its imports, word for word`() throws {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  let root = folder.deletingLastPathComponent().deletingLastPathComponent()
  let source = try String(
    contentsOf: folder.appendingPathComponent("ReadmeSampleTests.swift"), encoding: .utf8)
  let readme = try String(
    contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
  #expect(readme.contains("```swift\n" + source + "```\n"))
}

@Test func `the floor plan names every target, below all that it imports`() throws {
  let tree = SourceTree()
  let page = try tree.text("Sources/DragStage/DragStage.docc/Architecture.md")
  let table = try #require(page.components(separatedBy: "## Floor plan").last)
    .components(separatedBy: "```mermaid")[0]
  var floors: [String: Int] = [:]
  for (floor, line) in table.components(separatedBy: "\n").enumerated()
  where line.hasPrefix("| `") {
    let names = line.components(separatedBy: "|")[1].components(separatedBy: "`")
    for place in names.indices where place % 2 == 1 { floors[names[place]] = floor }
  }

  // What only lets a library of the system in has no Swift file, and no row of its own.
  let outside = [
    "Foundation", "FoundationEssentials", "Synchronization", "Runtime", "Testing", "XCTest",
    "Dispatch",
    "PackagePlugin", "PackageDescription", "CRT", "Glibc", "Darwin", "Musl", "Android", "WASILibc",
    "WinSDK", "ucrt",
    "CGTK4", "CSQLite", "CCounts", "CDragUIKit", "CDragStage", "CFilmPages", "UIKit",
  ]
  for target in try tree.targets() {
    let floor = try #require(floors[target], "\(target) has no row")
    for file in try tree.files(of: target) {
      for name in try tree.imports(of: file, in: target) {
        guard !outside.contains(name) else { continue }
        let other = try #require(floors[name], "\(target)/\(file) imports \(name), without a row")
        #expect(other <= floor, "\(target)/\(file) imports \(name)")
      }
    }
  }
}
