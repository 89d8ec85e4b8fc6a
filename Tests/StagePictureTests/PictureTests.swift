import DragGeometry
import DragItems
import DragSessions
import DragStage
import Machines
import StagePicture
import Testing

@Suite struct `A picture of a stage` {
  @Test func `shows every view with its items in their places`() throws {
    let scene = try PicturedScene()
    let picture = scene.picture()
    #expect(picture.panels.map(\.heading.title) == ["list", "grid"])
    #expect(picture.panels.map(\.form) == [.rows, .tiles])
    #expect(picture.panels.map(\.count) == [6, 3])
    #expect(scene.names(in: "list", of: picture) == ["a", "b", "c", "d", "e"])
    #expect(picture.panels[0].cells.allSatisfy { $0.state == .rests })
    #expect(picture.panels[0].cells[1].frame == Rect(x: 0, y: 40, width: 100, height: 40))
    #expect(picture.previews.isEmpty && !picture.isMoving)
  }

  @Test func `says how far a view has scrolled, and shows what came into sight`() throws {
    let scene = try PicturedScene()
    #expect(scene.picture().panels[0].thumb?.minY == 0)
    #expect(scene.picture().panels[1].thumb == nil)
    scene.input.scroll(at: Point(x: 50, y: 50), by: Point(x: 0, y: 40), at: scene.time(1))
    let picture = scene.picture(at: 1)
    #expect(scene.names(in: "list", of: picture) == ["b", "c", "d", "e", "f"])
    #expect(!picture.isMoving, "scrolling is at once")
    #expect(picture.panels[0].thumb.map { $0.maxY > 199 } == true)
  }

  @Test func `a sideways list has its bar below, and rows that begin at the right say so`() throws {
    let stage = Stage()
    var options = ViewOptions()
    options.orientation.axis = .horizontal
    _ = try stage.addCollection(
      "reel", frame: Rect(x: 0, y: 0, width: 100, height: 50),
      layout: .grid(.init(cell: Size(width: 50, height: 50), gap: 0)),
      items: ["a", "b", "c", "d"], options: options)
    options.orientation = LayoutOrientation(direction: .rightToLeft)
    _ = try stage.addCollection(
      "names", frame: Rect(x: 0, y: 100, width: 100, height: 50),
      layout: .rows(.init(height: 40)), items: ["a"], options: options)
    let picture = StageRenderer(of: stage).picture(at: .zero)
    #expect(picture.panels[0].thumb == Rect(x: 0, y: 54, width: 50, height: 4))
    #expect(picture.panels.map(\.isRightToLeft) == [false, true])
    #expect(picture.panels[1].thumb == nil)
  }

  @Test func `shows no view that was taken away, and meets nothing in it`() throws {
    let scene = try PicturedScene()
    let point = Point(x: 50, y: 60)
    #expect(scene.show.item(at: point).map { scene.stage.name(of: $0.item) } == "b")
    try scene.stage.removeView(scene.list)
    #expect(scene.picture().panels.map { scene.stage.name(of: $0.view) } == ["grid"])
    #expect(scene.show.item(at: point) == nil)
    #expect(scene.stage.scene.views(at: point) == [])
    scene.input.scroll(at: point, by: Point(x: 0, y: 40), at: scene.time(1))
    #expect(scene.input.rejection == nil, "nobody is asked")
  }

  @Test(arguments: [false, true])
  func `what has lost its view fades where it was released, and flies nowhere`(isGone: Bool) throws
  {
    let scene = try PicturedScene()
    let home = Point(x: 50, y: 60)
    let end = Point(x: 150, y: 300)
    scene.drag(from: home, to: end)
    if isGone { try scene.stage.removeView(scene.list) }
    scene.input.release(at: scene.time(1_600))
    let last = try #require(scene.picture(at: 1_895).previews.first)
    #expect((abs(last.center.x - end.x) < 1) == isGone)
    #expect((abs(last.center.y - home.y) < 1) != isGone)
  }

  @Test func `fades what is lifted, and shows it in the gap of its own list`() throws {
    let scene = try PicturedScene()
    scene.drag(from: Point(x: 50, y: 60), to: Point(x: 50, y: 150))
    let picture = scene.picture(at: 2_000)
    let list = try #require(picture.panels.first)
    let lifted = list.cells.filter { $0.state == .isLifted }
    #expect(lifted.map(\.caption.title) == ["b"])
    #expect(lifted.first?.frame == Rect(x: 0, y: 120, width: 100, height: 40))
    #expect(list.gap.isEmpty, "the lifted cell stands in it")
    #expect(list.isTarget)
  }

  @Test func `shows an empty gap where something comes from elsewhere`() throws {
    let scene = try PicturedScene()
    scene.drag(from: Point(x: 50, y: 60), to: Point(x: 265, y: 25))
    let picture = scene.picture(at: 2_000)
    #expect(picture.panels[1].gap == [Rect(x: 260, y: 0, width: 50, height: 50)])
    #expect(picture.panels[0].cells.first { $0.state == .isLifted }?.frame.minY == 40)
    #expect(picture.panels.map(\.isTarget) == [false, true])
  }

  @Test func `lets cells glide to their places, and then rests`() throws {
    let scene = try PicturedScene(glideTime: .milliseconds(100))
    _ = scene.picture()
    scene.drag(from: Point(x: 50, y: 60), to: Point(x: 50, y: 150), endingAt: 500)
    let begun = scene.picture(at: 500)
    #expect(begun.isMoving)
    let c = begun.panels[0].cells.first { $0.caption.title == "c" }
    #expect(c?.frame.minY == 80, "it has just set out")
    let later = scene.picture(at: 550).panels[0].cells.first { $0.caption.title == "c" }
    #expect(later.map { $0.frame.minY > 40 && $0.frame.minY < 80 } == true)
    let rested = scene.picture(at: 700)
    #expect(!rested.isMoving)
    #expect(rested.panels[0].cells.first { $0.caption.title == "c" }?.frame.minY == 40)
  }

  @Test func `marks what a drop would go into`() throws {
    let scene = try PicturedScene(
      proposal: DropProposal(.copy, intent: .insertInto))
    scene.drag(from: Point(x: 50, y: 60), to: Point(x: 225, y: 25))
    let grid = scene.picture(at: 2_000).panels[1]
    #expect(grid.cells.filter { $0.state == .receives }.map(\.caption.title) == ["x"])
    #expect(grid.gap.isEmpty)
  }

  @Test func `CONTRACT-100: what is rested on is marked, and flashes before it opens`() throws {
    let scene = try PicturedScene()
    scene.drag(from: Point(x: 50, y: 60), to: Point(x: 225, y: 25), endingAt: 100)
    #expect(scene.state(of: "x", at: 200) == .springs)
    scene.input.tick(at: scene.time(860))
    #expect(scene.state(of: "x", at: 860) == .flashes)
    scene.input.tick(at: scene.time(1_200))
    #expect(scene.state(of: "x", at: 1_200) == .rests)
  }
}
