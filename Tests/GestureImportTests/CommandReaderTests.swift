import DragGeometry
import DragGestures
import DragScript
import GestureImport
import Machines
import Testing

/// Commands to drag as Appium and XCUITest know them (3.4).
struct CommandReaderTests {
  func read(_ text: String, _ configure: (inout ImportOptions) -> Void = { _ in }) -> ImportResult {
    imported(text, as: .commands) { options in
      options.rate = 1
      configure(&options)
    }
  }

  func appium(_ script: String, _ arguments: String) -> String {
    "{\"script\":\"mobile: \(script)\",\"args\":[{\(arguments)}]}"
  }

  let way = "\"fromX\":10,\"fromY\":20,\"toX\":310,\"toY\":20"

  @Test func `3.4: dragFromToForDuration has a press, and its way takes what --travel says`() {
    let text = appium("dragFromToForDuration", way + ",\"duration\":0.6")
    #expect(read(text).codes == ["GI0502"])
    #expect(
      read(text).timedLines == [
        "@0ms finger: down 10,20", "@1.1s finger: move 310,20", "@1.1s finger: up 310,20",
      ])
    #expect(
      read(text) { $0.travel = .milliseconds(100) }.timedLines.last == "@700ms finger: up 310,20")
    #expect(read(text).sourceMap.jsonPointer(ofEvent: 0) == "/0")
  }

  @Test func `3.4: dragFromToWithVelocity has a press, a velocity and a hold`() {
    let text = appium(
      "dragFromToWithVelocity",
      way + ",\"pressDuration\":0.5,\"holdDuration\":0.25,\"velocity\":600")
    #expect(read(text).diagnostics.isEmpty)
    #expect(
      read(text).timedLines == [
        "@0ms finger: down 10,20", "@1s finger: move 310,20", "@1.25s finger: up 310,20",
      ])
  }

  @Test func `3.4: dragGesture has a speed, and a press only by option`() {
    let text = appium(
      "dragGesture", "\"startX\":10,\"startY\":20,\"endX\":310,\"endY\":20,\"speed\":300")
    #expect(read(text).codes == ["GI0501"])
    let held = read(text) { $0.prependHold = .milliseconds(550) }
    #expect(held.diagnostics.isEmpty)
    #expect(held.timedLines.last == "@1.55s finger: up 310,20")
  }

  @Test func `3.4: steps take 5 ms each, and are as many samples`() {
    let text = "{\"startX\":0,\"startY\":0,\"endX\":40,\"endY\":0,\"steps\":4}"
    #expect(
      read(text).timedLines == [
        "@0ms finger: down 0,0", "@5ms finger: move 10,0", "@10ms finger: move 20,0",
        "@15ms finger: move 30,0", "@20ms finger: move 40,0", "@20ms finger: up 40,0",
      ])
  }

  @Test func `3.4: elements are bound; points of an element count from its corner`() {
    let element = "{\"element-6066-11e4-a52e-4f735466cecf\":\"e\"}"
    let text = appium(
      "dragFromToForDuration", "\"element\":\(element),\(way),\"duration\":1")
    #expect(read(text).codes == ["GI0208"])
    let bound = read(text) { $0.bindings = ["e": "list"] }
    #expect(
      bound.timedLines == [
        "@0ms finger: down list@0,0(+10,+20)",
        "@1s finger: glide list@0,0(+310,+20) over 500ms rate 1hz", "@1.5s finger: up",
      ])
    let two = appium(
      "dragFromToWithVelocity",
      "\"fromElementId\":\"a\",\"toElementId\":\"b\",\"pressDuration\":1,\"velocity\":5")
    let result = read(two) { $0.bindings = ["a": "list#a", "b": "list[gap 2]"] }
    #expect(result.codes == ["GI0502"])
    #expect(result.timedLines[1] == "@1s finger: glide list[gap 2] over 500ms rate 1hz")
  }

  @Test func `3.4: XCUITest's press has a duration, a target, a velocity and a hold`() {
    let text = """
      {"commands": [
        {"command": "press", "from": {"element": "tea", "dx": 0.5, "dy": 0.25},
         "forDuration": 0.7, "thenDragTo": {"dx": 0.5, "dy": 0.5}, "withVelocity": "slow",
         "thenHoldForDuration": 0.2},
        {"from": {"x": 0, "y": 0}, "forDuration": 1, "thenDragTo": {"x": 30, "y": 40},
         "withVelocity": 50}
      ]}
      """
    let result = read(text) { $0.bindings = ["tea": "list#tea"] }
    #expect(result.marks == ["2:3 GI0502"])
    #expect(
      result.timedLines == [
        "@0ms finger: down list#tea@0.5,0.25",
        "@700ms finger: glide 195,422 over 500ms rate 1hz", "@1.4s finger: up 195,422",
        "@1.9s finger: down 0,0", "@3.9s finger: move 30,40", "@3.9s finger: up 30,40",
      ])
    #expect(result.sourceMap.jsonPointer(ofEvent: 3) == "/commands/1")
    let named = read("{\"from\":\"a\",\"forDuration\":1,\"thenDragTo\":\"b\"}") {
      $0.bindings = ["a": "list#a", "b": "bin"]
    }
    #expect(named.timedLines.first == "@0ms finger: down list#a")
  }

  @Test func `3.4: other commands become comments`() {
    let text =
      "[" + appium("launchApp", "") + ","
      + appium(
        "dragFromToForDuration", way + ",\"duration\":1") + "]"
    #expect(read(text).importNotes == [ImportNote(text: "mobile: launchApp", event: 0)])
    #expect(read(text).scriptText.contains("\n# mobile: launchApp\n@0ms"))
  }

  @Test(arguments: [
    ("{\"fromX\":1,\"fromY\":1,\"duration\":1}", "GI0202"), ("[1]", "GI0201"), ("7", "GI0201"),
    ("{\"fromX\":\"a\"}", "GI0201"), ("{\"duration\":-1}", "GI0203"),
    ("{\"duration\":1e300}", "GI0203"), ("{\"velocity\":0}", "GI0203"),
    ("{\"velocity\":\"warp\"}", "GI0205"), ("{\"steps\":1e9}", "GI0203"),
    ("{\"fromX\":1,\"fromY\":1,\"toX\":1e300,\"toY\":1,\"duration\":1}", "GI0008"),
    ("{\"duration\":NaN}", "GI0101"), ("{\"from\":{\"element\":\"e\",\"dx\":1e300}}", "GI0203"),
  ])
  func `3.6: what no command says is refused`(text: String, code: String) {
    let result = read(text) { $0.bindings = ["e": "list"] }
    #expect(!result.isImported && result.codes.contains(code), "\(result.codes)")
  }

  @Test func `3.6: unknown fields, trailing commas, CR LF, and a list that breaks off`() {
    let one = appium("dragFromToForDuration", way + ",\"duration\":1,\"mood\":2")
    let text = "[" + one + ",\r\n" + one + ",]"
    #expect(Set(read(text).codes) == ["GI0204", "GI0109", "GI0502"])
    let cut = String(text.dropLast(20))
    #expect(read(cut).codes.contains("GI0004") && read(cut).events.count == 3)
  }

  @Test func `3.4: an element holds both ends of a drag, and the start of a dragGesture alone`() {
    for word in ["element", "elementId"] {
      let text = appium("dragFromToForDuration", way + ",\"duration\":0.6,\"\(word)\":\"e\"")
      let lines = read(text) { $0.bindings = ["e": "list"] }.timedLines
      #expect(lines.first == "@0ms finger: down list@0,0(+10,+20)")
      #expect(lines.contains { $0.contains("glide list@0,0(+310,+20) over 500ms") })
    }
    let text = appium("dragGesture", "\"elementId\":\"e\",\"endX\":310,\"endY\":20")
    let lines = read(text) { $0.bindings = ["e": "list"] }.timedLines
    #expect(lines.first == "@0ms finger: down list")
    #expect(lines.contains { $0.contains("glide 310,20 over") })
  }

  @Test func `a point of an element counts from its corner, also where it has one number`() {
    let ends = ["", ",\"x\":3", ",\"y\":4", ",\"x\":3,\"y\":4", ",\"x\":0"].map { point in
      let text = "{\"from\":{\"element\":\"e\"\(point)},\"to\":{\"x\":1,\"y\":1}}"
      return read(text) { $0.bindings = ["e": "list#tea"] }.timedLines.first ?? ""
    }
    #expect(
      ends
        == ["", "@0,0(+3,+0)", "@0,0(+0,+4)", "@0,0(+3,+4)", "@0,0"].map {
          "@0ms finger: down list#tea\($0)"
        })
  }
}
