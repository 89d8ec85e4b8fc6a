import DragGestures
import DragScript
import GestureImport
import Testing

struct W3CReaderTests {
  let moved = pointer("p", "mouse", [move(5, 6)])

  @Test func `a wire body, a bare array, BiDi parameters and a BiDi command are read alike`() {
    let texts = [
      ("{\"actions\":[\(moved)]}", "/actions/0/actions/0"),
      ("[\(moved)]", "/0/actions/0"),
      ("{\"context\":\"c\",\"actions\":[\(moved)]}", "/actions/0/actions/0"),
      (
        "{\"id\":1,\"method\":\"input.performActions\",\"params\":{\"context\":\"c\",\"actions\":[\(moved)]}}",
        "/params/actions/0/actions/0"
      ),
    ]
    for (text, pointer) in texts {
      let result = imported(text, as: .w3c)
      #expect(result.diagnostics.isEmpty)
      #expect(result.timedLines == ["@0ms p: move 5,6"])
      #expect(result.sourceMap.jsonPointer(ofEvent: 0) == pointer)
      #expect(result.sourceMap.jsonPointer(ofEvent: 1) == nil)
    }
  }

  @Test func `the source map names line and column`() {
    let text =
      "[{\"type\":\"pointer\",\"id\":\"p\",\"actions\":[\n  {\"type\":\"pointerMove\",\"x\":1,\"y\":1}]}]"
    let result = imported(text, as: .w3c)
    #expect(result.sourceMap.count == 1)
    #expect(result.sourceMap.location(ofEvent: 0)?.description == "in:2:3")
  }

  @Test(arguments: [
    ("5", "GI0201"), ("\"actions\"", "GI0201"), ("{}", "GI0202"), ("{\"actions\":{}}", "GI0201"),
    ("{\"actions\":[5]}", "GI0201"), ("{\"params\":[]}", "GI0201"), ("[{\"id\":\"a\"}]", "GI0202"),
    ("[{\"type\":\"pointer\"}]", "GI0202"), ("[{\"type\":\"finger\",\"id\":\"a\"}]", "GI0205"),
    ("[{\"type\":5,\"id\":\"a\"}]", "GI0201"), ("[{\"type\":\"none\",\"id\":7}]", "GI0201"),
    ("[{\"type\":\"none\",\"id\":\"a\",\"actions\":[null]}]", "GI0201"),
    ("[{\"name\":\"a\",\"id\":\"1\",\"ticks\":{}}]", "GI0201"),
  ])
  func `text that is not a command is refused`(text: String, code: String) {
    #expect(imported(text, as: .w3c).errors.first?.code == code)
  }

  @Test(arguments: [
    ("\"type\":\"pointerJump\"", "GI0205"), ("\"x\":1", "GI0202"),
    ("\"type\":\"pointerMove\",\"x\":1", "GI0202"),
    ("\"type\":\"keyDown\",\"value\":\"a\"", "GI0206"),
    ("\"type\":\"scroll\",\"x\":1,\"y\":1,\"deltaX\":1,\"deltaY\":1", "GI0206"),
    ("\"type\":\"pause\",\"duration\":-1", "GI0203"),
    ("\"type\":\"pause\",\"duration\":1.5", "GI0215"),
    ("\"type\":\"pause\",\"duration\":\"1\"", "GI0201"),
    ("\"type\":\"pause\",\"duration\":1e300", "GI0203"),
    ("\"type\":\"pointerDown\",\"button\":-1", "GI0203"),
    ("\"type\":\"pointerDown\",\"button\":0.5", "GI0215"),
    ("\"type\":\"pointerMove\",\"x\":\"1\",\"y\":1", "GI0201"),
    ("\"type\":\"pointerMove\",\"x\":null,\"y\":1", "GI0201"),
    ("\"type\":\"pointerMove\",\"x\":1,\"y\":1,\"origin\":\"parent\"", "GI0205"),
    ("\"type\":\"pointerMove\",\"x\":1,\"y\":1,\"origin\":5", "GI0201"),
    ("\"type\":\"pointerMove\",\"x\":1,\"y\":1,\"origin\":{}", "GI0202"),
    ("\"name\":\"pointerDown\",\"x\":1,\"y\":1", "GI0214"),
    ("\"pressure\":1.01,\(down)", "GI0203"), ("\"pressure\":-0.01,\(down)", "GI0203"),
    ("\"tangentialPressure\":-1.1,\(down)", "GI0203"), ("\"tiltX\":91,\(down)", "GI0203"),
    ("\"tiltY\":-91,\(down)", "GI0203"), ("\"twist\":360,\(down)", "GI0203"),
    ("\"twist\":-1,\(down)", "GI0203"), ("\"altitudeAngle\":1.58,\(down)", "GI0203"),
    ("\"azimuthAngle\":6.29,\(down)", "GI0203"), ("\"width\":-1,\(down)", "GI0203"),
    ("\"height\":\"big\",\(down)", "GI0201"),
  ])
  func `a bad action is refused`(item: String, code: String) {
    let result = imported(actions(pointer("p", "pen", [item])), as: .w3c)
    #expect(result.errors.first?.code == code)
    #expect(result.events.isEmpty)
  }

