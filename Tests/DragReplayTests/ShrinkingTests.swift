import DragScript
import Testing

import DragReplay

@Suite struct ShrinkingTests {
  private static let scene = """
    dragscript 1
    # a scene with much that does not matter
    set viewport 390x844
    set lift.slop 12
    collection list at 0,100 size 390x132 layout rows(height=44)
    collection other at 0,400 size 390x132 layout rows(height=44)
    items list milk eggs tea
    items other x y
    on list update => proposal move insert-at
    on other update => proposal copy insert-at

    test "passes"
      down list#milk

    test "fails"

    """

  private func shrunk(_ lines: String, mostRuns: Int = 10_000) throws -> Shrinking {
    let script = try #require(Script.parse(Self.scene + lines, file: "t.drag").script)
    var shrinking = try #require(Shrinking(script.tests[1], of: script, mostRuns: mostRuns))
    shrinking.shrink()
    return shrinking
  }

  private func fault(_ text: String) throws -> [String?] {
    let script = try #require(Script.parse(text, file: "t.drag").script)
    #expect(script.tests.count == 1)
    let run = ScriptRun(script.tests[0], of: script)
    return run.run().words
  }

  private static let wandering = """
      down list#milk   # up it goes
      wait 733ms
      expect state = lifted
      glide list#tea over 300ms
      glide other[gap 1] over 350ms
      wait 100ms
      glide list#eggs over 200ms
      wait 20ms
      up
      settle
      expect never other.perform
      expect order list = milk tea

    """

