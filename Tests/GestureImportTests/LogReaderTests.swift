import DragGeometry
import DragScript
import GestureImport
import Machines
import Testing

/// Bodies of WebDriver inside the logs of servers (3.1).
struct LogReaderTests {
  func read(_ text: String, _ configure: (inout ImportOptions) -> Void = { _ in }) -> ImportResult {
    imported(text, as: .log) { options in configure(&options) }
  }

  static let body = actions(pointer("p", "mouse", [move(1, 1), down, pause(100), move(5, 5), up]))
  let lines = [
    "@0ms p: move 1,1", "@0ms p: down 1,1", "@100ms p: move 5,5", "@100ms p: up 5,5",
  ]

  static let gecko = """
    1700000000001\twebdriver::server\tDEBUG\t-> POST /session/0a/element {"using":"id","value":"a"}
    1700000000002\twebdriver::server\tDEBUG\t-> POST /session/0a/actions \(body)
    1700000000003\twebdriver::server\tDEBUG\t<- 200 OK {"value":null}

    """

  @Test func `a body on a line of geckodriver's log`() {
    let result = read(Self.gecko)
    #expect(result.diagnostics.isEmpty)
    #expect(result.timedLines == lines)
    #expect(result.sourceMap.location(ofEvent: 0)?.line == 2)
    #expect(RecordingFormat.detected(in: Array(Self.gecko.utf8)) == .log)
  }

  @Test func `a body over several lines of chromedriver's log`() {
    let spread = Self.body.replacing(",{", with: ",\n   {").replacing(
      "{\"actions\":", with: "{\n   \"actions\": ")
    let text = """
      [1700000000.123][INFO]: Starting ChromeDriver
      [1700000000.456][INFO]: [0a] COMMAND PerformActions \(spread)
      [1700000000.789][INFO]: [0a] RESPONSE PerformActions

      """
    #expect(read(text).timedLines == lines)
    #expect(read(text).sourceMap.location(ofEvent: 3)?.line == 7)
    #expect(RecordingFormat.detected(in: Array(text.utf8)) == .log)
  }

  @Test func `what Appium hands on is not read twice`() {
    let text = """
      [HTTP] --> POST /session/0a/actions
      [HTTP] \(Self.body)
      [WD Proxy] Proxying [POST /actions] to [POST http://127.0.0.1:1/actions] with body: \(Self.body)

      """
    #expect(read(text).timedLines == lines)
    #expect(RecordingFormat.detected(in: Array(text.utf8)) == .log)
  }

  /// The list of sources alone, as Appium calls its commands with.
  static let list = String(body.dropFirst("{\"actions\":".utf8.count).dropLast())

  /// The indented copy that a driver writes, a mark before each line.
  static let indented = """
    [debug] [XCUITest] Received the following W3C actions: [
    [debug] [XCUITest]   {
    [debug] [XCUITest]     "type": "pointer",
    [debug] [XCUITest]     "id": "p",
    [debug] [XCUITest]     "actions": [
    [debug] [XCUITest]       {
    [debug] [XCUITest]         "type": "pointerMove",
    [debug] [XCUITest]         "x": 1
    [debug] [XCUITest]       }
    [debug] [XCUITest]     ]
    [debug] [XCUITest]   }
    [debug] [XCUITest] ]

    """

  @Test func `the complete log of Appium has each body once`() {
    let call = "[debug] [AppiumDriver@1f] Calling AppiumDriver.performActions() with args: "
    let text = """
      [HTTP] --> POST /session/0a/actions
      [HTTP] \(Self.body)
      \(call)[\(Self.list),"0a"]
      \(call.replacing("Appium", with: "XCUITest"))[\(Self.list.replacing("1,", with: "1.0,")),"0a"]
      \(Self.indented)[HTTP] <-- POST /session/0a/actions 200 31 ms - 14

      """
    #expect(read(text).diagnostics.isEmpty)
    #expect(read(text).timedLines == lines)
    #expect(RecordingFormat.detected(in: Array(text.utf8)) == .log)
    let twice = read(text + text)
    #expect(twice.diagnostics.isEmpty)
    #expect(twice.timedLines.count == 8)
  }

  @Test func `where a log has no body the arguments of the command are read`() {
    let call = "[Appium] Calling AppiumDriver.performActions() with args: ["
    let result = read("\(call)\(Self.list),\"0a\"]\n\(Self.indented)")
    #expect(result.diagnostics.isEmpty)
    #expect(result.timedLines == lines)
    #expect(result.sourceMap.location(ofEvent: 0)?.line == 1)
    // A list that is cut after a body is a copy of it; another list is another command.
    let cut = read("POST \(Self.body)\n\(call)\(Self.list.dropLast(20))...\n")
    #expect(cut.diagnostics.isEmpty && cut.timedLines == lines)
    let other = Self.list.replacing("5", with: "7")
    #expect(read("POST \(Self.body)\n\(call)\(other),\"0a\"]\n").timedLines.count == 8)
    let query = "[Appium] Calling AppiumDriver.findElement() with args: [[\"a\"],\"0a\"]\n"
    #expect(read(query + "POST \(Self.body)\n").timedLines == lines)
  }

  @Test func `touch actions in the arguments of a command are read once, too`() {
    let list = "[{\"action\":\"press\",\"options\":{\"x\":1,\"y\":2}},{\"action\":\"release\"}]"
    let call = "[MJSONWP] Calling AppiumDriver.performTouch() with args: [\(list),\"0a\"]\n"
    let presses = ["@0ms finger1: down 1,2", "@0ms finger1: up 1,2"]
    #expect(read(call).timedLines == presses)
    #expect(read("[HTTP] {\"actions\":\(list)}\n" + call).timedLines == presses)
    let multi = call.replacing("[[", with: "[[[").replacing("],", with: "]],")
    #expect(read(multi).timedLines == presses)
  }

