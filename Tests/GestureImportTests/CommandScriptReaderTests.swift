import DragGeometry
import DragGestures
import DragScript
import GestureImport
import Machines
import Testing

/// Scripts of tools that press and move a pointer (1.1, 1.2).
struct CommandScriptReaderTests {
  func read(_ text: String, _ configure: (inout ImportOptions) -> Void = { _ in }) -> ImportResult {
    imported(text, as: .commands) { options in
      options.rate = 4
      configure(&options)
    }
  }

  @Test func `xdotool moves at once, and its time is what it sleeps`() {
    let result = read(GoodRecordings.xdotool)
    #expect(result.diagnostics.isEmpty)
    #expect(result.pointers == [ImportedPointer(name: "mouse", kind: .mouse)])
    #expect(
      result.timedLines == [
        "@0ms mouse: move 10,20", "@0ms mouse: down 10,20", "@600ms mouse: move 50,15",
        "@600ms mouse: up 50,15", "@600ms mouse: down 50,15 button 2", "@600ms mouse: up 50,15",
        "@600ms mouse: down 50,15 button 2", "@600ms mouse: up 50,15",
      ])
    #expect(result.scriptText.contains("# key a"))
    #expect(result.sourceMap.location(ofEvent: 2)?.line == 4)
  }

  @Test func `a pointer that no command has moved begins at --start`() {
    let text = "mousedown 1\nmousemove_relative 5 5\nmouseup 1\n"
    #expect(read(text).timedLines.first == "@0ms mouse: down 195,422")
    #expect(
      read(text) { $0.start = Point(x: 1, y: 2) }.timedLines == [
        "@0ms mouse: down 1,2", "@0ms mouse: move 6,7", "@0ms mouse: up 6,7",
      ])
  }

  @Test func `AutoHotkey's drag takes the time that --travel says`() {
    let result = read(GoodRecordings.autoHotkey)
    #expect(result.codes == ["GI0502"])
    #expect(
      result.timedLines == [
        "@0ms mouse: move 10,20", "@0ms mouse: down 10,20", "@250ms mouse: move 60,20",
        "@500ms mouse: move 110,20", "@500ms mouse: up 110,20", "@750ms mouse: move 5,6",
        "@750ms mouse: move 30,40", "@750ms mouse: down 30,40 button 2",
        "@750ms mouse: move 31,42", "@750ms mouse: up 31,42",
      ])
    let second =
      "MouseClickDrag \"left\", , , 5, 6 ; from where it is\nMouseClickDrag(\"L\", 1, 2, 3, 4, 50, \"R\")\n"
    #expect(
      read(second) {
        $0.start = .zero; $0.travel = .zero
      }.timedLines == [
        "@0ms mouse: down 0,0", "@0ms mouse: move 5,6", "@0ms mouse: up 5,6",
        "@0ms mouse: move 6,8", "@0ms mouse: down 6,8", "@0ms mouse: move 9,12",
        "@0ms mouse: up 9,12",
      ])
  }

  @Test func `monkeyrunner's drag has a time and steps, and no press`() {
    let result = read(GoodRecordings.monkeyrunner)
    #expect(result.codes == ["GI0501"])
    #expect(result.pointers == [ImportedPointer(name: "finger", kind: .touch)])
    #expect(
      result.timedLines == [
        "@0ms finger: down 10,20", "@100ms finger: move 30,20", "@200ms finger: move 50,20",
        "@300ms finger: move 70,20", "@400ms finger: move 90,20", "@500ms finger: move 110,20",
        "@500ms finger: up 110,20", "@2.5s finger: down 30,40", "@2.5s finger: up 30,40",
      ])
    let short = "device.drag((1,1),(11,1))\ndevice.touch(5, 5, 'DOWN')\ndevice.touch(6,6,'UP')\n"
    #expect(read(short).timedLines.count == 15)
    #expect(
      read("device.drag((1,1),(9,1),duration=2,steps=1)\n").timedLines.last == "@2s finger: up 9,1")
  }

  @Test(arguments: [
    ("xdotool mousemove $X 2", "expected a number, found `$X`"),
    ("xdotool mousemove 1", "expected a number"),
    ("xdotool mousemove --window 7 1 2", "the screen"),
    ("xdotool mousedown", "expected a number"), ("xdotool click --repeat 900 1", "a button"),
    ("xdotool mousemove 1 2 sleep 1e300", "expected a number"),
    ("xdotool mousemove 1 2 sleep -1", "range"),
  ])
  func `what has no number is reported at its line`(line: String, words: String) {
    let result = read("xdotool mousemove 1 1\n\(line)\n")
    #expect(result.errors.map(\.code).first == "GI0302")
    #expect(result.errors.first?.location.line == 2)
    #expect(result.errors.first?.message.contains(words) == true)
    #expect(result.errors.first?.hint?.contains("numbers") == true)
  }

  @Test(arguments: [
    "MouseClickDrag, Left, %x%, 2, 3, 4", "MouseMove, x, y", "MouseClickDrag, Left, 1, 2",
    "Sleep, soon",
    "MouseClickDrag",
  ])
  func `variables of AutoHotkey are asked for`(line: String) {
    #expect(read("MouseMove, 1, 1\n\(line)\n").errors.map(\.code) == ["GI0302"])
  }

  @Test(arguments: [
    "device.drag((x, 1), (2, 2), 1, 10)", "device.drag((1, 1), (2, 2), 1, 0)", "device.drag(a, b)",
    "device.touch(1, 2, 'HOLD')", "device.touch(x, y)", "MonkeyRunner.sleep(t)", "device.drag(",
  ])
  func `variables of monkeyrunner are asked for`(line: String) {
    #expect(read("device.drag((1,1),(11,1))\n\(line)\n").errors.map(\.code) == ["GI0302"])
  }

  @Test(arguments: [
    ("xdotool mousemove 1 1", "for i in 1 2; do xdotool click 1; done", "a loop"),
    ("MouseMove, 1, 1", "Loop, 3 {\nClick\n}", "a loop"),
    ("device.drag((1,1),(9,1))", "while True:\n  device.touch(1, 1, 'DOWN_AND_UP')", "a loop"),
    ("MouseMove, 1, 1", "if (A_Index > 1)\nClick", "all branches"),
  ])
  func `loops and branches are carried out once, with a warning`(
    line: String, block: String, words: String
  ) {
    let result = read("\(line)\n\(block)\n")
    #expect(result.isImported)
    let reported = result.warnings.first { $0.code == "GI0503" }
    #expect(reported?.message.contains(words) == true && reported?.location.line == 2)
    #expect(result.timedLines.count { $0.contains(" down ") } == (line.hasPrefix("device") ? 2 : 1))
  }

  @Test(arguments: ["Rel", "Relative", "WheelUp", "WheelDown", "WU", "WD", "rel"])
  func `a click that turns a wheel or counts from where it is is left out`(word: String) {
    let text = "MouseMove, 1, 1\nClick\n"
    #expect(read("\(text)Click, 30 40 \(word)\n").timedLines == read(text).timedLines)
    #expect(read("\(text)Click, 30 40\n").timedLines.count > read(text).timedLines.count)
  }

  @Test func `a touch of monkeyrunner is down, up or both`() {
    for text in [
      "device.touch(5, 6, 'DOWN')\ndevice.touch(7, 8, 'UP')\n", "device.touch(5, 6, 'downAndUp')\n",
      "device.touch(5, 6, 'DOWN_AND_UP')\n",
    ] {
      let lines = read("device.drag((1,1),(11,1))\n" + text).timedLines
      let verbs = lines.map { $0.split(separator: " ")[2] }.filter { $0 != "move" }
      #expect(verbs.suffix(2) == ["down", "up"], "\(lines)")
    }
  }

  @Test func `many commands of one call take no more time than on many lines`() {
    let call = "xdotool " + String(repeating: "click 1 ", count: 50_000) + "key a\n"
    let start = ContinuousClock.now
    #expect(read(call).events.count == 100_000)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func `a point beyond the screen, and a button that stays down, are reported`() {
    #expect(read("xdotool mousemove 5000 1\n").errors.map(\.code) == ["GI0008"])
    #expect(read("xdotool mousemove 1 1 mousedown 1\n").codes == ["GI0007"])
    #expect(read("xdotool mousemove 1 1 mouseup 1\n").codes == ["GI0210"])
    #expect(read("xdotool mousemove 1 1 click 4\n").scriptText.contains("# click 4"))
  }
}
