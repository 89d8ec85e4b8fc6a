import DragScript
import Testing

@Suite struct SampleTests {
  @Test(arguments: SampleScripts.all)
  func `samples parse without a diagnostic and print to the same meaning`(text: String) throws {
    let outcome = Script.parse(text, file: "sample.drag")
    #expect(outcome.diagnostics == [])
    let script = try #require(outcome.script)
    let again = Script.parse(script.text, file: "sample.drag")
    #expect(again.script == script)
    #expect(again.script?.text == script.text)
  }
}
