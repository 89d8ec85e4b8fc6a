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
    for source in [
      "touchscreen", "touchpad", "touchnavigation", "trackball", "rotaryencoder", "dpad",
      "keyboard", "gamepad", "joystick",
    ] {
      #expect(read("input \(source) tap 1 1\n").pointers.map(\.kind) == [.touch], "\(source)")
    }
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

  @Test func `variables have the values that the script gives them`() {
    let text = """
      X=10 Y=20
      export TO="310 20" ADB='adb -s emulator-5554'
      $ADB shell input swipe $X ${Y} $TO 1000
      adb shell "input tap $X $Y"

      """
    let result = read(text)
    #expect(result.codes == ["GI0501"])
    #expect(
      result.timedLines == [
        "@0ms finger: down 10,20", "@1s finger: move 310,20", "@1s finger: up 310,20",
        "@1.5s finger: down 10,20", "@1.5s finger: up 10,20",
      ])
    #expect(read("set X=5\r\n%ADB% shell input tap %X% 6\r\n").timedLines.count == 2)
  }

  @Test(arguments: [
    "input tap $1 6", "input swipe 1 2 3 ${END}", "X=$(date)\ninput tap $X 6", "sleep $T",
    "input motionevent DOWN 1 %Y%", "sendevent /dev/input/event1 3 $CODE 1",
  ])
  func `a value that is given when the script is run is asked for`(text: String) {
    let result = read("\(text)\n")
    #expect(result.errors.map(\.code) == ["GI0302"])
    #expect(result.errors.first?.message.contains("before the script runs") == true)
    #expect(result.errors.first?.hint == "write the value in its place")
  }

  @Test func `values that are made of values stay short`() {
    let text = "X=aaaaaaaa\n" + String(repeating: "X=$X$X$X$X\n", count: 60) + "input tap 1 1\n"
    #expect(read(text).events.count == 2)
    let long = "X=" + String(repeating: "a", count: 250) + "\ninput tap "
    #expect(!read(long + String(repeating: "$X", count: 50_000) + "\n").isImported)
  }

  @Test func `what surrounds commands is passed over, and is said to be done once`() {
    let result = read(GoodRecordings.shell)
    #expect(result.codes == ["GI0503", "GI0501", "GI0503"])
    #expect(result.warnings[0].message == "the commands of a loop are carried out once")
    #expect(result.warnings[2].message.contains("all branches"))
    #expect(
      result.timedLines == [
        "@0ms finger: down 10,20", "@500ms finger: move 300,20", "@500ms finger: up 300,20",
        "@1s finger: down 5,6", "@1s finger: up 5,6",
      ])
    #expect(result.sourceMap.location(ofEvent: 0)?.line == 3)
    #expect(result.scriptText.contains("# am start -n a.b/.Main"))
    let windows = "for /l %%i in (1,1,3) do adb shell input tap 1 1\r\n"
    #expect(read(windows).timedLines.count == 2 && read(windows).codes == ["GI0503"])
  }

  @Test func `a script that gives no input is refused`() {
    #expect(read("ls\nadb devices\n").errors.map(\.code) == ["GI0301"])
  }

  @Test func `words that say where a command runs cost no stack`() {
    #expect(read(String(repeating: "sudo ", count: 20_000) + "input tap 1 1\n").events.count == 2)
    #expect(
      read(String(repeating: "adb shell ", count: 20_000) + "input tap 1 1\n").events.count == 2)
  }

  @Test func `a variable ends at its mark, whatever follows it in the word`() {
    let text =
      "X=1\ninput tap ${X}5 %X%2\nsleep 1\ninput tap $X 2${X}\nsleep 1\ninput tap 3$X 4%X%\n"
    let downs = imported(text, as: .adb).timedLines.filter { $0.contains("down") }
    #expect(
      downs == ["@0ms finger: down 15,12", "@1s finger: down 1,21", "@2s finger: down 31,41"])
  }
}
