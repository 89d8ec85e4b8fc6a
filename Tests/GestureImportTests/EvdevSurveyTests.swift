import DragScript
import GestureImport
import Testing

/// What the import does not read must be refused by name, and never come out wrong.
struct EvdevSurveyTests {
  let touch = frame("1.000000", id(1), x(1), y(1)) + frame("1.001000", id(-1))

  @Test(arguments: [
    ("0000 0002 0", "protocol A"), ("0002 0000 5", "mouse"), ("0002 0008 -1", "mouse"),
    ("0001 0110 1", "mouse"), ("0001 0146 1", "mouse"), ("0001 0140 1", "a pen"),
    ("0001 014b 1", "a pen"), ("0003 0037 1", "a pen"),
  ])
  func `3.2: a device that is not read is refused by name`(event: String, name: String) {
    let result = touches(touch, frame("1.002000", event))
    #expect(result.codes == ["GI0306"])
    #expect(result.errors.first?.message.contains(name) == true)
    #expect(result.errors.first?.location.line == 13)
  }

  @Test func `3.2: a touchpad is refused, by its property or by its finger tool`() {
    let axes = "A: 35 0 100 0 0 0\nA: 36 0 100 0 0 0\n"
    let byBits = imported("P: 05 00 00 00\n" + axes + touch, as: .evemu)
    #expect(byBits.marks == ["1:1 GI0306"])
    #expect(byBits.errors.first?.message.contains("touchpad") == true)
    let byComment = imported(
      "#   Property  type 0 (INPUT_PROP_POINTER)\n" + axes + touch, as: .evemu)
    #expect(byComment.codes == ["GI0306"])
    let byTool = imported(axes + frame("0.500000", "0001 0145 1") + touch, as: .evemu)
    #expect(byTool.codes == ["GI0306"])
    #expect(touches(frame("0.500000", "0001 0145 1") + touch).diagnostics.isEmpty)
  }

  @Test func `each kind is told once`() {
    let result = touches(
      touch, frame("1.002000", "0002 0000 5", "0002 0001 5", "0001 0110 1", "0001 0140 1"))
    #expect(result.codes == ["GI0306", "GI0306"])
  }
}
