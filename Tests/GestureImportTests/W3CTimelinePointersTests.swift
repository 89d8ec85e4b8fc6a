import DragGeometry
import DragGestures
import DragScript
import GestureImport
import Testing

struct W3CTimelinePointersTests {
  func lines(_ kind: String, _ items: [String]) -> [String] {
    imported(actions(pointer("p", kind, items)), as: .w3c).timedLines
  }

  @Test func `3.1: a finger that is up moves unseen, a mouse and a pen hover`() {
    let items = [move(5, 5), down, up]
    #expect(lines("touch", items) == ["@0ms p: down 5,5", "@0ms p: up 5,5"])
    for kind in ["mouse", "pen"] {
      #expect(lines(kind, items) == ["@0ms p: move 5,5", "@0ms p: down 5,5", "@0ms p: up 5,5"])
    }
  }

  @Test func `3.1: an unchanged position makes no event`() {
    #expect(
      lines("mouse", [move(0, 0), move(5, 5), move(5, 5, 100), move(0, 0, origin: "\"pointer\"")])
        == ["@0ms p: move 5,5"])
  }

  @Test func `3.6: the pointer origin starts at 0,0 and follows what was moved`() {
    let items = [
      move(3, 4, origin: "\"pointer\""), down, move(10, 10, 0, origin: "\"pointer\""), up,
    ]
    #expect(
      lines("touch", items) == ["@0ms p: down 3,4", "@0ms p: move 13,14", "@0ms p: up 13,14"])
  }

  @Test func `3.1: a missing pointer type means a mouse, and an option decides for all`() {
    let text =
      "[{\"type\":\"pointer\",\"id\":\"p\",\"actions\":[{\(move(1, 1))},{\(down)},{\(up)}]}]"
    #expect(imported(text, as: .w3c).pointers == [ImportedPointer(name: "p", kind: .mouse)])
    let touch = imported(text, as: .w3c) { $0.pointerKind = .touch }
    #expect(touch.pointers.map(\.kind) == [.touch])
    #expect(touch.timedLines == ["@0ms p: down 1,1", "@0ms p: up 1,1"])
  }

  @Test func `3.1: a button that is down does not go down, one that is up does not go up`() {
    let result = imported(actions(pointer("p", "mouse", [up, down, down, up, up])), as: .w3c)
    #expect(result.timedLines == ["@0ms p: down 0,0", "@0ms p: up 0,0"])
    #expect(Set(result.codes) == ["GI0209", "GI0210"] && result.errors.isEmpty)
    #expect(result.warnings.first?.message.hasSuffix("(at /actions/0/actions/0)") == true)
  }

  @Test func `3.1: touch ignores the button, a mouse names it`() {
    let right = "\"type\":\"pointerDown\",\"button\":2"
    let rightUp = "\"type\":\"pointerUp\",\"button\":2"
    #expect(lines("mouse", [right, rightUp]) == ["@0ms p: down 0,0 button 2", "@0ms p: up 0,0"])
    #expect(lines("touch", [right, up]) == ["@0ms p: down 0,0", "@0ms p: up 0,0"])
  }

  @Test func `3.1: a button may have any number, and its script can be read`() throws {
    let items = [50, 9_007_199_254_740_991].flatMap { button in
      ["Down", "Up"].map { "\"type\":\"pointer\($0)\",\"button\":\(button)" }
    }
    let result = imported(actions(pointer("p", "mouse", items)), as: .w3c)
    #expect(
      result.timedLines == [
        "@0ms p: down 0,0 button 50", "@0ms p: up 0,0",
        "@0ms p: down 0,0 button 9007199254740991", "@0ms p: up 0,0",
      ])
    #expect(Script.parse(result.scriptText, file: "buttons.drag").diagnostics.isEmpty)
  }

  @Test func `a second button joins the press, which ends with the last one`() {
    let items = [
      down, "\"type\":\"pointerDown\",\"button\":2", up, move(1, 1),
      "\"type\":\"pointerUp\",\"button\":2",
    ]
    let result = imported(actions(pointer("p", "mouse", items)), as: .w3c)
    #expect(result.timedLines == ["@0ms p: down 0,0", "@0ms p: move 1,1", "@0ms p: up 1,1"])
    #expect(result.codes == ["GI0211"])
  }

  @Test func `3.6: after a cancel the up does nothing, and the next press is a new one`() {
    let result = imported(
      actions(pointer("p", "touch", [down, pause(5), cancel, up, pause(5), down, up])),
      as: .w3c
    )
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.timedLines == [
        "@0ms p: down 0,0", "@5ms p: cancel 0,0", "@10ms p: down 0,0", "@10ms p: up 0,0",
      ]
    )
    #expect(
      imported(actions(pointer("p", "touch", [cancel])), as: .w3c).codes == ["GI0005", "GI0210"])
  }

  @Test func `3.1: a target outside the viewport is refused, moved to the edge, or taken`() {
    let text = actions(pointer("p", "mouse", [move(390, 844), move(391, -1)]))
    let refused = imported(text, as: .w3c)
    #expect(refused.codes == ["GI0008"])
    #expect(
      refused.errors.first?.message
        == "the point 391,-1 is outside the viewport of 390x844 (at /actions/0/actions/1)")
    let clamped = imported(text, as: .w3c) { $0.outOfBounds = .clamp }
    #expect(clamped.timedLines == ["@0ms p: move 390,844", "@0ms p: move 390,0"])
    #expect(clamped.codes == ["GI0008"] && clamped.errors.isEmpty)
    let allowed = imported(text, as: .w3c) { $0.outOfBounds = .allow }
    #expect(allowed.timedLines == ["@0ms p: move 390,844", "@0ms p: move 391,-1"])
    #expect(allowed.diagnostics.isEmpty)
  }

  @Test func `numbers near the end of the range make no point that is not finite`() {
    let far = "\"type\":\"pointerMove\",\"x\":1.7e308,\"y\":0,\"duration\":0,\"origin\":\"pointer\""
    let back = "\"type\":\"pointerMove\",\"x\":-1.7e308,\"y\":0,\"duration\":100"
    let text = actions(pointer("p", "mouse", [far, back]))
    let result = imported(text, as: .w3c) { $0.outOfBounds = .allow }
    #expect(result.errors.isEmpty && result.events.count == 7)
    let over = imported(actions(pointer("p", "mouse", [far, far])), as: .w3c) {
      $0.outOfBounds = .allow
    }
    #expect(over.codes == ["GI0008"])
  }

  // MARK: Elements

  func bound(_ kind: String, _ items: [String]) -> [String] {
    imported(actions(pointer("p", kind, items)), as: .w3c) {
      $0.bindings = ["e": "list#tea", "f": "bin@0.5,0.9"]
    }.timedLines
  }

  @Test func `an element's point is left to the scene, with its offset from the centre`() {
    #expect(
      bound(
        "touch", [move(0, 0, origin: element("e")), down, move(-3, 4, 0, origin: element("f")), up])
        == [
          "@0ms p: down list#tea", "@0ms p: move bin@0.5,0.9(-3,+4)", "@0ms p: up",
        ]
    )
  }

  @Test func `a move to, from or along elements is a glide`() {
    #expect(
      bound(
        "touch",
        [
          move(0, 0, origin: element("e")), down, move(5, 0, 100, origin: "\"pointer\""),
          move(5, 5, 100, origin: "\"pointer\""), move(7, 7, 100),
          move(9, 7, 10), move(0, 0, 50, origin: element("f")), up,
        ]
      ) == [
        "@0ms p: down list#tea", "@0ms p: glide list#tea(+5,+0) over 100ms rate 60hz",
        "@100ms p: glide list#tea(+10,+5) over 100ms rate 60hz",
        "@200ms p: glide 7,7 over 100ms rate 60hz", "@310ms p: move 9,7",
        "@310ms p: glide bin@0.5,0.9 over 50ms rate 60hz", "@360ms p: up",
      ]
    )
  }

  @Test func `a mouse hovers over an element before it presses, a finger does not`() {
    let items = [move(0, 0, 30, origin: element("e")), down, up]
    #expect(bound("touch", items) == ["@30ms p: down list#tea", "@30ms p: up"])
    #expect(
      bound("mouse", items) == [
        "@0ms p: glide list#tea over 30ms rate 60hz", "@30ms p: down list#tea", "@30ms p: up",
      ]
    )
  }
}
