import DragReplay
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

  @Test(arguments: DragScripts.all(in: "Drags"))
  func `every drag still does what it did`(_ drag: ScriptCase) {
    drag.run(hooks: Self.hooks)
  }

  @Test(arguments: DragScripts.recordings(in: "Recordings", on: "Drags/scene.drag"))
  func `a recorded gesture moves the first row down`(_ drag: ScriptCase) throws {
    let result = try #require(drag.run())
    #expect(result.traceText.contains("list.move item=a at=list[gap 3]"))
  }

  @Test(arguments: DragScripts.recordings(in: "Recordings", on: "Drags/same-scene.drag"))
  func `a scene may include another one`(_ drag: ScriptCase) throws {
    #expect(try #require(drag.run()).verdict == .passed)
  }

  @Test func `a case is called by its file and its test`() {
    #expect(
      DragScripts.all(in: "Drags").map(\.testDescription)
        == ["swap.drag: the first goes last", "swap.drag: the model hears of it"])
  }

  @Test func `a folder that is not there is a case that fails`() throws {
    let cases = DragScripts.all(in: "Nowhere") + DragScripts.recordings(in: ".", on: "none.drag")
    #expect(cases.map(\.name) == ["Nowhere", "none.drag"])
    for missing in cases { withKnownIssue { _ = missing.run() } }
    let empty = DragScripts.all(in: "Recordings")
    #expect(empty.map(\.name) == ["Recordings"])
    withKnownIssue { _ = empty[0].run() }
  }

  @Test func `a call that nobody answers is told at its place`() throws {
    let model = try #require(DragScripts.all(in: "Drags").last)
    let line = #line + 2
    withKnownIssue {
      model.run()
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.map(\.rawValue).joined()
          .hasSuffix("swap.drag:15:8: no host is here to answer `call note`")
    }
  }
}
