import DragGeometry
import DragStage
import Foundation
import Machines
import StagePicture
import Testing

// guide: begin
/// A window that draws a stage by its pictures.
final class PictureWindow {
  let stage: Stage
  let renderer: StageRenderer
  /// Paints panels with their cells and gaps, and the previews above them.
  var paint: (Picture) -> Void = { _ in }
  /// Calls `tell(.tick, …)` at a time; at nil, no call is due.
  var wake: (Timestamp?) -> Void = { _ in }

  init(of stage: Stage) {
    self.stage = stage
    renderer = StageRenderer(of: stage)
  }

  func tell(_ event: StageEvent, at time: Timestamp) throws(StageError) {
    let reply = try stage.handle(event, at: time)
    renderer.take(reply.commands, at: time)
    wake(reply.nextDeadline)
    draw(at: time)
  }

  /// Paints the moment; true while cells or previews are on their way, and the next frame differs.
  @discardableResult
  func draw(at time: Timestamp) -> Bool {
    let picture = renderer.picture(at: time)
    paint(picture)
    return picture.isMoving
  }
}
// guide: end

/// What the pages for hosts say of commands and pictures.
@Suite struct HostCommandsPageTests {
  private static let source = URL(fileURLWithPath: #filePath)
  private static let root = source.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `each command is in the table, in the order of its declaration or not`() throws {
    let reply = try text("Sources/DragStage/Stage/Reply.swift")
    let start = try #require(reply.range(of: "public enum HostCommand"))
    let end = try #require(reply.range(of: "\n}\n", range: start.upperBound..<reply.endIndex))
    let cases = reply[start.upperBound..<end.lowerBound].matches(of: /case (\w+)\(/).map { $0.1 }
    let page = try text("Sources/DragStage/DragStage.docc/HostCommands.md")
    let rows = page.matches(of: /\n\| ``HostCommand\/(\w+)\(/).map { $0.1 }
    #expect(cases.count == 21)
    #expect(Set(cases) == Set(rows))
    #expect(rows.count == Set(rows).count)
  }

  @Test func `the guide begins with the window that is compiled here`() throws {
    let code = try String(contentsOf: Self.source, encoding: .utf8)
    let begin = try #require(code.range(of: "// guide: begin\n"))
    let end = try #require(code.range(of: "// guide: end\n"))
    let page = try text("Sources/DragStage/DragStage.docc/Embedding.md")
    #expect(page.contains("```swift\n" + code[begin.upperBound..<end.lowerBound] + "```\n"))
  }

  @Test func `the window paints what is lifted, and its way to the end`() throws {
    let stage = Stage()
    try stage.addView("card", frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let mouse = try stage.addPointer("mouse", .mouse)
    let window = PictureWindow(of: stage)
    var previews: [Int] = []
    var due: Timestamp?
    window.paint = { previews.append($0.previews.count) }
    window.wake = { due = $0 }
    try window.tell(.down(mouse, Point(x: 9, y: 9)), at: .zero)
    try window.tell(.move(mouse, Point(x: 90, y: 90)), at: .zero)
    try window.tell(.up(mouse), at: .zero)
    #expect(window.draw(at: .zero))
    #expect(previews == [0, 1, 1, 1])
    try window.tell(.tick, at: try #require(due))
    #expect(previews.last == 0)
  }
}
