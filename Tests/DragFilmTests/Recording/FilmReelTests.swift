import DragReplay
import DragScript
import Testing

@testable import DragFilm

/// What commands and tests in Swift do with a film beside writing it.
@Suite struct FilmReelTests {
  @Test func `a film has the result of another run, where it takes that`() throws {
    var reel = try FilmedScript.reel()
    let failing = FilmedScript.move.replacing("= eggs bread milk", with: "= milk")
    let other = try FilmedScript.reel(failing).result
    #expect(reel.result.status == .passed && reel.result.faults == [])
    reel.take(resultOf: other)
    #expect(reel.result.status == .failed && reel.result.faults == other.faults)
  }

  @Test func `the files of a film get other names, everywhere`() throws {
    let text = FilmedScript.move.replacing("= eggs bread milk", with: "= milk")
    var reel = try FilmedScript.reel(text)
    reel.renameFiles { "Tests/\($0)" }
    #expect(reel.result.file == "Tests/list.drag")
    #expect(reel.result.location.file == "Tests/list.drag")
    #expect(reel.result.faults.map(\.location.file) == ["Tests/list.drag"])
    #expect(reel.files.map(\.file) == ["Tests/list.drag"])
    #expect(Film([reel]).json().contains("\"statement\":\"expect order list = milk\""))
  }

  @Test func `a test that was skipped says why in a film and in an index`() throws {
    let text = FilmedScript.move.replacing(
      "moves down\"\n", with: "moves down\"\n  skip \"later\"\n")
    let reel = try FilmedScript.reel(text)
    #expect(reel.isSkipped)
    #expect(try !FilmedScript.reel().isSkipped)
    #expect(
      FilmCard(reel).json.closed.string.contains("\"outcome\":\"skipped\",\"reason\":\"later\""))
  }

  @Test func `another trace is in the film, with where it differs`() throws {
    var reel = try FilmedScript.reel()
    let own = reel.result.traceText.split(separator: "\n").dropFirst().map(String.init)
    func json(_ other: [String]) -> String {
      reel.against = FilmComparison("a.trace", lines: other, to: own)
      return reel.against?.json.string ?? ""
    }
    #expect(
      json(Array(own.prefix(2)))
        == #"{"name":"a.trace","trace":[[0,"pointer.down list#milk"],[500000,"list.items"]],"#
        + #""difference":{"entry":2,"other":2,"time":500000}}"#)
    #expect(json(own).hasSuffix(#","difference":null}"#))
    // A line without a time stands at that of the line before.
    #expect(
      json([own[0], own[1], "and so on"])
        .hasSuffix(#"[500000,"and so on"]],"difference":{"entry":2,"other":2,"time":500000}}"#))
    #expect(Film([reel]).json().contains(#""against":{"name":"a.trace","#))
    let long = Array(repeating: "0.000 a.b", count: FilmComparison.mostLines + 1)
    let cut = FilmComparison("long", lines: long, to: own)
    #expect(cut.isTruncated && cut.lines.count == FilmComparison.mostLines)
    #expect(cut.json.string.hasSuffix(#","truncated":true}"#))
  }

  @Test func `each form says what it needs of a film`() {
    func forms(_ isMeant: (FilmFormat) -> Bool) -> [FilmFormat] {
      FilmFormat.allCases.filter(isMeant)
    }
    #expect(forms(\.isOfOneTest) == [.asciicast, .mermaid, .w3c, .machines])
    #expect(forms(\.needsRows) == [.machines])
    #expect(forms(\.needsStates) == [.perfetto, .asciicast, .mermaid, .markdown, .w3c])
  }

  @Test func `a long film has parts, each from the time and the entry at which it begins`() throws {
    let text = FilmedScript.move.replacing(
      "  @700ms  up\n", with: "  glide 100,120 over 20s\n  glide 100,225 over 20s\n  up\n")
    let reel = try FilmedScript.reel(text)
    try #require(reel.chunks.count > 1)
    #expect(reel.chunks[0].start == 0 && reel.chunks[0].entry == 0)
    for (before, chunk) in zip(reel.chunks, reel.chunks.dropFirst()) {
      #expect(before.start < chunk.start && before.entry < chunk.entry)
      #expect(reel.entries[chunk.entry].time == chunk.start)
      #expect(chunk.json.string.contains("\"orders\""), "it is shown by itself")
    }
  }

  @Test func `before its begin a film shows its begin`() throws {
    let reel = try FilmedScript.reel()
    /// Where the card of the milk lies in a drawing.
    func place(_ drawing: String) -> Substring? {
      drawing.split(separator: "milk</text>").first?.split(separator: "translate(").last?.prefix {
        $0 != ")"
      }
    }
    #expect(place(reel.still(at: -1)) == "0 100")
    #expect(place(reel.still(at: 9_000_000)) == "0 188")
  }

  @Test func `a name of several lines is one heading of a transcript`() throws {
    var reel = try FilmedScript.reel()
    var other = reel.result
    other.status = .skipped(reason: "one\ntwo")
    reel.take(resultOf: other)
    #expect(Transcript(reel).text.contains("skipped: one two, "))
  }

  @Test func `the fence around a script is longer than any in it`() throws {
    let fences = try ["", "# ``", "# ``` and ````", "# ````\n# ```"].map { comment in
      let reel = try FilmedScript.reel(FilmedScript.move + comment + "\n")
      let script = Transcript(reel).text.split(separator: "## Script\n\n").last ?? ""
      return (script.prefix { $0 == "`" }.count, script.split(separator: "\n").last ?? "")
    }
    #expect(fences.map(\.0) == [3, 3, 5, 5])
    #expect(fences.map(\.1) == ["```", "```", "`````", "`````"])
  }
}
