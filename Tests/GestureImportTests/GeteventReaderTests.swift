import DragGeometry
import DragScript
import GestureImport
import Testing

/// What Android's getevent writes (3.2).
struct GeteventReaderTests {
  func read(_ text: String, _ configure: (inout ImportOptions) -> Void = { _ in }) -> ImportResult {
    imported(text, as: .getevent) { options in
      options.viewport = Size(width: 100, height: 100)
      options.unitScale = 1
      configure(&options)
    }
  }

  let tap = """
    [    7.000000] 0003 0039 00000006
    [    7.000000] 0003 0035 00000032
    [    7.000000] 0003 0036 00000014
    [    7.000000] 0000 0000 00000000
    [    7.100000] 0003 0039 ffffffff
    [    7.100000] 0000 0000 00000000

    """
  let lines = ["@0ms touch1: down 50,20", "@100ms touch1: up 50,20"]

  @Test func `3.2: values are hexadecimal, and ffffffff is -1`() {
    #expect(read(tap).timedLines == lines)
    #expect(read(tap).diagnostics.isEmpty)
  }

  @Test func `3.2: names are read as numbers, also DOWN and UP`() {
    let text = """
      [    7.000000] /dev/input/event1: EV_ABS       ABS_X                00000032
      [    7.000000] /dev/input/event1: EV_ABS       ABS_Y                00000014
      [    7.000000] /dev/input/event1: EV_KEY       BTN_TOUCH            DOWN
      [    7.000000] /dev/input/event1: EV_KEY       BTN_TOOL_FINGER      DOWN
      [    7.000000] /dev/input/event1: EV_ABS       ABS_SOMETHING        00000014
      [    7.000000] /dev/input/event1: EV_SYN       SYN_REPORT           00000000
      [    7.100000] /dev/input/event1: EV_KEY       BTN_TOUCH            UP
      [    7.100000] /dev/input/event1: EV_SYN       SYN_REPORT           00000000 rate 10

      """
    #expect(read(text).timedLines == lines)
    #expect(read(text).diagnostics.isEmpty)
  }

  @Test func `3.2: without times the frames are put at the rate, and that is reported`() {
    let text = tap.split(separator: "\n").map { $0.dropFirst(15) }.joined(separator: "\n") + "\n"
    let result = read(text) { $0.rate = 50 }
    #expect(result.codes == ["GI0315"])
    #expect(result.timedLines == ["@0ms touch1: down 50,20", "@20ms touch1: up 50,20"])
    // The end of a contact is no end of a frame.
    let contacts = text.replacing(
      "0000 0000 00000000", with: "0000 0002 00000000\n0000 0000 00000000")
    #expect(read(contacts) { $0.rate = 50 }.timedLines == result.timedLines)
  }

