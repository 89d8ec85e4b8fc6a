import DragGeometry
import DragReplay
import DragScript
import DragStage
import Machines
import Testing

@Suite struct `The stage of a script` {
  private func script(_ text: String) throws -> Script {
    try #require(Script.parse("dragscript 1\n" + text, file: "a.drag").script)
  }

  @Test func `has the scene and the policies, and nothing has happened on it`() throws {
    let staged = try ScriptStage(
      try script(
        """
        set viewport 300x200
        collection list at 0,0 size 100x200 layout rows(height=40)
        items list a b c
        on list update => proposal move insert-at
        test "not run"
          down list#a
        """))
    #expect(staged.viewport == Size(width: 300, height: 200))
    #expect(staged.stage.scene.views.count == 1 && staged.traceText.isEmpty)
    let finger = try #require(staged.stage.pointer(named: "pointer"))
    try staged.stage.handle(.down(finger, Point(x: 50, y: 20)), at: .zero)
    try staged.stage.handle(.move(finger, Point(x: 50, y: 110)), at: .zero + .milliseconds(600))
    try staged.stage.handle(.up(finger), at: .zero + .milliseconds(700))
    try staged.stage.handle(.tick, at: .zero + .seconds(2))
    let list = try #require(staged.stage.view(named: "list"))
    #expect(staged.stage.order(of: list) == [["b", "c", "a"]])
    #expect(staged.traceText.hasPrefix("0.000 pointer.down 50,20\n"))
    #expect(staged.traceText.hasSuffix("list.didTransfer\n"))
  }

  @Test func `lines that are played on it fail a save, reopen a store and read what is stored`()
    throws
  {
    let staged = try ScriptStage(
      try script(
        """
        set viewport 300x200
        store orders memory
        collection list at 0,0 size 100x200 layout rows(height=40) store orders
        items list a b c
        on list update => proposal move insert-at
        """))
    // A host has moved the pointer itself before, and time has passed.
    let finger = try #require(staged.stage.pointer(named: "pointer"))
    try staged.stage.handle(.down(finger, Point(x: 50, y: 20)), at: .zero)
    try staged.stage.handle(.up(finger), at: .zero + .milliseconds(100))
    let lines = """
      fail save orders "disk full"
      down list#a
      wait 600ms
      glide list[gap 3] over 100ms
      up
      settle
      expect order list = a b c
      expect stored list = a b c
      down list#a
      wait 600ms
      glide list[gap 3] over 100ms
      up
      settle
      reopen orders
      expect order list = b c a
      expect stored list = b c a
      expect stored list = a b c
      """
    let steps = try #require(Script.fragment(lines, file: "lines").script?.tests.first?.steps)
    var player = staged.player()
    try player.play(steps)
    // All hold but for the last one, whose failure says what is stored.
    let faults = player.log.takeFaults()
    #expect(faults.map(\.location.line) == [steps.last?.location.line])
    #expect(staged.traceText.contains("disk full"))
  }

  @Test func `what the stage refuses is reported at its line`() throws {
    let far = try script("view a at 0,0 size 1x1\nview b at 0,0 size 10000000000000x1")
    let fault = #expect(throws: TestFailure.self) { _ = try ScriptStage(far) }
    #expect(fault?.location.line == 3)
  }
}
