import Testing

@testable import DragFilm

@Suite struct StageTextTests {
  private func drawing(_ text: String) throws -> StageText {
    StageText(try #require(try FilmedScript.reels(text, keepsStates: false).first))
  }

  @Test func `a drag shows its row, its gap and what is carried`() throws {
    let drawing = try drawing(FilmedScript.move)
    #expect(drawing.caption == "600 ms · session 1 dragging, move insert-at list[gap 3]")
    #expect(
      drawing.lines(isColored: false) == [
        "┌─ list · 3 ────────────────────────────┐",
        "│eggs                                   │",
        "│bread                                  │",
        "│(milk)             ◉ [milk]            │",
        "└───────────────────────────────────────┘",
      ])
  }

  @Test func `a copy has its gap, its count and its badge`() throws {
    let lines = try drawing(
      """
      dragscript 1
      collection from at 0,0 size 180x132 layout rows(height=44)
      collection to at 200,0 size 180x132 layout rows(height=44)
      items from a b c
      items to x
      on from items => items from#a from#b
      on to update => proposal copy insert-at
      test "two are copied"
        @0ms    down from#a
        @600ms  move to[gap 1]
        @700ms  cancel

      """
    ).lines(isColored: false)
    #expect(
      lines == [
        "┌─ from · 3 ────────────────────────┐   ┌─ to ──────────────────────────────┐",
        "│(a)                                │   │x                ◉ [b ×2 +]        │",
        "│(b)                                │   │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│",
        "│c                                  │   │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│",
        "└───────────────────────────────────┘   └───────────────────────────────────┘",
      ])
  }

  @Test func `at the right edge a stack is before its pointer`() throws {
    let lines = try drawing(
      FilmedScript.move.replacing("200x132", with: "390x132").replacing(
        "rows(height=44)", with: "grid(cell=10x10,gap=0)"
      ).replacing("100,225", with: "385,225")
    ).lines(isColored: false)
    #expect(lines.contains { $0.hasSuffix(" [milk] ◉│") }, "\(lines)")
  }

  @Test func `what is drawn begins at the left edge of what is on the stage`() throws {
    let lines = try drawing(
      FilmedScript.move.replacing("at 0,100", with: "at 300,100").replacing(
        "100,225", with: "400,225")
    ).lines(isColored: false)
    #expect(lines == (try drawing(FilmedScript.move).lines(isColored: false)))
  }

  @Test func `a cell that is narrower than two letters shows two`() throws {
    let lines = try drawing(
      """
      dragscript 1
      collection grid at 0,0 size 200x44 layout grid(cell=10x44,gap=40)
      items grid abc def
      test "nothing moves"
        wait 1ms

      """
    ).lines(isColored: false)
    #expect(lines.count == 3)
    #expect(lines[1].dropFirst().hasPrefix("ab"), "\(lines)")
    #expect(lines[1].contains("de") && !lines[1].contains("abc"), "\(lines)")
  }

  @Test func `a test that fails is shown at its failure`() throws {
    let text = FilmedScript.move.replacing("= eggs bread milk", with: "= milk eggs bread")
    let drawing = try drawing(text)
    #expect(drawing.caption.hasPrefix("1000 ms"))
    #expect(drawing.lines(isColored: false)[3] == "│milk                                   │")
  }

  @Test func `no line is longer than 80 columns, whatever lies on the stage`() throws {
    for size in ["10x10", "390x844", "4000x300", "20x9000"] {
      let lines = try drawing(
        """
        dragscript 1
        collection list at 0,100 size \(size) layout rows(height=44)
        items list milk eggs bread
        collection far at 900,9000 size 10x10 layout rows(height=44)
        items far x
        test "nothing moves"
          wait 1ms

        """
      ).lines(isColored: false)
      #expect(lines.allSatisfy { $0.count <= 80 }, "\(size)")
      #expect(lines.count <= 36, "\(size)")
    }
  }

  @Test func `a stage that is higher than the terminal is drawn to its end`() throws {
    let lines = try drawing(
      """
      dragscript 1
      collection list at 0,0 size 200x4000 layout rows(height=44)
      collection far at 0,4100 size 200x900 layout rows(height=44)
      test "nothing moves"
        wait 1ms

      """
    ).lines(isColored: false)
    #expect(lines.count { $0.hasPrefix("┌─ ") } == 2, "\(lines)")
    #expect(lines.last?.hasPrefix("└") == true)
  }

  @Test func `a text ends at its limit, and at the edge where that is nearer`() {
    var canvas = TextCanvas(columns: 5, rows: 3)
    canvas.write("abcdef", x: 1, y: 0, upTo: 3)
    canvas.write("abcdef", x: 1, y: 1, upTo: 9)
    canvas.write("abcdef", x: -2, y: 2)
    #expect(canvas.lines(isColored: false) == [" ab", " abcd", "cdef"])
  }

  @Test(arguments: [
    ("a", "a"), ("é", "é"), ("│", "│"), ("\u{10FF}", "\u{10FF}"), ("\u{1160}", "\u{1160}"),
    ("\u{2E7F}", "\u{2E7F}"), ("\u{FFDD}", "\u{FFDD}"), ("\u{FFFF}", "\u{FFFF}"),
    // Two columns wide: old Korean, all of East Asia, pictures.
    ("\u{1100}", "�"), ("\u{115F}", "�"), ("\u{2E80}", "�"), ("\u{FFDC}", "�"), ("\u{10000}", "�"),
    ("😀", "�"),
    // Of several scalars, and what a terminal obeys.
    ("e\u{301}", "�"), ("\u{7}", "�"), ("\u{9B}", "�"), ("\u{202E}", "�"),
  ])
  func `a letter that has not one column is a sign that has`(letter: String, shown: String) {
    var canvas = TextCanvas(columns: 3, rows: 1)
    canvas.write(letter + "|", x: 0, y: 0)
    #expect(canvas.lines(isColored: false) == [shown + "|"])
  }

  @Test func `a name cannot send a command to the terminal, and has one column a letter`() throws {
    var canvas = TextCanvas(columns: 12, rows: 2)
    canvas.write("a\u{1B}[31m\u{9B}界e\u{301}b", x: 0, y: 0)
    canvas.write("out", x: 11, y: 1, .gap)
    #expect(canvas.lines(isColored: false) == ["a�[31m���b", "           o"])
    #expect(canvas.lines(isColored: true)[1] == "           \u{1B}[32mo\u{1B}[0m")
  }
}