  @Test func `all attributes of a touch may have the ends of their ranges`() {
    let least =
      "\"pressure\":0,\"tangentialPressure\":-1,\"tiltX\":-90,\"tiltY\":-90,\"twist\":0,\"altitudeAngle\":0,\"azimuthAngle\":0,\"width\":0,\"height\":0"
    let greatest =
      "\"pressure\":1,\"tangentialPressure\":1,\"tiltX\":90,\"tiltY\":90,\"twist\":359,\"altitudeAngle\":1.5707963267948966,\"azimuthAngle\":6.283185307179586,\"width\":9,\"height\":9"
    let text = actions(pointer("p", "pen", ["\(down),\(least)", "\(up),\(greatest)"]))
    #expect(imported(text, as: .w3c).diagnostics.isEmpty)
  }

  @Test func `strict refuses fractions, missing buttons, unknown fields and broken ends`() {
    let fraction = actions(pointer("p", "mouse", ["\"type\":\"pointerMove\",\"x\":1.5,\"y\":1"]))
    #expect(imported(fraction, as: .w3c).timedLines == ["@0ms p: move 1.5,1"])
    #expect(imported(fraction, as: .w3c) { $0.strict = true }.codes == ["GI0215"])
    let button = actions(
      pointer("p", "mouse", ["\"type\":\"pointerDown\"", "\"type\":\"pointerUp\""]))
    #expect(imported(button, as: .w3c).diagnostics.isEmpty)
    #expect(imported(button, as: .w3c) { $0.strict = true }.codes == ["GI0202", "GI0202"])
    let unknown = actions(pointer("p", "mouse", ["\"speed\":1,\(move(1, 1))"]))
    #expect(imported(unknown, as: .w3c) { $0.strict = true }.codes == ["GI0204"])
    #expect(
      imported(String(unknown.dropLast()), as: .w3c) { $0.strict = true }.codes == [
        "GI0204", "GI0004",
      ])
  }

  @Test func `an unknown field is reported once, and another one beside it`() {
    let items = (0..<30).map { _ in "\"speed\":1,\"mood\":[{}],\(move(1, 1))" }
    let result = imported(actions(pointer("p", "mouse", items)), as: .w3c)
    #expect(result.codes == ["GI0204", "GI0204"])
    #expect(result.warnings.first?.message == "unknown field `speed` in an action is ignored")
    #expect(result.timedLines == ["@0ms p: move 1,1"])
  }

  @Test func `two sources of one id are refused, and names are made unique`() {
    let twice = actions(pointer("a", "touch", [down]), pointer("a", "touch", [down]))
    #expect(imported(twice, as: .w3c).codes == ["GI0207"])
    let alike = actions(
      pointer("a b", "mouse", [move(1, 1)]),
      pointer("a.b", "mouse", [move(1, 1)]),
      pointer("7", "pen", [move(1, 1)]),
      pointer("", "mouse", [move(1, 1)])
    )
    let result = imported(alike, as: .w3c)
    #expect(result.pointers.map(\.name) == ["a_b", "a_b-2", "p7", "pointer"])
    #expect(result.pointers.map(\.kind) == [.mouse, .mouse, .pen, .mouse])
  }

  @Test func `an unbound element is reported at its place, a bound one is used`() {
    let text = actions(pointer("p", "touch", [move(1, -2, origin: element("e")), down, up]))
    let refused = imported(text, as: .w3c)
    #expect(refused.codes == ["GI0208"])
    #expect(refused.errors.first?.message.contains("/actions/0/actions/0/origin") == true)
    #expect(refused.errors.first?.hint == "name its view or item with --bind e=REF")
    let bound = imported(text, as: .w3c) { $0.bindings = ["e": "list#tea"] }
    #expect(bound.timedLines == ["@0ms p: down list#tea(+1,-2)", "@0ms p: up"])
  }

  @Test func `each unbound element is reported once`() {
    let items = ["e", "f", "e", "f", "e"].map { move(0, 0, origin: element($0)) }
    #expect(
      imported(actions(pointer("p", "touch", items)), as: .w3c).codes == ["GI0208", "GI0208"])
  }

  @Test func `BiDi names elements by a shared id`() {
    let origin = "{\"type\":\"element\",\"element\":{\"sharedId\":\"e\"}}"
    let text = actions(pointer("p", "touch", [move(0, 0, origin: origin), down, up]))
    let result = imported(text, as: .w3c) { $0.bindings = ["e": "bin"] }
    #expect(result.timedLines == ["@0ms p: down bin", "@0ms p: up"])
  }

  @Test func `a text that breaks off is refused, or imported as far as its actions are whole`() {
    let text = actions(pointer("p", "touch", [move(1, 1), down, pause(20), move(9, 9), up]))
    let cut = text.prefix(while: { $0 != "9" })
    #expect(
      imported(String(cut), as: .w3c) { $0.brokenEnd = .error }.errors.map(\.code) == ["GI0004"])
    let result = imported(String(cut), as: .w3c)
    #expect(result.codes == ["GI0007", "GI0004"])
    #expect(result.timedLines == ["@0ms p: down 1,1", "@20ms p: up 1,1"])
    #expect(result.warnings.last?.location.column == cut.count + 1)
  }

  @Test func `wherever a text breaks off, nothing traps and the import says so`() {
    let text = Array(
      actions(
        pointer("p", "touch", [move(1, 1), down, up]),
        source("key", "k", ["\"type\":\"keyDown\",\"value\":\"\\uE008\""])
      ).utf8
    )
    for count in 1..<text.count {
      let result = importRecording(Array(text[..<count]), file: "in", as: .w3c)
      #expect(result.codes.contains("GI0004"), "\(count)")
    }
  }
}
