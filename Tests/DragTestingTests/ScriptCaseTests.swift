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

  @Test func `what a script leaves is asked for, and expected of`() throws {
    let played = try #require(Scripts(in: "Drags").first?.run())
    #expect(played.orders == ["list": ["b", "c", "a"]])
    #expect(played.operations == [.move])
    #expect(played.operation == .move)
    #expect(played.result.orders == played.orders)
    #expect(played.result.operations == [.move])
    #expect(played.expect("list", has: ["b", "c", "a"]))
    #expect(played.expect(.operation(.move)))
    #expect(played.expect("once list.didEnd"))
    #expect(played.expect(trace: "...\n{{[0-9.]+}} list.didEnd op=move\n..."))
    let (stage, list) = (played.stage, played["list"])
    stage.drag("b", from: list, to: .point(2000, 2000))
    stage.expect(.operation(.cancel))
    stage.drag("b", from: list, to: .gap(3, in: list))
    stage.expect(list, has: ["c", "a", "b"])
    // The result is that of the script.
    #expect(played.operations == [.move])
    #expect(played.orders == ["list": ["b", "c", "a"]])
  }

  @Test func `a failed expectation of a played script is reported at its line`() throws {
    let played = try #require(Scripts(in: "Drags").first?.run())
    let line = #line + 2
    withKnownIssue {
      #expect(!played.expect("list", has: ["a", "b", "c"]))
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.map(\.rawValue).joined().contains("actual:   b c a")
    }
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
