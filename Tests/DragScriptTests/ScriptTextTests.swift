import DragScript
import Testing

@Suite struct ScriptTextTests {
  @Test(arguments: UInt64(0)..<400)
  func `what is printed means the same and prints the same`(seed: UInt64) throws {
    var maker = ScriptMaker(seed: seed)
    let text = maker.script()
    let outcome = Script.parse(text, file: "maker.drag")
    let errors = outcome.diagnostics.filter { $0.severity == .error }
    #expect(errors.allSatisfy { $0.code == DiagnosticCode.timeRunsBackwards.rawValue }, "\(text)")
    guard let script = outcome.script else { return }
    let printed = script.text
    let again = Script.parse(printed, file: "maker.drag")
    #expect(again.script == script, "\(text)")
    #expect(again.script?.text == printed)
  }

  @Test func `most random scripts have no error`() {
    let parsed = (UInt64(0)..<400).count { seed in
      var maker = ScriptMaker(seed: seed)
      return Script.parse(maker.script(), file: "maker.drag").script != nil
    }
    #expect(parsed > 200)
  }

  @Test func `comments and blank lines stay, and blanks become single`() throws {
    let text = """
      # above
      dragscript   1   # header


      # scene
      view  bin\tat 0,0 size 10.50x10   # a bin
      test "one"   # first
        # inside
          wait   1000ms # a while

          @2000000us   pointer:  down   1.0,2
          @2100ms up
      # the end
      """
    let script = try #require(Script.parse(text, file: "a.drag").script)
    #expect(
      script.text == """
        # above
        dragscript 1  # header

        # scene
        view bin at 0,0 size 10.5x10  # a bin

        test "one"  # first
          # inside
          wait 1s  # a while

          @2s down 1,2
          @2100ms up
          # the end

        """)
  }

  @Test func `scripts that differ in a value differ`() throws {
    let one = try #require(Script.parse("dragscript 1\nwait 5ms\n", file: "a.drag").script)
    let two = try #require(Script.parse("dragscript 1\nwait 6ms\n", file: "a.drag").script)
    let far = try #require(Script.parse("dragscript 1\n# far\n\n wait 5ms", file: "a.drag").script)
    #expect(one != two)
    #expect(one == far)
    #expect(one.hashValue == far.hashValue)
  }
}
