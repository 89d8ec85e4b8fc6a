import DragGeometry
import DragGestures
import DragScript
import GestureImport
import Testing

/// Mice, pens and touchpads (3.2).
struct EvdevPointerTests {
  func read(_ text: String, _ configure: (inout ImportOptions) -> Void = { _ in }) -> ImportResult {
    imported(text, as: .evemu) { options in
      options.viewport = Size(width: 100, height: 100)
      configure(&options)
    }
  }

  func step(_ x: Int, _ y: Int) -> [String] { ["0002 0000 \(x)", "0002 0001 \(y)"] }
  func frame(_ time: String, _ events: [String]) -> String {
    (events + ["0000 0000 0"]).map { "E: \(time) \($0)\n" }.joined()
  }
  func button(_ code: String, _ value: Int) -> String { "0001 \(code) \(value)" }

  // MARK: Mice

  @Test func `3.2: a mouse's steps add up from the middle, and stop at the edge`() {
    let text =
      frame("1.000000", step(-10, 5)) + frame("1.010000", [button("0110", 1)])
      + frame("1.020000", step(500, 0)) + frame("1.030000", step(-1, 0))
      + frame("1.040000", [button("0110", 0)])
    let result = read(text)
    #expect(result.pointers == [ImportedPointer(name: "mouse1", kind: .mouse)])
    #expect(
      result.timedLines == [
        "@0ms mouse1: move 40,55", "@10ms mouse1: down 40,55", "@20ms mouse1: move 100,55",
        "@30ms mouse1: move 99,55", "@40ms mouse1: up 99,55",
      ])
    #expect(
      read(text) { $0.start = Point(x: 20, y: 20) }.timedLines.first == "@0ms mouse1: move 10,25")
    #expect(read(text) { $0.unitScale = 2 }.timedLines.first == "@0ms mouse1: move 30,60")
  }

  @Test func `3.2: where the edge bends a press, a warning counts it and options decide`() {
    let pull = { (second: Int, step: String) in
      frame("\(second).000000", [self.button("0110", 1)]) + frame("\(second).010000", [step])
        + frame("\(second).020000", [step]) + frame("\(second).030000", [self.button("0110", 0)])
    }
    let text = pull(1, "0002 0000 30") + pull(2, "0002 0000 5") + pull(3, "0002 0000 -1")
    let bent = read(text)
    #expect(bent.marks == ["6:1 GI0008"])
    #expect(bent.errors.isEmpty)
    #expect(
      bent.warnings.first?.message
        == "the edge of the viewport of 100x100 cuts 3 steps; 2 of 3 presses are bent by it")
    #expect(bent.warnings.first?.hint?.contains("--start") == true)
    #expect(bent.timedLines.contains("@20ms mouse1: move 100,50"))
    #expect(read(text) { $0.outOfBounds = .clamp }.diagnostics == bent.diagnostics)

    let refused = read(text) { $0.outOfBounds = .error }
    #expect(refused.marks == ["6:1 GI0008"])
    #expect(
      refused.errors.first?.message == "a step leads over the edge of the viewport of 100x100")
    let free = read(text) { $0.outOfBounds = .allow }
    #expect(free.diagnostics.isEmpty)
    #expect(free.timedLines.contains("@20ms mouse1: move 110,50"))
    #expect(read(text) { $0.start = Point(x: 0, y: 0) }.diagnostics.isEmpty)

    let hover = read(frame("1.000000", step(500, 0)))
    #expect(hover.warnings.map(\.message) == ["the edge of the viewport of 100x100 cuts 1 step"])
    let pad = read(
      pad + frame("1.000000", [id(1), x(0), y(500)]) + frame("1.010000", [x(999)])
    ) { $0.indirect = true }
    #expect(pad.codes == ["GI0008"])
    let tooFar = read(text) { $0.start = Point(x: 101, y: 0) }
    #expect(tooFar.codes == ["GI0002"])
  }

  @Test(arguments: [("0110", ""), ("0111", " button 2"), ("0112", " button 1")])
  func `3.2: a mouse's buttons are those of a script`(code: String, text: String) {
    let result = read(
      mouseHeader + frame("1.000000", [button(code, 1)]) + frame("1.010000", [button(code, 0)]))
    #expect(result.timedLines == ["@0ms mouse1: down 50,50\(text)", "@10ms mouse1: up 50,50"])
  }

  @Test func `a second button joins the press, which ends with the last`() {
    let result = read(
      mouseHeader + frame("1.000000", [button("0110", 1)])
        + frame("1.010000", [button("0111", 1)])
        + frame("1.020000", [button("0110", 0)]) + frame("1.030000", [button("0111", 0)]))
    #expect(result.codes == ["GI0211"])
    #expect(result.timedLines == ["@0ms mouse1: down 50,50", "@30ms mouse1: up 50,50"])
  }

  @Test func `3.2: a wheel scrolls the view that it is bound to`() {
    let turn = frame("1.000000", ["0002 0008 -1", "0002 000b -120"])
    #expect(
      read(turn) { $0.bindings = ["wheel": "list"] }.timedLines == ["@0ms scroll list by 0,40"])
    #expect(read(turn + frame("1.010000", step(1, 0))).codes == ["GI0213"])
    #expect(read(turn + frame("1.010000", step(1, 0))).isImported)
  }

  @Test func `3.2: a device with the axes of a screen and a wheel scrolls as well`() {
    let device = bits("01", Codes.mouseButtons) + "A: 00 0 100 0 0 0\nA: 01 0 100 0 0 0\n"
    let turn = frame("1.000000", ["0003 0000 3", "0003 0001 4", "0002 0008 -1"])
    let result = read(device + turn) { $0.bindings = ["wheel": "list"] }
    #expect(result.diagnostics.isEmpty)
    #expect(result.timedLines == ["@0ms mouse1: move 3,4", "@0ms scroll list by 0,40"])
  }

  @Test func `3.6: a button that goes up and was not down is reported`() {
    let result = read(frame("1.000000", [button("0110", 0)] + step(1, 1)))
    #expect(result.codes == ["GI0210"])
  }

  @Test func `3.2: dropped events end a mouse's press`() {
    let result = read(
      frame("1.000000", [button("0110", 1)]) + frame("1.010000", ["0000 0003 0"] + step(1, 1))
        + frame("1.020000", [button("0110", 0)]))
    #expect(result.codes == ["GI0308"])
    #expect(result.timedLines == ["@0ms mouse1: down 50,50", "@10ms mouse1: cancel 50,50"])
  }

  @Test func `a button that is held at the end is released, or as is asked for`() {
    let text = mouseHeader + frame("1.000000", [button("0110", 1)])
    #expect(read(text).timedLines.last == "@0ms mouse1: up 50,50")
    #expect(read(text).codes == ["GI0007"])
    #expect(read(text) { $0.atEnd = .cancel }.timedLines.last == "@0ms mouse1: cancel 50,50")
    #expect(read(text) { $0.atEnd = .error }.errors.map(\.code) == ["GI0007"])
    let kept = read(text) { $0.atEnd = .keep }
    #expect(kept.timedLines.last == "@0ms mouse1: down 50,50" && kept.codes == [])
  }

  @Test func `a mouse with axes has positions of the screen`() {
    let result = read(
      "A: 00 0 200 0 0 0\nA: 01 0 200 0 0 0\n"
        + frame("1.000000", ["0003 0000 20", "0003 0001 40"])
        + frame("1.010000", [button("0110", 1)]) + frame("1.020000", ["0003 0000 60"])
        + frame("1.030000", [button("0110", 0)]))
    #expect(
      result.timedLines == [
        "@0ms mouse1: move 10,20", "@10ms mouse1: down 10,20", "@20ms mouse1: move 30,20",
        "@30ms mouse1: up 30,20",
      ])
  }

  // MARK: Pens

  let axes = "P: 02\nA: 00 0 100 0 0 0\nA: 01 0 100 0 0 0\n"

  @Test func `3.2: a pen hovers in range, touches, and the zeros of its leave are ignored`() {
    let result = read(
      axes + frame("1.000000", [button("0140", 1), "0003 0000 10", "0003 0001 20"])
        + frame("1.010000", ["0003 0000 11"]) + frame("1.020000", [button("014a", 1)])
        + frame("1.030000", ["0003 0000 30"]) + frame("1.040000", [button("014a", 0)])
        + frame("1.050000", [button("0140", 0), "0003 0000 0", "0003 0001 0"])
        + frame("1.060000", [button("0140", 1), "0003 0000 40", "0003 0001 40"]))
    #expect(result.diagnostics.isEmpty)
    #expect(result.pointers == [ImportedPointer(name: "pen1", kind: .pen)])
    #expect(
      result.timedLines == [
        "@0ms pen1: move 10,20", "@10ms pen1: move 11,20", "@20ms pen1: down 11,20",
        "@30ms pen1: move 30,20", "@40ms pen1: up 30,20", "@60ms pen1: move 40,40",
      ])
  }

  @Test func `a pen that touches and lifts within a frame does both, in that order`() {
    let result = read(
      axes + frame("1.000000", [button("0140", 1), "0003 0000 10", "0003 0001 20"])
        + frame("1.010000", [button("014a", 1), button("014a", 0)]))
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.timedLines == [
        "@0ms pen1: move 10,20", "@10ms pen1: down 10,20", "@10ms pen1: up 10,20",
      ])
  }

  @Test func `a pen that leaves while it touches lifts where it was`() {
    let result = read(
      axes
        + frame("1.000000", [button("0140", 1), button("014a", 1), "0003 0000 9", "0003 0001 9"])
        + frame("1.010000", [button("0140", 0), button("014a", 0), "0003 0000 0", "0003 0001 0"]))
    #expect(result.timedLines.last == "@10ms pen1: up 9,9")
    let silent = read(
      axes
        + frame("1.000000", [button("0140", 1), button("014a", 1), "0003 0000 9", "0003 0001 9"])
        + frame("1.010000", [button("0140", 0)]))
    #expect(silent.timedLines.last == "@10ms pen1: up 9,9")
  }

  @Test func `3.2: a pen's button makes its touch a press of the second button`() {
    let result = read(
      axes
        + frame("1.000000", [button("0140", 1), button("014b", 1), "0003 0000 9", "0003 0001 9"])
        + frame("1.010000", [button("014a", 1)]) + frame("1.020000", [button("014a", 0)]))
    #expect(result.timedLines.contains("@10ms pen1: down 9,9 button 2"))
  }

  // MARK: Touchpads

  let pad =
    "P: 05\nA: 2f 0 4 0 0 0\nA: 35 0 1000 0 0 0\nA: 36 0 1000 0 0 0\n"

  @Test func `3.2: with --indirect a touchpad's first finger pushes a mouse's pointer`() {
    let text =
      pad + frame("1.000000", [id(1), x(500), y(500), button("0145", 1)])
      + frame("1.010000", [x(600)]) + frame("1.020000", [button("0110", 1)])
      + frame("1.030000", ["0003 002f 1", id(2), x(900), y(900)])
      + frame("1.040000", [x(950), "0003 002f 0", y(700)])
      + frame("1.050000", [button("0110", 0)])
      + frame("1.060000", [id(-1)]) + frame("1.070000", ["0003 002f 1", x(960)])
    #expect(read(text).errors.map(\.code) == ["GI0306"])
    let result = read(text) { $0.indirect = true }
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.timedLines == [
        "@10ms mouse1: move 60,50", "@20ms mouse1: down 60,50", "@40ms mouse1: move 60,70",
        "@50ms mouse1: up 60,70", "@70ms mouse1: move 61,70",
      ])
  }

  @Test func `3.2: a touchpad without slots pushes from where its finger lands, until it lifts`() {
    let pad = "P: 05\nA: 00 0 1000 0 0 0\nA: 01 0 1000 0 0 0\n"
    let touch = "014a"
    let result = read(
      pad + frame("1.000000", [button(touch, 1), "0003 0000 500", "0003 0001 500"])
        + frame("1.010000", ["0003 0000 600"]) + frame("1.020000", [button(touch, 2)])
        + frame("1.030000", [button(touch, 0)]) + frame("1.040000", ["0003 0000 900"])
        + frame("1.050000", [button(touch, 1), "0003 0000 100"])
        + frame("1.060000", ["0003 0001 300"])
    ) { $0.indirect = true }
    #expect(result.diagnostics.isEmpty)
    #expect(result.timedLines == ["@10ms mouse1: move 60,50", "@60ms mouse1: move 60,30"])
  }
}
