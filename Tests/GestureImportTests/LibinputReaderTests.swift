import DragGeometry
import DragScript
import GestureImport
import Testing

/// What libinput records (3.2).
struct LibinputReaderTests {
  func read(_ text: String, _ configure: (inout ImportOptions) -> Void = { _ in }) -> ImportResult {
    imported(text, as: .libinput) { options in
      options.viewport = Size(width: 100, height: 100)
      configure(&options)
    }
  }

  /// A device of 0 to 200 on both axes that is tapped at a time.
  func device(_ node: Int, at seconds: Int) -> String {
    """
    - node: /dev/input/event\(node)
      evdev:
        name: "panel \(node)"
        absinfo:
          53: [0, 200, 0, 0, 0]
          54: [0, 200, 0, 0, 0]
        properties: [1]
      events:
      - evdev:
        - [\(seconds), 0, 3, 57, 6]	# EV_ABS
        - [\(seconds), 0, 3, 53, 100]
        - [\(seconds), 0, 3, 54, 40]
        - [\(seconds), 0, 0, 0, 0]
      - libinput:
        - {time: 1.2, type: POINTER_MOTION}
      - evdev:
        - [\(seconds), 100000, 3, 57, -1]
        - [\(seconds), 100000, 0, 0, 0]

    """
  }

  @Test func `3.2: events and ranges belong to the device of their section`() {
    let result = read("version: 1\ndevices:\n" + device(1, at: 7))
    #expect(result.diagnostics.isEmpty)
    #expect(result.timedLines == ["@0ms touch1: down 50,20", "@100ms touch1: up 50,20"])
    #expect(result.sourceMap.location(ofEvent: 0)?.line == 15)
  }

  @Test func `3.2: several devices go by time`() {
    let result = read("version: 1\ndevices:\n" + device(1, at: 7) + device(2, at: 5))
    #expect(
      result.timedLines == [
        "@0ms touch1: down 50,20", "@100ms touch1: up 50,20", "@2s touch2: down 50,20",
        "@2.1s touch2: up 50,20",
      ])
    let one = read("version: 1\ndevices:\n" + device(1, at: 7) + device(2, at: 5)) {
      $0.device = "panel 1"
    }
    #expect(one.timedLines.count == 2)
  }

  @Test func `3.6: CR LF, and a clock that goes back`() {
    let text = "version: 1\ndevices:\n" + device(1, at: 7)
    #expect(read(text.replacing("\n", with: "\r\n")).timedLines == read(text).timedLines)
    let back = text.replacing("[7, 100000", with: "[6, 100000")
    #expect(read(back).marks.first == "19:7 GI0303" || read(back).marks.first == "19:1 GI0303")
    #expect(read(back) { $0.backwardClock = .clamp }.isImported)
  }

  @Test(arguments: [
    ("&a x: 1", "GI0402", "anchor"), ("x: !int 1", "GI0402", "tag"),
    ("x: *a", "GI0402", "alias"), ("x: |\n  text", "GI0402", "block"),
    ("x: one\n  two", "GI0402", "several lines"), ("\tx: 1", "GI0401", "a tab"),
    ("x: \"a\" b", "GI0401", "after the value"), ("version: 2", "GI0214", "version"),
    ("x: \u{0}", "GI0103", "control"),
  ])
  func `YAML outside the part that is read is refused by name`(
    line: String, code: String, word: String
  ) {
    let result = read("version: 1\n" + line + "\ndevices:\n" + device(1, at: 7))
    #expect(result.errors.first?.code == code)
    #expect(result.errors.first?.message.contains(word) == true)
    #expect((2...3).contains(result.errors.first?.location.line ?? 0))
  }

  @Test(arguments: [
    "[7, 0, 3, 57]", "[7, 0, 3, 57, x]", "[7, 0, 3, 57, 1, 2]", "[-7, 0, 3, 57, 1]",
    "[7, 1000000, 3, 57, 1]", "[7, 0, 70000, 57, 1]", "[99999999999999999999, 0, 3, 57, 1]",
  ])
  func `an event that cannot be read is refused at its place`(event: String) {
    let text = "devices:\n" + device(1, at: 7).replacing("[7, 0, 3, 57, 6]", with: event)
    #expect(read(text).marks == ["11:7 GI0302"])
  }

  @Test func `what is nested too deep is refused`() {
    let deep = (0..<100).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(read("devices:\n" + deep).errors.map(\.code) == ["GI0107"])
    #expect(read(String(repeating: "- ", count: 100_000)).errors.map(\.code) == ["GI0107"])
  }

  @Test func `3.6: a recording that breaks off is imported as far as it goes`() {
    let text = "version: 1\ndevices:\n" + device(1, at: 7)
    let last = text.split(separator: "\n").last?.count ?? 0
    for missing in 2..<last - 4 {
      let result = read(String(text.dropLast(missing)))
      #expect(result.isImported, "\(missing)")
      #expect(result.codes.contains("GI0004"), "\(missing)")
      #expect(result.timedLines.first == "@0ms touch1: down 50,20", "\(missing)")
    }
  }

  @Test func `YAML of another kind is refused`() {
    #expect(read("appId: x\n---\n- tapOn: x\n").errors.map(\.code) == ["GI0202", "GI0214"])
  }

  @Test func `3.2: the codes that a device lists say what it is`() {
    let text =
      "version: 1\ndevices:\n"
      + device(1, at: 7).replacing("properties: [1]", with: "properties: []")
    #expect(read(text).timedLines.count == 2)
    let mouse = text.replacing(
      "    absinfo:",
      with:
        "    codes:\n      0: [0, 1]\n      1: [272, 273] # EV_KEY\n      2: [0, 1]\n    absinfo:")
    #expect(read(mouse).codes == ["GI0005", "GI0312"])
    let finger = text.replacing(
      "    absinfo:", with: "    codes:\n      1: [330, 325]\n    absinfo:")
    #expect(read(finger).errors.map(\.code) == ["GI0306"])
  }
}
