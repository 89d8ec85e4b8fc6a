import DragGestures
import DragScript
import GestureImport
import Testing

/// What kind of device made a recording, from what it sends.
struct EvdevSurveyTests {
  let touch = frame("1.000000", id(1), x(1), y(1)) + frame("1.001000", id(-1))

  @Test(arguments: [
    ("0002 0000 5", "GI0312"), ("0001 0110 1", "GI0312"), ("0001 014b 1", "GI0312"),
  ])
  func `3.2: what a touch screen sends of other kinds is told and left out`(
    event: String, code: String
  ) {
    let result = touches(touch, frame("1.002000", event))
    #expect(result.codes == [code])
    #expect(result.timedLines == ["@0ms touch1: down 1,1", "@1ms touch1: up 1,1"])
  }

  @Test func `3.2: a touchpad is refused, by its property or by its finger tool`() {
    let axes = "A: 35 0 100 0 0 0\nA: 36 0 100 0 0 0\n"
    let byBits = imported("P: 05 00 00 00\n" + axes + touch, as: .evemu)
    #expect(byBits.marks == ["4:1 GI0306"])
    #expect(byBits.errors.first?.message.contains("touchpad") == true)
    #expect(byBits.errors.first?.hint?.contains("--indirect") == true)
    let byComment = imported(
      "#   Property  type 0 (INPUT_PROP_POINTER)\n" + axes + touch, as: .evemu)
    #expect(byComment.codes == ["GI0306"])
    let byTool = imported(axes + frame("0.500000", "0001 0145 1") + touch, as: .evemu)
    #expect(byTool.codes == ["GI0306"])
    #expect(touches(frame("0.500000", "0001 0145 1") + touch).diagnostics.isEmpty)
  }

  @Test func `a pen among the contacts of a touch screen has a pointer of its own`() {
    let result = touches(
      frame("1.000000", id(1), x(1), y(1)), frame("1.001000", id(-1)),
      frame("1.002000", id(2), x(2), tool(1)), frame("1.003000", id(-1)),
      frame("1.004000", id(3), x(3), tool(0)), frame("1.005000", id(-1)))
    #expect(result.pointers.map(\.name) == ["touch1", "pen1"])
    #expect(result.pointers.map(\.kind) == [.touch, .pen])
    #expect(
      result.timedLines.filter { $0.contains("down") } == [
        "@0ms touch1: down 1,1", "@2ms pen1: down 2,1", "@4ms touch1: down 3,1",
      ])
  }
}
