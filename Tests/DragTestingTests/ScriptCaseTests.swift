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

  @Test(arguments: Scripts(recordings: "Recordings", on: "Drags/scene.drag"))
  func `a recorded gesture moves the first row down`(_ recording: ScriptCase) throws {
    let played = try #require(recording.run())
    played.stage.expect(played["list"], has: ["b", "c", "a"])
    #expect(played.operation == .move)
  }

  @Test(arguments: Scripts(recordings: "Recordings", on: "Drags/same-scene.drag"))
  func `a scene may include another one`(_ drag: ScriptCase) throws {
    #expect(try #require(drag.run()).result.verdict == .passed)
  }

  @Test func `what a recording does not say is in the options`() throws {
    var options = ImportOptions()
    options.prependHold = .seconds(1)
    let held = Scripts(recordings: "Recordings", on: "Drags/scene.drag", options: options)
    let played = try #require(held.first?.run())
    #expect(played.result.duration > .seconds(1))
    #expect(played.orders["list"] == ["b", "c", "a"])
  }

  @Test func `a case is called by its file and its test`() {
    #expect(
      Scripts(in: "Drags").map(\.testDescription)
        == ["swap.drag: the first goes last", "swap.drag: the model hears of it"])
  }

  @Test func `a folder that is not there is a case that fails`() throws {
    let cases = Array(Scripts(in: "Nowhere")) + Scripts(recordings: ".", on: "none.drag")
    #expect(cases.map(\.name) == ["Nowhere", "none.drag"])
    for missing in cases { withKnownIssue { _ = missing.run() } }
    let empty = Scripts(in: "Recordings")
    #expect(empty.map(\.name) == ["Recordings"])
    withKnownIssue { _ = empty[0].run() }
  }

  @Test func `a call that nobody answers is told at its place`() throws {
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
