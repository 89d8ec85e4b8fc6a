import DragReplay
import Testing

@testable import DragFilm

@Suite struct FilmComparisonTests {
  @Test func `a trace like the test's own has no difference`() throws {
    let reel = try FilmedScript.reel()
    let comparison = try #require(
      reel.comparison(with: reel.result.traceText, file: "a/list.trace"))
    #expect(comparison.name == "list.trace")
    #expect(comparison.difference == nil)
    #expect(comparison.lines.count == reel.entries.count)
    #expect(comparison.lines.map(\.text) == reel.entries.map(\.text))
  }

  @Test func `the first line that differs is named, with its time`() throws {
    let reel = try FilmedScript.reel()
    let other = reel.result.traceText.replacing("600.000 list.didMove", with: "600.000 list.enter")
    let comparison = try #require(reel.comparison(with: other, file: "list.trace"))
    let index = try #require(reel.entries.firstIndex { $0.text == "list.didMove" })
    #expect(comparison.difference?.entry == index)
    #expect(comparison.difference?.time == 600_000)
  }

  @Test func `a trace as JSON is read back to its lines`() throws {
    let reel = try FilmedScript.reel()
    let json = TraceJSON.text(of: reel.result)
    let comparison = try #require(reel.comparison(with: json, file: "list.jsonl"))
    #expect(comparison.difference == nil)
    #expect(comparison.lines.count == reel.entries.count)
  }

  @Test func `a line that ends too soon is left out`() throws {
    let line = #"{"test":"t","t_us":5,"who":"list","what":"update","args":{"at":"a\n\u0041"}}"#
    #expect(TraceJSONLine(line)?.text == #"0.005 list.update at=a\nA"#)
    for count in 0..<line.count - 1 {
      // What is there of it is no line, or one without what is missing, and nothing traps.
      #expect(TraceJSONLine(String(line.prefix(count)))?.text.hasPrefix("0.005 list.") != false)
    }
  }

  @Test func `a trace of other tests is none of this one`() throws {
    let reel = try FilmedScript.reel()
    #expect(reel.comparison(with: "# list.drag: another\n0.000 a.b\n", file: "list.trace") == nil)
    #expect(reel.comparison(with: "", file: "list.trace") == nil)
  }
}
