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

  @Test func `what the stage refuses is reported at its line`() throws {
    let far = try script("view a at 0,0 size 1x1\nview b at 0,0 size 10000000000000x1")
    let fault = #expect(throws: TestFailure.self) { _ = try ScriptStage(far) }
    #expect(fault?.location.line == 3)
  }
}
