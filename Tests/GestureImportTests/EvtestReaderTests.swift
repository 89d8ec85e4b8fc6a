import DragGeometry
import DragScript
import GestureImport
import Testing

/// What evtest prints (3.2).
struct EvtestReaderTests {
  func read(_ text: String, _ configure: (inout ImportOptions) -> Void = { _ in }) -> ImportResult {
    imported(text, as: .evtest) { options in
      options.viewport = Size(width: 100, height: 100)
      configure(&options)
    }
  }

  static let description = """
    Input driver version is 1.0.1
    Input device ID: bus 0x18 vendor 0x0 product 0x0 version 0x0
    Input device name: "made up"
    Supported events:
      Event type 0 (EV_SYN)
      Event type 1 (EV_KEY)
        Event code 330 (BTN_TOUCH)
      Event type 3 (EV_ABS)
        Event code 47 (ABS_MT_SLOT)
          Value      0
          Min        0
          Max        9
        Event code 53 (ABS_MT_POSITION_X)
          Value      0
          Min        0
          Max      200
        Event code 54 (ABS_MT_POSITION_Y)
          Value      0
          Min        0
          Max      200
          Resolution      12
    Properties:
      Property type 1 (INPUT_PROP_DIRECT)
    Testing ... (interrupt to exit)

    """

  static let tap = """
    Event: time 7.000000, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 4
    Event: time 7.000000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 100
    Event: time 7.000000, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 40
    Event: time 7.000000, type 4 (EV_MSC), code 4 (MSC_SCAN), value d0042
    Event: time 7.000000, -------------- SYN_REPORT ------------
    Event: time 7.100000, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value -1
    Event: time 7.100000, -------------- SYN_REPORT ------------

    """
  let lines = ["@0ms touch1: down 50,20", "@100ms touch1: up 50,20"]

  @Test func `3.2: numbers are decimal, and the description says the ranges`() {
    let result = read(Self.description + Self.tap)
    #expect(result.diagnostics.isEmpty)
    #expect(result.timedLines == lines)
  }

  @Test func `3.2: without the description the ranges are asked for`() {
    #expect(read(Self.tap).codes == ["GI0305"])
    #expect(read(Self.tap) { $0.unitScale = 0.5 }.timedLines == lines)
  }

  @Test func `3.2: the four reports, and what older versions print for them`() {
    let dropped = Self.tap.replacing(
      "Event: time 7.1",
      with: "Event: time 7.05, >>>>>>>>>>>>>> SYN_DROPPED <<<<<<<<<<<<\nEvent: time 7.1",
      maxReplacements: 1
    ).replacing("7.05,", with: "7.050000,")
    let result = read(Self.description + dropped)
    #expect(result.codes == ["GI0308"])
    #expect(result.timedLines.last == "@50ms touch1: cancel 50,20")

    let sequence =
      Self.description + """
        Event: time 1.000000, type 3 (Absolute), code 53 (?), value 20
        Event: time 1.000000, type 3 (Absolute), code 54 (?), value 20
        Event: time 1.000000, ++++++++++++++ SYN_MT_REPORT ++++++++++++
        Event: time 1.000000, -------------- Report Sync ------------
        Event: time 2.000000, ++++++++++++++ SYN_MT_REPORT ++++++++++++
        Event: time 2.000000, type 0 (EV_SYN), code 0 (SYN_REPORT), value 0

        """
    let contacts = read(sequence.replacing("    Event code 47 (ABS_MT_SLOT)\n", with: ""))
    #expect(contacts.diagnostics.isEmpty)
    #expect(contacts.timedLines == ["@0ms touch1: down 10,10", "@1s touch1: up 10,10"])
  }