  @Test func `a script is cut to the lines and times without which it would not fail so`() throws {
    let shrinking = try shrunk(Self.wandering)
    #expect(
      shrinking.text == """
        dragscript 1
        collection list at 0,100 size 390x132 layout rows()
        items list milk eggs tea
        on list update => proposal move insert-at
        test "fails"
          down list#milk
          wait 700ms
          glide list#eggs over 0ms
          up
          expect order list = milk tea

        """)
    #expect(shrinking.message == "order of list")
    #expect(try fault(shrinking.text) == ["order of list", "milk tea", "eggs milk tea"])
    #expect(shrinking.lineCount == 22)
    #expect(shrinking.runCount == 70)
  }

  @Test func `no line of what is left can be spared`() throws {
    let lines = try shrunk(Self.wandering).lines
    for index in lines.indices {
      var fewer = lines
      fewer.remove(at: index)
      let text = fewer.map { $0 + "\n" }.joined()
      guard let script = Script.parse(text, file: "t.drag").script,
        let test = script.tests.first(where: { $0.name == "fails" })
      else { continue }
      let run = ScriptRun(test, of: script)
      #expect(run.run().words != ["order of list", "milk tea", "eggs milk tea"], "\(index)")
    }
  }

  @Test func `what is left is the same in every run, and is left as it is`() throws {
    let first = try shrunk(Self.wandering)
    #expect(try shrunk(Self.wandering).text == first.text)
    let script = try #require(Script.parse(first.text, file: "t.drag").script)
    var again = try #require(Shrinking(script.tests[0], of: script))
    again.shrink()
    #expect(again.text == first.text)
  }

  @Test(arguments: [
    ("  down list#milk\n  wait 1s\n  up\n  up\n  settle\n", "the pointer cannot do this"),
    ("  down list#milk\n  wait 90001s\n  up\n", "the test goes on for more than"),
    ("  down list#milk\n  wait 1s\n  | 0.000 a.b\n  | ...\n  up\n", "the trace does not match"),
    ("  xfail \"why\"\n  down list#milk\n  wait 1s\n", "the test passes, but is expected to fail"),
  ])
  func `a fault of every kind is kept`(lines: String, message: String) throws {
    let shrinking = try shrunk(lines)
    #expect(shrinking.message.hasPrefix(message))
    #expect(shrinking.lines.count <= 7, "\(shrinking.text)")
    #expect(try fault(shrinking.text)[0]?.hasPrefix(message) == true)
  }

  @Test func `a recording is cut as well`() throws {
    var lines = "  @0ms down 195,122\n"
    for sample in 1...200 { lines += "  @\(600 + sample)ms move 195,\(122 + sample)\n" }
    lines += "  @900ms up\n  settle\n  expect order list = milk tea\n"
    let shrinking = try shrunk(lines)
    #expect(shrinking.lines.count < 12, "\(shrinking.text)")
    // Quarters and eighths go before single lines, so that few scripts are run.
    #expect(shrinking.runCount < 120)
  }

  @Test func `numbers that were found may be others, the statement may not`() throws {
    var lines = "  down list#milk\n  wait 1s\n"
    for place in 0..<90 { lines += "  move 195,\(120 + place)\n" }
    lines += "  expect calls list.didMove < 3\n"
    let shrinking = try shrunk(lines)
    #expect(shrinking.lines.count { $0.hasPrefix("  move") } == 3, "\(shrinking.text)")
    #expect(shrinking.lines.last == "  expect calls list.didMove < 3")
    #expect(shrinking.isConfirmed())
  }

  @Test func `a drag that has come to its end before the failure is not cut away`() throws {
    let lines = """
        down list#milk
        wait 1s
        glide bin over 100ms
        up
        settle
        expect once other.perform

      """.replacing("bin", with: "195,800")
    let shrinking = try shrunk(lines)
    #expect(shrinking.lines.contains("  down list#milk"), "\(shrinking.text)")
    #expect(shrinking.lines.contains("  up"), "\(shrinking.text)")
    #expect(try fault(shrinking.text) == ["calls of other.perform", "1", "0"])
  }

  /// Lists of which one drag of a test does not end as expected.
  private static let lists = """
    dragscript 1
    collection list at 0,0 size 300x200 layout rows(height=40)
    collection bin at 0,300 size 300x100 layout rows(height=40)
    items list 1 2 3
    items bin x

    """

  /// What must stay in the smallest script, by what the test does.
  private static let reasons: [(lines: String, kept: [String])] = [
    (
      """
      on list update => proposal move insert-at
      on bin update => proposal move insert-at
      on list canMove when item = 3 => refuse
      test "t"
        down list#1
        wait 600ms
        glide list[gap 2] over 100ms
        up
        settle
        down list#3
        wait 600ms
        glide bin[gap 0] over 100ms
        up
        settle
        expect order bin = 3 x
      """, ["on list canMove when item = 3 => refuse", "down list#1", "down list#3"]
    ),
    (
      """
      on list update => proposal move insert-at
      test "t"
        down 150,100
        wait 600ms
        move 150,30
        up
        settle
        expect order list = 3 1 2
      """, ["on list update => proposal move insert-at", "down 150,100", "up"]
    ),
    (
      """
      on list canMove when item = 2 => refuse
      test "t"
        down list#2
        wait 600ms
        move 150,10
        up
        settle
        expect order list = 2 1 3
      """, ["on list canMove when item = 2 => refuse", "down list#2"]
    ),
    (
      """
      on bin update => proposal forbidden
      test "t"
        down list#1
        wait 600ms
        move bin#x
        up
        settle
        expect order bin = 1 x
      """, ["on bin update => proposal forbidden", "down list#1", "move bin#x"]
    ),
  ]

  @Test(arguments: reasons)
  func `what a failure is explained by is not cut away, nor are names that are digits numbers`(
    lines: String, kept: [String]
  ) throws {
    let text = Self.lists + lines + "\n"
    let script = try #require(Script.parse(text, file: "t.drag").script)
    var shrinking = try #require(Shrinking(script.tests[0], of: script))
    shrinking.shrink()
    for line in kept { #expect(shrinking.text.contains(line), "\(shrinking.text)") }
    func failure(_ text: String) throws -> TestFailure {
      let script = try #require(Script.parse(text, file: "t.drag").script)
      return try #require(ScriptRun(script.tests[0], of: script).run().faults.first)
    }
    let (before, after) = (try failure(text), try failure(shrinking.text))
    #expect(before.actual == after.actual)
    #expect(before.explanation != nil && before.explanation == after.explanation)
  }

  @Test func `two goldens with a comment between them stay two`() throws {
    let lines = """
        down list#milk
        | 0.000 pointer.down list#milk
        # the same once more
        | 0.000 pointer.down list#milk
        | ...
        | 500.000 list.nothing

      """
    let shrinking = try shrunk(lines)
    #expect(shrinking.isConfirmed())
    #expect(try fault(shrinking.text)[0] == "the trace does not match the golden")
    let script = try #require(Script.parse(Self.scene + lines, file: "t.drag").script)
    var bare = script.tests[1]
    for index in bare.lines.indices {
      guard case .golden(var block) = bare.lines[index] else { continue }
      block.comments = .none
      bare.lines[index] = .golden(block)
    }
    var printed = script
    printed.tests = [bare]
    let read = try #require(Script.parse(printed.text, file: "t.drag").script)
    #expect(read.tests[0].lines.count == 3, "\(printed.text)")
  }

  @Test func `where the runs are used up the best one so far is left`() throws {
    let shrinking = try shrunk(Self.wandering, mostRuns: 5)
    #expect(shrinking.runCount == 5)
    #expect(try fault(shrinking.text)[0] == "order of list")
    #expect(try shrunk(Self.wandering, mostRuns: 1).lines.count == 22)
  }

  @Test func `of several failures the first one is kept`() throws {
    let shrinking = try shrunk(
      "  down list#milk\n  expect order list = milk\n  wait 1s\n  expect state = ended\n")
    #expect(shrinking.message == "order of list")
    #expect(shrinking.lines.last == "  expect order list = milk")
  }

  @Test func `a test that passes is not shrunk`() throws {
    let script = try #require(Script.parse(Self.scene, file: "t.drag").script)
    #expect(Shrinking(script.tests[0], of: script) == nil)
  }

  @Test func `what was included is written in its place`() throws {
    let files = [
      "scene.drag": "dragscript 1\nview a at 0,0 size 9x9\nview b at 9,9 size 9x9\n",
      "raw.drag": "dragscript 1\n@0ms down 4,4\n@1ms up\n",
    ]
    let text = """
      dragscript 1
      include "scene.drag"
      test "t"
        include "raw.drag"
        expect state = lifted

      """
    let outcome = Script.parse(Array(text.utf8), file: "t.drag") {
      path throws(IncludeFailure) in ScriptText(Array((files[path] ?? "").utf8))
    }
    let script = try #require(outcome.script)
    var shrinking = try #require(Shrinking(script.tests[0], of: script))
    #expect(shrinking.lines.contains("view a at 0,0 size 9x9"))
    #expect(
      shrinking.lines.contains("  @0us down 4,4") || shrinking.lines.contains("  @0ms down 4,4"))
    shrinking.shrink()
    // The press explains the failure, so it stays.
    #expect(
      shrinking.text
        == "dragscript 1\ntest \"t\"\n  @0ms down 4,4\n  @0ms up\n  expect state = lifted\n")
  }
}
