import DragGeometry
import DragGestures
import DragSessions
import DragStage
import Machines
import StagePicture
import Testing

@Suite struct `What a window tells a stage` {
  @Test func `adds the offsets of a gesture to its press`() throws {
    let scene = try PicturedScene()
    scene.input.press(at: Point(x: 50, y: 60), by: .mouse, at: scene.time(1))
    scene.input.drag(by: Point(x: 30, y: -5), at: scene.time(2))
    scene.input.drag(by: Point(x: 30, y: -5), at: scene.time(3))
    scene.input.release(at: scene.time(4))
    #expect(
      scene.lines.filter { $0.contains("mouse.") } == [
        "1.000 mouse.down 50,60", "2.000 mouse.move 80,55", "4.000 mouse.up",
      ])
  }

  @Test func `never presses with a seat, though it came first`() throws {
    let stage = Stage()
    _ = try stage.addView("page", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    _ = try stage.addSeat("desktop")
    let mouse = try stage.addPointer("mouse", .mouse)
    let input = StageInput(to: StageRenderer(of: stage))
    input.press(at: Point(x: 50, y: 60), by: .mouse, at: .zero)
    #expect(input.rejection == nil)
    #expect(stage.pointers.point(of: mouse) == Point(x: 50, y: 60))
  }

  @Test func `takes the pointer of the kind that was used`() throws {
    let scene = try PicturedScene()
    scene.input.press(at: Point(x: 50, y: 60), by: .touch, at: scene.time(1))
    scene.input.cancel(at: scene.time(2))
    scene.input.press(at: Point(x: 50, y: 60), by: .pen, at: scene.time(3))
    scene.input.cancel(at: scene.time(4))
    #expect(
      scene.lines == [
        "1.000 finger.down 50,60", "2.000 finger.cancel", "3.000 mouse.down 50,60",
        "4.000 mouse.cancel",
      ])
  }

  @Test func `a click selects alone, and with the control key more`() throws {
    let scene = try PicturedScene()
    scene.click(Point(x: 50, y: 20))
    #expect(scene.selected == ["a"])
    scene.click(Point(x: 50, y: 60))
    #expect(scene.selected == ["b"])
    scene.click(Point(x: 50, y: 100), keys: .control)
    #expect(scene.selected == ["b", "c"])
    scene.click(Point(x: 50, y: 60), keys: .control)
    #expect(scene.selected == ["c"])
    scene.click(Point(x: 50, y: 100))
    #expect(scene.selected.isEmpty)
  }

  @Test func `a drag selects nothing`() throws {
    let scene = try PicturedScene()
    scene.drag(from: Point(x: 50, y: 60), to: Point(x: 50, y: 70), endingAt: 100)
    scene.input.release(at: scene.time(200))
    #expect(scene.selected.isEmpty)
  }

  @Test func `escape cancels a drag; without one nothing is selected any more`() throws {
    let scene = try PicturedScene()
    scene.click(Point(x: 50, y: 20))
    scene.drag(from: Point(x: 50, y: 60), to: Point(x: 50, y: 160), endingAt: 1_500)
    scene.input.escape(at: scene.time(1_600))
    #expect(scene.lines.contains { $0.hasSuffix("list.willEnd op=cancel") })
    #expect(scene.selected == ["a"])
    scene.input.finish(at: scene.time(2_000))
    scene.input.escape(at: scene.time(4_000))
    #expect(scene.selected.isEmpty)
  }

  @Test func `distinguishes keys one by one`() throws {
    let scene = try PicturedScene()
    scene.input.setKeys([.shift, .control], at: scene.time(1))
    scene.input.setKeys([.control], at: scene.time(2))
    scene.input.setKeys([.control], at: scene.time(3))
    #expect(
      scene.steps == [
        .event(.keys(.shift)), .event(.keys([.shift, .control])), .event(.keys(.control)),
      ])
  }

  @Test func `what was lifted by a rest is no click, though it has not moved`() throws {
    let scene = try PicturedScene()
    scene.input.press(at: Point(x: 50, y: 60), by: .touch, at: scene.time(10))
    scene.input.tick(at: scene.time(510))
    scene.input.release(at: scene.time(700))
    #expect(scene.selected == [])
  }

  @Test func `each of four keys is an event, in one order`() throws {
    let scene = try PicturedScene()
    scene.input.setKeys([.meta, .alt, .control, .shift], at: scene.time(1))
    scene.input.setKeys([.alt], at: scene.time(2))
    #expect(
      scene.steps == [
        .event(.keys(.shift)), .event(.keys([.shift, .control])),
        .event(.keys([.shift, .control, .alt])), .event(.keys([.shift, .control, .alt, .meta])),
        .event(.keys([.control, .alt, .meta])), .event(.keys([.alt, .meta])), .event(.keys(.alt)),
      ])
  }

  @Test func `never states a time twice for what follows a timer, nor one that is past`() throws {
    let scene = try PicturedScene()
    scene.input.press(at: Point(x: 50, y: 60), by: .touch, at: scene.time(10))
    scene.input.tick(at: scene.time(510))
    scene.input.drag(by: Point(x: 0, y: 40), at: scene.time(510))
    scene.input.drag(by: Point(x: 0, y: 50), at: scene.time(3))
    #expect(scene.input.rejection == nil)
    #expect(
      scene.lines.filter { $0.contains("finger.move") } == [
        "510.001 finger.move 50,100", "510.001 finger.move 50,110",
      ])
  }

  @Test func `what is selected or scrolled comes behind the timers that are due before`() throws {
    let scene = try PicturedScene()
    let point = Point(x: 50, y: 60)
    scene.input.press(at: point, by: .touch, at: scene.time(10))
    scene.input.scroll(at: point, by: Point(x: 0, y: 10), at: scene.time(600))
    #expect(scene.stage.now == scene.time(600))
    #expect(scene.lines.suffix(2) == ["510.000 list.willLift", "600.000 list.scroll to=0,10"])
    scene.input.click(at: Point(x: 210, y: 20), at: scene.time(700))
    #expect(scene.stage.now == scene.time(700))
  }

  @Test func `nonsense is not passed on`() throws {
    let scene = try PicturedScene()
    scene.input.drag(by: Point(x: 1, y: 1), at: scene.time(1))
    scene.input.release(at: scene.time(2))
    scene.input.cancel(at: scene.time(3))
    scene.input.scroll(at: Point(x: 150, y: 150), by: Point(x: 0, y: 9), at: scene.time(4))
    #expect(scene.lines.isEmpty && scene.steps.isEmpty && scene.input.rejection == nil)
    scene.input.press(at: Point(x: Double.nan, y: 0), by: .mouse, at: scene.time(5))
    #expect(scene.input.rejection == .notFinite)
    scene.input.press(at: Point(x: 1, y: 1), by: .mouse, at: scene.time(6))
    scene.input.press(at: Point(x: 2, y: 2), by: .mouse, at: scene.time(7))
    #expect(
      scene.lines == ["6.000 mouse.down 1,1", "7.000 mouse.cancel", "7.000 mouse.down 2,2"])
  }

  @Test func `finishing lets go and comes to rest`() throws {
    let scene = try PicturedScene()
    scene.drag(from: Point(x: 50, y: 60), to: Point(x: 150, y: 160), endingAt: 500)
    scene.input.finish(at: scene.time(600))
    #expect(scene.stage.isIdle)
    #expect(scene.lines.last == "900.000 list.didEnd op=cancel")
    #expect(scene.steps.last == .event(.tick))
  }
}
