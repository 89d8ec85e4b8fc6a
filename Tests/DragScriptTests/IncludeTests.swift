import DragScript
import Testing

@Suite struct IncludeTests {
  private func parse(_ files: [String: String], main: String = "flows/main.drag") -> ParseOutcome {
    Script.parse(Array((files[main] ?? "").utf8), file: main) { path throws(IncludeFailure) in
      guard let text = files[path] else { throw IncludeFailure("no such file") }
      return ScriptText(Array(text.utf8))
    }
  }

  private func reported(_ outcome: ParseOutcome) -> [String] {
    outcome.diagnostics.map { "\($0.code) \($0.location)" }
  }

  @Test func `set-up is shared by an include, and paths start from the file that has them`() throws
  {
    let outcome = parse([
      "flows/main.drag":
        "dragscript 1\ninclude \"parts/scene.drag\"\nitems list a\ntest \"t\"\n  down list#a\n",
      "flows/parts/scene.drag": "dragscript 1\ninclude \"../more.drag\"\nset seed 5\n",
      "flows/more.drag": "dragscript 1\ncollection list at 0,0 size 9x9 layout rows()\n",
    ])
    #expect(outcome.diagnostics == [])
    let script = try #require(outcome.script)
    #expect(script.setupLines.count == 2)
    #expect(
      script.setup.map(\.location.description) == [
        "flows/more.drag:2:1", "flows/parts/scene.drag:3:1", "flows/main.drag:3:1",
      ])
    #expect(script.settings.seed == 5)
    #expect(script.text.contains("include \"parts/scene.drag\"\n"))
  }

  @Test func `inside a test an include is a raw profile`() throws {
    let outcome = parse([
      "flows/main.drag": "dragscript 1\ntest \"t\"\n  include \"r.drag\"\n  wait 5ms\n",
      "flows/r.drag": "dragscript 1\n@0ms down 1,2\n@5ms up\n",
    ])
    #expect(outcome.diagnostics == [])
    let test = try #require(outcome.script?.tests.first)
    #expect(test.lines.count == 2)
    #expect(test.steps.map(\.location.description) == ["flows/r.drag:2:1", "flows/main.drag:4:3"])
  }

  @Test
  func `an include of set-up above the lines of its test is set-up, below them it is refused`()
    throws
  {
    let tests = ["test \"a\"\n  wait 1ms\n", "test \"b\"\n  include \"s.drag\"\n  wait 2ms\n"]
    let scene = "dragscript 1\ncollection list at 0,0 size 9x9 layout rows()\n"
    for text in [tests[0] + tests[1], tests[1] + tests[0]] {
      let outcome = parse(["flows/main.drag": "dragscript 1\n" + text, "flows/s.drag": scene])
      let script = try #require(outcome.script)
      #expect(outcome.diagnostics == [])
      #expect(
        script.tests.map { "\($0.name) \(script.setup(of: $0).count) \($0.lines.count)" }.sorted()
          == ["a 0 1", "b 1 1"])
    }
    let below = parse([
      "flows/main.drag": "dragscript 1\n" + tests[0] + "  include \"s.drag\"\n",
      "flows/s.drag": scene,
    ])
    #expect(below.diagnostics.count == 1)
  }

  @Test func `lines are quoted from the texts that were read, those of a scene and of includes`()
    throws
  {
    let scene = parse(
      [
        "scene.drag": "dragscript 1\ninclude \"more.drag\"\n",
        "more.drag": "dragscript 1\nset seed 5\n",
      ], main: "scene.drag")
    let outcome = Script.parse(
      "dragscript 1\ntest \"t\"\n  wait 5ms # a comment\n", file: "main.drag",
      scene: scene.script)
    let script = try #require(outcome.script)
    let quote = { (file: String, line: Int, column: Int) -> SourceQuote? in
      let place = SourceLocation(file: file, line: line, column: column)
      return SourceQuotes(of: [place], in: script)[place]
    }
    #expect(quote("main.drag", 3, 3)?.line == "  wait 5ms # a comment")
    #expect(quote("main.drag", 3, 3)?.mark == "  ^~~~~~~~")
    #expect(quote("more.drag", 2, 1)?.line == "set seed 5")
    #expect(quote("scene.drag", 2, 1)?.line == "include \"more.drag\"")
    #expect(quote("other.drag", 1, 1) == nil)
  }

  @Test func `faults of an included file carry its name and the way to it`() throws {
    let outcome = parse([
      "flows/main.drag": "dragscript 1\n\ninclude \"a.drag\"\n",
      "flows/a.drag": "dragscript 1\n  include \"b.drag\"\n",
      "flows/b.drag": "dragscript 1\nset seed x\n",
    ])
    #expect(reported(outcome) == ["DS0105 flows/b.drag:2:10"])
    let fault = try #require(outcome.diagnostics.first)
    #expect(fault.includedFrom.map(\.description) == ["flows/a.drag:2:3", "flows/main.drag:3:1"])
    #expect(
      fault.description == """
        flows/b.drag:2:10: error[DS0105]: expected a whole number, found `x`
          set seed x
                   ^
          included from flows/a.drag:2:3
          included from flows/main.drag:3:1
        """)
  }

  @Test(
    arguments: [
      ("../x.drag", "DS0306"), ("/x.drag", "DS0306"), ("a/../../x.drag", "DS0306"),
      ("", "DS0306"), ("x/", "DS0306"), ("..", "DS0306"), ("main.drag", "DS0305"),
      ("./a/../main.drag", "DS0305"), ("none.drag", "DS0303"),
    ])
  func `an include stays below the folder and forms no cycle`(path: String, code: String) {
    let outcome = parse(["flows/main.drag": "dragscript 1\ninclude \"\(path)\"\nitems list a\n"])
    #expect(reported(outcome) == ["\(code) flows/main.drag:2:9"])
  }

  @Test func `what an include that is not found may declare is not called unknown`() {
    let lines = "collection l at 0,0 size 9x9 layout rows(height=4)\nitems l a\n"
    let outcome = parse(
      ["main.drag": "dragscript 1\ninclude \"gone.drag\"\n\(lines)provider l#a as Photo \"x\"\n"],
      main: "main.drag")
    #expect(reported(outcome) == ["DS0303 main.drag:2:9"])
  }

  @Test func `includes are at most eight deep`() {
    var files = ["main.drag": "dragscript 1\ninclude \"1.drag\"\n"]
    for depth in 1...9 {
      files["\(depth).drag"] = "dragscript 1\ninclude \"\(depth + 1).drag\"\n"
    }
    #expect(reported(parse(files, main: "main.drag")) == ["DS0304 8.drag:2:9"])
    files["8.drag"] = "dragscript 1\nset seed 5\n"
    #expect(reported(parse(files, main: "main.drag")) == [])
  }

  @Test func `a script includes at most a thousand files`() {
    let text = String(repeating: "include \"a.drag\"\n", count: 1_001)
    let outcome = parse(
      ["main.drag": "dragscript 1\n" + text, "a.drag": "dragscript 1\n"], main: "main.drag")
    #expect(reported(outcome) == ["DS0308 main.drag:1002:9"])
  }

  @Test(
    arguments: [
      ("test \"x\"\n", "DS0307 b.drag:2:1"), ("wait 5ms\ntag a\n", "DS0307 b.drag:3:1"),
      ("wait 5ms\n| ...\n", "DS0307 b.drag:3:1"), ("@9ms up\n@8ms up\n", "DS0406 b.drag:3:1"),
    ])
  func `an included file holds only what is allowed at its position`(text: String, expected: String)
  {
    let outcome = parse(
      ["a.drag": "dragscript 1\ninclude \"b.drag\"\n", "b.drag": "dragscript 1\n" + text],
      main: "a.drag")
    #expect(reported(outcome) == [expected])
  }

  @Test func `the head of an imported recording says where it belongs`() {
    let outcome = parse(
      [
        "a.drag": "dragscript 1\ntest \"t\"\n  include \"b.drag\"\n",
        "b.drag": "dragscript 1\npointer f touch\n@0ms f: down 1,1\n",
      ], main: "a.drag")
    #expect(
      outcome.diagnostics.first?.hint
        == "write `pointer f touch` there, above the line that includes it")
  }

  private static let recording = """
    dragscript 1
    set viewport 800x600
    require multi-pointer
    pointer f touch
    pointer m mouse
    @0ms f: down 1,1
    @9ms f: up

    """

  private func including(_ setup: String, test: String = "", scene: Script? = nil) -> ParseOutcome {
    let main = "dragscript 1\n\(setup)test \"t\"\n\(test)  include \"r.drag\"\n"
    return Script.parse(Array(main.utf8), file: "a.drag", scene: scene) {
      _ throws(IncludeFailure) in ScriptText(Array(Self.recording.utf8))
    }
  }

  @Test func `an imported recording is included as it is where the script says the same`() throws {
    let setup = "set viewport 800x600\nrequire multi-pointer\npointer m mouse\npointer f touch\n"
    let outcome = including(setup)
    #expect(outcome.diagnostics == [])
    let test = try #require(outcome.script?.tests.first)
    guard case .include(let included) = test.lines.first else {
      Issue.record("expected included lines, found \(test.lines)")
      return
    }
    #expect(included.lines.count == 1)
    #expect(outcome.script?.setup(of: test).count == 4)
    // A test's own lines win, and the scene's count as the script's.
    let own = "set viewport 300x300\nrequire multi-pointer\npointer m mouse\n"
    #expect(
      including(own, test: "  set viewport 800x600\n  pointer f touch\n").diagnostics == [])
    let scene = Script.parse("dragscript 1\n" + setup, file: "scene.drag").script
    #expect(including("", scene: scene).diagnostics == [])
  }

  @Test func `an included recording that says something else is refused with both places`() {
    let outcome = including(
      "set viewport 390x844\nrequire multi-pointer\npointer m mouse\npointer f pen\n")
    #expect(
      outcome.diagnostics.map { "\($0.location): \($0.message)" } == [
        "r.drag:2:1: `viewport` is 800x600 here, and 390x844 at a.drag:2:1",
        "r.drag:4:1: `f` is a touch here, and a pen at a.drag:5:1",
      ])
    let own = including(
      "set viewport 800x600\nrequire multi-pointer\npointer m mouse\npointer f touch\n",
      test: "  set viewport 390x844\n")
    #expect(
      own.diagnostics.map(\.message) == [
        "`viewport` is 800x600 here, and 390x844 at a.drag:7:3"
      ])
  }

  @Test
  func `an included recording that says what the script does not is refused with what is missing`()
  {
    let outcome = including("")
    #expect(
      outcome.diagnostics.compactMap(\.hint) == [
        "write `set viewport 800x600` there, above the line that includes it",
        "write `require multi-pointer` there",
        "write `pointer f touch` there, above the line that includes it",
        "write `pointer m mouse` there, above the line that includes it",
      ])
  }

  @Test func `the viewport that wins over the scene's is reported`() throws {
    let scene = try #require(
      Script.parse("dragscript 1\nset viewport 800x600\n", file: "scene.drag").script)
    func parse(_ text: String) -> [String] {
      Script.parse("dragscript 1\n" + text, file: "a.drag", scene: scene).diagnostics.map {
        "\($0.severity) \($0.location): \($0.message)"
      }
    }
    #expect(
      parse("set viewport 390x844\nwait 1ms\n") == [
        "warning a.drag:2:1: the viewport is 390x844 here, and 800x600 at "
          + "scene.drag:2:1"
      ])
    #expect(parse("set viewport 800x600\nwait 1ms\n") == [])
    #expect(parse("wait 1ms\n") == [])
  }

  @Test func `an included file includes what is beside it`() throws {
    let outcome = parse([
      "flows/main.drag": "dragscript 1\ninclude \"parts/scene.drag\"\ntest \"t\"\n  wait 1ms\n",
      "flows/parts/scene.drag": "dragscript 1\ninclude \"more.drag\"\n",
      "flows/parts/more.drag": "dragscript 1\nset seed 7\n",
    ])
    #expect(outcome.diagnostics == [])
    #expect(outcome.script?.settings.seed == 7)
  }

  @Test func `what lines include has no tests and no golden blocks, however deep it is`() {
    let outcome = parse([
      "flows/main.drag": "dragscript 1\ntest \"t\"\n  include \"r.drag\"\n",
      "flows/r.drag": "dragscript 1\n@0ms down 1,2\ninclude \"s.drag\"\n@5ms up\n",
      "flows/s.drag": "dragscript 1\n@1ms move 1,2\ntest \"u\"\n| 0.000 a.b\n",
    ])
    #expect(
      outcome.diagnostics.map { "\($0.location): \($0.message)" } == [
        "flows/s.drag:3:1: an included file cannot contain tests",
        "flows/s.drag:4:1: an included file cannot contain a golden block",
      ])
  }
}
