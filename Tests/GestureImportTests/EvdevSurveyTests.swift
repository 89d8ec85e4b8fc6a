import DragGeometry
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
  func `3.2: what a touch screen sends of other kinds is reported and left out`(
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

  // MARK: What the events say, and what the header says

  /// A pointer that is moved, pressed, moved and let go by the events of a mouse.
  let mousePull =
    frame("1.000000", "0002 0000 5", "0002 0001 5") + frame("1.010000", "0001 0110 1")
    + frame("1.020000", "0002 0000 5") + frame("1.030000", "0001 0110 0")
  let mouseLines = [
    "@0ms mouse1: move 55,55", "@10ms mouse1: down 55,55", "@20ms mouse1: move 60,55",
    "@30ms mouse1: up 60,55",
  ]

  func read(_ text: String, _ configure: (inout ImportOptions) -> Void = { _ in }) -> ImportResult {
    imported(text, as: .evemu) { options in
      options.viewport = Size(width: 100, height: 100)
      configure(&options)
    }
  }

  @Test(arguments: [
    ("00", 0x28...0x3F), ("00", 0x2E...0x3D), ("01", 0x28...0x3F), ("20", 0x2F...0x39),
    ("21", 0x20...0x3F), ("21", 0x35...0x36),
  ])
  func `3.2: a mouse is one by its steps and buttons, whatever axes its header claims`(
    property: String, claimed: ClosedRange<Int>
  ) {
    let header =
      "P: \(property)\n" + bits("01", Codes.mouseButtons) + bits("02", Codes.steps)
      + axes(claimed)
    #expect(read(header + mousePull).diagnostics.isEmpty)
    #expect(read(header + mousePull).timedLines == mouseLines)
    #expect(read(header + frame("1.000000", "0002 0000 1")).codes == [])
    #expect(read(header).codes == ["GI0005"])
  }

  @Test func `3.2: axes that are claimed say nothing of a screen, which its events make one`() {
    let screen = read(axes(0x2E...0x3D) + touch)
    #expect(screen.diagnostics.isEmpty)
    #expect(screen.pointers.map(\.kind) == [.touch])
    let packets =
      frame("1.000000", x(1), y(1), "0000 0002 0") + frame("1.010000", "0000 0002 0")
    #expect(
      read(axes(0x2E...0x3D) + packets).timedLines == [
        "@0ms touch1: down 1,1", "@10ms touch1: up 1,1",
      ])
    let single = axes([0, 1] + Array(0x2F...0x39))
    let pair = ["0003 0000 3", "0003 0001 4"]
    #expect(
      read(
        single + frame("1.000000", pair[0], pair[1], "0001 014a 1")
          + frame("1.010000", "0001 014a 0")
      ).timedLines == ["@0ms touch1: down 3,4", "@10ms touch1: up 3,4"])
  }

  @Test func `3.2: a stick between the keys is not a touchpad, by its property alone`() {
    #expect(read("P: 21\n" + mousePull).timedLines == mouseLines)
    #expect(read("#   Property  type 5 (INPUT_PROP_POINTING_STICK)\n" + mousePull).codes == [])
    #expect(read("P: 01\n" + mousePull).timedLines == mouseLines)
  }

  @Test func `3.2: a mouse whose surface feels touches is a mouse, and they are left out`() {
    let header = mouseHeader + axes(0x2F...0x39)
    let strokes =
      frame("1.005000", id(1), x(1), y(1)) + frame("1.015000", x(9)) + frame("1.025000", id(-1))
    let mixed = read(
      header + frame("1.000000", "0002 0000 5", "0002 0001 5", id(1), x(1), y(1))
        + frame("1.010000", "0001 0110 1", x(9)) + frame("1.020000", "0002 0000 5", id(-1))
        + frame("1.030000", "0001 0110 0"))
    #expect(mixed.timedLines == mouseLines)
    #expect(mixed.codes == ["GI0312"])
    #expect(mixed.warnings.first?.message.contains("surface") == true)
    #expect(read(header + strokes).codes == ["GI0005", "GI0312"])
    // Without a header its button says so.
    #expect(
      read(axes(0x35...0x36) + mousePull + strokes.replacing("1.0", with: "2.0")).pointers.count
        == 1)
  }

  @Test func `3.2: several fingers do not make a touchpad where the header lists no finger`() {
    let taps =
      frame("0.500000", "0001 014d 1") + touch
    let screen = bits("01", [Codes.touch, Codes.doubleTap]) + axes([0x35, 0x36])
    #expect(read(screen + taps).diagnostics.isEmpty)
    #expect(read(screen + taps).timedLines.first == "@500ms touch1: down 1,1")
    let pad = bits("01", [Codes.touch, Codes.doubleTap, Codes.finger]) + axes([0x35, 0x36])
    #expect(read(pad + taps).errors.map(\.code) == ["GI0306"])
  }

  @Test(arguments: ["0001 014d 1", "0001 0145 1"])
  func `3.2: what is only guessed to be a touchpad can be said to be a screen`(event: String) {
    let text = axes([0x35, 0x36]) + frame("0.500000", event) + touch
    let refused = read(text)
    #expect(refused.errors.map(\.code) == ["GI0306"])
    #expect(refused.errors.first?.hint?.contains("--pointer-kind touch") == true)
    #expect(refused.errors.first?.hint?.contains("--indirect") == true)
    let screen = read(text) { $0.pointerKind = .touch }
    #expect(screen.diagnostics.isEmpty)
    #expect(screen.timedLines.count == 2)
    let certain = read("P: 01\n" + text) { $0.pointerKind = .touch }
    #expect(certain.errors.first?.hint?.contains("--pointer-kind") == false)
  }

  @Test func `3.2: a pen is one by the buttons that its header lists`() {
    let axes = axes([0, 1])
    let stroke =
      frame("1.000000", "0003 0000 3", "0003 0001 4") + frame("1.010000", "0001 014a 1")
      + frame("1.020000", "0001 014a 0")
    let pen = read(bits("01", [Codes.touch] + Codes.stylus) + axes + stroke)
    #expect(pen.pointers.map(\.kind) == [.pen])
    #expect(
      pen.timedLines == ["@0ms pen1: move 3,4", "@10ms pen1: down 3,4", "@20ms pen1: up 3,4"])
    // One that lies beside the screen is no touchpad.
    let external = "P: 01\n" + bits("01", [Codes.touch, Codes.pen]) + axes + stroke
    #expect(read(external).timedLines == pen.timedLines)
    #expect(
      read("P: 01\n" + axes + frame("0.990000", "0001 0140 1") + stroke).diagnostics.isEmpty)
    #expect(read(bits("01", [Codes.touch]) + axes + stroke).pointers.map(\.kind) == [.touch])
  }

  @Test func `3.2: a mouse on a tablet that has a pen, too, is a mouse`() {
    let header =
      "P: 01\n" + bits("01", [Codes.touch, Codes.pen, 0x146] + Codes.mouseButtons)
      + axes([0, 1])
    let result = read(
      header + frame("1.000000", "0001 0146 1", "0003 0000 3", "0003 0001 4")
        + frame("1.010000", "0001 0110 1") + frame("1.020000", "0001 0110 0"))
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.timedLines == [
        "@0ms mouse1: move 3,4", "@10ms mouse1: down 3,4", "@20ms mouse1: up 3,4",
      ])
  }

  @Test func `3.2: the buttons of a tablet's pad do not press`() {
    let pad =
      bits("01", [0x100, 0x101, 0x14B] + Codes.mouseButtons) + axes([0, 1, 8])
      + frame("1.000000", "0001 0110 1") + frame("1.010000", "0001 0110 0", "0003 0008 3")
    #expect(read(pad).timedLines.isEmpty)
    #expect(read(pad).codes == ["GI0312", "GI0005"] || read(pad).codes == ["GI0005", "GI0312"])
    // Without a header they are buttons of something that never moves.
    let bare = frame("1.000000", "0001 0110 1") + frame("1.010000", "0001 0110 0")
    let refused = read(bare)
    #expect(refused.marks == ["1:1 GI0316"])
    #expect(refused.errors.first?.hint?.contains("--start") == true)
    #expect(
      read(bare) { $0.start = Point(x: 5, y: 6) }.timedLines == [
        "@0ms mouse1: down 5,6", "@10ms mouse1: up 5,6",
      ])
  }

  @Test func `3.2: positions on Z and RX are refused, and so are presses that have none`() {
    let other =
      frame("1.000000", "0001 014a 1", "0003 0002 9", "0003 0003 9")
      + frame("1.010000", "0001 014a 0")
    for header in ["", axes(0...3), bits("01", [Codes.touch, Codes.pen]) + axes(0...3)] {
      let result = read(header + other)
      #expect(result.errors.map(\.code) == ["GI0306"])
      #expect(result.errors.first?.message.contains("Z and RX") == true)
    }
    let none = frame("1.000000", "0001 014a 1") + frame("1.010000", "0001 014a 0")
    #expect(read(none).marks == ["1:1 GI0316"])
    #expect(read(axes([0, 1]) + none).marks == ["3:1 GI0316"])
    #expect(read(frame("1.000000", id(1)) + frame("1.010000", id(-1))).marks == ["1:1 GI0316"])
    let reported =
      "# Event type 3 (EV_ABS)\n# Event code 0 (ABS_X)\n# Value 3\n# Event code 1 (ABS_Y)\n# Value 4\n"
    #expect(read(reported + axes([0, 1]) + none).timedLines.first == "@0ms touch1: down 3,4")
  }

  @Test func `3.2: a header's bits may be in lines of any length, and in comments`() {
    let keys = String(repeating: "00 ", count: 0x22) + "07"
    let header = "P: 00\nB: 01 \(keys)\nB: 02 03\n" + axes(0x2E...0x39)
    #expect(read(header + mousePull).timedLines == mouseLines)
    let comments =
      "# Event type 1 (EV_KEY)\n#  Event code 272 (BTN_LEFT)\n# Event type 2 (EV_REL)\n"
      + "#  Event code 0 (REL_X)\n" + axes(0x2F...0x39)
    let strokes = frame("1.000000", id(1), x(1), y(1)) + frame("1.010000", id(-1))
    #expect(read(comments + strokes).timedLines.isEmpty)
    #expect(read("B: 01 zz\nB: 02 100\nB:\n" + mousePull).timedLines == mouseLines)
    #expect(
      read("B: 01 " + String(repeating: "ff ", count: 9_000) + "\n" + mousePull).errors.isEmpty)
  }
}
