import DragGeometry
import DragGestures
import DragScript
import GestureImport
import Machines
import Testing

/// Appium's touch actions (3.1).
struct MJSONWPReaderTests {
  func read(_ text: String, _ configure: (inout ImportOptions) -> Void = { _ in }) -> ImportResult {
    imported(text, as: .mjsonwp) { options in
      options.rate = 1
      configure(&options)
    }
  }

  /// A request of one finger; each action is its name and its options without braces.
  static func body(_ actions: (String, String)...) -> String {
    let list = actions.map { "{\"action\":\"\($0.0)\",\"options\":{\($0.1)}}" }
    return "{\"actions\":[\(list.joined(separator: ","))]}"
  }

  static let drag = body(
    ("press", "\"x\":10,\"y\":20"), ("wait", "\"ms\":600"), ("moveTo", "\"x\":110,\"y\":20"),
    ("release", ""))

  let lines = [
    "@0ms finger1: down 10,20", "@1.1s finger1: move 110,20", "@1.1s finger1: up 110,20",
  ]

  @Test func `a press, a wait and a moveTo are a drag, whose way takes what --travel says`() {
    let result = read(Self.drag)
    #expect(result.codes == ["GI0502"])
    #expect(result.timedLines == lines)
    #expect(result.sourceMap.jsonPointer(ofEvent: 1) == "/actions/2")
    let fast = read(Self.drag) { $0.travel = .zero }
    #expect(fast.timedLines[1] == "@600ms finger1: move 110,20")
  }

  @Test func `the list alone is read, and options may be null`() {
    let list = Self.drag.dropFirst("{\"actions\":".count).dropLast()
    #expect(
      read(String(list).replacing("\"options\":{}", with: "\"options\":null")).timedLines == lines)
  }

  @Test func `a longPress holds for its duration, or half a second`() {
    let text = Self.body(
      ("longPress", "\"x\":1,\"y\":2,\"duration\":700"), ("moveTo", "\"x\":9,\"y\":2"),
      ("cancel", ""), ("release", ""))
    #expect(read(text).timedLines.last == "@1.2s finger1: cancel 9,2")
    let usual = text.replacing(",\"duration\":700", with: "")
    #expect(read(usual).timedLines.last == "@1s finger1: cancel 9,2")
    #expect(read(usual).codes == ["GI0502"])
  }

  @Test func `a tap of two is pressed twice`() {
    let result = read(Self.body(("tap", "\"x\":1,\"y\":2,\"count\":2")))
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.timedLines == [
        "@0ms finger1: down 1,2", "@100ms finger1: up 1,2", "@100ms finger1: down 1,2",
        "@200ms finger1: up 1,2",
      ])
  }

  @Test func `several fingers go by time`() {
    let one = Self.body(("press", "\"x\":1,\"y\":1"), ("wait", "\"ms\":50"), ("release", ""))
    let two = Self.body(("wait", "\"ms\":10"), ("tap", "\"x\":5,\"y\":5"))
    let lists = [one, two].map { $0.dropFirst("{\"actions\":".count).dropLast() }
    let result = read("{\"actions\":[\(lists.joined(separator: ","))],\"elementId\":\"e\"}")
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.timedLines == [
        "@0ms finger1: down 1,1", "@10ms finger2: down 5,5", "@50ms finger1: up 1,1",
        "@110ms finger2: up 5,5",
      ])
    #expect(result.sourceMap.jsonPointer(ofEvent: 1) == "/actions/1/1")
  }

  @Test func `elements are bound; points of an element count from its corner`() {
    let text = Self.body(
      ("press", "\"element\":\"e\""), ("moveTo", "\"element\":{\"ELEMENT\":\"e\"},\"x\":3,\"y\":4"),
      ("release", ""))
    let unbound = read(text)
    #expect(unbound.errors.map(\.code) == ["GI0208"])
    #expect(unbound.errors.first?.hint == "name its view or item with --bind e=REF")
    let bound = read(text) { $0.bindings = ["e": "list#tea"] }
    #expect(
      bound.timedLines == [
        "@0ms finger1: down list#tea",
        "@0ms finger1: glide list#tea@0,0(+3,+4) over 500ms rate 1hz",
        "@500ms finger1: up",
      ])
  }

  @Test func `a hold before the drag and another kind of pointer are options`() {
    let held = read(Self.drag) {
      $0.prependHold = .milliseconds(100)
      $0.pointerKind = .mouse
    }
    #expect(held.pointers.map(\.kind) == [.mouse])
    #expect(held.timedLines.last == "@1.2s finger1: up 110,20")
  }

  @Test func `a point outside of the viewport is an error`() {
    let wide = read(Self.drag.replacing("110", with: "1100"))
    #expect(wide.errors.map(\.code) == ["GI0008"])
  }

  @Test func `a finger that is down at the end is released, cancelled or an error`() {
    let open = Self.drag.replacing(",{\"action\":\"release\",\"options\":{}}", with: "")
    #expect(read(open).codes == ["GI0502", "GI0007"])
    #expect(read(open).timedLines.last?.hasSuffix("up 110,20") == true)
    #expect(read(open) { $0.atEnd = .cancel }.timedLines.last?.hasSuffix("cancel 110,20") == true)
    #expect(read(open) { $0.atEnd = .error }.errors.map(\.code) == ["GI0007"])
  }

  @Test(arguments: [
    ("{\"action\":\"press\"}", "GI0202"), ("{\"action\":\"swing\"}", "GI0205"), ("{}", "GI0202"),
    ("{\"action\":\"wait\",\"options\":{\"ms\":-1}}", "GI0203"), ("7", "GI0201"),
    ("{\"action\":\"press\",\"options\":7}", "GI0201"),
    ("{\"action\":\"wait\",\"else\":1}", "GI0204"),
    ("{\"action\":\"release\"}", "GI0210"),
    ("{\"action\":\"press\",\"options\":{\"x\":1}}", "GI0202"),
  ])
  func `what cannot be carried out is reported at its place`(action: String, code: String) {
    let result = read("{\"actions\":[\n\(action)]}")
    let reported = result.diagnostics.first { $0.code == code }
    #expect(reported?.location.line == 2 || reported?.code == "GI0201", "\(result.codes)")
  }
}
