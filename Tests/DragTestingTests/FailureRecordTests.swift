import Testing

@testable import DragTesting

@Suite struct FailureRecordTests {
  @Test func `a script that fails has its trace and the smallest script that fails so`() throws {
    let script = try #require(Scripts(in: "Failing").first)
    guard case .test(let test, let whole, _) = script.content else {
      Issue.record("a script that can be read")
      return
    }
    var played: PlayedScript?
    withKnownIssue { played = script.run() }
    let result = try #require(played).result
    let record = FailureRecord(
      result, of: test, in: whole, named: script.name, hooks: HostHooks())
    #expect(
      record.files.map(\.name) == [
        "wrong.drag--a-row-goes-last.trace.txt", "wrong.drag--a-row-goes-last.drag",
      ])
    #expect(record.files[0].text.contains("list.perform at=list[gap 2]"))
    // The drag is kept, since the failure follows from it; the comment and the times are not.
    #expect(
      record.files[1].text == """
        dragscript 1
        collection list at 0,0 size 390x132 layout rows()
        items list a b
        on list update => proposal move insert-at
        test "a row goes last"
          down list#a
          wait 600ms
          glide list[gap 2] over 0ms
          up
          expect order list = a

        """)
  }

  @Test func `a script whose calls are answered is not made smaller`() throws {
    let script = try #require(Scripts(in: "Failing").first)
    guard case .test(let test, let whole, _) = script.content else { return }
    var hooks = HostHooks()
    hooks["note"] = { _ in }
    var played: PlayedScript?
    withKnownIssue { played = script.run() }
    let result = try #require(played).result
    let record = FailureRecord(result, of: test, in: whole, named: "x", hooks: hooks)
    #expect(record.files.map(\.name) == ["x.trace.txt"])
  }

  @Test func `a stage has its trace and its script, named by the test`() {
    let stage = TestStage()
    let list = stage.list(["a", "b"])
    stage.drag("a", from: list, to: .gap(2, in: list))
    let caller = Caller(#fileID, #filePath, #line, #column)
    let record = FailureRecord(of: stage, in: caller.testName, [], at: caller.location)
    let name = "a-stage-has-its-trace-and-its-script--named-by-the-test"
    #expect(record.files.map(\.name) == [name + ".trace.txt", name + ".drag"])
    #expect(record.files[0].text == stage.trace)
    let unnamed = FailureRecord(of: stage, in: nil, [], at: caller.location)
    #expect(unnamed.files.map(\.name) == ["stage.trace.txt", "stage.drag"])
    #expect(!stage.hasAttachedTrace)
    withKnownIssue { _ = stage.expect(list, has: ["a"]) }
    #expect(stage.hasAttachedTrace)
  }
}
