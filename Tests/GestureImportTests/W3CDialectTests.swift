import DragGeometry
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

  /// What Appium's Inspector saves: two fingers, one of which is not filled in to its end.
  let gesture = """
    {"name": "Move a row", "description": "as saved", "id": "d3b0", "date": 1663000000000,
     "actions": [
      {"name": "first", "ticks": [
        {"id": "1.1", "type": "pointerMove", "duration": 0, "x": 50, "y": 12.5},
        {"id": "1.2", "type": "pointerDown", "button": 0},
        {"id": "1.3", "type": "pause", "duration": 600},
        {"id": "1.4", "type": "pointerMove", "duration": 100, "x": 50, "y": 50},
        {"id": "1.5", "type": "pointerUp", "button": 0}], "color": "#FF3333", "id": "1"},
      {"name": "second", "ticks": [
        {"id": "2.1"}, {"id": "2.2", "type": "pointerMove", "duration": 0, "x": 100, "y": 100},
        {"id": "2.3"}], "color": "#FF8F00", "id": "2"}]}
    """

  @Test func `3.1: a gesture of Appium's Inspector counts in percent of the screen`() {
    let result = imported(gesture, as: .w3c) {
      $0.rate = 20
      $0.viewport = Size(width: 200, height: 400)
    }
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.pointers == [ImportedPointer(name: "first", kind: .touch)])
    #expect(
      result.timedLines == [
        "@0ms first: down 100,50", "@650ms first: move 100,125", "@700ms first: move 100,200",
        "@700ms first: up 100,200",
      ])
    #expect(imported(gesture, as: .w3c) { $0.strict = true }.errors.isEmpty)
    #expect(RecordingFormat.detected(in: Array(gesture.utf8)) == .w3c)
  }

  @Test func `a gesture of Appium's Inspector that breaks off is imported as far as it goes`()
    throws
  {
    let whole = imported(gesture, as: .w3c).timedLines
    for length in stride(from: 1, to: gesture.utf8.count, by: 7) {
      let part = imported(String(decoding: gesture.utf8.prefix(length), as: UTF8.self), as: .w3c)
      let lines = part.timedLines.filter { !$0.contains("up") }
      #expect(Array(whole.prefix(lines.count)) == lines, "\(length)")
    }
    let cut = try #require(gesture.firstRange(of: "{\"id\": \"1.5\""))
    let part = imported(String(gesture[..<cut.lowerBound]), as: .w3c)
    #expect(part.isImported)
    #expect(part.codes == ["GI0007", "GI0004"])
    #expect(part.timedLines.dropLast() == whole.dropLast())
  }

  @Test func `3.1: faults in a gesture of Appium's Inspector are reported with their place`() {
    let text = """
      {"actions": [{"name": "a", "id": "1", "ticks": [
        {"id": "1.1", "type": "pointerMove", "x": 50}, {"id": "1.2", "type": "pointerDwn"},
        {"id": "1.3", "type": "keyDown", "value": "a"}]}, {"ticks": []}]}
      """
    #expect(
      imported(text, as: .w3c).errors.map { "\($0.code) \($0.message)" } == [
        "GI0202 pointerMove requires `y` at /actions/0/ticks/0",
        "GI0205 unknown value \"pointerDwn\" of `type` at /actions/0/ticks/1/type",
        "GI0206 a source of type pointer has no keyDown at /actions/0/ticks/2",
        "GI0202 missing `id` of the source at /actions/1",
      ])
  }
}
