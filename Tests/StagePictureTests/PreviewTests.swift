import DragGeometry
import DragGestures
import DragSessions
import DragStage
import Machines
import StagePicture
import Testing

@Suite struct `The preview in a picture` {
  @Test func `follows the pointer as it was taken hold of`() throws {
    let scene = try PicturedScene()
    scene.drag(from: Point(x: 40, y: 65), to: Point(x: 140, y: 165))
    let preview = try #require(scene.picture(at: 2_000).previews.first)
    // The center of the cell was ten to the right of the press and five above it.
    #expect(preview.center == Point(x: 150, y: 160))
    #expect(preview.layers.map(\.caption.title) == ["b"])
    #expect(preview.layers.map(\.form) == [.rows])
    #expect(preview.layers.map(\.size) == [Size(width: 100, height: 40)])
    #expect(preview.layers.map(\.turn) == [0])
    #expect(preview.count == 1)
  }

  @Test func `CONTRACT-03: is a stack with the last item on top, and counts them all`() throws {
    let scene = try PicturedScene()
    for y in [20.0, 60, 100, 140] { scene.click(Point(x: 50, y: y), keys: .control) }
    scene.drag(from: Point(x: 50, y: 60), to: Point(x: 150, y: 100))
    let preview = try #require(scene.picture(at: 3_000).previews.first)
    #expect(preview.count == 4)
    #expect(preview.layers.map(\.caption.title) == ["b", "c", "d"])
    #expect(preview.layers.last?.turn == 0)
  }

  @Test func `CONTRACT-51: has the badge of what a drop would do`() throws {
    func badge(_ proposal: DropProposal) throws -> Badge? {
      let scene = try PicturedScene(proposal: proposal)
      scene.drag(from: Point(x: 50, y: 60), to: Point(x: 225, y: 25))
      return scene.picture(at: 2_000).previews.first?.badge
    }
    #expect(try badge(DropProposal(.move, intent: .insertAt)) == Badge.none)
    #expect(try badge(DropProposal(.copy, intent: .insertAt)) == .plus(count: 1))
    #expect(try badge(DropProposal(.forbidden)) == .forbidden)
  }

  @Test func `flies to where it is dropped, and fades`() throws {
    let scene = try PicturedScene()
    scene.drag(from: Point(x: 50, y: 60), to: Point(x: 265, y: 25), endingAt: 500)
    scene.input.release(at: scene.time(600))
    let half = try #require(scene.picture(at: 750).previews.first)
    #expect(half.center.x > 260 && half.center.x < 285)
    #expect(half.opacity > 0.9)
    #expect(scene.picture(at: 890).previews.first.map { $0.opacity < 0.2 } == true)
    #expect(scene.picture(at: 900).previews.isEmpty)
    #expect(scene.picture(at: 750).panels[1].cells.count { $0.state == .isLifted } == 1)
  }

  @Test(arguments: [DropProposal(.copy, intent: .insertAt), DropProposal(.move, intent: .insertAt)])
  func `flies to the row of the last item that has arrived`(proposal: DropProposal) throws {
    let scene = try PicturedScene(proposal: proposal)
    for y in [20.0, 60] { scene.click(Point(x: 50, y: y), keys: .control) }
    scene.drag(from: Point(x: 50, y: 60), to: Point(x: 265, y: 25))
    scene.input.release(at: scene.time(1_600))
    let flight = try #require(scene.show.flights.last)
    let arrived = scene.stage.sessions.arrivals(of: flight.session)
    #expect(arrived.map { scene.stage.name(of: $0.item.item) } == ["a", "b"])
    guard case .row(let row)? = arrived.last?.place else {
      Issue.record("the last item has no row")
      return
    }
    #expect((row.item == arrived.last?.item.item) == (proposal.operation == .move))
    #expect(flight.end == scene.stage.scene.shownFrame(of: row))
  }