  @Test(arguments: [
    "\"actions\": [1, 2]", "\"actions\": [{\"name\": \"share\"}]", "\"actions\": [\"copy\"]",
    "\"actions\":[{\"type\":\"pointerDown\",\"button\":0}]", "\"actions\": []", "args: [[]]",
    "\"actions\": [[]]", "args: [", "args: [[", "args: [[{\"action\"",
  ])
  func `a list whose elements have no actions is no body`(text: String) {
    let result = read("POST \(Self.body)\n[HTTP] {\(text)}\n")
    #expect(result.diagnostics.isEmpty)
    #expect(result.timedLines == lines)
  }

  @Test func `half a second lies between two bodies, and what is pressed stays so`() {
    let press = actions(pointer("p", "mouse", [move(1, 1), down]))
    let other = actions(source("key", "k", ["\"type\":\"keyDown\",\"value\":\"\\uE008\""]))
    let end = actions(pointer("p", "mouse", [move(5, 5), up]))
    let result = read("POST \(press)\nPOST \(other)\nPOST \(end)\n")
    #expect(
      result.timedLines == [
        "@0ms p: move 1,1", "@0ms p: down 1,1", "@500ms key down shift", "@1s p: move 5,5",
        "@1s p: up 5,5", "@1s key up shift",
      ])
    #expect(result.codes == ["GI0007"])
  }

  @Test func `a source with an empty list still holds down what it pressed`() {
    let press = actions(pointer("p", "mouse", [move(1, 1), down]))
    let empty = actions(pointer("p", "mouse", []))
    let result = read("POST \(press)\nPOST \(empty)\n") { $0.atEnd = .cancel }
    #expect(result.codes == ["GI0007"])
    #expect(result.diagnostics.first?.location.line == 2)
    #expect(result.timedLines.last == "@500ms p: cancel 1,1")
    #expect(result.sourceMap.location(ofEvent: 2)?.line == 2)
  }

  @Test(arguments: [
    source("key", "p", ["\"type\":\"keyDown\",\"value\":\"\\uE008\""]),
    pointer("p", "touch", [move(1, 1), down, up]),
  ])
  func `a source keeps its type from one body to the next`(other: String) {
    let press = actions(pointer("p", "mouse", [move(1, 1), down, up]))
    let errors = read("POST \(press)\nPOST \(actions(other))\n").errors
    #expect(errors.map(\.code) == ["GI0207"])
    #expect(errors.first?.location.line == 2)
  }

  @Test(arguments: ["DELETE /session/0a/actions", "[1.2][INFO]: [0a] COMMAND ReleaseActions {"])
  func `what is released is up before the next body`(line: String) {
    let press = actions(pointer("p", "mouse", [move(1, 1), down]))
    let result = read("POST \(press)\n\(line)\nPOST \(Self.body)\n")
    #expect(result.diagnostics.isEmpty)
    #expect(
      Array(result.timedLines.prefix(3)) == [
        "@0ms p: move 1,1", "@0ms p: down 1,1", "@0ms p: up 1,1",
      ])
    #expect(result.timedLines.count == 6)
  }

  @Test func `Appium's touch actions in a log, one body after the other`() {
    let text = "[HTTP] \(MJSONWPReaderTests.drag)\n[HTTP] \(MJSONWPReaderTests.drag)\n"
    let result = read(text) { $0.rate = 1 }
    #expect(result.codes == ["GI0502"])
    #expect(result.pointers.count == 1)
    #expect(result.timedLines.count == 6)
    #expect(result.timedLines[3] == "@1.6s finger1: down 10,20")
    let mixed = read(text + "POST \(Self.body)\n")
    #expect(mixed.errors.map(\.code) == ["GI0214"])
    #expect(mixed.errors.first?.location.line == 3)
  }

  @Test func `elements without a binding are reported at their places`() {
    let text =
      "POST \(actions(pointer("p", "mouse", [move(1, 1, origin: element("e")), down, up])))\n"
    #expect(read(text).errors.map(\.code) == ["GI0208"])
    #expect(read(text) { $0.bindings = ["e": "bin"] }.timedLines.first == "@0ms p: move bin(+1,+1)")
  }

  @Test func `a log without a body is refused, and a body that is cut is reported`() {
    #expect(read("[HTTP] --> POST /session\n").errors.map(\.code) == ["GI0301"])
    let cut = "POST \(Self.body.dropLast(30))"
    #expect(read(cut).codes.contains("GI0004"))
    #expect(read(cut).isImported)
    #expect(!read(cut + "\nPOST \(Self.body)\n").isImported)
  }

  @Test func `a list that differs from the last one by a brace is another command`() {
    let list = "[{\"action\":\"press\",\"options\":{\"x\":1,\"y\":2}},{\"action\":\"release\"}]"
    func call(_ list: String) -> String {
      "[MJSONWP] Calling AppiumDriver.performTouch() with args: [\(list),\"0a\"]\n"
    }
    #expect(read(call(list) + call(list)).timedLines.count == 2)
    let other = list.replacing(",\"y\":2}", with: "},\"y\":2")
    #expect(read(call(list) + call(other)).codes == read(call(other)).codes)
    #expect(!read(call(other)).codes.isEmpty)
  }

  @Test func `many bodies on one line take no more time than on many`() {
    let text = String(repeating: "POST \(Self.body) ", count: 1_000)
    let start = ContinuousClock.now
    #expect(read(text).events.count == 4_000)
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
