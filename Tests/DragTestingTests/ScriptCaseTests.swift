import DragTesting
import Testing

@Suite struct ScriptCaseTests {
  static var hooks: HostHooks {
    var hooks = HostHooks()
    hooks["note"] = { call in
      #expect(call.name == "note")
      #expect((call.argument == "before") == (call.time == .zero))
      #expect(call.stage.view(named: "list") != nil)
    }
    return hooks
  }

  @Test(arguments: Scripts(in: "Drags"))
  func `every drag still does what it did`(_ script: ScriptCase) {
    script.run(hooks: Self.hooks)
  }

  @Test func `a case is called by its file and its test`() {
    #expect(
      Scripts(in: "Drags").map(\.testDescription)
        == ["swap.drag: the first goes last", "swap.drag: the model hears of it"])
  }

  @Test func `a folder that is not there is a case that fails`() throws {
    let missing = Scripts(in: "Nowhere")
    #expect(missing.map(\.name) == ["Nowhere"])
    withKnownIssue { _ = missing[0].run() }
  }

  @Test func `a call without an answer is reported at its place`() throws {
    let model = try #require(Scripts(in: "Drags").last)
    let line = #line + 2
    withKnownIssue {
      model.run()
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.map(\.rawValue).joined()
          .hasSuffix("swap.drag:15:8: `call note` needs a host with hooks, and this one has none")
    }
  }
}
