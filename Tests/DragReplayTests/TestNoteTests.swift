import DragScript
import Testing

import DragReplay

/// What is doubted about tests whose expectations hold.
@Suite struct TestNoteTests {
  private static let scene = """
    dragscript 1
    collection tall at 0,100 size 100x88 layout rows(height=44)
    items tall r[1..9]
    collection wide at 200,100 size 88x100 layout rows(height=44) horizontal
    items wide c[1..9]
    view board at 0,300 size 100x100
    test "t"

    """

  @Test(arguments: [
    ("tall", "0,88", "tall#r1", "88..176"), ("tall", "0,88", "tall#r9", "88..176"),
    ("tall", "0,0", "tall#r9", "0..88"), ("wide", "88,0", "wide#c1", "88..176"),
    ("wide", "88,0", "wide#c9", "88..176"), ("wide", "0,0", "wide#c9", "0..88"),
  ])
  func `a press on what is scrolled out says what its list shows, along the way that it scrolls`(
    list: String, offset: String, item: String, shown: String
  ) throws {
    let lines = "scroll \(list) by \(offset) over 0ms\ndown \(item)\nup\n"
    let script = try #require(Script.parse(Self.scene + lines, file: "t.drag").script)
    let result = ScriptRun(script.tests[0], of: script).run()
    #expect(
      result.notes.map(\.text).first
        == "`\(item)` is scrolled out of `\(list)`, which shows \(shown) of its content")
  }

  @Test(arguments: ["tall#r1", "wide#c2", "tall", "tall[gap 9]", "board", "300,300"])
  func `a press on what is seen, or on no item, is not doubted`(target: String) throws {
    let lines = "down \(target)\nup\n"
    let script = try #require(Script.parse(Self.scene + lines, file: "t.drag").script)
    let notes = ScriptRun(script.tests[0], of: script).run().notes
    #expect(!notes.contains { $0.text.contains("scrolled") })
  }
}
