import DragGeometry
import DragGestures
import DragScript
import GestureImport
import Machines
import Testing

/// Scripts for Android's shell (1.2).
struct ADBReaderTests {
  func read(_ text: String, _ configure: (inout ImportOptions) -> Void = { _ in }) -> ImportResult {
    imported(text, as: .adb) { options in
      options.rate = 1
      configure(&options)
    }
  }

  @Test func `a swipe has no press and takes its time; a draganddrop is pressed first`() {
    let text = """
      #!/bin/sh
      adb wait-for-device
      adb shell input swipe 10 20 310 20 1000
      adb -s emulator-5554 shell input draganddrop 10 20 310 20

      """
    let result = read(text)
    #expect(result.codes == ["GI0501"])
    #expect(
      result.timedLines == [
        "@0ms finger: down 10,20", "@1s finger: move 310,20", "@1s finger: up 310,20",
        "@1.5s finger: down 10,20", "@2.3s finger: move 310,20", "@2.3s finger: up 310,20",
      ])
    #expect(result.scriptText.contains("# adb wait-for-device"))
    #expect(result.sourceMap.location(ofEvent: 3)?.line == 4)
  }

  @Test(arguments: [
    "input tap 5 6", "adb shell input tap 5 6", "$ adb shell \"input touchscreen tap 5 6\"",
    "adb shell 'su -c \"input tap 5 6\"'", "sudo /system/bin/input -d 0 tap 5.0 6 # here",
    "adb.exe exec-out input tap 5 6 & ", "adb -d shell -n input tap 5 6",
  ])
  func `a command is known wherever it runs`(line: String) {
    #expect(read(line + "\n").timedLines == ["@0ms finger: down 5,6", "@0ms finger: up 5,6"])
    #expect(read(line + "\n").diagnostics.isEmpty)
  }

  @Test func `time that is slept lies between two commands, and takes the place of the usual rest`()
  {
    let text =
      "input tap 1 1; sleep 0.25 && input tap 2 2\nusleep 10000\ninput tap 3 3\ninput tap 4 4\n"
    #expect(
      read(text).timedLines.filter { $0.contains("down") } == [
        "@0ms finger: down 1,1", "@250ms finger: down 2,2", "@260ms finger: down 3,3",
        "@760ms finger: down 4,4",
      ])
  }

  @Test func `motion events have no times: a frame each, or what is slept`() {
    let text = """
      adb shell input motionevent DOWN 10 10
      sleep 0.6
      adb shell input motionevent MOVE 50 10
      adb shell input motionevent MOVE 90 10
      adb shell input motionevent CANCEL

      """
    let result = read(text)
    #expect(result.codes == ["GI0315"])
    #expect(
      result.timedLines == [
        "@0ms finger: down 10,10", "@600ms finger: move 50,10", "@1.6s finger: move 90,10",
        "@2.6s finger: cancel 90,10",
      ])
  }

  @Test func `the source says what moves`() {
    let result = read(
      "input text hello\ninput mouse draganddrop 1 1 9 9 100\ninput stylus tap 1 1\n")
    #expect(result.pointers == [ImportedPointer(name: "mouse", kind: .mouse)])
    #expect(result.codes == ["GI0306"])
    #expect(result.scriptText.contains("# input text hello"))
    #expect(read("input stylus tap 1 1\n").pointers.map(\.kind) == [.pen])
    #expect(read("input tap 1 1\n") { $0.pointerKind = .pen }.pointers.map(\.kind) == [.pen])
  }

  let tap = """
    adb shell sendevent /dev/input/event1: 3 57 4
    adb shell sendevent /dev/input/event1: 3 53 50
    adb shell sendevent /dev/input/event1: 3 54 20
    adb shell sendevent /dev/input/event1: 0 0 0
    sleep 2
    adb shell sendevent /dev/input/event1: 3 57 4294967295
    adb shell sendevent /dev/input/event1: 0 0 0

    """

  @Test func `sendevent gets decimal numbers, and its frames are put at the rate`() {
    #expect(read(tap).errors.map(\.code) == ["GI0305"])
    let result = read(tap) { $0.unitScale = 1 }
    #expect(result.codes == ["GI0315"])
    #expect(result.timedLines == ["@0ms touch1: down 50,20", "@3s touch1: up 50,20"])
    let wrong = read(tap.replacing("3 54", with: "3 0x36")) { $0.unitScale = 1 }
    #expect(wrong.errors.map(\.code) == ["GI0302"])
    let signed = tap.replacing("4294967295", with: "-1")
    #expect(read(signed) { $0.unitScale = 1 }.timedLines == result.timedLines)
  }

  @Test(arguments: [
    ("input swipe 1 2 3", "GI0302"), ("input tap here there", "GI0302"), ("sleep soon", "GI0302"),
    ("input motionevent HOVER 1 1", "GI0302"),
    ("input swipe 1 1 2 2 -5", "GI0302"), ("sendevent /dev/input/event1 0 0 0", "GI0214"),
    ("input tap 1 $Y", "GI0302"), ("input tap 5000 1", "GI0008"),
  ])
  func `what cannot be carried out is reported at its line`(line: String, code: String) {
    let result = read("input tap 1 1\n\(line)\ninput tap 1 1\n")
    #expect(result.errors.map(\.code) == [code])
    #expect(result.errors.first?.location.line == 2)
  }

  @Test func `a script that gives no input is refused`() {
    #expect(read("ls\nadb devices\n").errors.map(\.code) == ["GI0301"])
  }

  @Test func `words that say where a command runs cost no stack`() {
    #expect(read(String(repeating: "sudo ", count: 20_000) + "input tap 1 1\n").events.count == 2)
    #expect(
      read(String(repeating: "adb shell ", count: 20_000) + "input tap 1 1\n").events.count == 2)
  }
}
