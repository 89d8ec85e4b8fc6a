import DragScript
import Testing

@Suite struct ScriptAssemblerTests {
  private func script(_ text: String, file: String = "flows/a.drag") throws -> Script {
    let outcome = Script.parse(text, file: file)
    #expect(outcome.diagnostics == [])
    return try #require(outcome.script)
  }

  @Test func `a file without tests is one test named after the file`() throws {
    let script = try script("dragscript 1\ntag smoke\nwait 5ms\n", file: "flows/pan.drag")
    #expect(script.tests.map(\.name) == ["pan"])
    #expect(script.tests.map(\.isNamed) == [false])
    #expect(script.tags == ["smoke"])
    #expect(script.tests[0].tags == [])
  }

  @Test func `a file without timed lines and tests has no test`() throws {
    #expect(try script("dragscript 1\nset seed 4\n").tests == [])
  }

  @Test func `a test has its own directives, above its timed lines`() throws {
    let script = try script(
      """
      dragscript 1
      require store unheard-of sections
      skip "all of it"
      test "a"
        tag one two
        xfail "not yet"
        wait 5ms
      test "b"
      """)
    #expect(script.unknownRequirements.map(\.text) == ["unheard-of"])
    #expect(script.unknownRequirements.first?.location.description == "flows/a.drag:2:15")
    #expect(script.skip?.text == "all of it")
    #expect(script.tests.map(\.tags) == [["one", "two"], []])
    #expect(script.tests[0].xfail?.text == "not yet")
    #expect(script.tests[1].lines == [])
  }

  @Test func `each test starts from the shared set-up and its own`() throws {
    let text = """
      dragscript 1
      collection list at 0,0 size 9x9 layout rows()
      test "a"
        section list x
        view bin at 0,9 size 9x9
        down bin
      test "b"
        section list x
        down list#later
        down bin
      """
    let outcome = Script.parse(text, file: "a.drag")
    #expect(outcome.diagnostics.map { "\($0.code) \($0.location)" } == ["DS0401 a.drag:10:8"])
  }

  @Test func `without items the first section is section 0`() {
    let text = """
      dragscript 1
      collection list at 0,0 size 9x9 layout frames
      section list a b
      section list c
      frame list[1/0] at 0,0 size 1x1
      frame list[1/1] at 0,0 size 1x1
      """
    let outcome = Script.parse(text, file: "a.drag")
    #expect(outcome.diagnostics.map { "\($0.code) \($0.location)" } == ["DS0404 a.drag:6:7"])
  }

  @Test func `stores and applications may be declared below their use, parents may not`() {
    let text = """
      dragscript 1
      on list update => proposal move
      collection list at 0,0 size 9x9 layout rows() store db
      store db sqlite "x.db"
      view a at 0,0 size 1x1 nested-in b
      view b at 0,0 size 1x1 app other
      expect stored db = a
      expect writes list = 3
      app gone other
      """
    let outcome = Script.parse(text, file: "a.drag")
    #expect(outcome.diagnostics.map { "\($0.code) \($0.location)" } == ["DS0401 a.drag:5:34"])
  }

  @Test func `a recording takes the scene of another script`() throws {
    let scene = try script(FaultCase.scene + "set seed 3\ntest \"t\"\n")
    let outcome = Script.parse("dragscript 1\ndown list#a\n", file: "r.drag", scene: scene)
    #expect(outcome.diagnostics == [])
    #expect(outcome.script?.settings.seed == 3)
    #expect(outcome.script?.tests.map(\.name) == ["r"])
  }

  @Test func `a stamp is compared with what is known of the line above`() {
    func reported(_ lines: String) -> [Int] {
      Script.parse("dragscript 1\n" + lines, file: "a.drag").diagnostics.map(\.location.line)
    }
    #expect(reported("glide 1,2 over 50ms\n@20ms move 1,3\n@10ms up\n") == [4])
    #expect(reported("wait 50ms\n@20ms move 1,3\n") == [3])
    #expect(reported("wait 50ms\n@50ms move 1,3\n") == [])
    #expect(reported("glide 1,2 over 50ms\n@20ms expect state = idle\n") == [])
    #expect(reported("+50ms up\n@49ms up\n") == [3])
    #expect(reported("settle\n@0ms up\n") == [])
    #expect(reported("test \"a\"\n@5ms up\ntest \"b\"\n@1ms up\n") == [])
  }
}
