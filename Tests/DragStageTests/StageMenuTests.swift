import CollectionLayout
import DragGeometry
import DragGestures
import DragItems
import DragSessions
import DragStage
import Machines
import Testing

/// A context menu and a drag on one long press.
@Suite struct StageMenuTests {
  private static func sample(
    _ change: (inout StageSettings) -> Void = { _ in }
  ) throws -> Sample {
    var options = ViewOptions()
    options.hasMenus = true
    return try Sample(change, list: options)
  }

  @Test func `the menu shows at the lift, and moving on takes it away before the begin`() throws {
    let sample = try Self.sample()
    let stage = sample.stage
    let b = try sample.item("b", in: sample.list)
    try stage.down(sample.finger, 50, 166, at: 0)
    let lifted = try stage.handle(.tick, at: .milliseconds(500))
    #expect(lifted.commands == [.showLift(SessionID(1)), .showMenu(b)])
    #expect(stage.scene.shownMenu == b)
    #expect(
      stage.calls(from: 1) == [
        "list.items", "list.canMove item=b", "list.willLift", "list.menu item=b",
        "list.menuShown item=b",
      ])
    let first = stage.trace.count
    let begun = try stage.move(sample.finger, 50, 186, at: 600)
    #expect(begun.commands.first == .dismissMenu(b))
    #expect(stage.scene.shownMenu == nil)
    #expect(
      Array(stage.calls(from: first).prefix(3)) == [
        "f.move 50,186", "list.menuDismissed item=b", "list.allowsMove",
      ])
  }

  @Test func `releasing keeps the menu open and lets the items down`() throws {
    let sample = try Self.sample()
    let stage = sample.stage
    let b = try sample.item("b", in: sample.list)
    try stage.down(sample.finger, 50, 166, at: 0)
    let released = try stage.up(sample.finger, at: 600)
    #expect(
      released.commands == [.showLift(SessionID(1)), .showMenu(b), .cancelLift(SessionID(1))])
    #expect(stage.scene.shownMenu == b)
    #expect(stage.calls().last == "list.liftCancelled")
    let pressed = try stage.down(sample.finger, 700, 400, at: 700)
    #expect(pressed.commands == [.dismissMenu(b)])
    #expect(stage.scene.shownMenu == nil)
  }

  @Test func `a pointer that is taken away, and the escape key, dismiss the menu`() throws {
    let taken = try Self.sample()
    try taken.stage.down(taken.finger, 50, 166, at: 0)
    try taken.stage.handle(.cancel(taken.finger), at: .milliseconds(600))
    #expect(taken.stage.calls().last == "list.menuDismissed item=b")
    #expect(taken.stage.scene.shownMenu == nil)

    let escaped = try Self.sample()
    try escaped.stage.down(escaped.finger, 50, 166, at: 0)
    try escaped.stage.handle(.escape, at: .milliseconds(600))
    #expect(escaped.stage.scene.shownMenu == nil)
    // The items are still up: the key was the menu's.
    #expect(escaped.stage.pointers.state(of: escaped.finger) == .lifted)
  }

  @Test func `a view that lends nothing has no menu, whatever its options say`() throws {
    let stage = Stage()
    var options = ViewOptions()
    options.hasMenus = true
    let view = try stage.addCollection(
      "list", frame: Rect(x: 0, y: 0, width: 100, height: 100),
      layout: .rows(Layout.Rows(height: 44)), items: ["a"], options: options, source: nil)
    let finger = try stage.addPointer("f")
    try stage.down(finger, 50, 22, at: 0)
    try stage.handle(.tick, at: .milliseconds(600))
    #expect(stage.scene.shownMenu == nil)
    #expect(stage.order(of: view) == [["a"]])
  }

  @Test func `without drag items there is the menu alone`() throws {
    let sample = try Self.sample()
    sample.listPolicy.onItems = { _ in .none }
    try sample.stage.down(sample.finger, 50, 166, at: 0)
    try sample.stage.move(sample.finger, 50, 260, at: 600)
    #expect(sample.stage.scene.shownMenu == (try sample.item("b", in: sample.list)))
    #expect(sample.stage.sessions.count == 0)
    try sample.stage.up(sample.finger, at: 700)
    #expect(sample.stage.scene.shownMenu != nil)
  }

  @Test func `a menu goes with its item and with its application`() throws {
    let deleted = try Self.sample()
    try deleted.stage.down(deleted.finger, 50, 166, at: 0)
    try deleted.stage.up(deleted.finger, at: 600)
    try deleted.stage.delete(try deleted.item("b", in: deleted.list))
    #expect(deleted.stage.scene.shownMenu == nil)

    let hidden = try Self.sample()
    try hidden.stage.down(hidden.finger, 50, 166, at: 0)
    try hidden.stage.handle(
      .application(hidden.stage.scene.application(of: hidden.list), .background),
      at: .milliseconds(600))
    #expect(hidden.stage.scene.shownMenu == nil)
  }

  @Test func `a menu goes with its view, also where its own answer takes the view away`() throws {
    let sample = try Self.sample()
    let stage = sample.stage
    try stage.down(sample.finger, 50, 166, at: 0)
    try stage.up(sample.finger, at: 600)
    try stage.removeView(sample.list)
    #expect(stage.scene.shownMenu == nil)
    #expect(stage.calls().last == "list.menuDismissed item=b")

    let asking = try Self.sample()
    asking.listPolicy.onTold = { [stage = asking.stage, list = asking.list] callback, _ in
      if callback == .willLift { try? stage.removeView(list) }
    }
    try asking.stage.down(asking.finger, 50, 166, at: 0)
    try asking.stage.handle(.tick, at: .milliseconds(500))
    #expect(asking.stage.scene.shownMenu == nil)
    #expect(
      asking.stage.calls().suffix(3) == [
        "list.menuShown item=b", "list.remove", "list.menuDismissed item=b",
      ])
  }

  @Test func `one menu is shown at a time`() throws {
    let sample = try Self.sample()
    try sample.stage.down(sample.finger, 50, 122, at: 0)
    try sample.stage.down(sample.thumb, 50, 166, at: 100)
    try sample.stage.up(sample.finger, at: 550)
    let reply = try sample.stage.handle(.tick, at: .milliseconds(600))
    let a = try sample.item("a", in: sample.list)
    let b = try sample.item("b", in: sample.list)
    #expect(reply.commands == [.showLift(SessionID(2)), .dismissMenu(a), .showMenu(b)])
  }

  @Test func `a view without menus asks for none`() throws {
    let sample = try Sample()
    try sample.stage.down(sample.finger, 50, 166, at: 0)
    try sample.stage.up(sample.finger, at: 600)
    #expect(!sample.stage.calls().contains { $0.contains("menu") })
    #expect(sample.stage.scene.shownMenu == nil)
  }

  @Test func `the preview does not jump as the drag begins from the menu`() throws {
    let sample = try Self.sample()
    let stage = sample.stage
    // The finger strays within the slop before the lift; the preview starts at the row's center.
    try stage.down(sample.finger, 50, 160, at: 0)
    try stage.move(sample.finger, 54, 163, at: 100)
    try stage.handle(.tick, at: .milliseconds(500))
    let session = try #require(stage.pointers.carriedSession(of: sample.finger))
    var center = try #require(stage.sessions.previewCenter(of: session))
    var point = Point(x: 54, y: 163)
    #expect(center == Point(x: 195, y: 166))
    // From now on every step of the finger is a step of the preview: in the menu, over the begin,
    // and in the drag.
    for (time, y) in [(600, 170.0), (620, 172.9), (640, 173.1), (660, 190), (680, 260)] {
      let next = Point(x: 54, y: y)
      try stage.move(sample.finger, next.x, next.y, at: Int64(time))
      let moved = try #require(stage.sessions.previewCenter(of: session))
      #expect(moved == center + (next - point))
      center = moved
      point = next
    }
    #expect(stage.pointers.state(of: sample.finger) == .dragging)
    try stage.up(sample.finger, at: 700)
    #expect(stage.sessions.previewCenter(of: session) == nil)
  }

  @Test func `a mouse holds what it pressed, and pulls it away without a menu`() throws {
    let sample = try Self.sample()
    let mouse = try sample.stage.addPointer("m", .mouse)
    try sample.stage.down(mouse, 50, 160, at: 0)
    try sample.stage.move(mouse, 350, 260, at: 10)
    let session = try #require(sample.stage.pointers.carriedSession(of: mouse))
    #expect(sample.stage.sessions.previewCenter(of: session) == Point(x: 495, y: 266))
    #expect(sample.stage.scene.shownMenu == nil)
  }
}