  @Test func `3.2: several devices go by time, and one of them can be chosen`() {
    func event(_ node: Int, _ time: String, _ text: String) -> String {
      "[ \(time)] /dev/input/event\(node): \(text)\n"
    }
    let text =
      "add device 1: /dev/input/event3\n  name:     \"panel\"\nadd device 2: /dev/input/event4\n"
      + "  name:     \"mouse\"\ncould not get driver version for /dev/input/mice, Not a typewriter\n"
      + event(3, "5.000000", "0003 0039 00000001") + event(3, "5.000000", "0003 0035 00000001")
      + event(3, "5.000000", "0003 0036 00000001") + event(3, "5.000000", "0000 0000 00000000")
      + event(4, "4.000000", "0002 0000 00000001") + event(4, "4.000000", "0000 0000 00000000")
      + event(3, "6.000000", "0003 0039 ffffffff") + event(3, "6.000000", "0000 0000 00000000")
      + event(9, "5.500000", "0001 0074 00000001") + event(9, "5.500000", "0000 0000 00000000")
    let all = read(text)
    #expect(all.diagnostics.isEmpty)
    #expect(
      all.timedLines == [
        "@0ms mouse1: move 51,50", "@1s touch1: down 1,1", "@2s touch1: up 1,1",
      ])
    for name in ["/dev/input/event3", "event3", "panel"] {
      #expect(
        read(text) { $0.device = name }.timedLines == [
          "@0ms touch1: down 1,1", "@1s touch1: up 1,1",
        ])
    }
    let none = read(text) { $0.device = "event5" }
    #expect(none.codes == ["GI0002"])
    #expect(none.errors.first?.hint?.contains("/dev/input/event4") == true)
  }

  @Test(arguments: [
    "[    7.000000] 0003 0039 6", "[    7.0000] 0003 0039 00000006", "[    7.000000 0003 0039 0",
    "[    7.000000] 0003 zzzz 00000006", "0003", "/dev/input/event1 0003 0039 00000006",
  ])
  func `an event that cannot be read is refused at its place`(line: String) {
    #expect(read(tap + line + "\n" + tap.replacing("7.", with: "8.")).marks == ["7:1 GI0302"])
  }

  @Test(arguments: ["{\"actions\":[]}", "\u{0}\u{1}", "q: 7"])
  func `a line that getevent does not write is refused`(line: String) {
    #expect(read(tap + line + "\n" + tap).errors.map(\.code).contains("GI0301"))
    #expect(read(line + "\n").errors.map(\.code) == ["GI0301"])
  }

  @Test(arguments: [
    "hello", "Every time it jumps", "2 fingers, then one", "[1] see below", "/dev/input is open",
    "[   12.345678] usb 1-1: reset", "---", "Ça saute",
  ])
  func `3.2: a line of prose among the events is left out with a warning`(line: String) {
    let text = tap.replacing("[    7.1", with: line + "\n[    7.1")
    #expect(read(text).codes == ["GI0301"])
    #expect(read(text).warnings.count == 1)
    #expect(read(text).timedLines == lines)
    #expect(read(tap + line + "\n").timedLines == lines)
    #expect(read(line + "\n" + tap).diagnostics.isEmpty)
    #expect(RecordingFormat.detected(in: Array((line + "\n" + tap).utf8)) == .getevent)
  }

  @Test func `3.2: names without times and devices are known`() {
    let text = "EV_ABS       ABS_MT_TRACKING_ID   00000001\n"
    #expect(RecordingFormat.detected(in: Array(text.utf8)) == .getevent)
  }

  @Test func `3.6: a last line that is cut is left out, and its place is reported`() {
    for missing in 2..<34 {
      let cut = String(tap.dropLast(missing))
      let kept = read(cut)
      #expect(kept.codes.contains("GI0004") && kept.isImported, "\(missing)")
      #expect(kept.warnings.contains { $0.location.line >= 5 }, "\(missing)")
      #expect(read(cut) { $0.brokenEnd = .error }.errors.map(\.code) == ["GI0004"], "\(missing)")
    }
  }

  @Test func `3.2: the one device that is described is that of events without a device`() {
    let device = """
      add device 1: /dev/input/event2
        name:     "touch"
        events:
          ABS (0003): ABS_MT_SLOT           : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                      ABS_MT_POSITION_X     : value 0, min 0, max 200, fuzz 0, flat 0, resolution 0
                      ABS_MT_POSITION_Y     : value 0, min 0, max 200, fuzz 0, flat 0, resolution 0
                      ABS_MT_TRACKING_ID    : value 0, min 0, max 65535, fuzz 0, flat 0, resolution 0

      """
    let result = imported(device + tap, as: .getevent) { options in
      options.viewport = Size(width: 100, height: 100)
    }
    #expect(result.diagnostics.isEmpty)
    #expect(result.timedLines.count == 2)
  }

  /// What `getevent -p` or `-lp` says of a device, and its events without a node.
  func described(_ codes: String, _ events: String) -> ImportResult {
    let text = "add device 1: /dev/input/event2\n  name:     \"made up\"\n  events:\n" + codes
    return imported(text + "  input props:\n    <none>\n" + events, as: .getevent) { options in
      options.viewport = Size(width: 100, height: 100)
    }
  }

  @Test func `3.2: the keys and steps of a description say what the device is`() {
    let surface =
      "    ABS (0003): 0035  : value 0, min 0, max 200, fuzz 0, flat 0, resolution 0\n"
      + "                0036  : value 0, min 0, max 200, fuzz 0, flat 0, resolution 0\n"
    let numbers = "    KEY (0001): 0110* 0111\n                0112\n    REL (0002): 0000  0001\n"
    let names = """
          KEY (0001): BTN_MOUSE             BTN_RIGHT             BTN_MIDDLE
          REL (0002): REL_X                 REL_Y

      """
    for codes in [numbers, names] {
      let result = described(codes + surface, tap)
      #expect(result.codes == ["GI0005", "GI0312"])
    }
    #expect(
      described(surface, tap).timedLines == ["@0ms touch1: down 25,10", "@100ms touch1: up 25,10"])
    // Screens of phones name a finger, too.
    #expect(described("    KEY (0001): 0145  014a\n" + surface, tap).diagnostics.isEmpty)
  }

  @Test
  func `numbers above the first type of a device are none of the type of the device before it`() {
    let text = """
      add device 1: /dev/input/event1
        name:     "keys"
        events:
          KEY (0001): 0074
      add device 2: /dev/input/event2
        bus:      0018
        vendor    0140
        product   0141
        name:     "panel"
        events:
          ABS (0003): ABS_X : value 0, min 0, max 100, fuzz 0, flat 0
                      ABS_Y : value 0, min 0, max 100, fuzz 0, flat 0
      [1.000000] /dev/input/event2: EV_ABS ABS_X 00000010
      [1.000000] /dev/input/event2: EV_ABS ABS_Y 00000010
      [1.000000] /dev/input/event2: EV_KEY BTN_TOUCH DOWN
      [1.000000] /dev/input/event2: EV_SYN SYN_REPORT 00000000
      [2.000000] /dev/input/event2: EV_KEY BTN_TOUCH UP
      [2.000000] /dev/input/event2: EV_SYN SYN_REPORT 00000000

      """
    #expect(read(text).timedLines == ["@0ms touch1: down 16,16", "@1s touch1: up 16,16"])
  }

  @Test func `spaces at the end of each line change nothing, and are no part of a name`() {
    let text = """
      add device 1: /dev/input/event2
        name:     "panel"
        events:
          ABS (0003): ABS_X : value 0, min 0, max 200, fuzz 0, flat 0
                      ABS_Y : value 0, min 0, max 200, fuzz 0, flat 0
      [1.000000] /dev/input/event2: EV_ABS ABS_X 00000064
      [1.000000] /dev/input/event2: EV_ABS ABS_Y 00000032
      [1.000000] /dev/input/event2: EV_KEY BTN_TOUCH DOWN
      [1.000000] /dev/input/event2: EV_SYN SYN_REPORT 00000000
      [2.000000] /dev/input/event2: EV_KEY BTN_TOUCH UP
      [2.000000] /dev/input/event2: EV_SYN SYN_REPORT 00000000

      """
    let padded = text.replacing("\n", with: "  \t\n")
    func lines(_ text: String) -> [String] {
      read(text) { $0.device = "panel" }.timedLines
    }
    #expect(lines(padded) == lines(text) && lines(text).count == 2)
  }

  @Test(arguments: ["", "/dev/input/event3: "])
  func `3.2: the times of old versions have seconds, a dash and microseconds`(node: String) {
    let old = """
      14487-264500: \(node)0003 0039 00000006
      14487-264500: \(node)0003 0035 00000032
      14487-264500: \(node)0003 0036 00000014
      14487-264500: \(node)0000 0000 00000000
      14488-500: \(node)0003 0039 ffffffff
      14488-500: \(node)0000 0000 00000000

      """
    #expect(read(old).diagnostics.isEmpty)
    #expect(read(old).timedLines == ["@0ms touch1: down 50,20", "@736ms touch1: up 50,20"])
    #expect(RecordingFormat.detected(in: Array(old.utf8)) == .getevent)
    for time in ["14487-1000000:", "14487-:", "14487:", "99999999999999-0:"] {
      let bad = read(old.replacing("14488-500:", with: time))
      #expect(bad.errors.first?.code == "GI0302", "\(time)")
    }
  }
}
