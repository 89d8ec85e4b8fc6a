import DragGeometry
import DragScript
import GestureImport
import Testing

struct EvemuReaderTests {
  let tap = frame("7.000000", id(1), x(50), y(20)) + frame("7.100000", id(-1))
  let lines = ["@0ms touch1: down 50,20", "@100ms touch1: up 50,20"]

  func read(_ text: String, _ configure: (inout ImportOptions) -> Void = { _ in }) -> ImportResult {
    imported(text, as: .evemu) { options in
      options.viewport = Size(width: 100, height: 100)
      configure(&options)
    }
  }

  @Test func `3.2: times count from the first event, whatever clock they are of`() {
    #expect(touches(tap).timedLines == lines)
    #expect(touches(tap.replacing("7.", with: "1352020794.")).timedLines == lines)
  }

  @Test func `3.2: values are decimal, padded or not, and what follows them is a comment`() {
    let text = """
      E: 0.000001 0003 0039 0006	# EV_ABS / ABS_MT_TRACKING_ID   6
      E: 0.000001 0003 0035 +
      """
    #expect(touches(text + "\n").codes == ["GI0302"])
    let padded = """
      E: 0.000001 0003 0039 0006	# EV_ABS / ABS_MT_TRACKING_ID   6
      E: 0.000001 0003 0035 0050 and more
      E: 0.000001 3 36 20# close by
      E: 0.000001 0000 0000 0000\t# ------------ SYN_REPORT (0) ---------- +0ms
      E: 0.100001 0003 0039 -001
      E: 0.100001 0000 0000 0000
      """
    let result = touches(padded)
    #expect(result.timedLines == lines)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `3.2: ranges are read from A lines`() {
    let header = "A: 35 10 90 0 0 0\nA: 36 -20 60 0 0\n"
    #expect(
      read(header + tap).timedLines == ["@0ms touch1: down 50,50", "@100ms touch1: up 50,50"])
  }

  @Test func `3.2: ranges are read from the commented header, and A lines take precedence`() {
    let commented = """
      # EVEMU 1.3
      # Supported events:
      #   Event type 1 (EV_KEY)
      #     Event code 53 (NOT_AN_AXIS)
      #       Min       77
      #   Event type 3 (EV_ABS)
      #     Event code 53 (ABS_MT_POSITION_X)
      #       Value      0
      #       Min       10
      #       Max       90
      #       Fuzz       0
      #     Event code 54 (ABS_MT_POSITION_Y)
      #       Value      0
      #       Min      -20
      #       Max       60
      # Properties:
      #   Property  type 1 (INPUT_PROP_DIRECT)

      """
    #expect(
      read(commented + tap).timedLines == ["@0ms touch1: down 50,50", "@100ms touch1: up 50,50"])
    #expect(
      read(commented + "A: 35 0 100 0 0 0\n" + tap).timedLines.first == "@0ms touch1: down 50,50"
    )
    #expect(
      read(commented + "A: 35 0 50 0 0 0\n" + tap).timedLines.first == "@0ms touch1: down 100,50")
  }

  @Test func `3.2: the slot that is selected when the recording begins is read from the comments`()
  {
    let commented = "# Event type 3 (EV_ABS)\n#  Event code 47 (ABS_MT_SLOT)\n#   Value 3\n"
    let text =
      commented + deviceHeader + frame("1.000000", id(5), x(1), y(1))
      + frame("1.000001", slot(0), id(6), x(2), y(2))
      + frame("1.000002", slot(3), id(-1)) + frame("1.000003", slot(0), id(-1))
    let result = read(text)
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.timedLines == [
        "@0ms touch1: down 1,1", "@1us touch2: down 2,2", "@2us touch1: up 1,1",
        "@3us touch2: up 2,2",
      ]
    )
  }

  @Test func `3.2: without ranges the import names what would help, and either option does`() {
    let refused = read(tap)
    #expect(refused.marks == ["2:1 GI0305"])
    #expect(
      refused.errors.first?.hint
        == "give them with --abs-range, or the points per unit with --unit-scale")
    #expect(read(tap) { $0.unitScale = 0.5 }.timedLines.first == "@0ms touch1: down 25,10")
    #expect(
      read(tap) { $0.absRange = .init(x: 0...200, y: -20...180) }.timedLines.first
        == "@0ms touch1: down 25,20"
    )
    #expect(read("A: 35 5 5 0 0 0\nA: 36 0 100 0 0 0\n" + tap).codes == ["GI0305"])
  }

  @Test func `3.6: lines may end in CR LF, and the last one without an end`() {
    let text = (deviceHeader + tap).replacing("\n", with: "\r\n")
    #expect(read(text).timedLines == lines)
    #expect(read(String(text.dropLast(1))).timedLines == lines)
    #expect(read(String(text.dropLast(1))).diagnostics.isEmpty)
  }

  @Test func `3.6: a last line that is cut is refused, or left out with its location reported`() {
    var options = square
    let whole = Array((deviceHeader + tap).utf8)
    let last = Array("E: 7.100000 0000 0000 0\n".utf8).count
    for missing in 2..<last {
      let cut = Array(whole.dropLast(missing))
      options.brokenEnd = .error
      #expect(
        importRecording(cut, file: "in", as: .evemu, options: options).codes == ["GI0004"],
        "\(missing)")
      options.brokenEnd = .keep
      let result = importRecording(cut, file: "in", as: .evemu, options: options)
      #expect(result.codes == ["GI0007", "GI0004"], "\(missing)")
      #expect(
        result.timedLines == ["@0ms touch1: down 50,20", "@0ms touch1: up 50,20"], "\(missing)")
    }
  }

  var square: ImportOptions {
    var options = ImportOptions()
    options.viewport = Size(width: 100, height: 100)
    return options
  }

  @Test func `3.6: strict refuses a recording that breaks off`() {
    #expect(
      read(deviceHeader + frame("1.000000", id(1), x(1), y(1)) + "E: 1.5") {
        $0.brokenEnd = .keep
        $0.strict = true
      }.errors.map(\.code) == ["GI0004"])
  }

  @Test(arguments: [
    "E: 1.5 0003 0035 1", "E: 1.1234567 0003 0035 1", "E: 1 0003 0035 1", "E: x 0003 0035 1",
    "E: 1.000000 xyz 0035 1", "E: 1.000000 0003 0035 1x", "E: 1.000000 0003 0035 0x1",
    "E: 1.000000 10000 0035 1", "E: 1.000000 0003 0035 99999999999999999999",
    "E: 9999999999999999.000000 0003 0035 1", "E: -1.000000 0003 0035 1", "E:",
    "E: 1.000000 0003 0035",
  ])
  func `an event line that cannot be read is refused`(line: String) {
    let result = read(deviceHeader + line + "\n" + tap)
    #expect(result.errors.map(\.code) == ["GI0302"])
    #expect(result.errors.first?.location.line == 7)
  }

  @Test(arguments: ["Q: 1", "{\"actions\":[]}", "\u{0}\u{1}", "[  1.5] 0003 0035 00000001", "7"])
  func `a line that evemu does not write is refused`(line: String) {
    #expect(read(deviceHeader + line + "\n" + tap).errors.map(\.code) == ["GI0301"])
  }

  @Test(arguments: ["hello", "Here it jumps, 3 mm or so:", "---", "Ça saute", "* a list"])
  func `3.2: a line of prose among the events is left out with a warning`(line: String) {
    let text = deviceHeader + tap
    for prose in [
      text.replacing("E: ", with: line + "\nE: ", maxReplacements: 2), text + line + "\n",
    ] {
      #expect(read(prose).codes == ["GI0301"])
      #expect(read(prose).warnings.count == 1)
      #expect(read(prose).timedLines == read(text).timedLines)
    }
    #expect(read(line + "\n\n" + text).diagnostics.isEmpty)
    #expect(read(line + "\n").errors.map(\.code) == ["GI0301"])
  }

  @Test func `an axis line that cannot be read is refused`() {
    #expect(read("A: 35 0\n" + tap).errors.first?.code == "GI0314")
  }

  @Test func `3.6: a clock that goes back is refused, or held`() {
    let text =
      frame("5.000000", id(1), x(1), y(1)) + frame("4.999999", x(2)) + frame("5.000100", id(-1))
    let refused = touches(text)
    #expect(refused.marks.first == "11:1 GI0303")
    #expect(refused.errors.first?.message == "the time decreases by 1us")
    let held = touches(text) { $0.backwardClock = .clamp }
    #expect(held.codes == ["GI0303"] && held.errors.isEmpty)
    #expect(
      held.timedLines == [
        "@0ms touch1: down 1,1", "@0ms touch1: move 2,1", "@100us touch1: up 2,1",
      ])
  }

  @Test func `3.6: a clock that jumps by more than 10 s is reported`() {
    let text =
      frame("5.000000", id(1), x(1), y(1)) + frame("15.000000", x(2))
      + frame("1000000015.000000", id(-1))
    let result = touches(text)
    #expect(result.codes == ["GI0304"])
    #expect(result.warnings.first?.message == "1000000000s pass between two frames")
    #expect(result.timedLines.last == "@1000000010s touch1: up 2,1")
  }

  @Test func `3.6: equal time stamps keep the order of the file`() {
    let text =
      frame("5.000000", id(1), x(1), y(1)) + frame("5.000000", x(2)) + frame("5.000000", id(-1))
    #expect(
      touches(text).timedLines == [
        "@0ms touch1: down 1,1", "@0ms touch1: move 2,1", "@0ms touch1: up 2,1",
      ])
  }

  @Test func `3.6: a header without events is whole and says nothing`() {
    #expect(read(deviceHeader).codes == ["GI0005"])
  }

  @Test func `the source map names the line of the frame's report`() {
    let result = touches(tap)
    #expect(result.sourceMap.location(ofEvent: 0)?.description == "in:10:1")
    #expect(result.sourceMap.location(ofEvent: 1)?.description == "in:12:1")
    #expect(result.sourceMap.location(ofEvent: 2) == nil)
    #expect(result.sourceMap.jsonPointer(ofEvent: 0) == nil)
  }

  @Test func `behind twenty faults nothing is read, so that no more of them are counted`() {
    let frames = (0..<40).map { frame("\(60 - $0).000000", x($0)) }.joined()
    let result = imported(deviceHeader + frames, as: .evemu)
    #expect(result.codes == Array(repeating: "GI0303", count: 20) + ["GI0001"])
    #expect(result.warnings.map(\.message) == ["further errors are not reported"])
  }
}
