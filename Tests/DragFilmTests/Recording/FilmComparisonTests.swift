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

  @Test func `a trace of other tests is none of this one`() throws {
    let reel = try FilmedScript.reel()
    #expect(reel.comparison(with: "# list.drag: another\n0.000 a.b\n", file: "list.trace") == nil)
    #expect(reel.comparison(with: "", file: "list.trace") == nil)
  }
}
