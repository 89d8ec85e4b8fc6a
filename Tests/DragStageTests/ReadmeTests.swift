import CollectionLayout
import DragGeometry
import DragSessions
import DragStage
import Foundation
import Machines
import Testing

@Test func `milk moves below the tea`() throws {
  let stage = Stage()
  let list = try stage.addCollection(
    "list", frame: Rect(x: 0, y: 100, width: 390, height: 220),
    layout: .rows(.init(height: 44)), items: ["milk", "eggs", "bread", "tea", "rice"],
    source: PlainSource(),
    destination: PlainDestination(proposing: DropProposal(.move, intent: .insertAt)))
  let finger = try stage.addPointer("finger")

  try stage.handle(.down(finger, Point(x: 195, y: 122), label: nil), at: .zero)
  try stage.handle(.move(finger, Point(x: 195, y: 270)), at: .zero + .milliseconds(600))
  try stage.handle(.up(finger), at: .zero + .milliseconds(700))
  try stage.handle(.tick, at: .zero + .seconds(2))

  #expect(stage.order(of: list) == [["eggs", "bread", "tea", "milk", "rice"]])
  #expect(stage.lastOutcome?.operation == .move)
}

@Test func `the README shows the test above, word for word`() throws {
  let file = URL(fileURLWithPath: #filePath)
  let root = file.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let source = try String(contentsOf: file, encoding: .utf8)
  let readme = try String(
    contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
  let start = try #require(source.range(of: "@Test func `milk"))
  let end = try #require(source.range(of: "\n}\n"))
  #expect(readme.contains(source[start.lowerBound..<end.upperBound]))
}

@Test func `the floor plan of the README names every target, below all that it imports`() throws {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let readme = try String(
    contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
  let table = try #require(readme.components(separatedBy: "## Floor plan").last)
    .components(separatedBy: "\n## ")[0]
  var floors: [String: Int] = [:]
  for (floor, line) in table.components(separatedBy: "\n").enumerated()
  where line.hasPrefix("| `") {
    let names = line.components(separatedBy: "|")[1].components(separatedBy: "`")
    for place in names.indices where place % 2 == 1 { floors[names[place]] = floor }
  }

  let sources = root.appendingPathComponent("Sources")
  for target in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
    let folder = sources.appendingPathComponent(target)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    // What only lets a library of the system in has no row of its own.
    guard !files.isEmpty else { continue }
    let floor = try #require(floors[target], "\(target) has no row")
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for line in text.components(separatedBy: "\n") {
        let words = line.split(separator: " ")
        guard words.first == "import" || words.dropFirst().first == "import",
          let name = words.last.map(String.init), let other = floors[name]
        else { continue }
        #expect(other <= floor, "\(target)/\(file) imports \(name)")
      }
    }
  }
}
