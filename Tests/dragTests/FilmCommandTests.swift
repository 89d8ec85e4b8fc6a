import DragFilm
import TestSupport
import Testing

/// What `drag film` writes of several tests.
@Suite struct FilmCommandTests {
  @Test func `a form of one test is refused where several are chosen, and no other one is`()
    async throws
  {
    let command = try Command()
    try command.folder.write(
      "dragscript 1\nview a at 0,0 size 9x9\ntest \"a\"\nwait 1ms\ntest \"b\"\nwait 1ms\n",
      to: "two.drag")
    let forms = FilmFormat.allCases.map { ["--format", $0.rawValue] }
    let pictures = [["--still", "1ms"], ["--strip", "2"], ["--animate"]]
    var refused: [[String]] = []
    for words in forms + pictures {
      let outcome = try await command.run(["film", "two.drag"] + words + ["-o", "out"])
      #expect(outcome.code == 0 || outcome.errors.hasPrefix("drag: expected one test to draw"))
      if outcome.code != 0 { refused.append(words) }
    }
    let ofOne = ["asciicast", "mermaid", "w3c", "machines"].map { ["--format", $0] }
    #expect(refused == ofOne + pictures)
  }
}
