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
    source: DefaultDragSource(),
    destination: FixedProposalDestination(proposing: DropProposal(.move, intent: .insertAt)))
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
  let tree = SourceTree()
  let table = try #require(try tree.text("README.md").components(separatedBy: "## Floor plan").last)
    .components(separatedBy: "\n## ")[0]
  var floors: [String: Int] = [:]
  for (floor, line) in table.components(separatedBy: "\n").enumerated()
  where line.hasPrefix("| `") {
    let names = line.components(separatedBy: "|")[1].components(separatedBy: "`")
    for place in names.indices where place % 2 == 1 { floors[names[place]] = floor }
  }

  // What only lets a library of the system in has no Swift file, and no row of its own.
  for target in try tree.targets() {
    let floor = try #require(floors[target], "\(target) has no row")
    for file in try tree.files(of: target) {
      for name in try tree.imports(of: file, in: target) {
        guard let other = floors[name] else { continue }
        #expect(other <= floor, "\(target)/\(file) imports \(name)")
      }
    }
  }
}
