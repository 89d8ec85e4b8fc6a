import DragGeometry
import DragGestures
import DragScript
import GestureImport
import Testing

/// Protocol B and single touch (3.2): what frames say of contacts.
struct EvdevContactsTests {
  @Test func `3.2: a frame has the time of its report`() {
    let text =
      "E: 1.000000 \(id(1))\nE: 1.000002 \(x(1))\nE: 1.000003 \(y(1))\nE: 1.000009 0000 0000 0\n"
      + frame("1.000020", id(-1))
    #expect(touches(text).timedLines == ["@9us touch1: down 1,1", "@20us touch1: up 1,1"])
  }

  @Test func `3.2: slots are pointers, named in the order of their first use`() {
    let result = touches(
      frame("1.000000", slot(4), id(9), x(40), y(40)),
      frame("1.001000", slot(2), id(10), x(20), y(20), slot(4), x(41)),
      frame("1.002000", id(-1), slot(2), id(-1))
    )
    #expect(result.diagnostics.isEmpty)
    #expect(result.pointers.map(\.name) == ["touch1", "touch2"])
    #expect(
      result.timedLines == [
        "@0ms touch1: down 40,40", "@1ms touch2: down 20,20", "@1ms touch1: move 41,40",
        "@2ms touch2: up 20,20", "@2ms touch1: up 41,40",
      ]
    )
  }

  @Test func `3.6: a slot's next contact has the same name, and may reuse the id`() {
    let result = touches(
      frame("1.000000", id(7), x(1), y(1)), frame("1.001000", id(-1)),
      frame("1.002000", id(7), x(2), y(2)), frame("1.003000", id(-1))
    )
    #expect(result.pointers.count == 1)
    #expect(
      result.timedLines == [
        "@0ms touch1: down 1,1", "@1ms touch1: up 1,1", "@2ms touch1: down 2,2",
        "@3ms touch1: up 2,2",
      ]
    )
  }

  @Test func `3.2: a new id without -1 is an up and a down in one frame`() {
    let result = touches(
      frame("1.000000", id(7), x(1), y(1)), frame("1.001000", id(8), x(5), y(5)),
      frame("1.002000", id(-1))
    )
    #expect(
      result.timedLines == [
        "@0ms touch1: down 1,1", "@1ms touch1: up 1,1", "@1ms touch1: down 5,5",
        "@2ms touch1: up 5,5",
      ]
    )
  }

  @Test func `an id that is repeated is the same contact`() {
    let result = touches(
      frame("1.000000", id(7), x(1), y(1)), frame("1.001000", id(7), x(2)),
      frame("1.002000", id(-1)))
    #expect(
      result.timedLines == [
        "@0ms touch1: down 1,1", "@1ms touch1: move 2,1", "@2ms touch1: up 2,1",
      ])
  }

  @Test func `-1 and a new id in one frame are an up and a down, a position before -1 a move`() {
    let result = touches(
      frame("1.000000", id(7), x(1), y(1)), frame("1.001000", x(3), id(-1), id(7), x(5)),
      frame("1.002000", id(-1))
    )
    #expect(
      result.timedLines == [
        "@0ms touch1: down 1,1", "@1ms touch1: move 3,1", "@1ms touch1: up 3,1",
        "@1ms touch1: down 5,1", "@2ms touch1: up 5,1",
      ]
    )
  }

  @Test func `a contact that begins and ends in one frame goes down and up`() {
    let result = touches(frame("1.000000", id(7), x(1), y(1), id(-1)))
    #expect(result.diagnostics.isEmpty)
    #expect(result.timedLines == ["@0ms touch1: down 1,1", "@0ms touch1: up 1,1"])
    #expect(touches(frame("1.000000", id(7), id(8), x(1), y(1), id(-1))).codes == ["GI0313"])
  }

  @Test func `3.2: a new contact keeps the axes that the frame leaves out`() {
    let result = touches(
      frame("1.000000", id(7), x(30), y(40)), frame("1.001000", id(-1)),
      frame("1.002000", id(8), y(50)), frame("1.003000", id(-1)),
      frame("1.004000", id(9)), frame("1.005000", id(-1))
    )
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.timedLines.filter { $0.contains("down") } == [
        "@0ms touch1: down 30,40", "@2ms touch1: down 30,50", "@4ms touch1: down 30,50",
      ]
    )
  }

  @Test func `an axis that was never reported is taken as 0, with a warning`() {
    let text = frame("1.000000", id(7), x(30)) + frame("1.001000", id(-1))
    #expect(touches(text).timedLines.first == "@0ms touch1: down 30,0")
    #expect(touches(text).codes == ["GI0310"])
    #expect(touches(text) { $0.strict = true }.errors.map(\.code) == ["GI0310"])
  }

  @Test func `3.2: a frame that moves nothing gives no move, unless stationary ones are kept`() {
    let text = [
      frame("1.000000", id(7), x(30), y(40)), frame("1.001000", "0003 003a 55"),
      frame("1.002000", "0004 0005 9"), frame("1.003000", x(30)), frame("1.004000", x(31)),
      frame("1.005000", id(-1)),
    ].joined()
    #expect(
      touches(text).timedLines == [
        "@0ms touch1: down 30,40", "@4ms touch1: move 31,40", "@5ms touch1: up 31,40",
      ])
    #expect(
      touches(text) { $0.keepStationary = true }.timedLines == [
        "@0ms touch1: down 30,40", "@1ms touch1: move 30,40", "@2ms touch1: move 30,40",
        "@3ms touch1: move 30,40", "@4ms touch1: move 31,40", "@5ms touch1: up 31,40",
      ]
    )
  }

  @Test func `3.2: a contact that turns out to be a palm is cancelled, and its lift does nothing`()
  {
    let result = touches(
      frame("1.000000", id(7), x(1), y(1), tool(0)), frame("1.001000", x(2), tool(2)),
      frame("1.002000", x(3), tool(0)), frame("1.003000", id(-1)),
      frame("1.004000", id(8), x(4)), frame("1.005000", id(-1))
    )
    #expect(result.codes == ["GI0311"])
    #expect(
      result.timedLines == [
        "@0ms touch1: down 1,1", "@1ms touch1: cancel 1,1", "@4ms touch1: down 4,1",
        "@5ms touch1: up 4,1",
      ]
    )
  }

  @Test
  func
    `a palm from the begin is left out, and so is the next contact that is not declared a finger`()
  {
    let result = touches(
      frame("1.000000", id(7), x(1), y(1), tool(2)), frame("1.001000", id(-1)),
      frame("1.002000", id(8)), frame("1.003000", id(-1)),
      frame("1.004000", id(9), tool(0)), frame("1.005000", id(-1))
    )
    #expect(result.codes == ["GI0311"])
    #expect(result.timedLines == ["@4ms touch1: down 1,1", "@5ms touch1: up 1,1"])
  }

  @Test func `3.2: after dropped events open contacts are cancelled, up to the next report`() {
    let result = touches(
      frame("1.000000", id(7), x(1), y(1)),
      frame("1.001000", x(2), "0000 0003 0", slot(1), id(9), x(50), y(50)),
      frame("1.002000", x(3)), frame("1.003000", id(-1)),
      frame("1.004000", id(8), x(4)), frame("1.005000", id(-1))
    )
    #expect(result.codes == ["GI0308"])
    #expect(
      result.timedLines == [
        "@0ms touch1: down 1,1", "@1ms touch1: cancel 1,1", "@4ms touch1: down 4,1",
        "@5ms touch1: up 4,1",
      ]
    )
  }

  @Test func `a contact that began before the recording is left out`() {
    let result = touches(
      frame("1.000000", x(1), y(1)), frame("1.001000", id(-1)), frame("1.002000", id(3), x(2)),
      frame("1.003000", id(-1)))
    #expect(result.codes == ["GI0309", "GI0309"])
    #expect(result.timedLines == ["@2ms touch1: down 2,1", "@3ms touch1: up 2,1"])
  }

  @Test(arguments: [10, -1, 70_000, Int.max])
  func `a slot outside the device's range is refused`(number: Int) {
    #expect(touches(frame("1.000000", slot(number), id(3), x(2), y(1))).codes == ["GI0307"])
  }

  @Test func `3.2: at the end open contacts are released at the last frame, or as is asked for`() {
    let text = frame("1.000000", id(7), x(1), y(1)) + frame("1.001000", slot(1), id(8), x(2), y(2))
    let pressed = ["@0ms touch1: down 1,1", "@1ms touch2: down 2,2"]
    #expect(touches(text).timedLines == pressed + ["@1ms touch2: up 2,2", "@1ms touch1: up 1,1"])
    #expect(touches(text).codes == ["GI0007"])
    #expect(
      touches(text) { $0.atEnd = .cancel }.timedLines
        == pressed + ["@1ms touch2: cancel 2,2", "@1ms touch1: cancel 1,1"]
    )
    #expect(touches(text) { $0.atEnd = .keep }.timedLines == pressed)
    #expect(touches(text) { $0.atEnd = .keep }.diagnostics.isEmpty)
    #expect(touches(text) { $0.atEnd = .error }.errors.count == 2)
  }

  @Test func `a value outside the range is refused, moved to the edge, or taken`() {
    let text = frame("1.000000", id(7), x(101), y(-1)) + frame("1.001000", id(-1))
    #expect(touches(text).marks == ["10:1 GI0008"])
    #expect(touches(text) { $0.outOfBounds = .clamp }.timedLines.first == "@0ms touch1: down 100,0")
    #expect(
      touches(text) { $0.outOfBounds = .allow }.timedLines.first == "@0ms touch1: down 101,-1")
  }

  // MARK: Single touch

  let single = "A: 00 0 100 0 0 0\nA: 01 0 100 0 0 0\n"
  func one(_ text: String) -> ImportResult {
    imported(single + text, as: .evemu) { $0.viewport = Size(width: 100, height: 100) }
  }

  @Test func `3.2: a single touch has BTN_TOUCH and two axes`() {
    let result = one(
      frame("1.000000", "0003 0000 10", "0003 0001 20") + frame("1.001000", "0001 014a 1")
        + frame("1.002000", "0003 0000 30", "0001 014a 2") + frame("1.003000", "0001 014a 0")
        + frame("1.004000", "0003 0001 90") + frame("1.005000", "0001 014a 1", "0003 0000 5")
        + frame("1.006000", "0001 014a 0")
    )
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.timedLines == [
        "@1ms touch1: down 10,20", "@2ms touch1: move 30,20", "@3ms touch1: up 30,20",
        "@5ms touch1: down 5,90", "@6ms touch1: up 5,90",
      ]
    )
  }

  @Test func `a single touch that lost its lift begins again`() {
    let result = one(
      frame("1.000000", "0001 014a 1", "0003 0000 1", "0003 0001 1")
        + frame("1.001000", "0000 0003 0", "0001 014a 0") + frame("1.002000", "0003 0000 2")
        + frame("1.003000", "0001 014a 1") + frame("1.004000", "0001 014a 0")
    )
    #expect(result.codes == ["GI0308"])
    #expect(
      result.timedLines == [
        "@0ms touch1: down 1,1", "@1ms touch1: cancel 1,1", "@3ms touch1: down 2,1",
        "@4ms touch1: up 2,1",
      ]
    )
  }

  @Test func `a single touch begins with the values of the commented header`() {
    let header =
      "# Event type 3 (EV_ABS)\n#  Event code 0 (ABS_X)\n#   Value 11\n#  Event code 1 (ABS_Y)\n#   Value 12\n"
    let result = one(header + frame("1.000000", "0001 014a 1") + frame("1.001000", "0001 014a 0"))
    #expect(result.timedLines == ["@0ms touch1: down 11,12", "@1ms touch1: up 11,12"])
  }

  @Test func `a single touch that is told twice within a frame begins once`() {
    let result = one(
      frame("1.000000", "0003 0000 1", "0003 0001 2", "0001 014a 1", "0001 014a 1")
        + frame("1.001000", "0001 014a 0"))
    #expect(result.diagnostics.isEmpty)
    #expect(result.timedLines == ["@0ms touch1: down 1,2", "@1ms touch1: up 1,2"])
  }

  @Test func `3.2: where there are axes of contacts the single ones are ignored`() {
    let result = touches(
      frame("1.000000", id(1), x(1), y(1), "0003 0000 77", "0003 0001 77", "0001 014a 1"),
      frame("1.001000", id(-1), "0001 014a 0")
    )
    #expect(result.diagnostics.isEmpty)
    #expect(result.timedLines == ["@0ms touch1: down 1,1", "@1ms touch1: up 1,1"])
  }

  @Test func `the pointer kind of an option is every contact's`() {
    let result = touches(frame("1.000000", id(1), x(1), y(1)), frame("1.001000", id(-1))) {
      $0.pointerKind = .pen
    }
    #expect(result.pointers == [ImportedPointer(name: "touch1", kind: .pen)])
  }

  @Test func `keys and kinds of event that say nothing of a touch are reported once`() {
    let result = touches(
      frame("1.000000", id(1), x(1), y(1), "0001 0072 1", "0001 0072 0", "0011 0000 1"),
      frame("1.001000", id(-1), "0001 0073 1", "0011 0000 1")
    )
    #expect(result.codes == ["GI0312", "GI0312"])
  }
}
