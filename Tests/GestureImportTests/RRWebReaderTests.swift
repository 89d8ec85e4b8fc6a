import DragGeometry
import DragGestures
import DragScript
import GestureImport
import Testing

/// Sessions that rrweb recorded (3.5).
struct RRWebReaderTests {
  func happening(_ type: Int, _ x: Int, _ y: Int, at time: Int, node: Int = 5) -> String {
    "{\"type\":3,\"data\":{\"source\":2,\"type\":\(type),\"id\":\(node),\"x\":\(x),\"y\":\(y)},"
      + "\"timestamp\":\(time)}"
  }

  func moves(_ source: Int, _ points: [(x: Int, y: Int, offset: Int)], at time: Int) -> String {
    let positions = points.map {
      "{\"x\":\($0.x),\"y\":\($0.y),\"id\":5,\"timeOffset\":\($0.offset)}"
    }
    return "{\"type\":3,\"data\":{\"source\":\(source),\"positions\":"
      + "[\(positions.joined(separator: ","))]},\"timestamp\":\(time)}"
  }

  func session(_ events: String...) -> String { "[" + events.joined(separator: ",\n") + "]" }

  func read(_ text: String, _ configure: (inout ImportOptions) -> Void = { _ in }) -> ImportResult {
    imported(text, as: .rrweb, configure)
  }

