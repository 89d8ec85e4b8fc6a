import DragGeometry
import DragGestures
import DragScript
import GestureImport
import Testing

/// WebKit's streams of HID events (3.3), row by row, and the corners that it can have.
struct HIDReaderTests {
  func touch(
    _ phase: String, _ x: Double, _ y: Double, id: Int = 1, _ input: String = "finger"
  ) -> String {
    "{\"inputType\":\"\(input)\",\"phase\":\"\(phase)\",\"id\":\(id),\"x\":\(x),\"y\":\(y)}"
  }

  func hand(_ time: Double, _ touches: String...) -> String {
    "{\"inputType\":\"hand\",\"timeOffset\":\(time),\"touches\":[\(touches.joined(separator: ","))]}"
  }

  func way(_ start: String, _ end: String, _ fields: String = "\"interpolate\":\"linear\"")
    -> String
  {
    "{\(fields),\"startEvent\":\(start),\"endEvent\":\(end)}"
  }

  func stream(_ events: String...) -> String {
    "{\"events\":[\(events.joined(separator: ",\n"))]}"
  }

  func read(_ text: String, _ configure: (inout ImportOptions) -> Void = { _ in }) -> ImportResult {
    imported(text, as: .hid, configure)
  }

  @Test func `3.3: the five phases are down, move, nothing, up and cancel`() {
    let result = read(
      stream(
        hand(0, touch("began", 1, 2)), hand(0.1, touch("moved", 3, 4)),
        hand(0.2, touch("stationary", 9, 9)), hand(0.3, touch("ended", 5, 6)),
        hand(0.4, touch("began", 7, 8)), hand(0.5, touch("canceled", 7, 8))))
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.timedLines == [
        "@0ms touch1: down 1,2", "@100ms touch1: move 3,4", "@300ms touch1: move 5,6",
        "@300ms touch1: up 5,6", "@400ms touch1: down 7,8", "@500ms touch1: cancel 7,8",
      ])
    #expect(result.sourceMap.location(ofEvent: 1)?.line == 2)
    #expect(result.sourceMap.jsonPointer(ofEvent: 1) == "/events/1")
  }

  @Test func `a way of two touches has room for the samples of both, or is refused`() {
    let text = stream(
      way(
        hand(0, touch("began", 1, 1), touch("began", 2, 2, id: 2)),
        hand(1, touch("ended", 9, 9), touch("ended", 8, 8, id: 2)), "\"timestep\":0.1"))
    let said = [30, 24, 19, 17].map { limit in
      read(text) { $0.eventLimit = limit }.errors.map(\.message)
    }
    let full = "the event exceeds the maximum of"
    #expect(
      said == [[], [], ["\(full) 19 events at /events/0"], ["\(full) 17 events at /events/0"]])
  }

  @Test func `3.3: events that are not sorted are sorted stably, and that is reported`() {
    let text = stream(
      hand(0, touch("began", 1, 1)), hand(0.2, touch("ended", 3, 3)),
      hand(0.1, touch("moved", 2, 2)))
    #expect(read(text).codes == ["GI0217"])
    #expect(
      read(text).timedLines == [
        "@0ms touch1: down 1,1", "@100ms touch1: move 2,2", "@200ms touch1: move 3,3",
        "@200ms touch1: up 3,3",
      ])
    #expect(read(text) { $0.strict = true }.errors.map(\.code) == ["GI0217"])
  }

  @Test func `3.3: a time that is out of range is marked as far as it goes`() {
    let text = "{\"events\":[{\"inputType\":\"hand\",\"timeOffset\":-12.5,\"touches\":[]}]}"
    #expect(read(text).errors.first?.code == "GI0203")
    #expect(read(text).errors.first?.quote.length == "-12.5".count)
  }

  @Test func `3.3: touches that are no list are reported as that alone`() {
    let text = "{\"events\":[{\"inputType\":\"hand\",\"timeOffset\":0,\"touches\":5}]}"
    #expect(read(text).codes == ["GI0201"])
  }

  @Test func `3.3: a way has its start, a sample at each step before its end, and its end`() {
    let step = "\"interpolate\":\"linear\",\"timestep\":0.25"
    let text = stream(
      hand(0, touch("began", 0, 0)),
      way(hand(1, touch("moved", 0, 0)), hand(2, touch("moved", 100, 40)), step),
      hand(3, touch("ended", 100, 40)))
    #expect(
      read(text).timedLines == [
        "@0ms touch1: down 0,0", "@1.25s touch1: move 25,10", "@1.5s touch1: move 50,20",
        "@1.75s touch1: move 75,30", "@2s touch1: move 100,40", "@3s touch1: up 100,40",
      ])
  }

  @Test func `3.3: the usual step is 16 ms`() {
    let text = stream(
      hand(0, touch("began", 0, 0)),
      way(hand(0, touch("moved", 0, 0)), hand(0.04, touch("moved", 40, 0))),
      hand(0.04, touch("ended", 40, 0)))
    #expect(
      read(text).timedLines == [
        "@0ms touch1: down 0,0", "@16ms touch1: move 16,0", "@32ms touch1: move 32,0",
        "@40ms touch1: move 40,0", "@40ms touch1: up 40,0",
      ])
  }

  @Test func `3.3: the simple curve starts slowly and ends slowly`() throws {
    let text = stream(
      hand(0, touch("began", 0, 0)),
      way(
        hand(0, touch("moved", 0, 0)), hand(1, touch("moved", 100, 0)),
        "\"interpolate\":\"simpleCurve\",\"timestep\":0.5"),
      hand(1, touch("ended", 100, 0)))
    let point = try #require(
      read(text).events.lazy.compactMap { event -> Point? in
        if case .move(.point(let point)) = event.action { return point }
        return nil
      }.first)
    // sin(sin(0.5·π/2)·0.5·π/2), to all digits of a double.
    #expect(abs(point.x - 100 * 0.527_249_542_282_298_6) < 1e-10)
  }

  @Test func `3.3: touches are paired by id, and a start that has no end is dropped and reported`()
  {
    let text = stream(
      hand(0, touch("began", 0, 0), touch("began", 50, 50, id: 2)),
      way(
        hand(0, touch("moved", 0, 0), touch("moved", 50, 50, id: 2)),
        hand(0.02, touch("moved", 20, 0))),
      hand(0.03, touch("ended", 20, 0), touch("ended", 50, 50, id: 2)))
    let result = read(text)
    #expect(result.codes == ["GI0313"])
    #expect(
      result.timedLines == [
        "@0ms touch1: down 0,0", "@0ms touch2: down 50,50", "@16ms touch1: move 16,0",
        "@20ms touch1: move 20,0", "@30ms touch1: up 20,0", "@30ms touch2: up 50,50",
      ])
  }

  @Test func `3.3: a begin or an end that is repeated at one time counts once`() {
    let text = stream(
      way(hand(0, touch("began", 5, 5)), hand(0, touch("began", 5, 5))),
      hand(0, touch("began", 5, 5)), hand(1, touch("ended", 5, 5)), hand(1, touch("ended", 5, 5)))
    #expect(read(text).diagnostics.isEmpty)
    #expect(read(text).timedLines == ["@0ms touch1: down 5,5", "@1s touch1: up 5,5"])
  }

  @Test func `3.3: of two places at one time the last one is kept`() {
    let text = stream(
      hand(0, touch("began", 0, 0)),
      way(hand(0.5, touch("moved", 10, 0)), hand(0.5, touch("moved", 20, 0))),
      hand(0.6, touch("moved", 30, 0)), hand(0.6, touch("moved", 40, 0)),
      hand(1, touch("ended", 40, 0)))
    #expect(
      read(text).timedLines == [
        "@0ms touch1: down 0,0", "@500ms touch1: move 20,0", "@600ms touch1: move 40,0",
        "@1s touch1: up 40,0",
      ])
  }

  @Test func `3.3: a wait is a gap, or a way to where the touch is`() {
    let same = way(hand(0, touch("moved", 5, 5)), hand(1.5, touch("moved", 5, 5)))
    let text = stream(hand(0, touch("began", 5, 5)), same, hand(1.5, touch("ended", 5, 5)))
    #expect(read(text).timedLines == ["@0ms touch1: down 5,5", "@1.5s touch1: up 5,5"])
  }

  @Test func `3.3: points of the content are those of the screen, less what was scrolled`() {
    func text(_ space: String) -> String {
      let event = hand(0, touch("began", 50, 150))
      return stream(
        way(event, event, "\"interpolate\":\"linear\",\"coordinateSpace\":\"\(space)\""),
        hand(1, touch("canceled", 50, 50)))
    }
    #expect(read(text("content")).timedLines.first == "@0ms touch1: down 50,150")
    let scrolled: (inout ImportOptions) -> Void = { $0.scrollOffset = Point(x: 0, y: 100) }
    #expect(read(text("content"), scrolled).timedLines.first == "@0ms touch1: down 50,50")
    #expect(read(text("global"), scrolled).timedLines.first == "@0ms touch1: down 50,150")
  }

  @Test func `3.3: more than five touches are reported, and refused when strict`() {
    let touches = (1...6).map { touch("began", 1, 1, id: $0) }.joined(separator: ",")
    let text = "{\"events\":[{\"timeOffset\":0,\"touches\":[\(touches)]}]}"
    #expect(read(text).codes.contains("GI0216"))
    #expect(read(text).pointers.count == 6)
    #expect(read(text) { $0.strict = true }.errors.map(\.code) == ["GI0216"])
  }

  @Test func `3.3: a stylus is a pen`() {
    let text = stream(
      hand(0, touch("began", 1, 1, "stylus")), hand(1, touch("ended", 1, 1, "stylus")))
    #expect(read(text).pointers == [ImportedPointer(name: "pen1", kind: .pen)])
  }

  // MARK: Corners (3.6)

  @Test func `3.6: an end without a begin, a cancel and then an end, a move before a begin`() {
    let text = stream(
      hand(0, touch("ended", 1, 1)), hand(0.1, touch("moved", 1, 1)),
      hand(0.2, touch("began", 1, 1)), hand(0.3, touch("canceled", 1, 1)),
      hand(0.4, touch("ended", 1, 1)), hand(0.5, touch("began", 2, 2)),
      hand(0.6, touch("began", 3, 3)), hand(0.7, touch("ended", 2, 2)))
    #expect(read(text).codes == ["GI0210", "GI0309", "GI0209"])
    #expect(
      read(text).timedLines == [
        "@200ms touch1: down 1,1", "@300ms touch1: cancel 1,1", "@500ms touch1: down 2,2",
        "@700ms touch1: up 2,2",
      ])
  }

  @Test func `3.6: ways of no length, of 1 ms, and shorter than a step`() {
    for seconds in [0.001, 0.015, 0.016] {
      let text = stream(
        hand(0, touch("began", 0, 0)),
        way(hand(0, touch("moved", 0, 0)), hand(seconds, touch("moved", 9, 0))),
        hand(1, touch("ended", 9, 0)))
      #expect(read(text).timedLines.count == 3, "\(seconds)")
    }
  }

  @Test func `3.6: an open touch at the end is released, or as is asked for`() {
    let text = stream(hand(0, touch("began", 1, 1)), hand(1, touch("moved", 2, 2)))
    #expect(read(text).timedLines.last == "@1s touch1: up 2,2")
    #expect(read(text).codes == ["GI0007"])
    #expect(read(text) { $0.atEnd = .cancel }.timedLines.last == "@1s touch1: cancel 2,2")
    #expect(read(text) { $0.atEnd = .keep }.timedLines.last == "@1s touch1: move 2,2")
    #expect(read(text) { $0.atEnd = .error }.errors.map(\.code) == ["GI0007"])
  }

  @Test func `3.6: a stream that breaks off is imported as far as its events are whole`() {
    let text = stream(hand(0, touch("began", 1, 1)), hand(1, touch("moved", 2, 2)))
    let cut = String(text.dropLast(10))
    #expect(read(cut).codes == ["GI0007", "GI0004"])
    #expect(read(cut).timedLines == ["@0ms touch1: down 1,1", "@0ms touch1: up 1,1"])
    #expect(read(cut) { $0.brokenEnd = .error }.errors.map(\.code) == ["GI0004"])
    #expect(!read(String(text.prefix(20))).isImported)
  }

  @Test func `3.6: unknown fields are reported once, CR LF is a line end, no event is whole`() {
    let text = stream(hand(0, touch("began", 1, 1)), hand(1, touch("ended", 1, 1)))
    let odd = text.replacing("\"id\":1", with: "\"id\":1,\"mood\":2").replacing("\n", with: "\r\n")
    #expect(read(odd).codes == ["GI0204"])
    #expect(read(odd).timedLines == read(text).timedLines)
    #expect(read("{\"events\":[]}").codes == ["GI0005"])
    #expect(read("{}").codes == ["GI0202"])
  }

  @Test(arguments: [
    ("\"timeOffset\":1.0", "\"timeOffset\":1e300", "GI0203"),
    ("\"timeOffset\":1.0", "\"timeOffset\":-1", "GI0203"),
    ("\"timeOffset\":1.0", "\"timeOffset\":NaN", "GI0101"),
    ("\"timeOffset\":1.0", "\"timeOffset\":1e999", "GI0106"),
    ("\"timeOffset\":1.0,", "", "GI0202"), ("\"x\":9.0", "\"x\":1e300", "GI0008"),
    ("ended", "finished", "GI0205"), ("\"hand\"", "\"foot\"", "GI0205"),
    ("\"phase\":\"ended\"", "\"x\":1", "GI0202"), ("[{", "[7,{", "GI0201"),
  ])
  func `3.6: what no stream says is refused`(old: String, new: String, code: String) {
    let text = stream(hand(0, touch("began", 1, 1)), hand(1, touch("ended", 9, 1)))
    let result = read(text.replacing(old, with: new))
    #expect(result.errors.contains { $0.code == code }, "\(result.codes)")
  }

  @Test func `3.6: a way that would fill the memory is refused`() {
    for step in [0, 0.000_001] {
      let text = stream(
        way(
          hand(0, touch("moved", 0, 0)), hand(1e9, touch("moved", 1, 0)),
          "\"interpolate\":\"linear\",\"timestep\":\(step)"))
      #expect(!read(text).isImported)
    }
  }
}
