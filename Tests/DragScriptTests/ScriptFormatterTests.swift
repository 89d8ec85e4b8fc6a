import Seeds
import DragScript
import Testing

@Suite struct ScriptFormatterTests {
  private func formatted(_ text: String) -> String {
    String(decoding: Script.formatted(Array(text.utf8)), as: UTF8.self)
  }

  @Test func `spaces change, and no word`() {
    let text = """


      # above
      dragscript   1   # header


      view  bin\tat 0,0 size 10.50x10   # a bin
      # of the test
      test   "one  two"
          # inside
      @0ms    down bin@0.50,1.0
          |   0.000   pointer.down   bin
      |
        wait 1000ms# no comment

      # closing

      """
    #expect(
      formatted(text) == """
        # above
        dragscript 1  # header

        view bin at 0,0 size 10.50x10  # a bin

        # of the test
        test "one  two"
          # inside
          @0ms down bin@0.50,1.0
          | 0.000   pointer.down   bin
          |
          wait 1000ms# no comment

          # closing

        """)
  }

  @Test func `a file of one unnamed test is not indented`() {
    #expect(
      formatted("dragscript 1\r\n  view a at 0,0 size 1x1\r\n  down a")
        == "dragscript 1\nview a at 0,0 size 1x1\ndown a\n")
  }

  @Test(.seeds(0...199))
  func `what is formatted means the same, and stays as it is`() {
    let seed = Seed.current
    var maker = ScriptMaker(seed: seed)
    let text = maker.script()
    guard let script = Script.parse(text, file: "maker.drag").script else { return }
    let once = formatted(text)
    #expect(Script.parse(once, file: "maker.drag").script == script, "\(text)")
    #expect(formatted(once) == once)
  }

  @Test(arguments: SampleScripts.all)
  func `the samples keep their comments`(sample: String) {
    let count = { (text: String) in text.count { $0 == "#" } }
    #expect(count(formatted(sample)) == count(sample))
  }

  @Test func `no bytes make it trap, and what cannot be read stays`() {
    let bad: [UInt8] = [0xFF, 0x00, 0x0A, 0x22, 0x0A]
    #expect(Script.formatted(bad) == bad)
    #expect(Script.formatted([]) == [])
  }

  @Test func `a pointer goes up at a view that is called at, and at a point`() {
    let text = """
      dragscript 1
      view at at 0,0 size 9x9

      test "one"
        down at
        up at
        down at
        up at at
        down at
        up at 1,2

      """
    let outcome = Script.parse(text, file: "a.drag")
    #expect(outcome.diagnostics == [])
    #expect(outcome.script?.text == text)
  }
}
