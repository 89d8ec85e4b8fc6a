import DragGestures
import DragScript
import GestureImport
import Testing

/// What is near to WebDriver Actions: BiDi commands, and Chromium's pointer action sequences (3.1).
struct W3CDialectTests {
  @Test func `3.1: a whole BiDi command is read`() {
    let text = """
      {"id": 7, "method": "input.performActions", "params": {"context": "c", "actions": [
        \(pointer("p", "touch", [move(1, 1), down, pause(600), move(9, 9, 0), up]))]}}
      """
    #expect(
      imported(text, as: .w3c).timedLines == [
        "@0ms p: down 1,1", "@600ms p: move 9,9", "@600ms p: up 9,9",
      ])
  }

  let sequence = """
    [{"source": "touch", "id": 0, "actions": [
      {"name": "pointerDown", "x": 10, "y": 10}, {"name": "pause", "duration": 0.55},
      {"name": "pointerMove", "x": 50, "y": 60}, {"name": "pointerUp"},
    ]}]
    """

  @Test func `3.1: Chromium's pauses are in seconds, and all else takes a frame`() {
    let result = imported(sequence, as: .w3c) { $0.rate = 50 }
    #expect(result.codes == ["GI0109"])
    #expect(result.pointers == [ImportedPointer(name: "pointer0", kind: .touch)])
    #expect(
      result.timedLines == [
        "@0ms pointer0: down 10,10", "@570ms pointer0: move 50,60", "@590ms pointer0: up 50,60",
      ])
    #expect(imported(sequence, as: .w3c) { $0.strict = true }.errors.map(\.code) == ["GI0109"])
  }

  @Test func `3.1: Chromium's buttons have names, and its sources need no ids`() {
    let text = """
      [{"source": "mouse", "actions": [
        {"name": "pointerDown", "x": 1, "y": 1, "button": "right"}, {"name": "pointerUp",
         "button": "right"}]},
       {"source": "pen", "actions": [{"name": "pointerMove", "x": 3, "y": 3}]}]
      """
    let result = imported(text, as: .w3c) { $0.rate = 100 }
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.timedLines == [
        "@0ms pointer0: move 1,1", "@0ms pointer0: down 1,1 button 2", "@0ms pointer1: move 3,3",
        "@10ms pointer0: up 1,1",
      ])
  }

  @Test func `3.1: WebDriver's own durations stay whole milliseconds`() {
    let text = actions(pointer("p", "mouse", ["\"type\":\"pause\",\"duration\":0.5"]))
    #expect(imported(text, as: .w3c).errors.map(\.code) == ["GI0215"])
  }

  @Test func `3.1: trailing commas of snapshots are let pass`() {
    let text = actions(pointer("p", "mouse", [move(1, 1), down, up])).replacing("}]", with: "},]")
    #expect(imported(text, as: .w3c).codes == ["GI0109"])
    #expect(imported(text, as: .w3c).timedLines.count == 3)
  }

  @Test func `a gesture of the inspector's own form is refused by name`() {
    let text = "{\"actions\":[{\"name\":\"pointer1\",\"ticks\":[{\"type\":\"pointerMove\"}]}]}"
    #expect(imported(text, as: .w3c).errors.contains { $0.code == "GI0214" })
  }
}