  @Test func `3.2: versions of before 2017 print the type for each report`() {
    let old = Self.tap.replacing("SYN_REPORT", with: "EV_SYN")
    #expect(read(Self.description + old).diagnostics.isEmpty)
    #expect(read(Self.description + old).timedLines == lines)
    let dropped = old.replacing(
      "Event: time 7.1",
      with: "Event: time 7.050000, >>>>>>>>>>>>>> EV_SYN <<<<<<<<<<<<\nEvent: time 7.1",
      maxReplacements: 1)
    #expect(read(Self.description + dropped).codes == ["GI0308"])
    let contact =
      Self.description.replacing("    Event code 47 (ABS_MT_SLOT)\n", with: "") + """
        Event: time 1.000000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 20
        Event: time 1.000000, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 20
        Event: time 1.000000, ++++++++++++++ EV_SYN ++++++++++++
        Event: time 1.000000, -------------- EV_SYN ------------
        Event: time 2.000000, ++++++++++++++ EV_SYN ++++++++++++
        Event: time 2.000000, -------------- EV_SYN ------------

        """
    #expect(read(contact).timedLines == ["@0ms touch1: down 10,10", "@1s touch1: up 10,10"])
  }

  @Test func `a terminal's menu above the description and a kernel's message among the events`() {
    let menu = """
      $ sudo evtest
      No device specified, trying to scan all of /dev/input/event*
      Available devices:
      /dev/input/event0:\tPower Button
      /dev/input/event1:\tmade up
      Select the device event number [0-1]: 1

      """
    let noise = Self.tap.replacing(
      "Event: time 7.1", with: "[  12.5] usb 1-1: reset\nEvent: time 7.1")
    let result = read(menu + Self.description + noise + "^C\n")
    #expect(result.timedLines == lines)
    #expect(result.codes == ["GI0301"])
    #expect(result.warnings.count == 1)
  }

  @Test func `3.2: a device whose properties do not make it direct is a touchpad`() {
    let pad = Self.description.replacing(
      "type 1 (INPUT_PROP_DIRECT)", with: "type 0 (INPUT_PROP_POINTER)")
    #expect(read(pad + Self.tap).errors.map(\.code) == ["GI0306"])
  }

  @Test(arguments: [
    "Event: time 8.0, -------------- SYN_REPORT ------------",
    "Event: time 8.000000, type 3 (EV_ABS, code 53 (X), value 1",
    "Event: time 8.000000, type 3 (EV_ABS), code 53 (X), value",
    "Event: time 8.000000, ---- NOTHING ----", "Event: hello",
    "Event: time 8.000000, type 70000 (X), code 53 (X), value 1",
  ])
  func `an event that cannot be read is refused at its place`(line: String) {
    let text = Self.description + Self.tap + line + "\n" + Self.tap
    #expect(read(text).errors.first?.code == "GI0302")
    #expect(read(text).errors.first?.location.line == 32)
  }

  @Test func `a last line that is cut is left out, and its place is reported`() {
    for missing in 13..<60 {
      let cut = String((Self.description + Self.tap).dropLast(missing))
      let kept = read(cut)
      #expect(kept.codes.contains("GI0004") && kept.isImported, "\(missing)")
      #expect(read(cut) { $0.brokenEnd = .error }.errors.map(\.code) == ["GI0004"], "\(missing)")
    }
  }

  @Test func `3.2: each line that evtest alone prints makes the text one of evtest's`() {
    let known = [
      "Event: time 7.000000, -------------- SYN_REPORT ------------", "Input device name: \"x\"",
      "Input driver version is 1.0.1", "Input device ID: bus 0x18", "Supported events:",
      "Testing ... (interrupt to exit)",
    ]
    let refused = (known + ["Properties:", "Event type 0 (EV_SYN)"]).filter { line in
      read("Properties:\n" + line + "\n").codes.contains("GI0301")
    }
    #expect(refused == ["Properties:", "Event type 0 (EV_SYN)"])
  }

  @Test(arguments: ["hello", "{\"actions\":[]}", "Properties:"])
  func `what evtest does not print is refused`(line: String) {
    #expect(!read(line + "\n").isImported)
  }
}