  @Test func `3.5: moves arrive late and are put where they belong`() {
    let text = session(
      happening(7, 10, 10, at: 2000), happening(9, 60, 60, at: 2900),
      moves(6, [(20, 20, -400), (50, 50, -300)], at: 2950))
    let result = read(text)
    #expect(result.diagnostics.isEmpty)
    #expect(result.pointers == [ImportedPointer(name: "finger", kind: .touch)])
    #expect(
      result.timedLines == [
        "@0ms finger: down 10,10", "@550ms finger: move 20,20", "@650ms finger: move 50,50",
        "@900ms finger: move 60,60", "@900ms finger: up 60,60",
      ])
    #expect(result.sourceMap.jsonPointer(ofEvent: 1) == "/2")
    #expect(result.sourceMap.location(ofEvent: 1)?.line == 3)
  }

  @Test func `3.5: a mouse goes down and up, and a drag carries it on`() {
    let text = session(
      moves(1, [(5, 5, -100)], at: 1000), happening(1, 10, 10, at: 1000),
      moves(12, [(20, 10, -50), (30, 10, 0)], at: 1500), happening(0, 30, 10, at: 1600))
    #expect(
      read(text).timedLines == [
        "@0ms mouse: move 5,5", "@100ms mouse: move 10,10", "@100ms mouse: down 10,10",
        "@550ms mouse: move 20,10", "@600ms mouse: move 30,10", "@700ms mouse: up 30,10",
      ])
  }

  @Test func `3.5: a touch that is cancelled is cancelled`() {
    let text = session(
      happening(7, 10, 10, at: 0), happening(10, 10, 10, at: 50), happening(9, 10, 10, at: 60))
    #expect(read(text).diagnostics.isEmpty)
    #expect(read(text).timedLines == ["@0ms finger: down 10,10", "@50ms finger: cancel 10,10"])
  }

  @Test func `3.5: the mouse that a browser plays after a touch is dropped, or kept when asked`() {
    let text = session(
      happening(7, 10, 10, at: 0), happening(9, 10, 10, at: 50),
      moves(1, [(10, 10, 0)], at: 55), happening(1, 10, 10, at: 60), happening(0, 10, 10, at: 61),
      happening(2, 10, 10, at: 62))
    #expect(read(text).timedLines == ["@0ms finger: down 10,10", "@50ms finger: up 10,10"])
    let kept = read(text) { $0.keepCompatMouse = true }
    #expect(kept.timedLines.contains("@60ms mouse: down 10,10"))
    let later = session(
      happening(7, 10, 10, at: 0), happening(9, 10, 10, at: 50), happening(1, 10, 10, at: 300),
      happening(0, 10, 10, at: 310), happening(1, 90, 10, at: 320), happening(0, 90, 10, at: 330))
    #expect(read(later).timedLines.filter { $0.contains("mouse: down") }.count == 2)
  }

  @Test func `3.5: after a mouse was used the one that a browser plays is dropped as well`() {
    let text = session(
      happening(1, 50, 50, at: 0), happening(0, 50, 50, at: 10), happening(7, 10, 10, at: 900),
      happening(9, 10, 10, at: 950), happening(1, 10, 10, at: 960), happening(0, 10, 10, at: 961))
    #expect(
      read(text).timedLines == [
        "@0ms mouse: move 50,50", "@0ms mouse: down 50,50", "@10ms mouse: up 50,50",
        "@900ms finger: down 10,10", "@950ms finger: up 10,10",
      ])
    // A button that is down is the user's, wherever a finger was meanwhile.
    let held = session(
      happening(1, 10, 10, at: 0), happening(7, 10, 10, at: 50), happening(9, 10, 10, at: 60),
      happening(0, 10, 10, at: 70))
    #expect(read(held).timedLines.last == "@70ms mouse: up 10,10")
  }

  @Test func `3.5: a node is bound by its id`() {
    let text = session(
      happening(1, 10, 10, at: 0, node: 7), happening(0, 90, 10, at: 50, node: 8))
    let result = read(text) { $0.bindings = ["7": "list#tea", "8": "bin"] }
    #expect(
      result.timedLines == [
        "@0ms mouse: move list#tea", "@0ms mouse: down list#tea", "@50ms mouse: move bin",
        "@50ms mouse: up",
      ])
  }

  @Test func `what a page shows is passed over, and its size is compared`() {
    let page =
      "{\"type\":4,\"data\":{\"href\":\"x\",\"width\":1200,\"height\":800},\"timestamp\":1}"
    let snapshot =
      "{\"type\":2,\"data\":{\"node\":{\"type\":0,\"id\":\"x\",\"childNodes\":[{\"x\":[]}]}},"
      + "\"timestamp\":2}"
    let text = session(page, snapshot, happening(1, 9, 9, at: 5), happening(0, 9, 9, at: 6))
    #expect(read(text).codes == ["GI0218"])
    #expect(read(text).warnings.first?.hint?.contains("--viewport 1200x800") == true)
    #expect(read(text) { $0.viewport = Size(width: 1200, height: 800) }.diagnostics.isEmpty)
    #expect(read("{\"events\":\(text)}").timedLines == read(text).timedLines)
  }

  @Test func `3.6: presses twice, ends without a begin, and open ends`() {
    let text = session(
      happening(0, 1, 1, at: 0), happening(1, 1, 1, at: 10), happening(1, 2, 2, at: 20))
    #expect(read(text).codes == ["GI0210", "GI0007", "GI0209"])
    #expect(read(text) { $0.atEnd = .keep }.codes == ["GI0210", "GI0209"])
    #expect(read(text).timedLines.last == "@20ms mouse: up 1,1" || !read(text).isImported)
  }

  @Test func `3.6: equal times keep their order, and clocks may jump`() {
    let text = session(
      happening(1, 1, 1, at: 5), happening(0, 1, 1, at: 5), happening(1, 1, 1, at: 9_000_000_000),
      happening(0, 1, 1, at: 5_000))
    #expect(read(text).codes.contains("GI0007"))
    #expect(read(text).timedLines.prefix(3).last == "@0ms mouse: up 1,1")
  }

  @Test(arguments: [
    ("\"timestamp\":7", "\"timestamp\":1e300", "GI0202"), ("\"timestamp\":7", "\"x\":7", "GI0202"),
    ("\"x\":9", "\"x\":1e300", "GI0008"), ("[{", "[7,{", "GI0201"), ("7}", "NaN}", "GI0101"),
  ])
  func `3.6: what no session says is refused`(old: String, new: String, code: String) {
    let text = session(happening(1, 9, 9, at: 5), happening(0, 9, 9, at: 7))
    #expect(read(text.replacing(old, with: new)).errors.first?.code == code)
  }

  @Test func `3.6: an object without events is no session`() {
    let result = read("{\"data\":1}")
    #expect(!result.isImported && result.errors.map(\.code) == ["GI0202"])
  }

  @Test func `3.6: a session that breaks off is imported as far as its events are whole`() {
    let text = session(happening(1, 9, 9, at: 5), happening(0, 9, 9, at: 7))
    let cut = read(String(text.dropLast(5)))
    #expect(cut.isImported && cut.codes.contains("GI0004"))
    #expect(cut.timedLines.last == "@0ms mouse: up 9,9")
    #expect(read("[]").codes == ["GI0005"])
  }
}
