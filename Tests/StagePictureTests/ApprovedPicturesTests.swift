import CollectionLayout
import DragGeometry
import DragGestures
import DragSessions
import DragStage
import Machines
import StagePicture
import TestSupport
import Testing

/// All that is drawn while something is done with a mouse, picture by picture, as it was looked at and approved.
///
/// The text is in `Tests/Film/Approved/pictures.txt`.
@Suite struct ApprovedPicturesTests {
  /// Pictures of a scene, one below the other: of each what the one before does not have.
  private struct Sequence {
    let scene: PicturedScene
    private(set) var lines: [String]
    private var last: PictureText?

    init(_ title: String, proposal: DropProposal = DropProposal(.move, intent: .insertAt)) throws {
      scene = try PicturedScene(proposal: proposal, glideTime: .milliseconds(180))
      lines = ["# \(title)"]
    }

    /// Draws a time, after the timers that are due.
    mutating func draw(_ milliseconds: Int64) {
      scene.input.tick(at: scene.time(milliseconds))
      let picture = PictureText(scene.picture(at: milliseconds), of: scene.stage)
      lines.append("## \(milliseconds) ms\(picture.isMoving ? ", moving" : "")")
      lines += picture.lines(since: last)
      if picture.blocks == last?.blocks { lines.append("the same") }
      last = picture
    }

    mutating func draw(_ times: some Swift.Sequence<Int64>) { for time in times { draw(time) } }
  }

  private static let row = Point(x: 50, y: 60)
  private static let tile = Point(x: 225, y: 25)

  private func selects() throws -> [String] {
    var all = try Sequence("a selection, and a list that is scrolled")
    all.draw(0)
    all.scene.click(Point(x: 50, y: 20))
    all.scene.click(Point(x: 50, y: 60), keys: .control)
    all.draw(300)
    all.scene.input.scroll(at: Self.row, by: Point(x: 0, y: 25), at: all.scene.time(310))
    all.draw(320)
    return all.lines
  }

  private func movesIntoAGap() throws -> [String] {
    var all = try Sequence("four rows that are moved between tiles")
    for y in [20.0, 60, 100, 140] { all.scene.click(Point(x: 50, y: y), keys: .control) }
    all.draw(900)
    all.scene.drag(from: Self.row, to: Point(x: 265, y: 25), endingAt: 1_000)
    all.draw([1_000, 1_040, 1_090, 1_200])
    all.scene.input.release(at: all.scene.time(1_300))
    all.draw([1_300, 1_350, 1_450, 1_500, 1_560, 1_600, 1_700, 2_000])
    return all.lines
  }

  private func movesWithinAList() throws -> [String] {
    var all = try Sequence("a row that is moved in its list")
    all.draw(900)
    all.scene.drag(from: Self.row, to: Point(x: 50, y: 150), endingAt: 1_000)
    all.draw([1_000, 1_050, 1_100, 1_300])
    all.scene.input.release(at: all.scene.time(1_400))
    all.draw([1_400, 1_500, 1_700, 1_900])
    return all.lines
  }

  private func dropsInto() throws -> [String] {
    var all = try Sequence(
      "a row that is copied into a tile", proposal: DropProposal(.copy, intent: .insertInto))
    all.draw(400)
    all.scene.drag(from: Self.row, to: Self.tile, endingAt: 500)
    all.draw([500, 600])
    all.scene.input.release(at: all.scene.time(620))
    all.draw([620, 700, 800, 850, 1_000])
    return all.lines
  }

  private func opensByRest() throws -> [String] {
    var all = try Sequence(
      "a tile that rest opens", proposal: DropProposal(.forbidden, intent: .insertAt))
    all.scene.drag(from: Self.row, to: Self.tile, endingAt: 500)
    all.draw(stride(from: 500, through: 1_500, by: 250))
    all.scene.input.drag(by: Point(x: 600, y: 300), at: all.scene.time(2_600))
    all.draw(2_600)
    return all.lines
  }

  private func fliesHome() throws -> [String] {
    var all = try Sequence("a drag that is canceled, and one that is let go over nothing")
    all.scene.drag(from: Self.row, to: Point(x: 150, y: 260), endingAt: 500)
    all.scene.input.escape(at: all.scene.time(600))
    all.draw([600, 650, 750, 800, 850, 900, 1_000])
    all.scene.drag(from: Self.tile, to: Point(x: 150, y: 260), endingAt: 1_500)
    all.scene.input.release(at: all.scene.time(1_600))
    all.draw([1_600, 1_750, 2_000])
    // The next drag ends while the one before is still on its way.
    all.scene.drag(from: Self.row, to: Point(x: 150, y: 260), endingAt: 2_100)
    all.scene.input.escape(at: all.scene.time(2_110))
    all.scene.drag(from: Self.tile, to: Point(x: 150, y: 260), endingAt: 2_200)
    all.scene.input.escape(at: all.scene.time(2_210))
    all.draw([2_220, 2_350])
    return all.lines
  }

  private func hasTables() throws -> [String] {
    let stage = Stage()
    var options = ViewOptions()
    options.orientation = LayoutOrientation(direction: .rightToLeft)
    _ = try stage.addCollection(
      "table", frame: Rect(x: 0, y: 0, width: 200, height: 100), layout: .rows(.init(height: 40)),
      items: ["a", "b"], options: options, source: DefaultDragSource())
    options.orientation.axis = .horizontal
    _ = try stage.addCollection(
      "reel", frame: Rect(x: 0, y: 200, width: 100, height: 50),
      layout: .grid(.init(cell: Size(width: 50, height: 50), gap: 0)),
      items: ["c", "d", "e"], options: options)
    _ = try stage.addCollection(
      "nothing", frame: Rect(x: 0, y: 300, width: 100, height: 50),
      layout: .grid(.init(cell: Size(width: 20, height: 20), gap: 5)), items: [])
    _ = try stage.addView("plain", frame: Rect(x: 300, y: 0, width: 50, height: 60))
    _ = try stage.addPointer("mouse", .mouse)
    let show = StageRenderer(of: stage, labels: Columns(), glideTime: .zero)
    let input = StageInput(to: show)
    let first = PictureText(show.picture(at: .zero), of: stage)
    input.press(at: Point(x: 100, y: 20), by: .mouse, at: Timestamp(microseconds: 1_000))
    input.drag(by: Point(x: 60, y: 10), at: Timestamp(microseconds: 20_000))
    input.drag(by: Point(x: 90, y: 90), at: Timestamp(microseconds: 30_000))
    let second = PictureText(show.picture(at: Timestamp(microseconds: 30_000)), of: stage)
    return ["# a table whose rows begin at the right, a reel, a view without items"]
      + first.lines(since: nil) + ["## 30 ms"] + second.lines(since: first)
  }

  /// Labels of a table with two columns.
  private struct Columns: StageLabels {
    func heading(ofView name: String) -> Heading {
      name == "table" ? Heading("A table", columns: ["name", "size"]) : Heading(name)
    }
    func caption(ofItem name: String, in view: String) -> Caption {
      Caption("\(name) in \(view)", details: view == "table" ? ["9 KB"] : [], tint: 11)
    }
  }

  @Test func `what is drawn is what was approved`() throws {
    let parts = try [
      selects(), movesIntoAGap(), movesWithinAList(), dropsInto(), opensByRest(), fliesHome(),
      hasTables(),
    ]
    let text = parts.joined().map { $0 + "\n" }.joined()
    let approved = ApprovedText("Tests/Film/Approved/pictures.txt")
    #expect(try approved.differences(from: text) == [])
  }
}