  @Test func `flies home when the drag is cancelled`() throws {
    let scene = try PicturedScene()
    scene.drag(from: Point(x: 50, y: 60), to: Point(x: 150, y: 160), endingAt: 500)
    scene.input.escape(at: scene.time(600))
    let end = try #require(scene.picture(at: 899).previews.first)
    #expect(end.center.distance(to: Point(x: 50, y: 60)) < 1)
    #expect(scene.state(of: "b", at: 899) == .isLifted)
    scene.input.tick(at: scene.time(900))
    #expect(scene.state(of: "b", at: 900) == .rests)
    #expect(scene.picture(at: 900).previews.isEmpty)
  }

  @Test func `fades where it is when its row was scrolled out of sight`() throws {
    let scene = try PicturedScene()
    scene.drag(from: Point(x: 50, y: 20), to: Point(x: 150, y: 160), endingAt: 500)
    try scene.stage.scene.scroll(scene.list, by: Point(x: 0, y: 40))
    scene.input.escape(at: scene.time(600))
    let end = try #require(scene.picture(at: 890).previews.first)
    #expect(end.center == Point(x: 150, y: 160))
    #expect(end.opacity < 0.2)
    #expect(scene.picture(at: 900).previews.isEmpty)
  }

  @Test func `flies home when its row is partly in sight`() throws {
    let scene = try PicturedScene()
    scene.drag(from: Point(x: 50, y: 20), to: Point(x: 150, y: 160), endingAt: 500)
    try scene.stage.scene.scroll(scene.list, by: Point(x: 0, y: 30))
    scene.input.escape(at: scene.time(600))
    let end = try #require(scene.picture(at: 899).previews.first)
    #expect(end.center.distance(to: Point(x: 50, y: -10)) < 1)
  }

  @Test(arguments: [120.0, 256, 500])
  func `shows the corners of the lower layers`(width: Double) throws {
    let stage = Stage()
    var options = ViewOptions()
    options.dragsSelection = true
    _ = try stage.addCollection(
      "list", frame: Rect(x: 0, y: 0, width: width, height: 200),
      layout: .rows(.init(height: 40)), items: ["a", "b", "c"], options: options,
      source: DefaultDragSource())
    _ = try stage.addPointer("mouse", .mouse)
    let renderer = StageRenderer(of: stage, glideTime: .zero)
    let input = StageInput(to: renderer)
    for y in [20.0, 60, 100] {
      let start = Timestamp.zero + .milliseconds(Int64(y))
      input.setKeys(.control, at: start)
      input.press(at: Point(x: 20, y: y), by: .mouse, at: start)
      input.release(at: start + .milliseconds(1))
    }
    input.setKeys([], at: .zero + .milliseconds(110))
    input.press(at: Point(x: 20, y: 20), by: .mouse, at: .zero + .milliseconds(200))
    input.drag(by: Point(x: 30, y: 30), at: .zero + .milliseconds(300))
    let picture = renderer.picture(at: .zero + .milliseconds(300))
    let layers = try #require(picture.previews.first).layers
    #expect(layers.count == 3 && layers[2].turn == 0 && layers[0].turn == -layers[1].turn)
    let lifted = width / 2 * abs(layers[0].turn) * .pi / 180
    #expect(lifted > 5 && lifted < 9)
  }

  @Test func `goes down again where a lift is given up`() throws {
    let scene = try PicturedScene()
    scene.input.press(at: Point(x: 50, y: 60), by: .touch, at: scene.time(0))
    scene.input.tick(at: scene.time(500))
    #expect(scene.picture(at: 501).previews.first?.center == Point(x: 50, y: 60))
    scene.input.release(at: scene.time(600))
    #expect(scene.picture(at: 1_000).previews.isEmpty)
    #expect(scene.state(of: "b", at: 1_000) == .rests)
  }

  @Test func `a preview that flies to a larger row grows no more than while it is carried`() throws
  {
    let scene = try PicturedScene()
    scene.drag(from: Point(x: 225, y: 25), to: Point(x: 50, y: 100), endingAt: 500)
    let carried = try #require(scene.picture(at: 550).previews.first)
    scene.input.release(at: scene.time(600))
    let flying = try #require(scene.picture(at: 850).previews.first)
    #expect(carried.scale == 1.04 && flying.scale == 1.04)
  }
}
